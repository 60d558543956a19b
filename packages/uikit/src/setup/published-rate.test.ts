import type { Published, PublishedRow } from '@empty-chair/registry/published';
import { describe, expect, test } from 'vitest';
import { around, rangeOf, rateOf } from './published-rate.ts';

const row = (
  seat: string,
  axes: Readonly<Record<string, string>>,
  value: number,
  plan?: string,
): PublishedRow => ({
  axes,
  seat,
  ...(plan !== undefined && { plan }),
  games: 100,
  wins: Math.round(value * 100),
  winRate: [value, value - 0.02, value + 0.02],
  score: [20, 19, 21],
  turns: 30,
  spot: { table: 0, points: [] },
});

const study = (...rows: readonly PublishedRow[]): Published => ({
  title: 'A study',
  game: 'root',
  command: 'empty-chair lab run study.json',
  fingerprint: 'f',
  seed: 's',
  rows,
});

const ROOT = study(
  row('eyrie', { level: 'easy' }, 0.8, 'plan'),
  row('eyrieBot', { level: 'easy', trait: 'none' }, 0.3),
  row('eyrieBot', { level: 'easy', trait: 'swoop' }, 0.35),
  row('eyrieBot', { level: 'easy', trait: 'warTax' }, 0.41),
  row('eyrieBot', { level: 'hard', trait: 'none' }, 0.5),
);
const eyrie = (level: string, ...traits: readonly string[]) =>
  rateOf([ROOT], { seat: 'eyrieBot', axes: { level }, traits });
const shareOf = (found: ReturnType<typeof rateOf>): number | undefined => found?.row.winRate[0];

describe('the rate that is shown', () => {
  test('is that of the seat at its level', () => {
    expect(shareOf(eyrie('easy'))).toBe(0.3);
    expect(shareOf(eyrie('hard'))).toBe(0.5);
    expect(eyrie('hard')).toMatchObject({ without: [], alone: [] });
  });

  test('is that of the one trait, where it was studied', () => {
    expect(eyrie('easy', 'warTax')).toMatchObject({ without: [], alone: [] });
    expect(shareOf(eyrie('easy', 'warTax'))).toBe(0.41);
  });

  test('of several traits is the one without any, and it says so, with each trait alone', () => {
    const found = eyrie('easy', 'swoop', 'warTax');
    expect(shareOf(found)).toBe(0.3);
    expect(found?.without).toEqual(['swoop', 'warTax']);
    expect(found?.alone.map((one) => [one.trait, one.row.winRate[0]])).toEqual([
      ['swoop', 0.35],
      ['warTax', 0.41],
    ]);
  });

  test('of a trait that was not studied is the one without it, and it says so', () => {
    expect(eyrie('hard', 'warTax')).toMatchObject({ without: ['warTax'], alone: [] });
    expect(shareOf(eyrie('hard', 'warTax'))).toBe(0.5);
  });

  test('does not claim a trait of which the study knows nothing', () => {
    const plain = study(row('eyrieBot', { level: 'easy' }, 0.3));
    const asked = { seat: 'eyrieBot', axes: { level: 'easy' }, traits: ['swoop'] };
    expect(rateOf([plain], asked)).toMatchObject({ without: ['swoop'], alone: [] });
  });

  test("of a human is a stand-in's, never a bot's of the same name", () => {
    const axes = { level: 'easy' };
    expect(shareOf(rateOf([ROOT], { seat: 'eyrie', isHuman: true, axes }))).toBe(0.8);
    expect(rateOf([ROOT], { seat: 'eyrie', axes })).toBeUndefined();
    expect(rateOf([ROOT], { seat: 'eyrieBot', isHuman: true, axes })).toBeUndefined();
  });

  test('fits on every axis that the study kept apart, and on no others need it', () => {
    const both = study(
      row('automa', { level: '1', game: 'shadow' }, 0.2),
      row('automa', { level: '1', game: 'solo' }, 0.6),
    );
    const axes = { level: '1', game: 'solo' };
    expect(shareOf(rateOf([both], { seat: 'automa', axes }))).toBe(0.6);
    const all = study(row('automa', { level: '1' }, 0.4));
    expect(shareOf(rateOf([all], { seat: 'automa', axes }))).toBe(0.4);
  });

  test('is of the first study that knows the seat, with the study that found it', () => {
    const later = study(
      row('duchyBot', { level: 'easy', trait: 'none' }, 0.7),
      row('eyrieBot', { level: 'easy', trait: 'none' }, 0.9),
    );
    const asked = (seat: string) => rateOf([ROOT, later], { seat, axes: { level: 'easy' } });
    expect(asked('duchyBot')).toMatchObject({ row: later.rows[0], study: later });
    expect(asked('eyrieBot')?.study).toBe(ROOT);
    expect(shareOf(asked('eyrieBot'))).toBe(0.3);
  });

  test('is none where the level or the seat was not studied, or nothing at all', () => {
    expect(eyrie('nightmare')).toBeUndefined();
    expect(rateOf([ROOT], { seat: 'vagabot', axes: { level: 'easy' } })).toBeUndefined();
    expect(rateOf(undefined, { seat: 'eyrieBot', axes: { level: 'easy' } })).toBeUndefined();
  });
});

describe('its words', () => {
  test('say an interval in whole percents of the language', () => {
    expect(rangeOf(0.388, 0.431, 'en')).toBe('39–43%');
    expect(rangeOf(0.388, 0.431, 'cs')).toBe('39–43\u00a0%');
    expect(rangeOf(0, 0.051, 'pl')).toBe('0–5%');
  });

  test('say an interval that rounds to one number once', () => {
    expect(rangeOf(0.408, 0.412, 'en')).toBe('41%');
  });

  test('find the number in the sentence, and keep the sentence where it is not there', () => {
    expect(around('Wins 41% of games', '41%')).toEqual(['Wins ', '41%', ' of games']);
    expect(around('Wins often', '41%')).toEqual(['Wins often', '', '']);
  });
});
