import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const known = ['new', 'show', 'turn', 'undo', 'position'];

it.each([
  ['tunr', 'turn'],
  ['shw', 'show'],
  ['posiion', 'position'],
  ['pos', 'position'],
  ['UNDO', 'undo'],
  ['wardrobe', undefined],
  ['snow', 'show'],
  ['tune', undefined],
  ['', undefined],
])('%j is near %j', (typed, expected) => {
  expect(nearest(typed, known)).toBe(expected);
});
