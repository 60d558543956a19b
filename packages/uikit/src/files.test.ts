import { expect, it } from 'vitest';
import { fileName, gameFile } from './files.ts';

it.each([
  ['Sunday game: 2', 'sunday-game-2.json'],
  ['Łódź, příští kolo', 'lodz-pristi-kolo.json'],
  ['?!', 'empty-chair.json'],
  ['Long '.repeat(2000), `${'long-'.repeat(16).slice(0, -1)}.json`],
])('a file name of %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});

it('names the file of a game by its title and its moment', () => {
  const evening = new Date(2026, 10, 8, 20, 5).getTime();
  expect(gameFile('Sunday: Root', evening)).toBe('sunday-root-2026-11-08-2005.json');
  expect(gameFile('Sunday: Root', evening + 60_000)).toBe('sunday-root-2026-11-08-2006.json');
});
