import { describe, expect, it } from 'vitest';
import {
  invitationFrom,
  invitationText,
  keysOf,
  newInvitation,
  tokenHash,
  tokenHashes,
  toWatch,
} from './keys.ts';
import { BrokenSeal, placeOf, seal, unseal } from './seal.ts';

describe('an invitation', () => {
  const toPlay = newInvitation();

  it('comes out of a link as it went in', () => {
    for (const invitation of [toPlay, toWatch(toPlay)]) {
      const text = invitationText(invitation);
      expect(invitationFrom(text)).toEqual(invitation);
      expect(invitationFrom(`https://example.org/app/#${text}`)).toEqual(invitation);
      expect(text).toMatch(/^t=[pv]\.[\w-]{22}\.[\w-]{43}$/);
    }
  });

  it('is none when a letter is missing or something else stands there', () => {
    const text = invitationText(toPlay);
    for (const other of ['', 'g=abc', text.slice(0, -1), `${text}x`, text.replace('=p', '=x')]) {
      expect(invitationFrom(other)).toBe(undefined);
    }
  });

  it('to watch opens what players sealed, and has another token', () => {
    const player = keysOf(toPlay);
    const viewer = keysOf(toWatch(toPlay));
    expect(viewer.sealing).toEqual(player.sealing);
    expect(viewer.token).not.toBe(player.token);
    expect(toWatch(toWatch(toPlay))).toEqual(toWatch(toPlay));
    expect(tokenHashes(toPlay)).toEqual({
      player: tokenHash(player.token),
      viewer: tokenHash(viewer.token),
    });
  });

  it('made anew for the same table shares nothing with the old one', () => {
    const anew = newInvitation(toPlay.table);
    expect(anew.table).toBe(toPlay.table);
    expect(keysOf(anew).sealing).not.toEqual(keysOf(toPlay).sealing);
    expect(tokenHashes(anew)).not.toEqual(tokenHashes(toPlay));
  });
});

describe('a seal', () => {
  const keys = keysOf(newInvitation());
  const place = placeOf(3, 'an id');
  const sealed = seal(keys, place, { secret: 'the Marquise', n: 1 });

  it('holds any JSON, and shows none of it', () => {
    expect(unseal(keys, place, sealed)).toEqual({ secret: 'the Marquise', n: 1 });
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Marquise');
    expect(seal(keys, place, 1)).not.toBe(seal(keys, place, 1));
  });

  it('breaks at another number, id, table or key, and when one letter is changed', () => {
    const changed = `${sealed.slice(0, 40)}${sealed[40] === 'A' ? 'B' : 'A'}${sealed.slice(41)}`;
    const tries: (readonly [typeof keys, string, string])[] = [
      [keys, placeOf(4, 'an id'), sealed],
      [keys, placeOf(3, 'another id'), sealed],
      [{ ...keys, table: 'another' }, place, sealed],
      [keysOf(newInvitation(keys.table)), place, sealed],
      [keys, place, changed],
      [keys, place, sealed.slice(4)],
      [keys, place, ''],
      [keys, place, '*'],
    ];
    for (const [by, at, text] of tries) expect(() => unseal(by, at, text)).toThrow(BrokenSeal);
  });
});
