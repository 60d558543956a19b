import { seat } from '@empty-chair/kernel/words';
import { describe, expect, test } from 'vitest';
import {
  AUTOMA,
  HUMAN,
  human,
  human1,
  human2,
  marked,
  PLAIN,
  readPosition,
  TWO_HUMANS,
  unmarked,
} from '../examples/position.ts';
import {
  buildingsOf,
  canBecome,
  groupOf,
  humanBuildings,
  isAdjacent,
  isEmptyLand,
  powerFor,
  powerForHumans,
  reachOf,
} from './board.ts';
import { GUILD, LEVELS, PALACE, SCHOOL, UNIVERSITY, WORKSHOP } from './content.ts';
import type { Hex } from './hexes.ts';
import { hexName, hexOf } from './hexes.ts';
import { innovation } from './module.ts';
import type { State } from './state.ts';
import { automaShipping } from './state.ts';

const at = (name: string): Hex => hexOf(name) as Hex;
const names = (hexes: readonly Hex[]): string => hexes.map(hexName).join(' ');
const board = (hexes: Readonly<Record<string, unknown>>, more = {}): State =>
  readPosition({ state: { hexes, ...more } });

describe('whose buildings', () => {
  const state = board({ H7: marked(), E12: unmarked(), H10: human(), E10: human() });

  test('AOI-TB5, AOI-A4: the groups, in reading order', () => {
    expect(names(buildingsOf(state, AUTOMA))).toBe('E12 H7');
    expect(names(groupOf(state, 'marked'))).toBe('H7');
    expect(names(groupOf(state, 'unmarked'))).toBe('E12');
    expect(names(humanBuildings(state))).toBe('E10 H10');
  });

  test('empty land is neither river nor built upon', () => {
    expect(['H8', 'H7', 'G8', 'A1'].map((name) => isEmptyLand(state, at(name)))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('power', () => {
  test('AOI-Q6, AOI-G5: the sum of the power values beside the hex, annexes included', () => {
    // Beside H8: H7, H9, I8, I9 and the rivers G8, G9.
    const state = board({
      H7: human('palace'),
      H9: human('workshop', { annex: true }),
      I8: human('tower'),
      I9: marked('guild'),
      H10: human('university'),
    });
    expect(powerFor(state, HUMAN, at('H8'))).toBe(3 + (1 + 1) + 2);
    expect(powerFor(state, HUMAN, at('E12'))).toBe(0);
  });

  test.each([
    ['workshop', 1],
    ['guild', 2],
    ['school', 2],
    ['university', 3],
    ['palace', 3],
    ['tower', 2],
    ['monument', 4],
  ])('AOI-Q6: a %s gives %i', (building, power) => {
    expect(powerFor(board({ H9: human(building) }), HUMAN, at('H8'))).toBe(power);
  });

  test('AOI-V3: each human for their own, and in all', () => {
    const state = readPosition({
      config: { humans: TWO_HUMANS },
      state: { hexes: { H9: human1(), I9: human2('guild') } },
    });
    expect(powerFor(state, seat(0), at('H8'))).toBe(1);
    expect(powerFor(state, seat(1), at('H8'))).toBe(2);
    expect(powerForHumans(state, at('H8'))).toBe(3);
  });
});

describe('bridges', () => {
  const state = readPosition({
    config: { humans: TWO_HUMANS },
    state: {
      hexes: { H8: human1('guild'), H9: human2('school'), F9: human1() },
      bridges: [
        { from: 'F8', to: 'H8', who: 'human1' },
        { from: 'H9', to: 'F9', who: 'human1' },
      ],
    },
  });

  test('AOI-Q3: join two hexes, whichever way, for the human who built them', () => {
    expect(isAdjacent(state, at('F8'), at('H8'), seat(0))).toBe(true);
    expect(isAdjacent(state, at('H8'), at('F8'), seat(0))).toBe(true);
    expect(isAdjacent(state, at('F8'), at('H8'), seat(1))).toBe(false);
    expect(isAdjacent(state, at('F8'), at('H9'), seat(0))).toBe(false);
    expect(isAdjacent(state, at('H7'), at('H8'), seat(1))).toBe(true);
  });

  test('AOI-Q3, AOI-Q6: power crosses a human’s own bridge to their own building', () => {
    // F9 is a neighbour, H8 beyond the bridge; from H9 it is the other way round.
    expect(powerFor(state, seat(0), at('F8'))).toBe(1 + 2);
    expect(powerFor(state, seat(0), at('H9'))).toBe(2 + 1);
    expect(powerFor(state, seat(1), at('F9'))).toBe(0);
    expect(powerForHumans(state, at('F9'))).toBe(0);
  });

  test('AOI-Q3: give no reach', () => {
    expect(reachOf(state, [at('F8')], 0)[at('H8')]).toBe(0);
    expect(reachOf(state, [at('F8')], 1)[at('H8')]).toBe(1);
  });
});

describe('upgrades', () => {
  test('AOI-A5: one step at a time', () => {
    expect(canBecome(WORKSHOP, GUILD)).toBe(true);
    expect(canBecome(WORKSHOP, SCHOOL)).toBe(false);
    expect(canBecome(GUILD, PALACE)).toBe(true);
    expect(canBecome(GUILD, SCHOOL)).toBe(true);
    expect(canBecome(PALACE, UNIVERSITY)).toBe(false);
  });
});

describe('the difficulty card', () => {
  const shippingOf = (level: (typeof LEVELS)[number], more = {}): readonly number[] =>
    [1, 2, 3, 4, 5, 6].map((round) =>
      automaShipping(readPosition({ config: { level }, state: { round, ...more } })),
    );

  test('AOI-X2, AOI-S1: shipping by round', () => {
    const table = Object.fromEntries(LEVELS.map((level) => [level, shippingOf(level).join('')]));
    expect(table).toEqual({
      automalein: '001122',
      automa: '001122',
      automaechtig: '112222',
      ultoma: '112222',
      alptrauma: '112233',
    });
  });

  test('AOI-Q17: no bonus tile changes it', () => {
    const withTile = Array.from({ length: 10 }, (_, i) =>
      shippingOf('automa', { bonusOf: { automa: i + 1 } }).join(''),
    );
    expect(new Set(withTile)).toEqual(new Set(['001122']));
  });
});

describe('players', () => {
  test('AOI-Q13: the Automa counts as one', () => {
    const seats = (humans: typeof TWO_HUMANS) => innovation.seats({ ...PLAIN, humans });
    expect(seats(PLAIN.humans).map(({ bot }) => bot)).toEqual([false, true]);
    expect(seats(TWO_HUMANS).map(({ bot }) => bot)).toEqual([false, false, true]);
  });
});
