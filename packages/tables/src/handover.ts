import * as json from '@empty-chair/kernel/json';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { base64url, fromBase64url } from './base64url.ts';
import type { Invitation, Keys } from './keys.ts';
import { invitationFrom, invitationText, toWatch } from './keys.ts';
import type { Role } from './protocol.ts';
import { seal, unseal } from './seal.ts';

/** Of one device: whoever knows its open half can seal something that only this device opens. */
export interface DevicePair {
  /** Never leaves the device. */
  readonly secret: Uint8Array;
  /** Told to the others at the table, as base64url. */
  readonly open: string;
}

/** A device that stays at a table whose link is withdrawn, and what it may do there. */
export interface Stays {
  /** The open half of its pair. */
  readonly key: string;
  readonly role: Role;
}

/** What a device knows of the keys that are withdrawn. */
type OldKeys = Pick<Keys, 'table' | 'sealing'>;

const PLACE = 'handover';
const BYTES = 32;

export const newDevicePair = (): DevicePair => devicePair(x25519.utils.randomSecretKey());

/** The pair again, from the half that a device keeps. */
export const devicePair = (secret: Uint8Array): DevicePair => ({
  secret,
  open: base64url(x25519.getPublicKey(secret)),
});

/**
 * The new link, sealed for each device that stays: for a viewer only the one to watch. Whoever has
 * nothing but the old link can neither open it nor tell for whom it is.
 */
export function handoverFor(old: OldKeys, to: Invitation, staying: readonly Stays[]): string {
  const from = newDevicePair();
  const sealed = staying.flatMap(({ key, role }) => {
    const shared = sharedKey(old, from.secret, { from: from.open, to: key });
    // No half of any pair: nobody could open it.
    if (shared === undefined) return [];
    return [seal(shared, PLACE, invitationText(role === 'player' ? to : toWatch(to)))];
  });
  return base64url(new TextEncoder().encode(JSON.stringify({ from: from.open, sealed })));
}

/** The new link for this device; undefined when there is none for it. */
export function myPart(old: OldKeys, pair: DevicePair, handover: string): Invitation | undefined {
  const { from, sealed } = partsOf(handover) ?? { from: '', sealed: [] };
  const shared = sharedKey(old, pair.secret, { from, to: pair.open }, from);
  if (shared === undefined) return undefined;
  for (const part of sealed) {
    const invitation = opened(shared, part);
    if (invitation?.table === old.table) return invitation;
  }
  return undefined;
}

/**
 * Follows from the two devices and from the old link: whoever made the handover had held it, and the
 * server has not.
 */
function sharedKey(
  { table, sealing }: OldKeys,
  mine: Uint8Array,
  { from, to }: { readonly from: string; readonly to: string },
  theirs: string = to,
): OldKeys | undefined {
  try {
    const both = x25519.getSharedSecret(mine, fromBase64url(theirs));
    const info = new TextEncoder().encode(`empty-chair ${PLACE} ${from} ${to}`);
    const salt = new TextEncoder().encode(table);
    return { table, sealing: hkdf(sha256, concatBytes(both, sealing), salt, info, BYTES) };
  } catch {
    return undefined;
  }
}

function opened(shared: OldKeys, part: string): Invitation | undefined {
  try {
    return invitationFrom(String(unseal(shared, PLACE, part)));
  } catch {
    return undefined; // For another device.
  }
}

function partsOf(handover: string) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(fromBase64url(handover));
    const fields = json.object(JSON.parse(text), '', ['from', 'sealed']);
    return {
      from: json.text(json.field(fields, '', 'from'), 'from'),
      sealed: json.list(json.field(fields, '', 'sealed'), 'sealed', json.text),
    };
  } catch {
    return undefined;
  }
}
