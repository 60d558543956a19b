import { games } from '@empty-chair/registry/games';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Place } from '../run-in-test.ts';

let place: Place;
beforeEach(() => {
  place = new Place();
});
afterEach(() => place.leave());

const START = 'play root play=screen seats=marquise,eyrie/bot,alliance/bot --seed 7';
/** The corner of the keep, and the first three buildings. */
const SET_UP = ['1', '1', '5', '9'];
const typed = (lines: readonly string[], line = START) =>
  place.type(line, { games, stdin: [...SET_UP, ...lines].map((text) => `${text}\n`).join('') });

it('tells the law behind a verb, and why it is not the moment for it', async () => {
  const { out } = await typed(['help build', 'help play wood', 'help over']);
  expect(out).toMatch(
    /> help build\n {2}play build +law\.6\.5\.4 +Build: pay wood from linked clearings/,
  );
  expect(out).toMatch(/> help build\n.*\n +Not now: only in Daylight\n/);
  expect(out).toMatch(/> help play wood\n {2}play wood +law\.6\.4 +One wood at each sawmill\.\n>/);
  // A beginning will do.
  expect(out).toMatch(/play overwork +law\.6\.5\.5/);
});

it('tells it as data, and in other languages', async () => {
  const { out } = await typed(['help build'], `${START} --json`);
  expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toEqual({
    laws: [
      {
        verb: 'play build',
        rules: [{ id: 'law.6.5.4', text: expect.stringMatching(/^Build: pay wood/) }],
        whyNot: expect.objectContaining({ id: 'no.inDaylight' }),
      },
    ],
  });
  const czech = await typed(['help build'], `${START} --force --lang cs`);
  expect(czech.out).toMatch(/law\.6\.5\.4 +Stavba: zaplaťte dřevem/);
});

it('says that there is none', async () => {
  const { out } = await typed(['help fly']);
  expect(out).toContain('No law is kept for “fly” here.');
});
