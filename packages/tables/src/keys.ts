import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { randomBytes } from '@noble/hashes/utils.js';
import { base64url, fromBase64url } from './base64url.ts';
import type { Role, TokenHashes } from './protocol.ts';
import { ID_FORM, TOKEN_FORM } from './protocol.ts';

/** What a link carries: the table, and the secret that says what its holder may. */
export interface Invitation {
  readonly table: string;
  readonly role: Role;
  readonly secret: Uint8Array;
}

/** What a device makes of an invitation. */
export interface Keys {
  readonly table: string;
  readonly role: Role;
  /** Shown to the server with every request; it keeps only a hash of it. */
  readonly token: string;
  /** Seals and opens; never leaves the device. */
  readonly sealing: Uint8Array;
}

const BYTES = 32;
const MARK = { player: 'p', viewer: 'v' } as const;

const utf8 = (text: string) => new TextEncoder().encode(text);
const derived = (secret: Uint8Array, table: string, what: string) =>
  hkdf(sha256, secret, utf8(table), utf8(`empty-chair ${what}`), BYTES);

/** A random id of a table or of an operation. */
export const newId = (): string => base64url(randomBytes(16));

/** The link of a new table, or the new link of one whose old link is withdrawn. */
export const newInvitation = (table: string = newId()): Invitation => ({
  table,
  role: 'player',
  secret: randomBytes(BYTES),
});

/** The link to watch: it follows from the one to play, and never the other way round. */
export function toWatch({ table, role, secret }: Invitation): Invitation {
  if (role === 'viewer') return { table, role, secret };
  return { table, role: 'viewer', secret: derived(secret, table, 'viewer') };
}

export function keysOf(invitation: Invitation): Keys {
  const { table, role, secret } = invitation;
  return {
    table,
    role,
    token: base64url(derived(secret, table, `token of a ${role}`)),
    sealing: derived(toWatch(invitation).secret, table, 'sealing'),
  };
}

export const tokenHash = (token: string): string => base64url(sha256(utf8(token)));

/** What the server is told when a table is made. */
export const tokenHashes = (invitation: Invitation): TokenHashes => ({
  player: tokenHash(keysOf(invitation).token),
  viewer: tokenHash(keysOf(toWatch(invitation)).token),
});

/** As it stands after the `#` of a link, which no server is ever told. */
export const invitationText = ({ table, role, secret }: Invitation): string =>
  `t=${MARK[role]}.${table}.${base64url(secret)}`;

/** Undefined for what is no invitation, or was cut. */
export function invitationFrom(text: string): Invitation | undefined {
  const [mark, table = '', secret = ''] = text.replace(/^.*t=/s, '').trim().split('.');
  const role = mark === MARK.player ? 'player' : mark === MARK.viewer ? 'viewer' : undefined;
  if (role === undefined || !ID_FORM.test(table) || !TOKEN_FORM.test(secret)) return undefined;
  return { table, role, secret: fromBase64url(secret) };
}
