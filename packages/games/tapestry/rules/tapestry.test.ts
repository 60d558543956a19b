import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { describe, expect, test } from 'vitest';
import { readPosition } from '../examples/position.ts';
import type { State } from './state.ts';
import { OTHER, TRAP, UNKNOWN } from './state.ts';
import { gainTapestry, putOnMat } from './tapestry.ts';

const table = (scene: State, seed = 'tapestry'): Table<State> => ({
  scene,
  rng: rngFromSeed(seed),
  atTable: CHANCE_BY_APP,
  ask: () => {
    throw new Error('nothing is to be asked');
  },
  emit: undefined,
  trace: undefined,
});
const byApp = (tapestry: object = {}): State =>
  readPosition({ config: { tapestry: 'app' }, state: { tapestry } });

describe('the Automa’s tapestry cards', () => {
  test('BEN-6: real cards lie beside the mat unseen', () => {
    const state = readPosition({ state: { tapestry: { hand: 1 } } });
    gainTapestry(table(state), state);
    putOnMat(table(state), state);
    expect(state.tapestry).toEqual({ hand: [UNKNOWN, UNKNOWN], onMat: 1, traps: 0, others: 0 });
  });

  test('R-TRAP-1, BEN-6: the app’s deck: 37 cards, of which exactly 5 are Traps', () => {
    const state = byApp();
    for (let n = 0; n < 37; n += 1) gainTapestry(table(state, `card ${n}`), state);
    const { hand, traps, others } = state.tapestry;
    expect(hand.filter((card) => card === TRAP)).toHaveLength(5);
    expect(hand.filter((card) => card === OTHER)).toHaveLength(32);
    expect([traps, others]).toEqual([0, 0]);
  });

  test('R-TRAP-1: as likely as the deck says', () => {
    const drawn = (tapestry: object, n: number): number => {
      const cards = Array.from({ length: n }, (_, i) => {
        const state = byApp(tapestry);
        gainTapestry(table(state, `likely ${i}`), state);
        return state.tapestry.hand[0];
      });
      return cards.filter((card) => card === TRAP).length;
    };
    expect(drawn({ traps: 0, others: 9 }, 50)).toBe(0);
    expect(drawn({ traps: 3, others: 0 }, 50)).toBe(50);
    // 5 of 37 are 13.5 in a hundred: 270 of 2,000, give or take four standard deviations.
    expect(Math.abs(drawn({}, 2000) - 270)).toBeLessThan(62);
  });

  test('R-TRAP-1, INC-7: the card for the mat comes from the same deck, not from the hand', () => {
    const state = byApp({ hand: ['trap', 'other'], traps: 0, others: 2 });
    putOnMat(table(state), state);
    expect(state.tapestry).toEqual({ hand: [TRAP, OTHER], onMat: 1, traps: 0, others: 1 });
  });
});
