/**
 * Pages of other sites could let the browser of a visitor ask us. They read no answer, but a table that is
 * made counts against the visitor's address.
 */

export interface OwnNames {
  /** Addresses of the app as its host wrote them. */
  readonly addresses: readonly string[];
  /** A proxy of ours passes on what is for us, and nothing else. */
  readonly trustsProxy: boolean;
}

type HeaderOf = (name: string) => string | undefined;

/** Names that only a room or a machine knows: no stranger can let one lead here. */
const OF_A_ROOM = /^[^.]+$|\.(localhost|local|lan|home|internal|localdomain|home\.arpa)$/;
/** By number, nobody can be led anywhere else. */
const BY_NUMBER = /^\[[\da-f:.]+\]$|^\d+\.\d+\.\d+\.\d+$/;

/** Whether this name is ours. One that a stranger lets lead here would make a page of his a page of ours. */
export function isOwnName(header: HeaderOf, { addresses, trustsProxy }: OwnNames): boolean {
  const host = header('host');
  if (host === undefined || trustsProxy) return true;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  return (
    BY_NUMBER.test(name) ||
    OF_A_ROOM.test(name) ||
    addresses.some((address) => urlOf(address)?.hostname === name)
  );
}

/** Whether a page of ours has sent it, or no page at all. */
export function isOwnPage(header: HeaderOf, { addresses, trustsProxy }: OwnNames): boolean {
  // Said by the browser over https, where a page cannot write it; a proxy may have changed the host.
  const site = header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = header('origin');
  if (origin === undefined) return true;
  const from = urlOf(origin)?.host;
  const own = [header('host'), trustsProxy ? header('x-forwarded-host') : undefined];
  const written = addresses.map((address) => urlOf(address)?.host);
  return from !== undefined && [...own, ...written].includes(from);
}

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);
