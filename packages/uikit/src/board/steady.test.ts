import { describe, expect, test } from 'vitest';
import { steady, steadyBy } from './steady.ts';

interface Item {
  readonly id: string;
  readonly n: number;
  readonly words?: readonly { readonly text: string }[];
}
const a = (): Item => ({ id: 'a', n: 1, words: [{ text: 'one' }] });
const b = (n = 2): Item => ({ id: 'b', n });

describe('steady', () => {
  test('hands on the old list where everything says the same', () => {
    const keep = steady<Item>();
    const first = keep([a(), b()]);
    expect(keep([a(), b()])).toBe(first);
  });

  test('hands on the old objects beside one that has changed', () => {
    const keep = steady<Item>();
    const [old] = keep([a(), b()]);
    const next = keep([a(), b(3)]);
    expect(next[0]).toBe(old);
    expect(next[1]).toEqual({ id: 'b', n: 3 });
  });

  test.each([
    ['deep inside', { id: 'a', n: 1, words: [{ text: 'two' }] }],
    ['a longer list', { id: 'a', n: 1, words: [{ text: 'one' }, { text: 'two' }] }],
    ['a missing field', { id: 'a', n: 1 }],
  ])('sees a change: %s', (_, changed) => {
    const keep = steady<Item>();
    keep([a()]);
    expect(keep([changed])).toEqual([changed]);
  });

  test('sees another order and another number', () => {
    const keep = steady<Item>();
    const first = keep([a(), b()]);
    expect(keep([b(), a()]).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(keep([a()])).toHaveLength(1);
    expect(keep([a(), b()])).toEqual(first);
  });

  test('tells what has no id apart by what it is told', () => {
    const keep = steadyBy(({ seat }: { readonly seat: number; readonly points: number }) => seat);
    const [, second] = keep([
      { seat: 1, points: 4 },
      { seat: 2, points: 4 },
    ]);
    const next = keep([
      { seat: 1, points: 5 },
      { seat: 2, points: 4 },
    ]);
    expect(next[0]).toEqual({ seat: 1, points: 5 });
    expect(next[1]).toBe(second);
  });
});
