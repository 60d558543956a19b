import { Story } from '@empty-chair/kernel/story';
import { seat } from '@empty-chair/kernel/words';
import { games } from '@empty-chair/registry/games';
import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { expect, test } from 'vitest';
import { configFrom } from '../../rules/config-words.ts';
import { root } from '../../rules/module.ts';
import { entriesOf } from './listed-entries.ts';

const registered = await games['root']?.();
const me = seat(0);

/** What the last entry of a Vagabond’s first turn says is to be done on the table. */
function resultsAfter(...said: readonly string[]): readonly string[] {
  let story = Story.begin(root, configFrom({ seats: 'vagabond,marquise/bot' }), '7');
  while (story.match.waiting.kind === 'question') {
    const { answers, ref } = story.match.waiting.question;
    story = story.answer(ref(answers[0]).id);
  }
  for (const words of said) story = story.submit(me, root.parseInput(words));
  const session = {
    game: registered,
    entriesThisTurn: story.record.entries.map((entry, index) => ({ index, entry })),
    positionAfter: (entries: number) => story.at(entries),
  };
  const listed = entriesOf(session as object as TurnSession, story.match.state as never);
  return (listed.at(-1)?.results ?? []).map(({ id, params }) => {
    const item = params?.['item'];
    return typeof item === 'object' && 'id' in item ? `${id} ${item.id}` : String(id);
  });
}

const pack = (...ready: readonly string[]): string =>
  `correct factions.vagabond.items ${JSON.stringify({ ready, exhausted: [], damagedReady: [], damagedExhausted: [] })}`;
// The Marquise has a warrior in 5; so the pawn meets her there.
const HERE = ['character thief', 'pawn 5'];

test('law.aid: what pays for an aid, and where the card goes, is said', () => {
  expect(resultsAfter(...HERE, 'aid marquise torch')).toEqual([
    'do.packExhaust torch',
    'do.discardAid',
    'do.score',
    'do.relation',
    'do.score',
  ]);
});

test('law.boots: so is the boot of a move', () => {
  expect(resultsAfter(...HERE, 'walk 1')).toEqual(['do.packExhaust boot']);
});

test('law.craft: what crafting takes, gives and discards is said in full', () => {
  expect(resultsAfter(...HERE, pack('hammer', 'boot'), 'craft bag 1')).toEqual([
    'do.packExhaust hammer',
    'do.takeCrafted bag',
    'do.discardCrafted',
    'do.score',
  ]);
});
