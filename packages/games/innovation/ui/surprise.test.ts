import { expect, test } from 'vitest';
import { setupChoices } from '../rules/view.ts';
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

test('every surprise is a game, against a faction whose card is known from end to end', () => {
  const known = setupChoices.factions.filter(({ complete }) => complete).map(({ id }) => id);
  const seen = new Set<string>();
  for (let seed = 1; seed <= 60; seed += 1) {
    const draft = draftOf(surprise(throws(seed * 7919)));
    expect(check(draft).problem).toBeUndefined();
    expect(known).toContain(draft.faction);
    expect(draft.humans).toHaveLength(1);
    seen.add(`${draft.faction} ${draft.humans[0]?.terrain} ${draft.side}`);
  }
  expect(seen.size).toBeGreaterThan(20);
});
