import { describe, expect, it, test } from 'vitest';
import { base64url } from './base64url.ts';
import type { DevicePair } from './handover.ts';
import { devicePair, handoverFor, myPart, newDevicePair } from './handover.ts';
import { keysOf, newInvitation, toWatch } from './keys.ts';
import { decodeLight } from './light.ts';
import { Others } from './others.ts';
import type { Role } from './protocol.ts';
import { SEALED_FORM } from './protocol.ts';

const old = newInvitation();
const oldKeys = keysOf(old);
const fresh = newInvitation(old.table);
const anna = newDevicePair();
const borek = newDevicePair();
const dana = newDevicePair();
const out = newDevicePair();
const stays = ({ open }: DevicePair, role: Role = 'player') => ({ key: open, role });
const handover = handoverFor(oldKeys, fresh, [stays(anna), stays(borek), stays(dana, 'viewer')]);

describe('a handover', () => {
  it('gives the new link to every device that stays, and to nobody else', () => {
    expect(myPart(oldKeys, anna, handover)).toEqual(fresh);
    expect(myPart(oldKeys, borek, handover)).toEqual(fresh);
    expect(myPart(oldKeys, out, handover)).toBe(undefined);
    // A device that was restarted has kept one half, and has both.
    expect(myPart(oldKeys, devicePair(anna.secret), handover)).toEqual(fresh);
  });

  it('gives a viewer nothing but the link to watch', () => {
    expect(myPart(oldKeys, dana, handover)).toEqual(toWatch(fresh));
  });

  it('is a text that the server takes, and shows no secret of anybody', () => {
    expect(handover).toMatch(SEALED_FORM);
    const plain = Buffer.from(handover, 'base64url').toString('latin1');
    for (const { secret } of [fresh, toWatch(fresh), anna]) {
      expect(plain).not.toContain(base64url(secret));
    }
    for (const { open } of [anna, borek, dana]) expect(plain).not.toContain(open);
  });

  it('opens only at the table and under the keys that were withdrawn', () => {
    const others = [
      keysOf(newInvitation(old.table)),
      { ...oldKeys, table: newInvitation().table },
      keysOf(fresh),
    ];
    for (const keys of others) expect(myPart(keys, anna, handover)).toBe(undefined);
  });

  it('of another table is none of ours', () => {
    const elsewhere = handoverFor(oldKeys, newInvitation(), [stays(anna)]);
    expect(myPart(oldKeys, anna, elsewhere)).toBe(undefined);
  });

  test('that was changed in any letter of our part gives nothing', () => {
    const { from, sealed } = JSON.parse(Buffer.from(handover, 'base64url').toString());
    const other = (letter: string | undefined) => (letter === 'A' ? 'B' : 'A');
    const changed = (text: string, at: number) =>
      `${text.slice(0, at)}${other(text[at])}${text.slice(at + 1)}`;
    const again = (data: unknown) => Buffer.from(JSON.stringify(data)).toString('base64url');
    expect(myPart(oldKeys, anna, again({ from, sealed }))).toEqual(fresh);
    const parts = [0, 40, 80].map((at) => ({ from, sealed: [changed(sealed[0], at)] }));
    const makers = [0, 20].map((at) => ({ from: changed(from, at), sealed }));
    const [, forBorek] = sealed;
    const tries = [...parts, ...makers, { from, sealed: [forBorek] }, { from, sealed: [] }];
    for (const data of tries) expect(myPart(oldKeys, anna, again(data))).toBe(undefined);
  });

  it('that is none gives nothing', () => {
    const texts = ['', '*', 'handover', base64url(new TextEncoder().encode('{"from":1}'))];
    for (const text of texts) expect(myPart(oldKeys, anna, text)).toBe(undefined);
  });

  it('leaves out a key that is none, and no one else', () => {
    const none = base64url(new Uint8Array(32));
    const some = handoverFor(oldKeys, fresh, [{ key: none, role: 'player' }, stays(anna)]);
    expect(myPart(oldKeys, anna, some)).toEqual(fresh);
  });
});

describe('whoever is here', () => {
  const here = (by: string, key: string, from: Role = 'player') =>
    ({ by, from, light: { kind: 'here', name: by, chairs: [], key } }) as const;

  it('says the open half of its pair, viewers too, and an older app none', () => {
    const light = { kind: 'here', name: 'Anna', chairs: [0] };
    for (const from of ['player', 'viewer'] as const) {
      const said = (more: object) => decodeLight({ by: 'a', light: { ...light, ...more } }, from);
      expect(said({ key: anna.open }).light).toMatchObject({ name: 'Anna', key: anna.open });
      for (const more of [{}, { key: 'x' }, { key: 7 }]) {
        expect(said(more).light).not.toHaveProperty('key');
      }
    }
  });

  it('is known by its key: two of one name are two, and a name may change', () => {
    const others = new Others(out.open);
    others.hears(here('Anna', anna.open));
    others.hears(here('Anna', borek.open, 'viewer'));
    others.hears(here('me', out.open));
    const { key: _, ...older } = here('Cyril', dana.open).light;
    others.hears({ by: 'Cyril', from: 'player', light: older });
    others.hears({ by: 'Dana', from: 'player', light: { kind: 'gone' } });
    others.hears(here('Anna on the sofa', anna.open));
    expect(others.all).toEqual([
      { by: 'Anna on the sofa', name: 'Anna on the sofa', role: 'player', key: anna.open },
      { by: 'Anna', name: 'Anna', role: 'viewer', key: borek.open },
    ]);
    others.keepOnly([stays(borek)]);
    expect(others.all.map(({ key }) => key)).toEqual([borek.open]);
  });

  it('as a viewer takes nothing from a player, and crowds out nobody', () => {
    const others = new Others(undefined);
    others.hears(here('Anna', anna.open));
    others.hears(here('a stranger', anna.open, 'viewer'));
    for (let n = 0; n < 200; n += 1) others.hears(here('many', `key ${n}`, 'viewer'));
    others.hears(here('Borek', borek.open));
    expect(others.all.filter(({ role }) => role === 'player').map(({ by }) => by)).toEqual([
      'Anna',
      'Borek',
    ]);
    expect(others.all).toHaveLength(52);
  });
});
