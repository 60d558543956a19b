// What npm start says: where the app is, for this computer and for a phone in the room.

/** @typedef {NodeJS.Dict<import('node:os').NetworkInterfaceInfo[]>} Interfaces */

/**
 * @param {object} place
 * @param {number} place.port
 * @param {boolean} place.isPrivate
 * @param {boolean} place.hasColours
 * @param {Interfaces} place.interfaces
 * @param {string | undefined} [place.tablesIn] where shared tables are kept, if they are served
 * @returns {Promise<string>}
 */
export async function welcome({ port, isPrivate, hasColours, interfaces, tablesIn }) {
  const here = `Empty Chair is at http://localhost:${port}/`;
  const tables =
    tablesIn === undefined
      ? []
      : [`Shared tables are kept in ${tablesIn} (none: npm start -- --no-tables)`];
  if (isPrivate) return [`${here}, only for this computer (Ctrl+C ends it)`, ...tables].join('\n');
  const [likeliest, ...others] = addressesInTheRoom(interfaces, port);
  const lines = [`${here} (Ctrl+C ends it)`];
  if (likeliest === undefined)
    return [...lines, 'No network was found, so a phone cannot open it.', ...tables].join('\n');
  lines.push(`On a phone in the same network: ${likeliest}`);
  lines.push('', await qrInTerminal(likeliest, hasColours), '');
  if (others.length > 0) lines.push(`If the phone does not find it: ${others.join(' or ')}`);
  lines.push(
    'Whoever is in your network can open the app. Only for this computer: npm start -- --private',
    ...tables,
  );
  return lines.join('\n');
}

/** Networks inside of this machine, or of people far away: no phone in the room is in them. */
const INVISIBLE =
  /^(docker|br-|veth|virbr|vboxnet|vmnet|vEthernet|VirtualBox|VMware|tun|tap|utun|wg|tailscale|zt)/i;

/** The addresses that routers give, homes first. */
const USUAL = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/**
 * Where other devices find the app: they know this machine by its numbers, not as `localhost`.
 * @param {Interfaces} interfaces
 * @param {number} port
 * @returns {string[]} the likeliest first
 */
export function addressesInTheRoom(interfaces, port) {
  return Object.entries(interfaces)
    .flatMap(([name, found]) => (found ?? []).map((it) => ({ ...it, name })))
    .filter(({ family, internal, address }) => {
      // 169.254 is what a device calls itself when it has found no network.
      return family === 'IPv4' && !internal && !address.startsWith('169.254.');
    })
    .sort((a, b) => unlikely(a) - unlikely(b))
    .map(({ address }) => `http://${address}:${port}/`);
}

/** @param {{ readonly name: string, readonly address: string }} of */
function unlikely({ name, address }) {
  const usual = USUAL.findIndex((range) => range.test(address));
  return (INVISIBLE.test(name) ? 10 : 0) + (usual === -1 ? USUAL.length : usual);
}

/** A camera needs some light around the code. */
const MARGIN = 4;

/**
 * A code drawn in half blocks, light parts lit. Where the terminal takes colours it is told them:
 * in one with a light background the code would be a negative, which not every phone reads.
 * @param {string} text
 * @param {boolean} hasColours
 */
export async function qrInTerminal(text, hasColours) {
  // Only now: npm start installs the packages first.
  const { renderUnicodeCompact } = await import('uqr');
  const code = renderUnicodeCompact(text, { border: MARGIN });
  return hasColours ? code.replace(/^.*$/gm, '\u001b[97;40m$&\u001b[0m') : code;
}
