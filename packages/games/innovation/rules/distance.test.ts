import { NONE } from '@empty-chair/kernel/ids';
import { seat } from '@empty-chair/kernel/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { human, human1, human2, marked, readPosition, TWO_HUMANS } from '../examples/position.ts';
import { groupOf, humanBuildings, reachOf } from './board.ts';
import { WORKSHOP } from './content.ts';
import { distancesFrom, distanceTo, gapBetween, NO_PATH } from './distance.ts';
import { putBuilding } from './effects.ts';
import type { Hex } from './hexes.ts';
import { ALL_HEXES, BOARD_SIDES, hexOf, hexPlace, OUTSIDE, RIVER } from './hexes.ts';
import type { State } from './state.ts';

const at = (name: string): Hex => hexOf(name) as Hex;
const board = (hexes: Readonly<Record<string, unknown>>, more = {}): State =>
  readPosition({ state: { hexes, ...more } });
const between = (state: State, one: string, other: string): number =>
  distanceTo(distancesFrom(state, [at(one)]), at(other));

describe('distance', () => {
  test.each([
    ['H7', 'H8', 0],
    ['H7', 'H9', 1],
    // Over the river G8, G9, G10, F10 and the land F11.
    ['H7', 'E12', 5],
    // Rivers only: G8.
    ['F8', 'H8', 1],
  ])(
    'AOI-TB1, AOI-Q15: from %s to %s the shortest path has %i hexes in between',
    (one, other, n) => {
      expect(between(board({}), one, other)).toBe(n);
      expect(between(board({}), other, one)).toBe(n);
    },
  );

  test('AOI-TB1: a path goes through Automa buildings, but around human ones', () => {
    expect(between(board({ H8: marked() }), 'H7', 'H9')).toBe(1);
    // Around by G8 and G9, or by I8 and I9.
    expect(between(board({ H8: human() }), 'H7', 'H9')).toBe(2);
    const around = { H8: human(), I8: human(), I9: human() };
    expect(between(board(around), 'H7', 'H9')).toBe(2);
  });

  test('AOI-TB1: a human building may be the end of a path', () => {
    const state = board({ H8: human(), H9: human(), I10: human() });
    const fromHumans = distancesFrom(state, humanBuildings(state));
    expect(fromHumans[at('H7')]).toBe(0);
    expect(fromHumans[at('H6')]).toBe(1);
  });

  test('AOI-V3: the buildings of both humans are in the way, and both count', () => {
    const state = readPosition({
      config: { humans: TWO_HUMANS },
      state: { hexes: { A6: human1(), B5: human2() } },
    });
    // Neither by A6 nor by B5 and B6: by B4, C5, C6, B6.
    expect(between(state, 'A5', 'A7')).toBe(4);
    const fromHumans = distancesFrom(state, humanBuildings(state));
    expect(['A7', 'C5', 'C7'].map((name) => fromHumans[at(name)])).toEqual([0, 0, 1]);
  });

  test('AOI-Q3: a bridge is no shorter way', () => {
    const bridges = [{ from: 'F8', to: 'H8', who: 'human' }];
    expect(between(board({}, { bridges }), 'F8', 'H8')).toBe(1);
  });

  test('AOI-Q4: without a path it is further than with any', () => {
    const walled = board({ A5: human(), A7: human(), B5: human(), B6: human() });
    expect(between(walled, 'A6', 'H7')).toBe(NO_PATH);
    expect([...distancesFrom(board({}), [])].every((n) => n === NO_PATH)).toBe(true);
    const longest = Math.max(
      ...[...distancesFrom(board({}), [at('A4')])].filter((n) => n < NO_PATH),
    );
    expect(longest).toBeLessThan(NO_PATH);
  });
});

describe('the marked-unmarked distance', () => {
  const gap = (state: State): number =>
    gapBetween(distancesFrom(state, groupOf(state, 'marked')), groupOf(state, 'unmarked'));
  const unmarked = marked('workshop', { marked: false });

  test('AOI-TB2: is the smallest over all pairs', () => {
    expect(gap(board({ H7: marked(), E12: unmarked }))).toBe(5);
    expect(gap(board({ H7: marked(), E12: unmarked, H9: unmarked }))).toBe(1);
    expect(gap(board({ H7: marked(), F11: marked(), E12: unmarked }))).toBe(0);
  });

  test('AOI-TB2, AOI-Q4: is endless while one group has no building', () => {
    expect(gap(board({ H7: marked() }))).toBe(NO_PATH);
    expect(gap(board({ H7: unmarked }))).toBe(NO_PATH);
  });
});

// ---- against a slow way of counting ------------------------------------------------

/** Whether two places touch, from where they lie. */
function touch(one: Hex, other: Hex): boolean {
  const [a, b] = [hexPlace(one), hexPlace(other)];
  const across = Math.abs(a.x - b.x);
  return a.row === b.row ? across === 1 : Math.abs(a.row - b.row) === 1 && across === 0.5;
}
const TOUCHING: readonly (readonly Hex[])[] = ALL_HEXES.map((one) =>
  ALL_HEXES.filter((other) => touch(one, other)),
);

