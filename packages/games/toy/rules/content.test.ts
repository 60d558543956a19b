import { get } from '@empty-chair/kernel/ids';
import { contentOf, schemaTests } from '@empty-chair/testkit/content-files';
import { describe, expect, test } from 'vitest';
import {
  DISTANCE,
  LEVEL_IDS,
  LEVELS,
  LIMITS,
  NEIGHBOURS,
  START_FRUIT,
  TREES,
  treeNumbered,
} from './content.ts';

const json = contentOf(import.meta.url);

describe('content', () => {
  schemaTests(json, ['orchard', 'magpie']);

  test('paths lead both ways, and every tree can be reached', () => {
    for (const tree of TREES) {
      for (const next of get(NEIGHBOURS, tree)) {
        expect(get(NEIGHBOURS, next)).toContain(tree);
        expect(get(get(DISTANCE, tree), next)).toBe(1);
      }
      expect(get(DISTANCE, tree).every(Number.isFinite)).toBe(true);
    }
    expect(get(DISTANCE, treeNumbered(1))).toEqual([0, 1, 2, 3, 2, 1]);
  });

  test('there is a row for every level, and fruit enough to start', () => {
    expect(LEVELS.map(({ id }) => id)).toEqual(LEVEL_IDS);
    expect(START_FRUIT.reduce((sum, n) => sum + n, 0)).toBeLessThan(LIMITS.fruit);
  });
});
