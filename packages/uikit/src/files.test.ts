import { expect, it } from 'vitest';
import { fileName } from './files.ts';

it.each([
  ['Sunday game: 2', 'sunday-game-2.json'],
  ['Łódź, příští kolo', 'lodz-pristi-kolo.json'],
  ['?!', 'empty-chair.json'],
])('a file name of %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});
