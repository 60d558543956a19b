import { expect, test } from 'vitest';
import { contentProblems } from './content-files.ts';

const files: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'schema/map.schema.json': { type: 'object', required: ['hexes'] },
  'map.json': { hexes: 7 },
  'schema/game.schema.json': { type: 'object', required: ['tiles'] },
  'game.json': { hexes: 7 },
};
const json = (path: string) => files[path] ?? {};

test('a file is held against the schema of its name', () => {
  expect(contentProblems(json, 'map')).toEqual([]);
  expect(contentProblems(json, 'game').join()).toContain('$.tiles');
});
