import { BOT, tally } from '@empty-chair/testkit/tally-game';
import { expect, it } from 'vitest';
import { explainCase, lineOf } from './explain-case.ts';
import { FIELD, HILL, testGame, testRequest } from './test-game.ts';

const game = await testGame(tally);
const config = game.codecs.config.decode(testRequest.config);
const state = game.codecs.state.decode(testRequest.state, config);
const start = { state, seat: BOT };
const explained = (card: string) => explainCase(game, start, { cards: [card], seed: 's' });
const about = { module: game, start };

it('tells a foreseen case like a turn: its lines, and the position at each of them', () => {
  const { happenings, positions, before } = explained('3');
  expect(happenings.map(({ id }) => id)).toEqual(['drew', 'added', 'rested']);
  expect(positions.map((after) => game.codecs.state.encode(after))).toEqual(
    [0, 3, 3].map((total) => ({ total, turn: 'bot' })),
  );
  expect(before).toBe(state);
});

it('finds the line at which a place is hit', () => {
  expect(lineOf(about, explained('3'), FIELD)).toBe(1);
  expect(lineOf(about, explained('4'), HILL)).toBe(1);
});

it('takes the last line that names a place which only the end of the turn touches', () => {
  const { positions } = explained('1');
  const [drew, added, rested] = explained('1').happenings;
  if (drew === undefined || added === undefined || rested === undefined) throw new Error('lines');
  const happenings = [drew, { ...added, params: { at: HILL } }, rested];
  expect(lineOf(about, { positions, happenings }, HILL)).toBe(1);
  expect(lineOf(about, { positions, happenings }, FIELD)).toBe(2);
});
