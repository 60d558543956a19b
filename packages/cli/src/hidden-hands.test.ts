import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import { games } from '@empty-chair/registry/games';
import { base64url } from '@empty-chair/tables/base64url';
import { newDevicePair } from '@empty-chair/tables/handover';
import { invitationText, newInvitation, toWatch } from '@empty-chair/tables/keys';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SESSION_WORDS } from './play/session.ts';
import { Place } from './run-in-test.ts';

// Whose chairs a file has decides what its commands say. Two games that differ in nothing but what is hidden
// from the reader must be the same to them, whatever is typed; to the one whose hand it is they differ.

const START = 'new root play=screen seats=marquise,alliance,eyrie/bot --seed s3';
const MARQUISE = seat(0);
const ALLIANCE = seat(1);
const FILE = 'empty-chair.json';

/** Marquise de Cat is on turn, in Daylight. */
const made = new Place();
let record: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  for (const line of [START, 'answer 1 1 5 10', 'do wood']) await made.type(line, { games });
  record = JSON.parse(made.read(FILE));
});
afterAll(() => made.leave());

/** Lines that must say the same whatever the Marquise holds. A command that is not here fails the test below. */
const NO_TABLE = 'reads no game of a table';
const SERVED = 'needs a server: tests/table-terminal.test.ts';
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  new: ['new root'],
  show: ['show'],
  turn: ['turn', 'turn --all'],
  do: ['do ?', 'do ? play', 'do wood', 'do play extra', 'do play end', 'do --seat 1 play end'],
  answer: ['answer none'],
  why: ['why', 'why 1', 'why 0'],
  foresee: ['foresee --samples 1', 'foresee --seat 2 --samples 1'],
  hint: ['hint --games 12'],
  undo: ['undo', 'undo --to 0'],
  log: ['log', 'log --filter card'],
  play: ['play'],
  'table create': [SERVED],
  'table join': [SERVED],
  'table follow': [SERVED],
  'table do': ['table do wood', 'table do --seat 1 play end'],
  'table turn': ['table turn'],
  'table answer': ['table answer none'],
  'table undo': ['table undo', 'table undo --to 0'],
  'table choose': ['table choose ours'],
  'table withdraw': ['table withdraw'],
  'table leave': ['table leave'],
  check: ['check empty-chair.json'],
  // A position is whole, and meant for programs.
  position: [NO_TABLE],
  pack: [NO_TABLE],
  sim: [NO_TABLE],
  serve: [NO_TABLE],
  lab: [NO_TABLE],
};

/** The same for what is typed in a session of `play`. */
const SESSION: Readonly<
  Record<(typeof SESSION_WORDS)[number] | '?' | 'Enter' | 'words', readonly string[]>
> = {
  '?': ['?', '? play'],
  Enter: [''],
  words: ['wood', 'p', 'play', 'play craft', 'extra', 'play overwork'],
  turn: ['turn', 'turn all'],
  do: ['do wood', 'do play extra'],
  why: ['why', 'why entry 1'],
  hint: ['hint 12'],
  undo: ['undo'],
  log: ['log'],
  show: ['show'],
  help: ['help', 'help extra', 'help craft', 'help dominate', 'help play', 'help overwork'],
  quit: [],
};

/** Deals by which the Marquise can craft something now, and cannot. */
const [X, Y] = ['x', 'z'] as const;

/** Somebody with these chairs, in a game in which these hands, and the deck, are dealt by a seed. */
interface Reader {
  readonly chairs: readonly number[];
  readonly dealt: string;
  readonly hands: readonly Seat[];
}

/** Other games to somebody else, the same to whoever sits in these chairs alone. */
const withHidden = (chairs: readonly number[], dealt: string): Reader => ({
  ...{ chairs, dealt },
  hands: [MARQUISE, ALLIANCE].filter((one) => !chairs.includes(one)),
});

