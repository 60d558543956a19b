import { readFileSync } from 'node:fs';
import { schemaProblems } from '@empty-chair/testkit/schema';
import { describe, expect, test } from 'vitest';
import { DISTANCE, LEVEL_IDS, LEVELS, LIMITS, NEIGHBOURS, START_FRUIT, TREES } from './content.ts';

const json = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../content/${path}`, import.meta.url), 'utf8'));

describe('content', () => {
  test.each(['orchard', 'magpie'])('%s.json is as its schema says', (name) => {
    expect(schemaProblems(json(`schema/${name}.schema.json`), json(`${name}.json`))).toEqual([]);
  });

  test('paths lead both ways, and every tree can be reached', () => {
    for (const tree of TREES) {
      for (const next of NEIGHBOURS[tree] ?? []) {
        expect(NEIGHBOURS[next]).toContain(tree);
        expect(DISTANCE[tree]?.[next]).toBe(1);
      }
      expect(DISTANCE[tree]?.every(Number.isFinite)).toBe(true);
    }
    expect(DISTANCE[0]).toEqual([0, 1, 2, 3, 2, 1]);
  });

  test('there is a row for every level, and fruit enough to start', () => {
    expect(LEVELS.map(({ id }) => id)).toEqual(LEVEL_IDS);
    expect(START_FRUIT.reduce((sum, n) => sum + n, 0)).toBeLessThan(LIMITS.fruit);
  });
});
