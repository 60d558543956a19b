import { simulate } from '@empty-chair/kernel/simulate';
import { expect, test } from 'vitest';
import { CONFIGS, europaPolicy } from '../examples/configs.ts';
import * as here from '../examples/phase-position.ts';
import type { Realm } from './content.ts';
import { ALL_AREAS, ALL_PROVINCES, ALL_REALMS, NONE, PROVINCES_IN } from './content.ts';
import type { Ownership } from './geography.ts';
import { areasOfRealm, printedOwnership, provincesOf } from './geography.ts';
import { keepKnown, setOwner } from './holdings.ts';
import { europa } from './module.ts';

const [france, austria] = [here.realm('france'), here.realm('austria')];

test('a province goes from the one to the other, and a copy stays as it was', () => {
  const map = printedOwnership('1444');
  const before = provincesOf(map, france);
  const [taken] = before;
  const isOfFrance = (one: Ownership): void => {
    expect(provincesOf(one, france)).toEqual(before);
    expect(provincesOf(one, austria)).not.toContain(taken);
  };
  for (const changes of ['original', 'copy'] as const) {
    const original = { ...map, owner: map.owner.slice() };
    const copy = { ...map, owner: original.owner.slice() };
    keepKnown(original.owner, copy.owner);
    const [changed, other] = changes === 'copy' ? [copy, original] : [original, copy];
    isOfFrance(changed);
    setOwner(changed.owner, taken ?? NONE, austria);
    expect(provincesOf(changed, france)).toEqual(before.slice(1));
    expect(provincesOf(changed, austria)).toContain(taken);
    isOfFrance(other);
  }
});

/** By the provinces themselves. */
const counted = ({ owner }: Ownership, realm: Realm) => ({
  provinces: ALL_PROVINCES.filter((province) => owner[province] === realm),
  areas: ALL_AREAS.filter((area) =>
    PROVINCES_IN[area]?.some((province) => owner[province] === realm),
  ),
});

test('what is kept is what lies on the map, after every entry of a game', () => {
  for (const [name, config] of Object.entries(CONFIGS)) {
    simulate(europa, config, name, {
      policy: europaPolicy,
      most: 300,
      watch: ({ map }) => {
        for (const realm of ALL_REALMS) {
          const kept = { provinces: provincesOf(map, realm), areas: areasOfRealm(map, realm) };
          expect(kept).toEqual(counted(map, realm));
        }
      },
    });
  }
});
