import { rngFromSeed } from '@empty-chair/kernel/rng';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { START } from '../examples/map-vector-words.ts';
import type { Fields } from '../examples/position.ts';
import { HUMAN, readPosition } from '../examples/position.ts';
import type { Hex } from './hexes.ts';
import { hexOf } from './hexes.ts';
import { tapestry } from './module.ts';
import type { State } from './state.ts';
import { OTHER, TRAP } from './state.ts';
import { tokensText } from './tokens.ts';

const position = (hand: unknown, more: Fields = {}): State =>
  readPosition({
    config: { tapestry: Array.isArray(hand) ? 'app' : 'table' },
    state: {
      turn: 'human',
      deed: 'advance',
      tokens: { ...START, C4: 'A' },
      explored: ['D5'],
      tapestry: { hand },
      ...more,
    },
  });
const at = (state: State, name: string): string => tokensText(state, hexOf(name) as Hex);
const conquer = (state: State, name: string, cards: readonly string[] = []) =>
  scripted(
    tapestry,
    { state, seat: HUMAN, input: tapestry.parseInput(`conquer ${name}`) },
    { cards },
  );
const toldBy = ({ happenings }: ReturnType<typeof conquer>) => happenings.map(showMessage);

describe('the Automa’s cards lie on the table', () => {
  test('TRAP-1: a Trap after one other card: the Automa keeps the territory, one card is left', () => {
    const run = conquer(position(3), 'C4', ['2']);
    expect(at(run.state, 'C4')).toBe('yA');
    expect(run.state.tapestry.hand).toHaveLength(1);
    expect(toldBy(run)).toEqual(['do.trapSprung at=C4 n=2', 'do.yourOutpostFalls at=C4']);
  });

  test('TRAP-1: no Trap among them: all are gone, and so is the Automa’s outpost', () => {
    const run = conquer(position(3), 'C4', ['none']);
    expect(at(run.state, 'C4')).toBe('Ya');
    expect(run.state.tapestry.hand).toEqual([]);
    expect(toldBy(run)).toEqual(['do.noTrap at=C4 n=3', 'do.rivalFalls at=C4 who=automa']);
  });

  test('TRAP-1: the Trap is one of the cards that lie there', () => {
    expect(() => conquer(position(3), 'C4', ['4'])).toThrow('kernel.scriptNotOffered');
    expect(() => conquer(position(3), 'C4')).toThrow('kernel.scriptMissing');
  });

  test('TRAP-1: nothing is asked without cards, nor where the Automa does not rule', () => {
    const bare = conquer(position(0), 'C4');
    expect(at(bare.state, 'C4')).toBe('Ya');
    expect(toldBy(bare)).toEqual(['do.rivalFalls at=C4 who=automa']);
    const neutral = conquer(position(3), 'D5');
    expect(at(neutral.state, 'D5')).toBe('Y');
    expect(neutral.state.tapestry.hand).toHaveLength(3);
    const lying = conquer(position(3, { tokens: { ...START, C4: 'a' } }), 'C4');
    expect(at(lying.state, 'C4')).toBe('Ya');
    expect(lying.state.tapestry.hand).toHaveLength(3);
  });

  test('TRAP-1: one card that nobody has seen is enough to ask', () => {
    const run = conquer(position(['other', 'unknown']), 'C4', ['1']);
    expect(at(run.state, 'C4')).toBe('yA');
  });
});

describe('the app has drawn the Automa’s cards', () => {
  test('TRAP-1: discarded without a question until a Trap appears or none is left', () => {
    const trapped = conquer(position(['trap']), 'C4');
    expect(at(trapped.state, 'C4')).toBe('yA');
    expect(trapped.state.tapestry.hand).toEqual([]);
    const free = conquer(position(['other', 'other']), 'C4');
    expect(at(free.state, 'C4')).toBe('Ya');
    expect(free.state.tapestry.hand).toEqual([]);
    // Nothing to discard on the table: the app has the cards.
    expect(toldBy(trapped)).toEqual(['see.trapSprung at=C4 n=1', 'do.yourOutpostFalls at=C4']);
    expect(toldBy(free)).toEqual(['see.noTrap at=C4 n=2', 'do.rivalFalls at=C4 who=automa']);
  });

  test('TRAP-1: at random, and one Trap at a time', () => {
    const discarded = new Set<number>();
    for (let seed = 0; seed < 60; seed += 1) {
      const state = position(['other', 'trap', 'other', 'trap']);
      const table = {
        scene: state,
        rng: rngFromSeed(`trap ${seed}`),
        atTable: CHANCE_BY_APP,
        ask: () => {
          throw new Error('nothing is asked');
        },
        emit: undefined,
        trace: undefined,
      };
      tapestry.apply(table, HUMAN, tapestry.parseInput('conquer C4'));
      const { hand } = state.tapestry;
      expect(at(state, 'C4')).toBe('yA');
      expect(hand.filter((card) => card === TRAP)).toHaveLength(1);
      discarded.add(4 - hand.length);
      expect(hand.filter((card) => card === OTHER)).toHaveLength(hand.length - 1);
    }
    // Two others at most come before the first of two Traps.
    expect([...discarded].sort()).toEqual([1, 2, 3]);
  });
});
