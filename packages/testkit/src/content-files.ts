import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { schemaProblems } from './schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** Reads files of a game's content, for a test in its `rules`: `contentOf(import.meta.url)`. */
export function contentOf(testUrl: string): (path: string) => Json {
  return (path) => JSON.parse(readFileSync(new URL(`../content/${path}`, testUrl), 'utf8')) as Json;
}

/** A test for each `<name>.json` with its `schema/<name>.schema.json`. */
export function schemaTests(json: (path: string) => Json, names: readonly string[]): void {
  test.each(names)('%s.json is as its schema says', (name) => {
    expect(contentProblems(json, name)).toEqual([]);
  });
}

export function contentProblems(json: (path: string) => Json, name: string): readonly string[] {
  return schemaProblems(json(`schema/${name}.schema.json`), json(`${name}.json`));
}
