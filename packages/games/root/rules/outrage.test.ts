import { describe, expect, test } from 'vitest';
import { direct } from '../examples/direct.ts';
import { alliance, eyrie, human, vagabot } from '../examples/position.ts';
import type { SeatConfig } from './config.ts';
import { suffersOutrage } from './outrage.ts';
import type { FactionId } from './pieces.ts';
import { ALLIANCE, clearingNumbered, factionNamed } from './pieces.ts';
import { scoreOf } from './state.ts';

/** Clearing 5 is sympathetic and a rabbit clearing; 6 is neither. */
const outrage = (
  seats: readonly SeatConfig[],
  mover: FactionId,
  { answers = [] as string[], at = 5, tokenRemoved = false, board = '5 sympathy' } = {},
) => {
  const pawns = seats
    .filter(({ faction }) => faction === 'vagabond')
    .map(({ bot }) => ` | V=0 @5${bot === undefined ? '' : ' items:4/0'}`);
  return direct(
    { board: board + pawns.join(''), seats },
    (table) => suffersOutrage(table, factionNamed(mover), clearingNumbered(at), tokenRemoved),
    { choices: answers },
  );
};

describe('against the bot', () => {
  const humans = [human('marquise'), human('vagabond'), alliance(), eyrie()];

  test('6.2.3, A-01: a human pays with a card, or the bot scores 1', () => {
    const paid = outrage(humans, 'marquise', { answers: ['discarded'] });
    expect(paid.happenings).toEqual(['do.outragePaid']);
    expect(scoreOf(paid.state, ALLIANCE)).toBe(0);
    const unpaid = outrage(humans, 'marquise', { answers: ['none'] });
    expect(unpaid.happenings).toEqual(['do.outrageUnpaid', 'do.score faction=alliance n=1']);
  });

  test('6.2.3, 2.8.1: the card is discarded and not given, so paying scores nothing', () => {
    const paid = outrage(humans, 'marquise', { answers: ['discarded'], tokenRemoved: true });
    expect(scoreOf(paid.state, ALLIANCE)).toBe(0);
  });

  test('A-01, 2.6: a bot is no player and pays nothing', () => {
    expect(outrage(humans, 'eyrie').happenings).toEqual([]);
    expect(outrage(humans, 'eyrie', { tokenRemoved: true }).happenings).toEqual([]);
  });

  test('6.2.3: a pawn moves in freely but pays for a token', () => {
    expect(outrage(humans, 'vagabond').happenings).toEqual([]);
    const removed = outrage(humans, 'vagabond', { tokenRemoved: true, answers: ['none'] });
    expect(removed.happenings).toEqual(['do.outrageUnpaid', 'do.score faction=alliance n=1']);
  });

  test('6.2.1.II: only a clearing with a token is sympathetic', () => {
    expect(outrage(humans, 'marquise', { at: 6 }).happenings).toEqual([]);
    // The token that was removed there was the sympathy.
    const last = outrage(humans, 'marquise', { at: 6, tokenRemoved: true, answers: ['discarded'] });
    expect(last.happenings).toEqual(['do.outragePaid']);
  });

  test('6.2.3: the Alliance does not anger itself', () => {
    expect(outrage(humans, 'alliance').happenings).toEqual([]);
  });
});

describe('against a human Alliance', () => {
  const seats = [human('marquise'), human('alliance'), eyrie(), vagabot()];

  test('law.outrage, 2.8.1: a bot has no card, so the Alliance draws', () => {
    expect(outrage(seats, 'eyrie').happenings).toEqual(['do.outrageDraw']);
    expect(outrage(seats, 'eyrie', { tokenRemoved: true }).happenings).toEqual(['do.outrageDraw']);
  });

  test('law.outrage, 7.2.1: a Vagabot pays for a token, not for coming', () => {
    expect(outrage(seats, 'vagabond').happenings).toEqual([]);
    expect(outrage(seats, 'vagabond', { tokenRemoved: true }).happenings).toEqual([
      'do.outrageDraw',
    ]);
  });

  test('law.outrage: humans settle it among themselves', () => {
    expect(outrage(seats, 'marquise').happenings).toEqual([]);
    expect(outrage(seats, 'marquise', { tokenRemoved: true }).happenings).toEqual([]);
  });
});

test('6.2.3: without an Alliance there is no Outrage', () => {
  const seats = [human('marquise'), eyrie()];
  expect(outrage(seats, 'marquise', { board: '5', tokenRemoved: true }).happenings).toEqual([]);
});
