import { describe, expect, test } from 'vitest';
import type { Fields } from '../../examples/phase-position.ts';
import { FOUR_BOTS, playerNamed, positionOf, runAt } from '../../examples/phase-position.ts';
import { finalScore } from './scoring.ts';

const NOTHING = {
  taxIncome: 0,
  cores: 0,
  marriages: 0,
  alliances: 0,
  papal: 0,
  authority: 0,
  occupied: 0,
};

describe('Final Scoring', () => {
  // England: Tax Income 2 x 2 + 12, an Alliance and a Marriage with Portugal. Austria: 2 + 7, a Marriage.
  test.each([
    [
      'Tax Income, Alliance, Marriage',
      'england',
      {},
      { taxIncome: 16, marriages: 1, alliances: 2 },
    ],
    [
      'the Emperor its Authority',
      'austria',
      { authority: 4 },
      { taxIncome: 9, marriages: 1, authority: 4 },
    ],
    [
      'one for a Core',
      'austria',
      { authority: 0, players: { austria: { cores: ['lombardy', 'tirol'] } } },
      { taxIncome: 9, marriages: 1, cores: 2 },
    ],
    [
      'the Papal Controller as many as there are Catholic players',
      'england',
      { controller: 'england' },
      { taxIncome: 16, marriages: 1, alliances: 2, papal: 4 },
    ],
    [
      'fewer where one is Protestant',
      'england',
      { controller: 'england', players: { france: { religion: 'protestant' } } },
      { taxIncome: 16, marriages: 1, alliances: 2, papal: 3 },
    ],
    [
      'what Enemies or Rebels hold is no income, and less for it besides',
      'england',
      { occupied: { bordeaux: 'france', york: 'rebels' } },
      { taxIncome: 13, marriages: 1, alliances: 2, occupied: -3 },
    ],
  ] as const)('EU-6.18: %s', (_, who, fields: Fields, score) => {
    const state = positionOf(fields, FOUR_BOTS);
    expect(finalScore(state, playerNamed(state, who))).toEqual({ ...NOTHING, ...score });
  });

  test('EU-6.18: it is added to the Prestige', () => {
    const fields = { step: 'scoring', turn: 'england', players: { england: { prestige: 7 } } };
    const { state } = runAt(fields, {}, FOUR_BOTS);
    expect(playerNamed(state, 'england').prestige).toBe(7 + 16 + 1 + 2);
  });
});
