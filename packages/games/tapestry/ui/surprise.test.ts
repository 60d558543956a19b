import { expect, test } from 'vitest';
import { check, draftOf } from './setup/setup-model.ts';
import { surprise } from './surprise.ts';

/** A dice cup for a test: the same throws each time, spread over the whole range. */
function throws(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 48271) % 2147483647;
    return at / 2147483647;
  };
}

test('every surprise is a solo game on the normal mat, and they differ', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 60; seed += 1) {
    const draft = draftOf(surprise(throws(seed * 7919)));
    expect(check(draft).problem).toBeUndefined();
    expect(draft.game).toBe('solo');
    expect(draft.level).toBeLessThanOrEqual(4);
    seen.add(`${draft.civilization} ${draft.level} ${draft.first}`);
  }
  expect(seen.size).toBeGreaterThan(15);
});