/** Every hex asks all around it again and again, until no answer changes. */
function slowDistances({ facts, owner }: State, from: readonly Hex[]): number[] {
  const { terrain } = facts.side;
  const isHuman = (hex: Hex) => owner[hex] !== NONE && owner[hex] !== facts.automa;
  const steps = ALL_HEXES.map((hex) => (from.includes(hex) ? 0 : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    for (const [hex, around] of TOUCHING.entries()) {
      if (terrain[hex] === OUTSIDE) continue;
      for (const other of around) {
        const opens = from.includes(other) || !isHuman(other);
        const through = opens ? (steps[other] as number) + 1 : Number.POSITIVE_INFINITY;
        if (through >= (steps[hex] as number)) continue;
        steps[hex] = through;
        changed = true;
      }
    }
  }
  return steps.map((n) => (n === Number.POSITIVE_INFINITY ? NO_PATH : n - 1));
}

/** Every chain of rivers, one by one. */
function slowReach({ facts }: State, from: readonly Hex[], shipping: number): number[] {
  const { terrain } = facts.side;
  const reached = new Set<Hex>();
  const walk = (home: Hex, hex: Hex, rivers: number): void => {
    for (const next of TOUCHING[hex] as readonly Hex[]) {
      const kind = terrain[next];
      if (kind === OUTSIDE || next === home) continue;
      if (kind !== RIVER) reached.add(next);
      else if (rivers > 0) walk(home, next, rivers - 1);
    }
  };
  for (const hex of from) walk(hex, hex, shipping);
  return ALL_HEXES.map((hex) => (reached.has(hex) ? 1 : 0));
}

interface Scattered {
  readonly state: State;
  readonly shipping: number;
}

/** Any board: buildings of everybody anywhere, up to a crowd, and bridges that must not matter. */
const scattered: fc.Arbitrary<Scattered> = fc
  .record({
    side: fc.constantFrom('1-3', '3-5'),
    humans: fc.constantFrom(TWO_HUMANS, TWO_HUMANS.slice(0, 1)),
    seeds: fc.array(fc.record({ hex: fc.nat(80), who: fc.nat(2), isMarked: fc.boolean() }), {
      maxLength: 60,
    }),
    shipping: fc.nat(3),
    bridges: fc.array(fc.nat(16), { maxLength: 3 }),
  })
  .map(({ side, humans, seeds, shipping, bridges }) => {
    const state = readPosition({ config: { side, humans } });
    const { land, bridges: spots } = BOARD_SIDES[side];
    for (const { hex, who, isMarked } of seeds) {
      const place = land[hex % land.length] as Hex;
      const owner = seat(who % (humans.length + 1));
      putBuilding(state, place, owner, WORKSHOP);
      state.marked[place] = owner === state.facts.automa && isMarked ? 1 : 0;
    }
    for (const spot of bridges) {
      const [from, to] = spots[spot] as readonly [Hex, Hex];
      state.bridges.push({ from, to, seat: seat(0) });
    }
    return { state, shipping };
  });

/** The three sets from which the Automa measures. */
const starts = (state: State): readonly (readonly Hex[])[] => [
  groupOf(state, 'marked'),
  groupOf(state, 'unmarked'),
  humanBuildings(state),
];

describe('on any board', () => {
  test('AOI-TB1, AOI-V3, AOI-Q3, AOI-Q4: distances are those of a slow count', () => {
    fc.assert(
      fc.property(scattered, ({ state }) => {
        for (const from of starts(state)) {
          expect([...distancesFrom(state, from)]).toEqual(slowDistances(state, from));
        }
      }),
      { numRuns: 150 },
    );
  });

  test('AOI-TB2: the marked-unmarked distance is that of the closest pair', () => {
    fc.assert(
      fc.property(scattered, ({ state }) => {
        const [markedOnes = [], others = []] = starts(state);
        const pairs = markedOnes.flatMap((one) => {
          const from = slowDistances(state, [one]);
          return others.map((other) => from[other] as number);
        });
        const fast = gapBetween(distancesFrom(state, markedOnes), others);
        expect(fast).toBe(Math.min(NO_PATH, ...pairs));
        expect(gapBetween(distancesFrom(state, others), markedOnes)).toBe(fast);
      }),
      { numRuns: 60 },
    );
  });

  test('AOI-A4, AOI-Q3: reach is what some chain of rivers leads to', () => {
    fc.assert(
      fc.property(scattered, ({ state, shipping }) => {
        for (const from of starts(state)) {
          expect([...reachOf(state, from, shipping)]).toEqual(slowReach(state, from, shipping));
        }
      }),
      { numRuns: 100 },
    );
  });
});
