import { expect, test } from 'vitest';
import { firstDraft, rowsOf, withLevel, withRole, withScenario } from './setup-model.ts';
import { askedOf, EVEN } from './studied.ts';

const asked = (draft: typeof firstDraft) => rowsOf(draft).map((row) => askedOf(draft, row));

test('a bot of the introductory scenario is asked by realm and level, a human is not', () => {
  const draft = withLevel(firstDraft, 'england', 'very-hard');
  expect(asked(draft)).toEqual([
    undefined,
    { seat: 'castile', axes: { level: 'easy' } },
    { seat: 'england', axes: { level: 'very-hard' } },
  ]);
  expect(asked(withRole(draft, 'castile', 'open'))[1]).toBeUndefined();
});

test('EU-1.1: in other scenarios nothing is asked, and an even share is one of its three realms', () => {
  const others = asked(withRole(withScenario(firstDraft, '1-01'), 'france', 'bot'));
  expect(others.length).toBeGreaterThan(0);
  expect(others.every((one) => one === undefined)).toBe(true);
  expect(EVEN).toBe(1 / rowsOf(firstDraft).length);
});
