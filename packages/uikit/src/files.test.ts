import { expect, it } from 'vitest';
import { fileName } from './files.ts';

it.each([
  ['Sunday game: 2', 'sunday-game-2.json'],
  ['Łódź, příští kolo', 'lodz-pristi-kolo.json'],
  ['?!', 'empty-chair.json'],
  ['Long '.repeat(2000), `${'long-'.repeat(16).slice(0, -1)}.json`],
])('a file name of %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});
