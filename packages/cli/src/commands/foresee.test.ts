import { games as all } from '@empty-chair/registry/games';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunOptions } from '../run-in-test.ts';
import { Place } from '../run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

interface Foreseen {
  readonly seat: number;
  readonly cases: number;
  readonly runs: number;
  readonly error: number;
  readonly odds: readonly { readonly chance: number; readonly text: string }[];
}

const foreseen = async (line: string, options: RunOptions = {}): Promise<Foreseen> =>
  JSON.parse((await place.run(['foresee', ...line.split(' '), '--json'], options)).out) as Foreseen;

it('tells what the next bot may do, the likeliest first, and how sure that is', async () => {
  await place.type('new toy --seed s');
  const { code, out } = await place.type('foresee --lines 3');
  expect(code).toBe(0);
  const [head, ...lines] = out.trimEnd().split('\n');
  expect(head).toMatch(/^Magpie, next turn: \d+ cases, played \d+ times; odds to within \d+ %$/);
  expect(lines).toHaveLength(3);
  const chances = lines.map((line) => Number(/^ *(\d+) % /.exec(line)?.[1]));
  expect(chances).toEqual(chances.slice().sort((one, other) => other - one));
});

it('changes nothing, and is the same each time', async () => {
  await place.type('new toy --seed s');
  const before = await place.type('show');
  const first = await place.type('foresee --json');
  expect((await place.type('foresee --json')).out).toBe(first.out);
  expect((await place.type('show')).out).toBe(before.out);
});

it('takes more samples for smaller errors', async () => {
  await place.type('new toy --seed s');
  const few = await foreseen('--samples 2');
  const many = await foreseen('--samples 40');
  expect(many.runs).toBe(20 * few.runs);
  expect(many.error).toBeLessThan(few.error);
});

it.each(['root', 'innovation', 'tapestry', 'europa'])('foresees %s', async (game) => {
  const options = { games: all };
  await place.run(['new', game, '--seed', 's'], options);
  const { cases, odds } = await foreseen('--samples 2', options);
  expect(cases).toBeGreaterThan(0);
  expect(odds.length).toBeGreaterThan(0);
  for (const { chance, text } of odds) {
    expect(chance).toBeGreaterThan(0);
    expect(chance).toBeLessThanOrEqual(1 + 1e-9);
    expect(text).not.toBe('');
  }
});

it('has nothing to say when the game is over', async () => {
  await place.type('new toy --seed s');
  await place.finishGame();
  const { code, err } = await place.type('foresee');
  expect([code, err]).toEqual([1, 'No bot’s turn can be foreseen now.\n']);
});
