import { rngFromSeed } from '@empty-chair/kernel/rng';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelOf, REBEL_FACES } from '../numbers.ts';
import { losesToNpr, navalDiceAgainstHuman, navalHits } from './battles.ts';
import { discardBotCard, drawBotCard, endRound, newDeck } from './deck.ts';
import {
  addIdea,
  emperorsGain,
  gainForWar,
  influenceBonus,
  landDice,
  layDownAbove,
  loseUnits,
  newMat,
  powerOfRound,
  recruit,
  spend,
  standing,
  unrestRemoved,
  updateManpower,
} from './mat.ts';
import { readRebelDice, rebelDice } from './rebel-dice.ts';

describe('Bot Power', () => {
  test('EU-2.2, EU-3.1, EU-4.5: nine to begin with; what is short is spent all the same', () => {
    const mat = newMat(5, 2);
    expect([mat.available, mat.spent]).toEqual([9, 0]);
    expect(spend(mat, 7)).toBe(7);
    expect(spend(mat, 3)).toBe(2);
    expect([mat.available, mat.spent]).toEqual([0, 9]);
  });

  // Easy 6, Normal 7, Hard 8, Very hard 9; +1 from 20 Small Towns on, +1 with all 8 Large ones.
  test.each([
    ['easy', 19, 7, 6],
    ['normal', 20, 7, 8],
    ['hard', 12, 8, 9],
    ['very-hard', 25, 8, 11],
  ] as const)(
    'EU-6.9, EU-7: %s with %i Small and %i Large Towns gains %i',
    (level, small, large, n) => {
      expect(powerOfRound(levelOf(level), { small, large })).toBe(n);
    },
  );

  test.each([
    [0, 0, 0],
    [1, 0, 0],
    [2, 1, 0],
    [3, 1, 0],
    [4, 2, 0],
    [5, 2, 0],
    [6, 3, 1],
  ])(
    'EU-6.10, EU-20.1: authority %i brings an Emperor %i power and %i Prestige',
    (authority, botPower, prestige) => {
      expect(emperorsGain(authority)).toEqual({ botPower, prestige });
    },
  );

  // 1, then up to the minimum: with 0 left 5 on Easy; with 6 left on Hard 7.
  test.each([
    ['easy', 0, 5],
    ['normal', 4, 5],
    ['hard', 2, 6],
    ['hard', 6, 7],
    ['very-hard', 6, 7],
  ] as const)('EU-15.4: attacked on %s with %i left: %i', (level, left, wanted) => {
    const mat = { ...newMat(5, 2), available: left };
    const gained = gainForWar(mat, levelOf(level));
    expect([mat.available, gained]).toEqual([wanted, wanted - left]);
  });
});

describe('units', () => {
  test('EU-2.5, EU-5.2: the units of the set-up are in the army, the others in reserve', () => {
    expect(newMat(5, 2)).toMatchObject({ army: 2, reserve: 3 });
    expect(newMat(3, 4)).toMatchObject({ army: 3, reserve: 0 });
  });

  test.each([
    ['easy', 12, 7],
    ['normal', 12, 9],
    ['very-hard', 12, 11],
    ['very-hard', 4, 4],
  ] as const)('EU-15.5: on %s with %i in reserve %i join the army', (level, reserve, n) => {
    const mat = { ...newMat(5, 0), reserve, army: 1 };
    expect(recruit(mat, levelOf(level))).toBe(n);
    expect([mat.reserve, mat.army]).toEqual([reserve - n, 1 + n]);
  });

  test('EU-15.7: units above the capacity lie, neither hit nor die, and stand up again', () => {
    const mat = { ...newMat(14, 14) };
    layDownAbove(mat, 9);
    expect([mat.laidDown, standing(mat)]).toEqual([5, 9]);
    expect(loseUnits(mat, 12)).toBe(9);
    expect([mat.army, mat.reserve, standing(mat)]).toEqual([5, 9, 0]);
    layDownAbove(mat, Number.POSITIVE_INFINITY);
    expect(standing(mat)).toBe(5);
  });

  test('EU-6.12: less manpower takes from the reserve first, more goes into it', () => {
    const mat = { ...newMat(10, 6) };
    updateManpower(mat, 12);
    expect([mat.army, mat.reserve]).toEqual([6, 6]);
    updateManpower(mat, 7);
    expect([mat.army, mat.reserve]).toEqual([6, 1]);
    updateManpower(mat, 4);
    expect([mat.army, mat.reserve]).toEqual([4, 0]);
  });
});

describe('ideas', () => {
  test('EU-5.3, EU-9.1: what 0 to 4 ideas of a type bring', () => {
    const mat = newMat(5, 2);
    const brings = () => [unrestRemoved(mat), influenceBonus(mat), landDice(mat)];
    const seen = [brings()];
    for (let n = 1; n <= 4; n += 1) {
      for (const type of ['administrative', 'diplomatic', 'military'] as const) addIdea(mat, type);
      seen.push(brings());
    }
    expect(seen).toEqual([
      [0, 0, 0],
      [1, 1, 1],
      [1, 1, 1],
      [2, 2, 1],
      [2, 2, 1],
    ]);
    expect(mat.ideas.military).toBe(3);
  });
});

