import { put } from '@empty-chair/kernel/ids';
import { describe, expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { CARDS, treeNumbered } from './content.ts';
import { invariants } from './invariants.ts';
import type { State } from './state.ts';

const HERE: Position = { fruit: [2, 1, 0, 0, 3, 0], hollow: [0, 1, 0, 0, 0, 0], basket: 3 };

const problems = (state: State): readonly string[] =>
  invariants.flatMap(({ check }) => check(state)?.id ?? []);

describe('invariants', () => {
  test('hold in a position that can be', () => {
    expect(problems(readPosition(HERE))).toEqual([]);
  });

  test.each<[string, (state: State) => unknown]>([
    ['broken.fruit', (state) => Object.assign(state, { nest: state.nest + 1 })],
    ['broken.fruit', (state) => Object.assign(state, { supply: -1, nest: 11 })],
    ['broken.card', (state) => state.orders.draw.pop()],
    ['broken.card', (state) => state.orders.discard.push(...CARDS.slice(0, 1))],
  ])('%s', (id, damage) => {
    const state = readPosition(HERE);
    damage(state);
    expect(problems(state)).toContain(id);
  });

  test('a tree and a hollow hold no more than they can', () => {
    const state = readPosition(HERE);
    put(state.fruit, treeNumbered(5), 4);
    state.supply -= 1;
    expect(problems(state)).toEqual(['broken.tree']);
    const other = readPosition(HERE);
    put(other.hollow, treeNumbered(5), 2);
    other.supply -= 2;
    expect(problems(other)).toEqual(['broken.tree']);
  });
});
