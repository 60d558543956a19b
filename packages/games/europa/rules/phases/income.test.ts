import { describe, expect, test } from 'vitest';
import type { Fields, Words } from '../../examples/phase-position.ts';
import {
  FOUR_BOTS,
  ownedBy,
  playerNamed,
  positionOf,
  runAt,
} from '../../examples/phase-position.ts';
import { ownerOf, smallTownsLeft, townCount } from '../board.ts';
import { ALL_PROVINCES, NONE, provinces } from '../content.ts';

const EAST: Words = { scenario: '2-02', variant: '3-players', humans: 'none' };
/** Without Cardinals nobody controls the Curia. */
const NO_CARDINALS = { curia: [] };

/** So many provinces of the size that are France's in the end: it has 8 Small and 4 Large ones. */
function franceOwning(small: number, large: number): Fields {
  const start = positionOf();
  const more = (size: string, n: number) =>
    ALL_PROVINCES.filter(
      (one) => provinces[one]?.size['1444'] === size && ownerOf(start, one) > NONE,
    )
      .map((one) => provinces[one]?.id ?? '')
      .filter((id) => !['france', 'castile', 'england'].includes(ownerId(id)))
      .slice(0, n);
  const ownerId = (id: string): string =>
    provinces.find((one) => one.id === id)?.owner?.['1444'] ?? '';
  return ownedBy('france', ...more('small', small - 8), ...more('large', large - 4));
}

describe('power of the Round', () => {
  test.each([
    ['easy', 8, 4, 6],
    ['normal', 19, 7, 7],
    ['normal', 20, 7, 8],
    ['hard', 8, 8, 9],
    ['hard', 20, 8, 10],
    ['very-hard', 8, 4, 9],
    // Nine Large Towns are eight of them and two Small ones.
    ['easy', 18, 9, 8],
    ['easy', 17, 9, 7],
  ])('EU-6.9, EU-7: %s, %i Small and %i Large Towns: %i', (level, small, large, n) => {
    const { state } = runAt(
      {
        ...NO_CARDINALS,
        step: 'income',
        owner: franceOwning(small, large),
        players: { france: { mat: { available: 2, spent: 7 } } },
      },
      {},
      { humans: 'none', level },
    );
    const { mat } = playerNamed(state, 'france');
    expect([mat.available, mat.spent]).toEqual([2 + n, 0]);
  });

  test('EU-3.1: what was spent goes to the supply, what is available stays', () => {
    const { state } = runAt({
      ...NO_CARDINALS,
      step: 'income',
      players: { france: { mat: { available: 0, spent: 9 } } },
    });
    expect(playerNamed(state, 'france').mat).toMatchObject({ available: 6, spent: 0 });
  });

  test.each([
    [8, 4, { small: 8, large: 4 }, 32],
    [20, 8, { small: 20, large: 8 }, 20],
    [20, 9, { small: 22, large: 8 }, 18],
    [36, 10, { small: 40, large: 8 }, 0],
  ])('EU-10.2: %i Small and %i Large Provinces', (small, large, towns, left) => {
    const state = positionOf({ owner: franceOwning(small, large) });
    const france = playerNamed(state, 'france');
    expect(townCount(state, france)).toEqual(towns);
    expect(smallTownsLeft(state, france)).toBe(left);
  });
});

