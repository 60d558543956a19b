import { Refused } from '@empty-chair/kernel/errors';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { notationOnTheWay } from '@empty-chair/testkit/notation';
import { describe, expect, test } from 'vitest';
import { innovation } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { CONFIGS, humanWeight } from './configs.ts';
import { notation } from './notation.ts';

const options = { policy: randomPolicy<State, Input>({ weight: humanWeight }), most: 3000 };

describe('a position in one line', () => {
  test('reads what a person writes', () => {
    const text =
      'H7=automa.workshop* E12=automa.workshop E10=human.guild+ | round 3 | turn "automa"';
    expect(notation.parse(text)).toEqual({
      hexes: {
        H7: { who: 'automa', building: 'workshop', marked: true },
        E12: { who: 'automa', building: 'workshop' },
        E10: { who: 'human', building: 'guild', annex: true },
      },
      round: 3,
      turn: 'automa',
    });
  });

  test.each(Object.entries(CONFIGS))('reads every position that it prints: %s', (_, config) => {
    const start = { config, seed: 'notation' };
    const { lost, seen } = notationOnTheWay(innovation, notation, start, options);
    expect(lost).toBeUndefined();
    expect(seen).toBeGreaterThan(50);
  });

  test.each([
    'H7',
    'H7=automa.tent',
    'H7=automa.workshop?',
    'H7=automa.workshop | round',
    'H7=automa.workshop | round three',
  ])('refuses %s', (text) => {
    expect(() => notation.parse(text)).toThrow(Refused);
  });
});
