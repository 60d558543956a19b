import { afterEach, beforeEach, expect, it } from 'vitest';
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
