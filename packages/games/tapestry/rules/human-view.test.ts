import { expect, test } from 'vitest';
import { viewAdvances } from './human-view.ts';
import { tapestry } from './module.ts';
import { setupChoices } from './setup-view.ts';
import { AUTOMA, HUMAN } from './state.ts';

const at = (data: object) =>
  tapestry.codecs.state.decode(
    { incomeTurns: { human: 1, automa: 1 }, ...data },
    tapestry.defaultConfig,
  );

test('ADV-A2, ADV-A3, ACH-3: a step forward shows the free landmark and the achievement it brings', () => {
  const state = at({
    tracks: { human: { exploration: 3, science: 11, military: 12, technology: 3 } },
    landmarks: { forge: 'automa' },
  });
  expect(viewAdvances(state, HUMAN)).toEqual([
    { track: 'exploration', from: 3, to: 4, landmark: 'lighthouse', achievement: undefined },
    // The better of two places: 10 points.
    {
      track: 'science',
      from: 11,
      to: 12,
      landmark: undefined,
      achievement: { id: 'completeTrack', points: 10 },
    },
    { track: 'military', from: 12, to: undefined, landmark: undefined, achievement: undefined },
    // The Automa has the Forge.
    { track: 'technology', from: 3, to: 4, landmark: undefined, achievement: undefined },
  ]);
});

test('ACH-3: the second place is worth less, and nobody earns it twice', () => {
  const tracks = { human: { science: 11 } };
  const second = at({ tracks, achievements: { completeTrack: ['automa'] } });
  expect(viewAdvances(second, HUMAN)[1]?.achievement?.points).toBe(5);
  const mine = at({ tracks, achievements: { completeTrack: ['human'] } });
  expect(viewAdvances(mine, HUMAN)[1]?.achievement).toBeUndefined();
  expect(viewAdvances(mine, AUTOMA)[1]).toMatchObject({ from: 0, to: 1 });
});

test('DIF-1, DIF-2, DIF-3, DIF-4, INC-6: what each level changes', () => {
  expect(setupChoices.levels.map(({ mat }) => mat)).toEqual([
    'normal',
    'normal',
    'normal',
    'normal',
    'hard',
    'hard',
  ]);
  expect(setupChoices.levels.map(({ humanAdvances }) => humanAdvances)).toEqual([4, 0, 0, 0, 0, 0]);
  expect(setupChoices.levels.map(({ botAdvances }) => botAdvances)).toEqual([
    'none',
    'none',
    'none',
    'none',
    'favorite',
    'all',
  ]);
  expect(setupChoices.levels.map(({ civilizations }) => civilizations)).toEqual([1, 1, 1, 1, 1, 2]);
  expect(setupChoices.levels.map(({ hasBonus }) => hasBonus)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(setupChoices.levels.map(({ advancesInIncome }) => advancesInIncome)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
  // EX-4.
  expect(setupChoices.levels.map(({ deckSizes }) => deckSizes)).toEqual([
    [8, 10, 12, 14],
    [8, 10, 12, 14],
    [8, 8, 10, 12],
    [8, 10, 14, 18],
    [8, 10, 16, 22],
    [8, 10, 16, 22],
  ]);
});
