import { describe, expect, test } from 'vitest';
import { ByHappening } from './by-happening.ts';
import type { Happening, MessageId, Params, RuleId } from './words.ts';

const happening = (id: string, params?: Params, rule = 'X-1'): Happening => ({
  rule: rule as RuleId,
  id: id as MessageId,
  ...(params !== undefined && { params }),
});
const [fox, mouse] = [
  { kind: 'suit', id: 'fox' },
  { kind: 'suit', id: 'mouse' },
];

/** As the text of message and parameters, which says what is the same. */
const DIFFERENT: readonly Happening[] = [
  happening('rest'),
  happening('score'),
  happening('score', { n: 1 }),
  happening('score', { n: 2 }),
  happening('score', { points: 1 }),
  happening('score', { n: { kind: 'number', id: '1' } }),
  happening('score', { n: 1, suit: fox }),
  happening('score', { n: 1, suit: mouse }),
  happening('score', { n: 1, suit: { kind: 'item', id: 'fox' } }),
  happening('show', { suits: [] }),
  happening('show', { suits: [fox] }),
  happening('show', { suits: [fox, mouse] }),
  happening('show', { suits: [mouse, fox] }),
  happening('show', { suits: fox }),
  happening('show', { suits: [fox], n: 1 }),
  happening('show', { suits: [], n: 1 }),
  happening('show', { suits: 1 }),
];

describe('by happening', () => {
  test('each has its own entry, in the order in which they came', () => {
    const entries = new ByHappening<Happening>();
    for (const one of DIFFERENT) {
      expect(entries.find(one)).toBeUndefined();
      entries.add(one, one);
    }
    for (const one of DIFFERENT) expect(entries.find(one)).toBe(one);
    expect(entries.values()).toEqual(DIFFERENT);
  });

  test('the same message and parameters are the same, whatever rule demands it', () => {
    const entries = new ByHappening<number>();
    for (const [index, one] of DIFFERENT.entries()) entries.add(one, index);
    for (const [index, one] of DIFFERENT.entries()) {
      const again: Happening = { ...structuredClone(one), rule: 'X-2' as RuleId };
      expect(entries.find(again)).toBe(index);
    }
  });
});
