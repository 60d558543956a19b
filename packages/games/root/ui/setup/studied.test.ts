import type { FoundRate } from '@empty-chair/uikit/setup/published-rate.ts';
import { describe, expect, test } from 'vitest';
import type { SetupDraft } from './setup-model.ts';
import { bot, draftOf, firstConfig, human, withBot, withSeat, withTrait } from './setup-model.ts';
import { askedOf, hardnessOf, otherCharacter, usualLevel } from './studied.ts';

const first = draftOf(firstConfig());
/** Bots of these levels, a human before them. */
const against = (...levels: readonly string[]): SetupDraft => ({
  ...first,
  seats: [
    human('marquise'),
    ...['eyrie', 'alliance', 'vagabond']
      .slice(0, levels.length)
      .map((faction, index) => ({ ...bot(faction), difficulty: levels[index] ?? '' })),
  ],
});

describe('what is asked of the study', () => {
  test('is a bot with its level and traits', () => {
    const draft = withTrait(first, 1, 'warTax');
    expect(askedOf(draft, 1)).toEqual({
      seat: 'electricEyrie',
      axes: { level: 'standard' },
      traits: ['warTax'],
    });
    const harder = withSeat(draft, 2, { ...bot('alliance'), difficulty: 'nightmare' });
    expect(askedOf(harder, 2)?.axes).toEqual({ level: 'nightmare' });
  });

  test('is a human by faction and the level of the bots', () => {
    expect(askedOf(against('easy', 'easy'), 0)).toEqual({
      seat: 'marquise',
      isHuman: true,
      axes: { level: 'easy' },
    });
  });

  test('is nothing for a human where bots of the second box sit, but for those bots', () => {
    const withDuchy = { ...first, seats: [human('marquise'), bot('eyrie'), bot('duchy')] };
    expect(askedOf(withDuchy, 0)).toBeUndefined();
    expect(askedOf(withDuchy, 2)).toEqual({
      seat: 'drillbitDuchy',
      axes: { level: 'standard' },
      traits: [],
    });
  });

  test('is nothing for one of two humans, without bots, and for a chair that is not there', () => {
    expect(askedOf(withBot(first, 1, false), 0)).toBeUndefined();
    expect(askedOf({ ...first, seats: [human('marquise')] }, 0)).toBeUndefined();
    expect(askedOf(first, 3)).toBeUndefined();
  });
});

test('the level of bots that differ is that of most, of two the harder', () => {
  expect(usualLevel(against('nightmare', 'easy', 'easy'))).toBe('easy');
  expect(usualLevel(against('challenging', 'easy'))).toBe('challenging');
  expect(usualLevel(against('easy', 'nightmare', 'standard'))).toBe('nightmare');
});

test('how hard a bot is follows from its number, but not for the Corvids: nobody hunted their plots', () => {
  const found = { row: { winRate: [0.83, 0.8, 0.86] } } as unknown as FoundRate;
  expect(hardnessOf(bot('duchy'), found)).toBe(0.83);
  expect(hardnessOf(bot('corvids'), found)).toBeUndefined();
  expect(hardnessOf(bot('duchy'), undefined)).toBeUndefined();
});

test('7.3.1: the Vagabot was studied as the thief, and another character is told', () => {
  expect(otherCharacter(bot('vagabond'))).toBeUndefined();
  expect(otherCharacter({ ...bot('vagabond'), character: 'ranger' })).toBe('thief');
  expect(otherCharacter(bot('eyrie'))).toBeUndefined();
  expect(otherCharacter(human('vagabond'))).toBeUndefined();
});
