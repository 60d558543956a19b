import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes, randomBytes } from '@noble/hashes/utils.js';
import { base64url, fromBase64url } from './base64url.ts';
import type { Keys } from './keys.ts';

/** What was sealed is not what came back: changed, moved to another place, or of other keys. */
export class BrokenSeal extends Error {
  constructor() {
    super('the seal is broken');
    this.name = 'BrokenSeal';
  }
}

const NONCE = 24;
type Sealing = Pick<Keys, 'table' | 'sealing'>;

/** The place of an operation: the server can neither reorder operations nor swap two. */
export const placeOf = (n: number, id: string): string => `operation ${n} ${id}`;
export const LIGHT_PLACE = 'light';

/** Any JSON, for one place at one table. */
export function seal(keys: Sealing, place: string, data: unknown): string {
  const nonce = randomBytes(NONCE);
  const text = new TextEncoder().encode(JSON.stringify(data));
  return base64url(concatBytes(nonce, cipher(keys, place, nonce).encrypt(text)));
}

/** Throws BrokenSeal for everything that `seal` did not make for this very place. */
export function unseal(keys: Sealing, place: string, sealed: string): unknown {
  try {
    const bytes = fromBase64url(sealed);
    const nonce = bytes.subarray(0, NONCE);
    const text = cipher(keys, place, nonce).decrypt(bytes.subarray(NONCE));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text));
  } catch {
    throw new BrokenSeal();
  }
}

const cipher = ({ table, sealing }: Sealing, place: string, nonce: Uint8Array) =>
  xchacha20poly1305(sealing, nonce, new TextEncoder().encode(`empty-chair ${table} ${place}`));
