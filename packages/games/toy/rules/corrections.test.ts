import { correctionsTo } from '@empty-chair/kernel/corrections';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { seat } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import type { Position } from '../examples/position.ts';
import { readPosition } from '../examples/position.ts';
import { toy } from './module.ts';

const BEFORE: Position = { fruit: [2, 3, 1, 1, 3, 1], basket: 2, picker: 4 };

function said(after: Position): readonly string[] | undefined {
  const [state, to] = [BEFORE, after].map(readPosition);
  if (state === undefined || to === undefined) throw new Error('no position');
  const start = { config: toy.defaultConfig, state, rng: rngFromSeed('facts').snapshot() };
  return correctionsTo(toy, start, to, seat(0))?.map(toy.inputKey);
}

test('one position from another, by the facts that differ and no others', () => {
  expect(said(BEFORE)).toEqual([]);
  expect(said({ ...BEFORE, picker: 5 })).toEqual(['set picker 5']);
  expect(said({ ...BEFORE, fruit: [2, 1, 1, 1, 3, 1], nest: 2 })).toEqual([
    'set fruit 2 1',
    'set nest 2',
  ]);
});
