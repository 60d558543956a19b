import type { AnyState } from '@empty-chair/registry/games';
import { expect, test } from 'vitest';
import { tapestry } from '../rules/module.ts';
import { standingAt } from './standing.ts';

const config = tapestry.configFrom({});
const eraAfter = (human: number, automa: number) => {
  const position = { incomeTurns: { human, automa } };
  const state: object = tapestry.codecs.state.decode(position, config);
  return standingAt(state as AnyState).round.params?.['n'];
};

test('a game has four eras, from the first turn to the last income turn of all', () => {
  expect(eraAfter(0, 0)).toBe(1);
  expect(eraAfter(1, 1)).toBe(1);
  expect(eraAfter(2, 3)).toBe(3);
  expect(eraAfter(4, 5)).toBe(4);
});
