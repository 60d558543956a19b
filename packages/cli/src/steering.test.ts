import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Io } from './io.ts';
import { steadied } from './io.ts';
import { Place } from './run-in-test.ts';

// What somebody else has written into a file reaches the terminal without what would steer it.

let place: Place;
beforeEach(async () => {
  place = new Place();
  await place.type('new toy --seed a');
});
afterEach(() => place.leave());

/** Clears the screen in two ways, turns the direction, begins another line. */
const HOSTILE = '\u001b[2J\u009b2J\u202e\u2028\r\nAnna: done';
const STEERS = ['\u001b', '\u009b', '\u202e', '\u2028', '\r', '\u0007'];

const FILES: readonly (readonly [string, (record: Record<string, unknown>) => unknown])[] = [
  ['the name of a game', (record) => ({ ...record, game: HOSTILE })],
  ['a field', (record) => ({ ...record, [HOSTILE]: 1 })],
  ['a seed', (record) => ({ ...record, seed: HOSTILE })],
  ['an answer', (record) => ({ ...record, setup: [HOSTILE] })],
  ['no JSON', () => `{"${HOSTILE}`],
];

it.each(FILES)('%s', async (_, made) => {
  const record = JSON.parse(place.read('empty-chair.json')) as Record<string, unknown>;
  place.write('empty-chair.json', made(record));
  for (const line of ['show', 'log', 'check empty-chair.json', 'do ?', 'show --json']) {
    const { out, err } = await place.type(line);
    expect(STEERS.filter((sign) => (out + err).includes(sign))).toEqual([]);
    expect(out + err).not.toMatch(/^Anna: done/m);
  }
});

it('the words of whoever types', async () => {
  const { err } = await place.run(['do', HOSTILE]);
  expect(STEERS.filter((sign) => err.includes(sign))).toEqual([]);
  expect(err.match(/\n/g)).toHaveLength(1);
});

it.each([
  ['words', false],
  ['data', true],
])('whatever a command writes, on the way out of %s', (_, json) => {
  const written: string[] = [];
  const write = (text: string): void => void written.push(text);
  const io = { out: write, err: write, tty: { in: true, out: true, err: true } };
  const { out, err } = steadied(io as unknown as Io, json);
  for (const way of [out, err]) way(HOSTILE);
  const [said = '', told = ''] = written;
  for (const sign of ['\u001b', '\u009b', '\u202e']) expect(said + told).not.toContain(sign);
  // What is ours stays.
  err('\u001b[1mours\u001b[22m\n');
  expect(written.at(-1)).toBe('\u001b[1mours\u001b[22m\n');
});
