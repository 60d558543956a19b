import { withCheckpoint } from '@empty-chair/kernel/match';
import { encodeRecord } from '@empty-chair/kernel/record';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { Story } from '@empty-chair/kernel/story';
import type { Question } from '@empty-chair/kernel/table';
import { seat } from '@empty-chair/kernel/words';
import type { AnyGame } from '@empty-chair/registry/games';
import { games as registered } from '@empty-chair/registry/games';
import { base64url } from '@empty-chair/tables/base64url';
import { newDevicePair } from '@empty-chair/tables/handover';
import { invitationText, newInvitation, toWatch } from '@empty-chair/tables/keys';
import { describe, expect, it } from 'vitest';
import type { GameList } from './context.ts';
import { Place } from './run-in-test.ts';

// In the middle of somebody's entry somebody else is asked about their cards: what can be answered, and that
// there is anything, is for them alone. Two games that differ in their hand must be the same to everybody else.

const MARQUISE = seat(0);
const ALLIANCE = seat(1);
const root = await registered['root']?.();
if (root === undefined) throw new Error('no Root');
/** The Alliance may revolt after these words: then cats fall, and Field Hospitals ask for a card (law 6.2.3). */
const SAID = [
  ...['play wood', 'play end', 'play spread 2', 'play spread 6', 'play mobilize STD-02'],
  ...['play mobilize STD-04', 'play mobilize STD-30', 'play end', 'play wood', 'play end'],
];
const REVOLT = 'play revolt 6';

/** Root, but at the revolt the Marquise holds other cards in each. */
function worldOf(dealt: string): AnyGame {
  const { module: game } = root as NonNullable<typeof root>;
  return {
    ...game,
    apply: (table, by, input) => {
      if (game.inputKey(input) === REVOLT) {
        game.secrets?.dealAnew(table.scene, ALLIANCE, rngFromSeed(dealt));
      }
      game.apply(table, by, input);
    },
  };
}
const [X, Y] = [worldOf('x'), worldOf('z')] as const;

/** Until the Marquise is asked; whoever is asked before gives the first answer, and bots go on. */
function asked(game: AnyGame) {
  const config = game.configFrom({ play: 'screen', seats: 'marquise,alliance,eyrie/bot' });
  const left = [...SAID, REVOLT];
  let story = Story.begin(game, config, '3');
  for (;;) {
    const { waiting } = story.match;
    if (waiting.kind === 'over') throw new Error('the game is over');
    if (waiting.kind === 'question') {
      if (left.length === 0 && waiting.question.seat === MARQUISE) return story;
      story = story.answer(firstOf(waiting.question));
    } else if (waiting.kind === 'bot') story = story.botTurn();
    else story = story.submit(waiting.seat, game.parseInput(left.shift() ?? ''));
  }
}
const firstOf = ({ answers, ref }: Question<unknown>): string => ref(answers[0]).id;

type Chairs = readonly number[];

/** All that a line says, in words and as data, to whoever has these chairs; their server cannot be reached. */
async function said(game: AnyGame, answers: readonly string[], chairs: Chairs, line: string) {
  const story = answers.reduce((open, id) => open.answer(id), asked(game));
  const record = encodeRecord(game, withCheckpoint(game, story.match));
  const games: GameList = {
    root: async () => ({ ...(root as NonNullable<typeof root>), module: game }),
  };
  const [typed = '', stdin] = line.split('|');
  const told: string[] = [];
  for (const more of [[], ['--json']]) {
    const place = new Place();
    place.write('empty-chair.json', record);
    const invitation = newInvitation();
    place.write('empty-chair.table.json', {
      ...{ server: 'http://127.0.0.1:1', by: 'me', name: 'me', chairs },
      link: invitationText(chairs.length === 0 ? toWatch(invitation) : invitation),
      pair: base64url(newDevicePair().secret),
      ...{ known: 1, mustChoose: false, isStuck: false, waiting: [] },
      agreed: { name: '', record },
    });
    const argv = [...typed.split(' '), ...more];
    const options = { games, ...(stdin !== undefined && { stdin: `${stdin}\n` }) };
    const { out, err } = await place.run(argv, options);
    told.push(out + err);
    place.leave();
  }
  return told.join('\n');
}

/** What is typed in a session of `play` stands after a bar. */
const LINES = [
  ...[
    'show',
    'turn',
    'turn --all',
    'do ?',
    'do ? play',
    'do play end',
    'answer none',
    'undo',
    'log',
  ],
  ...[
    'why',
    'why 11',
    'why 10',
    'foresee --samples 1',
    'hint --games 12',
    'check empty-chair.json',
  ],
  ...[
    'play|?',
    'play|',
    'play|turn',
    'play|why',
    'play|hint 12',
    'play|undo',
    'play|log',
    'play|show',
  ],
  ...['play|help revolt', 'play|none'],
];

describe.each([
  ['while the Marquise is asked about her cards', []],
  ['when she has said that she spends none', ['none']],
])('%s in the revolt of the Alliance', (_, answers) => {
  it.each([
    ['who plays the Alliance', [ALLIANCE]],
    ['who only watches', []],
  ])('somebody %s is told nothing of them by any command', async (_, chairs) => {
    for (const line of LINES) {
      const [one, other] = [
        await said(X, answers, chairs, line),
        await said(Y, answers, chairs, line),
      ];
      expect.soft(one, line).toBe(other);
    }
  });
});

it.each(['do ?', 'play|?', 'show'])('she sees her own in `%s`', async (line) => {
  expect(await said(X, [], [MARQUISE], line)).not.toBe(await said(Y, [], [MARQUISE], line));
});