describe('the Emperor', () => {
  // 1 lowers, 6 raises, the others draw it by one if they are two or more away; 2-3, 4-5 and 6 pay.
  test.each([
    [3, 1, 2, 1, 0],
    [3, 2, 3, 1, 0],
    [3, 4, 3, 1, 0],
    [3, 5, 4, 2, 0],
    [3, 6, 4, 2, 0],
    [4, 2, 3, 1, 0],
    [5, 3, 4, 2, 0],
    [5, 4, 5, 2, 0],
    [5, 6, 6, 3, 1],
    [6, 6, 6, 3, 1],
    [6, 5, 6, 3, 1],
    [6, 4, 5, 2, 0],
    [2, 1, 1, 0, 0],
    [1, 2, 1, 0, 0],
    [1, 3, 2, 1, 0],
    [0, 1, 0, 0, 0],
    [0, 2, 1, 0, 0],
  ])(
    'EU-6.10, EU-20.1: Authority %i and a %i: %i, which brings %i power and %i Prestige',
    (authority, face, after, power, prestige) => {
      const { state } = runAt(
        { step: 'income', turn: 'austria', authority },
        { dice: [String(face)] },
        FOUR_BOTS,
      );
      const austria = playerNamed(state, 'austria');
      expect(state.authority).toBe(after);
      expect(austria.mat.available).toBe(9 + 6 + power);
      expect(austria.prestige).toBe(prestige);
    },
  );

  test('EU-20.1: its Authority is Manpower in Phase 5', () => {
    const { state } = runAt({ step: 'upkeep', turn: 'austria', authority: 5 }, {}, FOUR_BOTS);
    const { mat } = playerNamed(state, 'austria');
    // A Large Town and seven Small ones: 1 and 4.
    expect(mat.army + mat.reserve).toBe(5 + 5);
  });

  test('EU-20.3: no election and no Imperial Manpower: the die is all that is rolled or asked', () => {
    const run = (fields: Fields) => runAt(fields, { dice: ['4'] }, FOUR_BOTS);
    expect(run({ step: 'income', turn: 'austria', authority: 0 }).state.emperor).toBe(
      playerNamed(positionOf({}, FOUR_BOTS), 'austria').realm,
    );
  });

  test('EU-6.10: who is not Emperor rolls nothing', () => {
    const fields = { step: 'income', turn: 'austria', emperor: 'bohemia' };
    const { state } = runAt(fields, {}, FOUR_BOTS);
    expect(playerNamed(state, 'austria').mat.available).toBe(9 + 6);
  });
});

describe('the Papal Controller', () => {
  const FIVE: Words = { scenario: '1-01', variant: '5-players', humans: 'none' };
  const TWO: Words = { scenario: '2-02', variant: '4-players', humans: 'none' };
  // Two Cardinals and more than all others: uncontested. Catholics: three, four, five; Austria and Poland.
  test.each<[string, Words, string, readonly string[], number, number]>([
    ['nobody', { humans: 'none' }, 'france', [], 0, 0],
    ['it, contested', { humans: 'none' }, 'france', ['france', 'castile'], 1, 0],
    ['it, of three Catholics', { humans: 'none' }, 'france', ['france', 'france'], 1, 2],
    ['it, of four', FOUR_BOTS, 'france', ['france', 'france'], 1, 3],
    ['it, of five: three at most', FIVE, 'france', ['france', 'france'], 1, 3],
    ['it, of two', TWO, 'austria', ['austria', 'austria'], 1, 1],
    ['another bot', { humans: 'none' }, 'france', ['castile', 'france'], 0, 0],
    ['a human', { humans: 'castile' }, 'france', ['castile', 'castile'], 0, 0],
  ])(
    'EU-6.11, R-CURIA-1: the Controller is %s, and nobody is asked',
    (_, words, who, curia, power, prestige) => {
      const dice = who === 'austria' ? ['3'] : [];
      const { state } = runAt({ step: 'income', turn: who, curia }, { dice }, words);
      const bot = playerNamed(state, who);
      // Austria's Authority of 3 brings one more.
      expect(bot.mat.available).toBe(9 + 6 + power + dice.length);
      expect(bot.prestige).toBe(prestige);
    },
  );

  test('R-CURIA-1: whoever a human says', () => {
    const said = { controller: 'france', isUncontested: true };
    const { state } = runAt({ ...NO_CARDINALS, ...said, step: 'income' });
    expect(playerNamed(state, 'france').prestige).toBe(2);
  });

  test('EU-6.11: a bot of another faith has nothing to do with it', () => {
    const fields = { step: 'income', turn: 'ottomans', controller: 'ottomans' };
    const { state } = runAt(fields, {}, EAST);
    expect(playerNamed(state, 'ottomans').mat.available).toBe(9 + 6);
  });

  test('EU-6.11: Counter-Reformed is Catholic', () => {
    const fields = {
      step: 'income',
      curia: ['france', 'france'],
      players: { castile: { religion: 'counter-reformed' }, england: { religion: 'protestant' } },
    };
    const { state } = runAt(fields);
    expect(playerNamed(state, 'france').prestige).toBe(1);
  });
});
