import { expect, test } from 'vitest';
import { viewScenarios } from '../rules/view.ts';
import { draftOf } from './setup/setup-model.ts';
import { surprise } from './surprise.ts';

/** The same number again and again picks the same share of every list. */
const always = (n: number) => () => n;

test('is a game of every kind, with somebody to play it', () => {
  const found = Array.from({ length: 60 }, (_, i) => draftOf(surprise(always(i / 60))));
  expect(new Set(found.map(({ scenario }) => scenario)).size).toBe(viewScenarios.length);
  for (const { seats, scenario, variant } of found) {
    const humans = seats.filter(({ role }) => role === 'human');
    expect(humans, `${scenario} ${variant}`).toHaveLength(1);
    expect(new Set(seats.map(({ level }) => level)).size).toBe(1);
  }
});
