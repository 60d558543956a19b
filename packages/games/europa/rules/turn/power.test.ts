import { survivors } from '@empty-chair/testkit/mutation';
import { describe, expect, test } from 'vitest';
import type { Fields } from '../../examples/phase-position.ts';
import { area, FOUR_BOTS, playerNamed, positionOf, quiet } from '../../examples/phase-position.ts';
import { ALL_AREAS, areas } from '../content.ts';
import { LIMITS } from '../numbers.ts';
import type { Player } from '../state.ts';
import { rule } from '../words.ts';
import {
  cubeFromAlly,
  cubeFromStrangers,
  cubesInSupply,
  gainPower,
  losePower,
  placeInfluence,
  removeInfluence,
} from './power.ts';

const BY = rule('EU-3.2');

function franceWith(player: Fields) {
  const state = positionOf({ players: { france: player } });
  return { state, france: playerNamed(state, 'france') };
}
const cubesOn = (influence: Player['influence']): Fields =>
  Object.fromEntries(
    ALL_AREAS.filter((one) => (influence[one] ?? 0) > 0).map((one) => [
      areas[one]?.id,
      influence[one],
    ]),
  );

describe('Bot Power', () => {
  test('EU-3.1, EU-3.2: gained power comes from the supply of 30 and goes to Available', () => {
    const { state, france } = franceWith({});
    // 9 available and 6 on the map.
    expect(cubesInSupply(france)).toBe(15);
    expect(gainPower(quiet(state), state, france, 4, BY)).toBe(4);
    expect([france.mat.available, cubesInSupply(france)]).toEqual([13, 11]);
  });

  test('EU-3.1: cubes in a Focus area are not in the supply', () => {
    const { france } = franceWith({ mat: { focus: { warfare: 2, politics: 1 } } });
    expect(cubesInSupply(france)).toBe(12);
  });

  test.each([
    [9, 4, 5],
    [2, 4, 0],
    [0, 1, 0],
  ])('EU-3.1: with %i available, %i lost leave %i', (available, n, left) => {
    const { france } = franceWith({ mat: { available } });
    expect(losePower(quiet(france), france, n, BY)).toBe(available - left);
    expect([france.mat.available, france.mat.spent]).toEqual([left, 0]);
  });
});

/**
 * The supply is empty in each. France lies in Seine; Moscow & Ryazan is 6 areas off (Tax Value 5),
 * Lombardy 2, and 1 off are Flanders & Wallonia (6), Netherlands and Rhineland (5), Wales & Wessex (3). Its Allies are
 * Scotland (Tax Income 4) and Provence (3), which owns something in Languedoc (5) and Aquitaine (6).
 */
interface Row {
  readonly name: string;
  readonly player: Fields;
  /** Where the next cube is taken from. */
  readonly from: string;
}
const ROWS: readonly Row[] = [
  {
    name: 'spent power first',
    player: { mat: { available: 24, spent: 1 }, influence: { karaman: 5 } },
    from: 'spent',
  },
  {
    name: 'the farthest area, although a nearer one is worth less',
    player: { mat: { available: 20 }, influence: { 'moscow_&_ryazan': 5, 'wales_&_wessex': 5 } },
    from: 'moscow_&_ryazan',
  },
  {
    name: 'a stranger before an Ally, who is farther',
    player: { mat: { available: 20 }, influence: { seine: 5, scotland: 5 } },
    from: 'seine',
  },
  {
    name: 'a stranger before a realm with a Marriage',
    player: {
      mat: { available: 20 },
      influence: { lombardy: 5, rhineland: 5 },
      marriages: ['milan'],
    },
    from: 'rhineland',
  },
  {
    name: 'equally far: the lowest Tax Value',
    player: { mat: { available: 20 }, influence: { 'flanders_&_wallonia': 5, rhineland: 5 } },
    from: 'rhineland',
  },
  {
    name: 'and of the same Tax Value: the first in the alphabet',
    player: { mat: { available: 20 }, influence: { rhineland: 5, netherlands: 5 } },
    from: 'netherlands',
  },
  {
    name: 'the poorest Ally, although the richer one has the poorer area',
    player: { mat: { available: 20 }, influence: { languedoc: 5, scotland: 5 } },
    from: 'languedoc',
  },
  {
    name: 'and of its areas that of the lowest Tax Value',
    player: { mat: { available: 20 }, influence: { aquitaine: 5, languedoc: 5 } },
    from: 'languedoc',
  },
  {
    name: 'and of the same Tax Value the first in the alphabet',
    player: {
      mat: { available: 20 },
      influence: { svealand: 5, finland: 5 },
      allies: ['sweden'],
    },
    from: 'finland',
  },
  {
    name: 'an Ally before a Marriage',
    player: {
      mat: { available: 20 },
      influence: { rhineland: 5, scotland: 5 },
      marriages: ['lorraine'],
    },
    from: 'scotland',
  },
  {
    name: 'never that of a Marriage alone',
    player: {
      mat: { available: 25 },
      influence: { rhineland: 5 },
      marriages: ['lorraine'],
      allies: [],
    },
    from: 'nowhere',
  },
];
function takenFrom(player: Fields): string {
  const { state, france } = franceWith(player);
  const before = cubesOn(france.influence);
  const { spent } = france.mat;
  gainPower(quiet(state), state, france, 1, BY);
  if (france.mat.spent < spent) return 'spent';
  const after = cubesOn(france.influence);
  return Object.keys(before).find((id) => before[id] !== after[id]) ?? 'nowhere';
}

