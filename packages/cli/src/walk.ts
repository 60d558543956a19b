import { Story } from '@empty-chair/kernel/story';
import type { AnyConfig, AnyGame, AnyInput, AnyState } from '@empty-chair/registry/games';
import type { AnyRecord } from './game-file.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf, setUpOf } from './outcome.ts';

type AnyStory = Story<AnyConfig, AnyState, AnyInput>;

/**
 * The outcome of every entry. A record of older rules runs from its checkpoint: what came before can
 * be read, but not run any more.
 */
export function* walk(game: AnyGame, record: AnyRecord): Generator<Outcome> {
  const story = Story.of(game, record);
  const opening = story.at(story.first) ?? story.match;
  if (story.first === 0) yield setUpOf(opening);
  for (const [index, { seat, input }] of record.entries.slice(0, story.first).entries()) {
    yield { ...setUpOf(opening), entry: index + 1, seat, input, happenings: [], open: false };
  }
  yield* outcomesFrom(story, story.first);
}

/** Of the entries after the first `at`, with one that is open. */
export function* outcomesFrom(story: AnyStory, at: number): Generator<Outcome> {
  const { record } = story;
  for (const { index, entry, before, after } of story.passages()) {
    const { seat, input } = entry;
    const { happenings } = after;
    if (index < at) continue;
    yield { entry: index + 1, seat, input, before: before.state, happenings, told: 0, open: false };
  }
  const last = story.at(record.entries.length);
  if (last !== undefined && record.pending !== undefined) yield outcomeOf(last, story.match);
}
