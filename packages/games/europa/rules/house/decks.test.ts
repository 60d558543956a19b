import { describe, expect, test } from 'vitest';
import { withTowns } from '../../examples/towns.ts';
import { BOT_CARD_COUNT } from '../bots/deck.ts';
import { BOT_CARDS } from '../charts/content.ts';
import { NONE, realmOf } from '../content.ts';
import { printedOwnership } from '../geography.ts';
import { AGES } from '../numbers.ts';
import type { Setup } from '../setups.ts';
import { SETUPS, setupOf, townsOf } from '../setups.ts';
import { houseRemoved } from './decks.ts';

const given = (realm: string, setup: string): Setup => {
  const found = setupOf(realm, setup);
  if (found === undefined) throw new Error(`no set-up ${realm} ${setup}`);
  return found;
};
function removed(setup: Setup, age: number, religion = setup.religion): readonly number[] {
  const realm = realmOf(setup.realm);
  if (realm === undefined) throw new Error(`no realm ${setup.realm}`);
  const map = withTowns(printedOwnership(setup.side), realm, townsOf(setup, true));
  return houseRemoved(map, realm, age, religion);
}
const EVERY_AGE = Array.from({ length: AGES }, (_, i) => i + 1);

/** Set-up, Age, the cards that are out, and why. */
const LISTS: readonly (readonly [string, string, number, readonly number[], string])[] = [
  ['ulm', '1444', 1, [9, 10, 11, 12], 'no port'],
  ['muscovy', '1444', 1, [9, 10, 11, 12, 14, 15], 'no port, not Catholic'],
  ['muscovy', '1618', 3, [9, 10, 14, 15], 'no port on a sea zone, but Siberia'],
  ['ottomans', '1444', 1, [11, 12, 14, 15], 'no ocean, not Catholic'],
  ['venice', '1444', 1, [4, 11, 12, 17], 'no ocean; small: MILITARY; focus on expansion'],
  ['venice', '1444', 3, [4, 11, 12, 14], 'late: PAPAL CURIA before the focus'],
  ['portugal', '1444', 1, [4, 12, 18, 19], 'early: COLONIZE; small; many ports'],
  ['portugal', '1444', 2, [4, 16, 18, 19], 'doubles only'],
  ['castile', '1444', 2, [8, 16, 18, 19], 'great: DIPLOMACY'],
  ['france', '1444', 2, [8, 10, 16, 19], 'great, two ports: NAVAL'],
  ['england', '1618', 3, [8, 14, 15, 19], 'not Catholic; great'],
  // Which of its ports opens on the Bay of Biscay is not certain, so it has no way to the ocean.
  ['aragon', '1444', 2, [8, 11, 12, 17], 'no certain ocean'],
];

describe('R-HOUSE-3: the cards that a realm does without', () => {
  test.each(LISTS)('%s %s in Age %i: %j, %s', (realm, setup, age, wanted) => {
    expect(removed(given(realm, setup), age)).toEqual(wanted);
  });

  test('go by the State Religion of the bot, else by that of the realm on the map', () => {
    const ulm = given('ulm', '1444');
    expect(removed(ulm, 1, 'protestant')).toEqual([9, 10, 11, 12, 14, 15]);
    expect(removed(ulm, 1, 'counter-reformed')).toEqual([9, 10, 11, 12]);
    const map = printedOwnership('1444');
    expect(houseRemoved(map, realmOf('ulm') ?? NONE, 1)).toEqual([9, 10, 11, 12]);
    expect(houseRemoved(map, realmOf('ottomans') ?? NONE, 1)).toEqual([11, 12, 14, 15]);
  });

  test('leave about 20 cards in every set-up and Age, and are there once each', () => {
    for (const setup of SETUPS) {
      for (const age of EVERY_AGE) {
        const cards = removed(setup, age);
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards.every((card) => card >= 1 && card <= BOT_CARD_COUNT)).toBe(true);
        expect([18, 20], `${setup.realm} ${setup.setup}`).toContain(BOT_CARD_COUNT - cards.length);
      }
    }
  });

  test('leave every realm its EVENT and IDEA, every FOCUS, and some MILITARY and DIPLOMACY', () => {
    for (const setup of SETUPS) {
      for (const age of EVERY_AGE) {
        const left = BOT_CARDS.filter(({ number }) => !removed(setup, age).includes(number));
        const actions = left.map(({ topAction }) => topAction);
        for (const action of ['event', 'idea', 'military', 'diplomacy', 'unrest', 'convert']) {
          expect(actions).toContain(action);
        }
        expect(new Set(left.flatMap(({ focus }) => focus ?? [])).size).toBe(4);
      }
    }
  });

  test('are the cards with those actions', () => {
    const actionsOf = (...numbers: number[]) =>
      numbers.map((n) => BOT_CARDS.find(({ number }) => number === n)?.topAction);
    expect(actionsOf(4, 8, 9, 10, 11, 12, 14)).toEqual([
      'military',
      'diplomacy',
      'naval',
      'naval',
      'explore',
      'colonize',
      'papal-curia',
    ]);
    const focusOf = (n: number) => BOT_CARDS.find(({ number }) => number === n)?.focus;
    expect([16, 17, 18, 19].map(focusOf)).toEqual([
      'economics',
      'expansion',
      'politics',
      'warfare',
    ]);
    expect(BOT_CARDS.find(({ number }) => number === 15)?.secondAction).toBe('papal-curia');
  });
});