describe('no cube left', () => {
  test.each(ROWS)('EU-10.1: $name', ({ player, from }) => {
    const { france } = franceWith(player);
    expect(cubesInSupply(france)).toBe(0);
    expect(takenFrom(player)).toBe(from);
  });

  const MARRIED: Fields = { influence: { rhineland: 5 }, marriages: ['lorraine'], allies: [] };
  test('EU-10.1: neither spent power nor such Influence: no power is gained', () => {
    const { state, france } = franceWith({ ...MARRIED, mat: { available: 25 } });
    expect(gainPower(quiet(state), state, france, 3, BY)).toBe(0);
    expect(cubesOn(france.influence)).toEqual({ rhineland: 5 });
  });

  const place = (player: Fields, where: string, n = 2) => {
    const { state, france } = franceWith(player);
    const options = { area: area(where), n, most: LIMITS.influencePerArea, by: BY };
    const placed = placeInfluence(quiet(state), state, france, options);
    return { placed, available: france.mat.available, cubes: cubesOn(france.influence) };
  };
  test('EU-10.1: but Influence is placed with Available power in the end', () => {
    expect(place({ ...MARRIED, mat: { available: 25 } }, 'lombardy')).toEqual({
      placed: 2,
      available: 23,
      cubes: { rhineland: 5, lombardy: 2 },
    });
  });
  test('EU-10.1: a cube is not taken from where it is to be placed', () => {
    const player = { mat: { available: 25 }, influence: { karaman: 3, seine: 2 } };
    expect(place(player, 'karaman', 1)).toEqual({
      placed: 1,
      available: 25,
      cubes: { karaman: 4, seine: 1 },
    });
  });
});

describe('room for Influence', () => {
  // England has 2 in Scotland, and France 2.
  test.each([
    ['five together are the most', {}, 1],
    ['the Emperor counts too', { imperialInfluence: ['scotland'] }, 0],
    ['an empty area', { players: { england: { influence: {} }, france: { influence: {} } } }, 3],
  ])('EU-22.6: %s', (_, fields, placed) => {
    const state = positionOf(fields, FOUR_BOTS);
    const options = { area: area('scotland'), n: 3, most: 5, by: BY };
    const n = placeInfluence(quiet(state), state, playerNamed(state, 'france'), options);
    expect(n).toBe(placed);
  });

  test('EU-22.6: of its own the bot places as many as it may have there', () => {
    const { state, france } = franceWith({ influence: { lombardy: 2 } });
    const options = { area: area('lombardy'), n: 3, most: 3, by: BY };
    expect(placeInfluence(quiet(state), state, france, options)).toBe(1);
  });

  test('Influence is removed from the first areas first', () => {
    const { france } = franceWith({ influence: { lombardy: 2, scotland: 2 } });
    const from = [area('scotland'), area('lombardy')];
    expect(removeInfluence(quiet(france), france, { from, n: 3, by: BY })).toBe(3);
    expect(cubesOn(france.influence)).toEqual({ lombardy: 1 });
  });
});

test('EU-10.1: every criterion has a row that notices its loss', () => {
  const named = [
    { name: 'cubeFromStrangers', selection: cubeFromStrangers },
    { name: 'cubeFromAlly', selection: cubeFromAlly },
  ];
  const notices = (): boolean =>
    ROWS.some(({ player, from }) => {
      try {
        return takenFrom(player) !== from;
      } catch {
        return true;
      }
    });
  expect(survivors(named, notices)).toEqual([]);
});
