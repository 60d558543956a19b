import { survivors } from '@empty-chair/testkit/mutation';
import { describe, expect, test } from 'vitest';
import { area, areaIds, playerNamed, positionOf, quiet } from '../../examples/phase-position.ts';
import { rule } from '../words.ts';
import { claimToTake, placeClaim } from './claims.ts';

const BY = rule('EU-10.3');

/**
 * From France's Seine: Loire (Tax Value 5), Netherlands (5) and Wales & Wessex (3) are 1 area off,
 * Northumbria (3) and Switzerland (3) 2, Venetia (5) 3. Hejaz (1) and Delhi (2) are Distant and owned,
 * Gold Coast and Virginia are vacant Territories.
 */
const ROWS = [
  [
    'a Distant one that is not Colonial',
    ['loire', 'wales_&_wessex', 'hejaz', 'goldcoast', 'virginia', 'venetia'],
    'hejaz',
  ],
  [
    'of two such the first in the alphabet, whatever they are worth',
    ['loire', 'wales_&_wessex', 'hejaz', 'delhi', 'virginia', 'venetia'],
    'delhi',
  ],
  [
    'then on the Main Map before a Colonial one',
    ['loire', 'netherlands', 'goldcoast', 'virginia', 'angola', 'bahia'],
    'loire',
  ],
  [
    'with the lowest Tax Value, although others are farther',
    ['loire', 'netherlands', 'wales_&_wessex', 'virginia', 'venetia', 'seine'],
    'wales_&_wessex',
  ],
  [
    'then the farthest',
    ['loire', 'netherlands', 'venetia', 'virginia', 'rhineland', 'seine'],
    'venetia',
  ],
  [
    'then the first in the alphabet',
    ['wales_&_wessex', 'switzerland', 'northumbria', 'virginia', 'venetia', 'seine'],
    'northumbria',
  ],
] as const;

function takenFor(claims: readonly string[]): string {
  const state = positionOf({ players: { france: { claims } } });
  const france = playerNamed(state, 'france');
  placeClaim(quiet(state), state, france, area('scotland'), BY);
  const after = areaIds(france.claims);
  return claims.filter((id) => !after.includes(id)).join();
}

describe('Claims', () => {
  test.each(ROWS)('EU-10.3: with six in play %s is taken', (_, claims, taken) => {
    expect(takenFor(claims)).toBe(taken);
  });

  test.each([
    ['is placed', { claims: ['loire'] }, ['loire', 'scotland']],
    ['is not placed twice', { claims: ['loire', 'scotland'] }, ['loire', 'scotland']],
    ['is not placed where the bot has a Core', { claims: [], cores: ['scotland'] }, []],
  ])('EU-10.3: a Claim %s', (_, france, claims) => {
    const state = positionOf({ players: { france } });
    const player = playerNamed(state, 'france');
    placeClaim(quiet(state), state, player, area('scotland'), BY);
    expect(areaIds(player.claims)).toEqual(claims);
  });

  test('EU-10.3: every criterion has a row that notices its loss', () => {
    const notices = (): boolean =>
      ROWS.some(([, claims, taken]) => {
        try {
          return takenFor(claims) !== taken;
        } catch {
          return true;
        }
      });
    expect(survivors([{ name: 'claimToTake', selection: claimToTake }], notices)).toEqual([]);
  });
});