/** The file and the device of a reader, at a table whose server cannot be reached. */
async function placeOf({ chairs, dealt, hands }: Reader): Promise<Place> {
  const root = await games['root']?.();
  if (root === undefined) throw new Error('no Root');
  const { module: game } = root;
  const checkpoint = record['checkpoint'] as { readonly state: unknown };
  const config = game.codecs.config.decode(record['config']);
  const state = game.codecs.state.decode(checkpoint.state, config);
  for (const hand of hands) {
    const knows = hand === MARQUISE ? ALLIANCE : MARQUISE;
    game.secrets?.dealAnew(state, knows, rngFromSeed(dealt));
  }
  // Of other content, so that it opens where its checkpoint says.
  const doctored = {
    ...record,
    contentHash: 'other',
    checkpoint: { ...checkpoint, state: game.codecs.state.encode(state) },
  };
  const place = new Place();
  place.write(FILE, doctored);
  const invitation = newInvitation();
  place.write('empty-chair.table.json', {
    ...{ server: 'http://127.0.0.1:1', by: 'me', name: 'me', chairs },
    link: invitationText(chairs.length === 0 ? toWatch(invitation) : invitation),
    pair: base64url(newDevicePair().secret),
    ...{ known: 1, mustChoose: false, isStuck: false, waiting: [] },
    agreed: { name: '', record: doctored },
  });
  return place;
}

/** All that a line says, in words and as data; each line has the game as it was. */
async function said(reader: Reader, line: string, stdin?: string): Promise<string> {
  const place = await placeOf(reader);
  const argv = line.split(' ');
  const options = { games, ...(stdin !== undefined && { stdin }) };
  const inWords = await place.run(argv, options);
  const again = await placeOf(reader);
  const asData = await again.run([...argv, '--json'], options);
  place.leave();
  again.leave();
  return [inWords, asData].map(({ out, err }) => out + err).join('\n');
}

const LINES = Object.values(COMMANDS)
  .flat()
  .filter((line) => ![NO_TABLE, SERVED].includes(line));

describe.each([
  ['plays the Alliance', [1]],
  ['only watches', []],
])('whoever %s', (_, chairs) => {
  const [one, other] = [withHidden(chairs, X), withHidden(chairs, Y)];

  it.each(LINES)('is told nothing of the hand of the Marquise by `%s`', async (line) => {
    expect(await said(one, line)).toBe(await said(other, line));
  });

  it.each(Object.values(SESSION).flat())('nor, in a session, by `%s`', async (line) => {
    expect(await said(one, 'play', `${line}\n`)).toBe(await said(other, 'play', `${line}\n`));
  });

  it('is told who decides instead of a hint or a law', async () => {
    const lines = { games, stdin: 'hint 12\nhelp extra\n' };
    const place = await placeOf(one);
    const { out } = await place.type('play', lines);
    expect(out.match(/> (hint 12|help extra)\nMarquise de Cat is deciding\n/g)).toHaveLength(2);
    expect((await place.type('hint', { games })).err).toBe('Marquise de Cat is deciding\n');
    place.leave();
  });
});

it.each([['show'], ['do ?'], ['hint --games 12'], ['play', '? play\n']])(
  'whoever plays the Marquise sees their own hand in `%s`',
  async (line, stdin?: string) => {
    const own = (dealt: string): Reader => ({ chairs: [MARQUISE], dealt, hands: [MARQUISE] });
    expect(await said(own(X), line, stdin)).not.toBe(await said(own(Y), line, stdin));
  },
);

it('the lists above have every command and every word of a session', async () => {
  const named = async (line: string) => {
    const { out } = await made.type(line);
    const commands = out.slice(out.indexOf('Commands:')).matchAll(/^ {2}([a-z]+)/gm);
    return [...commands].map(([, name]) => name);
  };
  const all = [
    ...(await named('--help')),
    ...(await named('table --help')).map((it) => `table ${it}`),
  ];
  expect(Object.keys(COMMANDS).toSorted()).toEqual(all.filter((it) => it !== 'table').toSorted());
  expect(Object.keys(SESSION)).toEqual(expect.arrayContaining([...SESSION_WORDS]));
});
