import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromSeed, rngFromState } from './rng.ts';

const sides = fc.integer({ min: 1, max: 1 << 20 });

/** How far counts are from even, in standard deviations of a fair die. */
function unevenness(counts: readonly number[], rolls: number): number {
  const expected = rolls / counts.length;
  const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

describe('below', () => {
  test('stays in range', () => {
    fc.assert(
      fc.property(fc.string(), sides, (seed, n) => {
        const rng = rngFromSeed(seed);
        for (let i = 0; i < 20; i += 1) {
          const value = rng.below(n);
          expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
        }
      }),
    );
  });

  test.each([2, 3, 6, 7, 12, 54, 100])('favours no face of %i', (n) => {
    const rng = rngFromSeed(`fair-${n}`);
    const rolls = 2000 * n;
    const counts = Array.from({ length: n }, () => 0);
    for (let i = 0; i < rolls; i += 1) {
      const face = rng.below(n);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    expect(Math.abs(unevenness(counts, rolls))).toBeLessThan(4);
  });

  test('the low bits of one roll tell nothing about the next', () => {
    const rng = rngFromSeed('pairs');
    const counts = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < 72_000; i += 1) {
      const pair = rng.below(6) * 6 + rng.below(6);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(Math.abs(unevenness(counts, 72_000))).toBeLessThan(4);
  });

  test('throws again what would favour some faces', () => {
    // 2^32 leaves 697003 over for this many faces: about one word in six thousand is unfair.
    const unfair = rngFromSeed('unfair');
    const steps = rngFromSeed('unfair');
    const rolls = 60_000;
    for (let i = 0; i < rolls; i += 1) unfair.below(699_051);
    const end = unfair.snapshot().words;
    let words = 0;
    // A power of two never throws again: one word each.
    while (!steps.snapshot().words.every((word, i) => word === end[i])) {
      steps.below(1 << 20);
      words += 1;
      if (words > 2 * rolls) break;
    }
    expect(words).toBeGreaterThan(rolls);
    expect(words).toBeLessThan(rolls + 40);
    expect(unfair.snapshot().revealed).toBe(rolls);
  });

  test.each([0, -1, 1.5, Number.NaN, (1 << 20) + 1, Number.POSITIVE_INFINITY])(
    'has no %d faces',
    (n) => {
      expect(() => rngFromSeed('x').below(n)).toThrow(RangeError);
    },
  );

  test('counts what it tells', () => {
    const rng = rngFromSeed('count');
    rng.below(6);
    rng.reveal();
    rng.below(6);
    expect(rng.snapshot().revealed).toBe(3);
  });
});

describe('streams', () => {
  const rolls = (rng: { below(n: number): number }, n = 30): readonly number[] =>
    Array.from({ length: n }, () => rng.below(1000));

  test('the same seed gives the same rolls, another seed others', () => {
    expect(rolls(rngFromSeed('a'))).toEqual(rolls(rngFromSeed('a')));
    const seeds = Array.from({ length: 200 }, (_, i) => rolls(rngFromSeed(`seed-${i}`), 4).join());
    expect(new Set(seeds).size).toBe(200);
  });

  test('a fork neither advances its parent nor depends on what the parent does later', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(20), (seed, stream, n) => {
        const parent = rngFromSeed(seed);
        const untouched = rngFromSeed(seed);
        const early = parent.fork(stream);
        expect(parent.snapshot()).toEqual(untouched.snapshot());
        rolls(parent, n);
        expect(rolls(early)).toEqual(rolls(untouched.fork(stream)));
        expect(early.snapshot().revealed).toBe(30);
      }),
    );
  });

  test('forks of other names and at other points are other streams', () => {
    const parent = rngFromSeed('parent');
    const streams = ['a', 'b', 'setup', ''].map((name) => rolls(parent.fork(name)).join());
    parent.below(2);
    streams.push(rolls(parent.fork('a')).join(), rolls(parent).join());
    expect(new Set(streams).size).toBe(streams.length);
  });

  test('a snapshot goes on where it was taken, also through JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(50), (seed, n) => {
        const rng = rngFromSeed(seed);
        rolls(rng, n);
        const kept = rng.snapshot();
        const restored = rngFromState(JSON.parse(JSON.stringify(kept)));
        expect(rolls(restored)).toEqual(rolls(rng));
        expect(restored.snapshot()).toEqual(rng.snapshot());
        expect(kept.revealed).toBe(n);
      }),
    );
  });

  test('never changes: saved games depend on it', () => {
    expect(rolls(rngFromSeed('empty chair'), 6)).toEqual([876, 912, 616, 439, 503, 167]);
  });
});
