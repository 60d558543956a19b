import { describe, expect, test } from 'vitest';
import { randomPolicy } from './random-policy.ts';
import { rngFromSeed } from './rng.ts';
import type { RuleId } from './words.ts';
import { literal, seat } from './words.ts';

const INPUTS = ['a', 'b', 'c'];

function counts(draw: () => string): Record<string, number> {
  const found: Record<string, number> = {};
  for (let i = 0; i < 600; i += 1) {
    const value = draw();
    found[value] = (found[value] ?? 0) + 1;
  }
  return found;
}

describe('randomPolicy', () => {
  test('takes every legal input about equally often', () => {
    const policy = randomPolicy<undefined, string>();
    const rng = rngFromSeed('inputs');
    const found = counts(() => policy.input(undefined, seat(0), () => INPUTS, rng));
    for (const input of INPUTS) expect(found[input]).toBeGreaterThan(150);
  });

  test('prefers by weight and never takes weight 0', () => {
    const policy = randomPolicy<undefined, string>({
      weight: (input) => (input === 'a' ? 9 : input === 'b' ? 1 : 0),
    });
    const rng = rngFromSeed('weights');
    const found = counts(() => policy.input(undefined, seat(0), () => INPUTS, rng));
    expect(found['c']).toBeUndefined();
    expect(found['a']).toBeGreaterThan(450);
    expect(found['b']).toBeGreaterThan(20);
  });

  test('falls back to all when every weight is 0', () => {
    const policy = randomPolicy<undefined, string>({ weight: () => 0 });
    const rng = rngFromSeed('zero');
    const found = counts(() => policy.input(undefined, seat(0), () => INPUTS, rng));
    for (const input of INPUTS) expect(found[input]).toBeGreaterThan(150);
  });

  test('answers uniformly, and says which rule offered nothing', () => {
    const policy = randomPolicy<undefined, string>();
    const rng = rngFromSeed('answers');
    const question = {
      rule: 'X-1' as RuleId,
      channel: 'human' as const,
      ask: { id: 'ask' as never },
      answers: INPUTS,
      ref: literal,
    };
    const found = counts(() => policy.answer(question, rng));
    for (const answer of INPUTS) expect(found[answer]).toBeGreaterThan(150);
    expect(() => policy.answer({ ...question, answers: [] }, rng)).toThrow(/X-1/);
    expect(() => policy.input(undefined, seat(3), () => [], rng)).toThrow(/seat 3/);
  });
});
