import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** A network of IPv6 has 64 bits: four of the eight groups. One household or machine is given all of it. */
const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;

/** Who shares limits: an address of IPv4, or a network of IPv6. */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  const old = MAPPED.exec(bare)?.[1];
  if (old !== undefined) return old;
  if (!isIPv6(bare)) return address;
  const [before = [], after = []] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  // Two colons stand for as many zeros as are missing.
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  const groups = [...before, ...zeros, ...after].slice(0, GROUPS_OF_NETWORK);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
