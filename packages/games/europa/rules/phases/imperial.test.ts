import { survivors } from '@empty-chair/testkit/mutation';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../examples/phase-position.ts';
import { areaIds, FOUR_BOTS, ownedBy, positionOf, runAt } from '../../examples/phase-position.ts';
import { anyImperialArea, fewestNeeded } from './imperial.ts';

/**
 * The Electors are Bohemia, Brandenburg, Rhineland, Saxony and Westphalia. Where nobody has Influence
 * one cube is needed.
 */
interface Row {
  readonly name: string;
  readonly authority: number;
  readonly austria?: Fields;
  readonly england?: Fields;
  readonly france?: Fields;
  readonly owner?: Fields;
  readonly placed: readonly string[];
}
const FULL = { bohemia: 5, brandenburg: 5, rhineland: 5, saxony: 5, westphalia: 5 };
const ROWS: readonly Row[] = [
  {
    name: 'one in each Elector Area, by the alphabet',
    authority: 3,
    placed: ['bohemia', 'brandenburg', 'rhineland'],
  },
  {
    name: 'none where the bot has the most already',
    authority: 3,
    austria: { influence: { bohemia: 1 } },
    placed: ['brandenburg', 'rhineland', 'saxony'],
  },
  {
    name: 'but where it has no more than another',
    authority: 2,
    austria: { influence: { bohemia: 2, brandenburg: 1 } },
    england: { influence: { bohemia: 2 } },
    placed: ['bohemia', 'rhineland'],
  },
  {
    name: 'where the fewest are needed',
    authority: 1,
    england: { influence: { bohemia: 1, brandenburg: 1 } },
    placed: ['rhineland'],
  },
  {
    name: 'an area that is begun needs fewer than another',
    authority: 6,
    england: { influence: { bohemia: 2, brandenburg: 2 } },
    placed: ['rhineland', 'saxony', 'westphalia', 'bohemia', 'bohemia', 'bohemia'],
  },
  {
    name: 'an Alliance before the alphabet',
    authority: 2,
    austria: { allies: ['saxony'], influence: {} },
    placed: ['saxony', 'bohemia'],
  },
  {
    name: 'fewer cubes before an Alliance',
    authority: 1,
    austria: { allies: ['saxony'], influence: {} },
    england: { influence: { saxony: 1 } },
    placed: ['bohemia'],
  },
  {
    name: 'what cannot be won is left out; then any Elector Area with room',
    authority: 5,
    england: { influence: { brandenburg: 3 } },
    france: { influence: { brandenburg: 1 } },
    placed: ['bohemia', 'rhineland', 'saxony', 'westphalia', 'bohemia'],
  },
  {
    name: 'any Elector Area: that of an Ally before the alphabet',
    authority: 6,
    austria: { allies: ['saxony'], influence: {} },
    placed: ['saxony', 'bohemia', 'brandenburg', 'rhineland', 'westphalia', 'saxony'],
  },
  {
    name: 'all Elector Areas are full: any Area of the Empire with room and a Subject',
    authority: 1,
    england: { influence: FULL, mat: { available: 0 } },
    placed: ['bavaria_&_swabia'],
  },
  {
    name: 'and there too an Ally before the alphabet',
    authority: 1,
    austria: { allies: ['milan'], influence: {} },
    england: { influence: FULL, mat: { available: 0 } },
    placed: ['lombardy'],
  },
  {
    name: 'not where Player Realms own everything',
    authority: 2,
    owner: ownedBy('france', 'altmark', 'berlin', 'potsdam'),
    placed: ['bohemia', 'rhineland'],
  },
  { name: 'without Authority none', authority: 0, placed: [] },
];

function placedIn({ authority, austria, england, france, owner = {} }: Row): readonly string[] {
  const players = {
    austria: austria ?? { influence: {} },
    england: england ?? { influence: {} },
    france: france ?? { influence: {} },
    castile: { influence: {} },
  };
  const fields = { step: 'upkeep', turn: 'austria', authority, owner, players };
  return areaIds(runAt(fields, {}, FOUR_BOTS).state.imperialInfluence);
}

describe('Imperial Influence', () => {
  test.each(ROWS)('EU-6.15: $name', (row) => {
    expect(placedIn(row)).toEqual(row.placed);
  });

  test('EU-6.15: a bot that is not Emperor leaves it alone', () => {
    const before = positionOf({}, FOUR_BOTS).imperialInfluence;
    expect(runAt({ step: 'upkeep' }, {}, FOUR_BOTS).state.imperialInfluence).toEqual(before);
  });

  test('EU-6.15: every criterion has a row that notices its loss', () => {
    const notices = (): boolean =>
      ROWS.some((row) => {
        try {
          return placedIn(row).join() !== row.placed.join();
        } catch {
          return true;
        }
      });
    const named = [
      { name: 'fewestNeeded', selection: fewestNeeded },
      { name: 'anyImperialArea', selection: anyImperialArea },
    ];
    expect(survivors(named, notices)).toEqual([]);
  });
});
