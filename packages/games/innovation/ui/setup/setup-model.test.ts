import { changedRulings } from '@empty-chair/uikit/setup/rulings.ts';
import { describe, expect, test } from 'vitest';
import { setupChoices } from '../../rules/view.ts';
import type { SetupDraft } from './setup-model.ts';
import {
  automaFactions,
  automaTerrains,
  check,
  draftOf,
  firstConfig,
  freeFactions,
  freeTerrains,
  RANDOM,
  tapped,
  tileLists,
  tilesOf,
  withFaction,
  withHuman,
  withHumans,
  withTerrain,
  withTiles,
  youthTerrains,
} from './setup-model.ts';

const first = draftOf(firstConfig());
const taken = (draft: SetupDraft): boolean => check(draft).problem === undefined;
const problem = (draft: SetupDraft): string | undefined => check(draft).problem?.id;

test('AOI-Q5: a ruling that is not read as usual is counted, and taken', () => {
  expect(changedRulings(setupChoices.options, first.options)).toBe(0);
  const changed = { ...first, options: { block: 'strict' } };
  expect(changedRulings(setupChoices.options, changed.options)).toBe(1);
  expect(taken(changed)).toBe(true);
  expect(problem({ ...first, options: { block: 'never' } })).toBe('data.notOneOf');
});

describe('who plays', () => {
  test('the first game starts at once', () => {
    expect(taken(first)).toBe(true);
    expect(first.humans).toEqual([{ terrain: 'lake', faction: 'philosophers' }]);
  });

  test('a second human brings another terrain and faction, and the faction for two', () => {
    const two = withHumans(withFaction(first, 'druids'), 2);
    expect(two.humans).toHaveLength(2);
    expect(two.humans[1]?.terrain).not.toBe('lake');
    expect(two.humans[1]?.faction).not.toBe('philosophers');
    expect(two.faction).toBe('simpletons');
    expect(automaFactions(two).map(({ id }) => id)).toEqual(['simpletons']);
    expect(taken(two)).toBe(true);
  });

  test('what one human has, the other is not offered', () => {
    const two = withHumans(first, 2);
    expect(freeTerrains(two, 1)).not.toContain('lake');
    expect(freeFactions(two, 1)).not.toContain('philosophers');
    expect(freeTerrains(two, 0)).toContain('lake');
  });

  test('the terrain that a human takes is no longer the Automa’s', () => {
    const chosen = withTerrain(first, 'forest');
    const next = withHuman(chosen, 0, { terrain: 'forest', faction: 'monks' });
    expect(next.terrain).toBe(RANDOM);
    expect(automaTerrains(next)).not.toContain('forest');
    expect(taken(next)).toBe(true);
  });
});

describe('the Automa', () => {
  test('the Symbionts have two terrains, both chosen and different; others have one', () => {
    const symbionts = withFaction(first, 'symbionts');
    expect(automaTerrains(symbionts)).not.toContain(RANDOM);
    expect(symbionts.youth).toBeDefined();
    expect(youthTerrains(symbionts)).not.toContain(symbionts.terrain);
    expect(taken(symbionts)).toBe(true);
    const swapped = withTerrain(symbionts, symbionts.youth ?? '');
    expect(swapped.youth).not.toBe(swapped.terrain);
    expect(taken(swapped)).toBe(true);
    const back = withFaction(symbionts, 'druids');
    expect(back.youth).toBeUndefined();
    expect(taken(back)).toBe(true);
  });

  test('three factions are marked as known only in part', () => {
    const partly = automaFactions(first).filter(({ complete }) => !complete);
    expect(partly.map(({ id }) => id)).toEqual(['symbionts', 'blight', 'gognomes']);
  });
});

describe('tiles that lie on the table', () => {
  const sizes = (draft: SetupDraft) => tileLists(draft).map(({ kind, n }) => [kind, n]);

  test('as many as the game lays out', () => {
    expect(sizes(first)).toEqual([
      ['round', 6],
      ['final', 1],
      ['bonus', 5],
      ['books', 3],
      ['innovations', 6],
      ['palaces', 2],
    ]);
    expect(sizes(withHumans(first, 2))).toContainEqual(['bonus', 6]);
  });

  test('taps make a row; a second tap takes the tile out; a full row takes no more', () => {
    expect(tapped(['4'], '7', 2)).toEqual(['4', '7']);
    expect(tapped(['4', '7'], '4', 2)).toEqual(['7']);
    expect(tapped(['4', '7'], '9', 2)).toEqual(['4', '7']);
    expect(tapped(['1'], '2', 1)).toEqual(['2']);
  });

  test('they go into the config and out of it', () => {
    const entered = withTiles(first, 'books', ['3', '1', '6']);
    expect(entered.tiles.books).toEqual([3, 1, 6]);
    expect(tilesOf(entered, 'books')).toEqual(['3', '1', '6']);
    expect(taken(entered)).toBe(true);
    expect(withTiles(entered, 'books', []).tiles).toEqual({});
    expect(withTiles(first, 'final', ['2']).tiles.final).toBe(2);
  });

  test('the game says why a row will not do', () => {
    // Tile 7 is the spade, which may not lie in round 5 or 6.
    const late = withTiles(first, 'round', ['1', '2', '4', '5', '7', '8']);
    expect(problem(late)).toBe('bad.tileLimits');
    expect(taken(withTiles(first, 'round', ['7', '1', '2', '4', '5', '8']))).toBe(true);
  });

  test('another number of players leaves out the rows that no longer fit', () => {
    const entered = withTiles(withTiles(first, 'bonus', ['1', '2', '3', '4', '5']), 'books', [
      '1',
      '2',
      '3',
    ]);
    const two = withHumans(entered, 2);
    expect(Object.keys(two.tiles)).toEqual(['books']);
    expect(taken(two)).toBe(true);
    expect(withHumans(entered, 1).tiles).toEqual(entered.tiles);
  });
});
