import { games } from '@empty-chair/registry/games';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Place } from '../run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

const START = 'play root play=screen seats=marquise,eyrie/bot,alliance/bot --seed 7';
/** The corner of the keep, the first three buildings, and wood. */
const SET_UP = ['1', '1', '5', '9', 'play wood'];
const typed = (lines: readonly string[], line = START) =>
  place.type(line, { games, stdin: [...SET_UP, ...lines].map((text) => `${text}\n`).join('') });

it('names three moves with their chance and its error, in a session and as a command', async () => {
  const { out } = await typed(['hint 12']);
  expect(out).toMatch(
    /> hint 12\nChance that you win, \d+ played-out games:\n {2}1\. play .+ \d+% ± \d+ .+\n {2}2\. play .+\n {2}3\. play .+\n/,
  );
  const { out: json } = await place.type('hint --games 12 --json', { games });
  const { moves, seat, games: played } = JSON.parse(json);
  expect([seat, played]).toEqual([0, 12]);
  expect(moves).toHaveLength(3);
  for (const { input, chance, error } of moves) {
    expect(out).toContain(input);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(error).toBeGreaterThan(0);
  }
});

it('says that there is none at a real table', async () => {
  const { out } = await place.type('play toy --seed a', { games, stdin: 'hint\n' });
  expect(out).toContain('There is no hint here');
});
