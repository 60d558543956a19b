import { afterEach, beforeEach, expect, it } from 'vitest';
import { Place } from '../run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

interface Result {
  readonly games: number;
  readonly entries: { readonly mean: number; readonly least: number; readonly most: number };
  readonly seats: readonly { readonly wins: number; readonly score: { readonly mean: number } }[];
}

const sim = async (line: string) =>
  (await place.type(`sim toy ${line} --json`)).json() as unknown as Result;

it('counts wins, scores and lengths; the speed goes to stderr', async () => {
  const { code, out, err } = await place.type('sim toy --games 20 --seed s');
  expect(code).toBe(0);
  expect(out).toMatch(
    /^The Orchard: 20 games, seed s\.\nEntries in a game: [\d.]+ \(\d+–\d+\)\.\n/,
  );
  expect(out).toMatch(/ {2}Magpie {2}[\d.]+% +[\d.]+ \(\d+–\d+\)/);
  expect(err).toMatch(/^20 games, [\d,]+ per second\.\n$/);
});

it('is the same for the same seed, and another for another', async () => {
  const first = await sim('--games 20 --seed s');
  expect(await sim('--games 20 --seed s')).toEqual(first);
  expect(await sim('--games 20 --seed t')).not.toEqual(first);
});

it('can be cut into ranges', async () => {
  const whole = await sim('--games 20');
  const parts = [await sim('--games 12'), await sim('--games 8 --first 12')];
  const wins = (result: Result) => result.seats.map((seat) => seat.wins);
  const summed = wins(parts[0] as Result).map((n, i) => n + (wins(parts[1] as Result)[i] ?? 0));
  expect(summed).toEqual(wins(whole));
});

it('takes settings', async () => {
  const easy = await sim('level=sleepy --games 50');
  const hard = await sim('level=greedy --games 50');
  expect(hard.entries.mean).toBeLessThan(easy.entries.mean);
});