describe('the deck of Bot cards', () => {
  test('EU-2.8, EU-19.1: 24 cards without those that the realm does without', () => {
    const deck = newDeck([9, 10], rngFromSeed('deck'));
    expect(deck.draw).toHaveLength(22);
    expect(deck.draw).not.toContain(9);
    expect(deck.out).toEqual([9, 10]);
  });

  test('EU-6.16, EU-26.7: EVENT and IDEA go back, half of the others rounded up, FOCUS cards stay', () => {
    const rng = rngFromSeed('round');
    const deck = {
      draw: [2],
      used: [1, 24, 3, 4, 5, 6, 7],
      setAside: [16],
      out: [9],
      isRefilled: false,
    };
    endRound(deck, rng);
    // Of 3, 4, 5, 6 and 7 three go back and two are out.
    expect(deck.draw).toHaveLength(1 + 2 + 3);
    expect(deck.draw).toEqual(expect.arrayContaining([1, 2, 24]));
    expect(deck.out).toHaveLength(3);
    expect([deck.used, deck.setAside]).toEqual([[], [16]]);
  });

  const ALL_BUT_3 = Array.from({ length: 24 }, (_, i) => i + 1).filter((card) => card !== 3);
  test('R-DECK-1: the used cards come back once in a Round', () => {
    const deck = newDeck(ALL_BUT_3, rngFromSeed('once'));
    const draw = (): number | undefined => {
      const card = drawBotCard(deck, rngFromSeed('again'));
      if (card !== undefined) discardBotCard(deck, card, false);
      return card;
    };
    expect([draw(), draw(), draw()]).toEqual([3, 3, undefined]);
    endRound(deck, rngFromSeed('round'));
    expect([draw(), draw(), draw()]).toEqual([3, 3, undefined]);
  });

  test('EU-26.8: an empty deck is made anew of the used cards', () => {
    const deck = { draw: [], used: [3], setAside: [16], out: [], isRefilled: false };
    expect(drawBotCard(deck, rngFromSeed('empty'))).toBe(3);
    expect(drawBotCard(deck, rngFromSeed('empty'))).toBeUndefined();
  });

  test('every card is in one place, whatever is drawn', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.boolean(), { maxLength: 60 }), (seed, focus) => {
        const rng = rngFromSeed(seed);
        const deck = newDeck([9, 14], rng);
        for (const [i, wasFocus] of focus.entries()) {
          const card = drawBotCard(deck, rng);
          if (card !== undefined) discardBotCard(deck, card, wasFocus);
          if (i % 7 === 6) endRound(deck, rng);
        }
        const all = [...deck.draw, ...deck.used, ...deck.setAside, ...deck.out];
        expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i + 1));
      }),
    );
  });
});

describe('rebel dice', () => {
  test.each([
    [0, 0],
    [3, 3],
    [5, 5],
    [9, 5],
  ])('EU-11.1: %i Unrest: %i dice', (unrest, dice) => {
    expect(rebelDice(unrest)).toBe(dice);
  });

  test('EU-11.2: at most 1 power is lost by a roll, each other face counts for itself', () => {
    expect(readRebelDice(REBEL_FACES)).toEqual({
      rebellions: 1,
      botPowerLost: 1,
      unrestRemoved: 1,
    });
    expect(readRebelDice(['rebellion', 'rebellion', 'blank'])).toEqual({
      rebellions: 2,
      botPowerLost: 0,
      unrestRemoved: 0,
    });
    expect(
      readRebelDice(['exhaustManpower', 'loseDucats', 'removeUnrest', 'removeUnrest']),
    ).toEqual({
      rebellions: 0,
      botPowerLost: 1,
      unrestRemoved: 2,
    });
  });
});

describe('battles', () => {
  test.each([
    [0, 0, false, 1],
    [2, 0, false, 3],
    [0, 2, false, 2],
    [0, 0, true, 0],
    [3, 1, true, 4],
  ])(
    'EU-17.3: %i ships near, %i ideas, led %s: %i dice',
    (shipsInAdjacentZones, diplomaticIdeas, isLed, n) => {
      expect(navalDiceAgainstHuman({ shipsInAdjacentZones, diplomaticIdeas, isLed })).toBe(n);
    },
  );

  test('EU-17.3, EU-17.6: every second port and NPR ship is a hit', () => {
    expect([navalHits(1, 0), navalHits(1, 3), navalHits(0, 4, 3)]).toEqual([1, 2, 3]);
  });

  test('EU-17.5: the ship is lost to 2 icons and as many as there are ports', () => {
    expect([losesToNpr(1, 0), losesToNpr(2, 0), losesToNpr(3, 2), losesToNpr(4, 2)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
