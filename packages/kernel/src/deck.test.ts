import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawCard, shuffle } from './deck.ts';
import { rngFromSeed } from './rng.ts';

describe('shuffle', () => {
  test('is a permutation', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const shuffled = items.slice();
        shuffle(shuffled, rngFromSeed(seed));
        const byValue = (a: number, b: number) => a - b;
        expect(shuffled.sort(byValue)).toEqual(items.slice().sort(byValue));
      }),
    );
  });

  test('gives every order about equally often', () => {
    const rng = rngFromSeed('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i += 1) {
      const items = ['a', 'b', 'c'];
      shuffle(items, rng);
      const order = items.join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const n of counts.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  test('draws nothing for one card or none', () => {
    const rng = rngFromSeed('one');
    shuffle([1], rng);
    shuffle([], rng);
    expect(rng.snapshot().revealed).toBe(0);
  });
});

describe('drawCard', () => {
  test('takes from the end and counts as told', () => {
    const rng = rngFromSeed('draw');
    const deck = { draw: [1, 2, 3], discard: [9] };
    expect(drawCard(deck, rng, 'stop')).toBe(3);
    expect(deck).toEqual({ draw: [1, 2], discard: [9] });
    expect(rng.snapshot().revealed).toBe(1);
  });

  test('stops at the end of the pile, or shuffles the discard under it', () => {
    const rng = rngFromSeed('end');
    const deck = { draw: [] as number[], discard: [1, 2, 3] };
    expect(drawCard(deck, rng, 'stop')).toBeUndefined();
    expect(deck).toEqual({ draw: [], discard: [1, 2, 3] });
    expect(rng.snapshot().revealed).toBe(0);
    const card = drawCard(deck, rng, 'reshuffle');
    expect([...deck.draw, card].sort()).toEqual([1, 2, 3]);
    expect(deck.discard).toEqual([]);
  });

  test('is refilled before the next draw, or the moment that the last card leaves it', () => {
    const later = { draw: [7], discard: [1, 2, 3] };
    expect(drawCard(later, rngFromSeed('later'), 'reshuffle')).toBe(7);
    expect(later).toEqual({ draw: [], discard: [1, 2, 3] });
    const atOnce = { draw: [7], discard: [1, 2, 3] };
    expect(drawCard(atOnce, rngFromSeed('at once'), 'reshuffleAtOnce')).toBe(7);
    expect(atOnce.draw.slice().sort()).toEqual([1, 2, 3]);
    expect(atOnce.discard).toEqual([]);
  });

  test('one that was found empty is refilled all the same', () => {
    const deck = { draw: [] as number[], discard: [1, 2, 3] };
    const card = drawCard(deck, rngFromSeed('found'), 'reshuffleAtOnce');
    expect([...deck.draw, card].sort()).toEqual([1, 2, 3]);
    const last = { draw: [] as number[], discard: [4] };
    expect(drawCard(last, rngFromSeed('last'), 'reshuffleAtOnce')).toBe(4);
    expect(last).toEqual({ draw: [], discard: [] });
    expect(drawCard(last, rngFromSeed('last'), 'reshuffleAtOnce')).toBeUndefined();
  });

  test('has no card when both piles are empty', () => {
    const rng = rngFromSeed('none');
    expect(drawCard({ draw: [], discard: [] }, rng, 'reshuffle')).toBeUndefined();
    expect(rng.snapshot().revealed).toBe(0);
  });

  test('loses no card and makes none, however long it goes on', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer(), { minLength: 1, maxLength: 12 }),
        fc.array(fc.boolean(), { maxLength: 60 }),
        fc.string(),
        fc.constantFrom('reshuffle' as const, 'reshuffleAtOnce' as const),
        (cards, keeps, seed, whenEmpty) => {
          const rng = rngFromSeed(seed);
          const deck = { draw: cards.slice(), discard: [] as number[] };
          const hand: number[] = [];
          for (const keep of keeps) {
            const card = drawCard(deck, rng, whenEmpty);
            if (card !== undefined) (keep ? hand : deck.discard).push(card);
          }
          const byValue = (a: number, b: number) => a - b;
          expect([...deck.draw, ...deck.discard, ...hand].sort(byValue)).toEqual(
            cards.slice().sort(byValue),
          );
        },
      ),
    );
  });
});
