import { changedRulings } from '@empty-chair/uikit/setup/rulings.ts';
import { describe, expect, test } from 'vitest';
import { setupChoices } from '../../rules/view.ts';
import type { SetupDraft } from './setup-model.ts';
import {
  chancesOf,
  changedOptions,
  check,
  draftOf,
  firstConfig,
  hasSecond,
  LATER,
  RANDOM,
  secondChoices,
  secondOf,
  shadowFavorites,
  withCivilization,
  withGame,
  withLevel,
  withSecond,
  withStart,
} from './setup-model.ts';

const first = draftOf(firstConfig());
const problem = (draft: SetupDraft): string | undefined => check(draft).problem?.id;

describe('the first game', () => {
  test('starts at once, with the tiles and tapestry cards of the real box', () => {
    expect(problem(first)).toBeUndefined();
    expect(first).toMatchObject({ game: 'solo', level: 2, civilization: RANDOM });
    expect(first.chance).toEqual({ cards: 'app', dice: 'app', tiles: 'table', tapestry: 'table' });
  });
});

describe('the Automa', () => {
  test('has a second civilization only at level 6, which is asked for unless both are named', () => {
    expect(hasSecond(withLevel(first, 5))).toBe(false);
    const six = withLevel(first, 6);
    expect(hasSecond(six)).toBe(true);
    expect(secondChoices(six)).toEqual([LATER]);
    const named = withCivilization(six, 'engineers');
    expect(secondChoices(named)).toEqual([LATER, 'explorers', 'scientists', 'conquerors']);
    const both = withSecond(named, 'conquerors');
    expect(secondOf(both)).toBe('conquerors');
    expect(problem(both)).toBeUndefined();
  });

  test('what no longer goes with a choice gives way to it', () => {
    const both = withSecond(withCivilization(withLevel(first, 6), 'engineers'), 'conquerors');
    expect(secondOf(withCivilization(both, 'conquerors'))).toBe(LATER);
    expect(secondOf(withCivilization(both, RANDOM))).toBe(LATER);
    expect(secondOf(withCivilization(both, 'explorers'))).toBe('conquerors');
    expect(withLevel(both, 3)).toMatchObject({ level: 3, civilization: 'engineers' });
    for (const next of [
      withLevel(both, 3),
      withGame(both, 'shadow'),
      withCivilization(both, RANDOM),
    ])
      expect(problem(next)).toBeUndefined();
  });
});

describe('the Shadow Empire', () => {
  test('has another favorite track than the Automa', () => {
    const engineers = withCivilization(first, 'engineers');
    // Engineers: technology.
    expect(shadowFavorites(engineers)).toEqual([RANDOM, 'exploration', 'science', 'military']);
    expect(shadowFavorites(first)).toHaveLength(5);
    const science = { ...first, shadowFavorite: 'science' };
    expect(withCivilization(science, 'scientists').shadowFavorite).toBe(RANDOM);
    expect(withCivilization(science, 'engineers').shadowFavorite).toBe('science');
    // Only the favorite gives way: the second civilization still fits.
    const kept = withCivilization(
      withSecond(withCivilization(withLevel(science, 6), 'engineers'), 'conquerors'),
      'scientists',
    );
    expect([kept.shadowFavorite, secondOf(kept)]).toEqual([RANDOM, 'conquerors']);
    // Both give way: the second civilization, and the favorite of the first.
    const both = withSecond(withCivilization(withLevel(science, 6), 'engineers'), 'scientists');
    const next = withCivilization(both, 'scientists');
    expect(next.shadowFavorite).toBe(RANDOM);
    expect(secondOf(next)).toBe(LATER);
    expect(problem(next)).toBeUndefined();
  });
});

test('R-INC-5: a ruling that is not read as usual is counted, and taken', () => {
  expect(changedRulings(setupChoices.options, first.options)).toBe(0);
  const changed = { ...first, options: { incomeTiebreaker: 'latest' } };
  expect(changedRulings(setupChoices.options, changed.options)).toBe(1);
  expect(problem(changed)).toBeUndefined();
  expect(problem({ ...first, options: { incomeTiebreaker: 'first' } })).toBe('data.notOneOf');
});

describe('two humans', () => {
  const two = withGame(first, 'shadow');

  test('begin on different hexes: taking the other’s place changes them', () => {
    expect(two.starts).toEqual(['2/4', '3/5']);
    expect(withStart(two, 0, '1/6').starts).toEqual(['1/6', '3/5']);
    expect(withStart(two, 0, '3/5').starts).toEqual(['3/5', '2/4']);
    expect(withStart(two, 1, '3/5').starts).toEqual(['2/4', '3/5']);
    expect(problem(withStart(two, 0, '3/5'))).toBeUndefined();
  });

  test('nobody holds tapestry cards, and no favorite is the Automa’s', () => {
    expect(chancesOf(two)).toEqual(['cards', 'dice', 'tiles']);
    expect(chancesOf(first)).toContain('tapestry');
    expect(shadowFavorites(withCivilization(two, 'engineers'))).toContain('technology');
  });

  test('guesses that are not the usual ones are counted', () => {
    expect(changedOptions(two)).toBe(0);
    const changed = { ...two, shadow: { ...two.shadow, seat: 'first', removals: 'asSolo' } };
    expect(changedOptions(changed)).toBe(2);
    expect(problem(changed)).toBeUndefined();
  });
});
