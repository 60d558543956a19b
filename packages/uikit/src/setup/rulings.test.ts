import { describe, expect, test } from 'vitest';
import type { Ruling } from './rulings.ts';
import { changedRulings, readingOf } from './rulings.ts';

const BLOCK: Ruling = { name: 'block', rule: 'R-1', values: ['strict', 'loose'] };
const TIES: Ruling = { name: 'ties', rule: 'R-2', values: ['first', 'last'] };

describe('rulings', () => {
  test('one that the table says nothing about is read as we read it', () => {
    expect(readingOf(BLOCK, {})).toBe('strict');
    expect(changedRulings([BLOCK, TIES], {})).toBe(0);
  });

  test('those count as changed that are read otherwise', () => {
    const readings = { block: 'loose', ties: 'first' };
    expect(readingOf(BLOCK, readings)).toBe('loose');
    expect(changedRulings([BLOCK, TIES], readings)).toBe(1);
  });
});
