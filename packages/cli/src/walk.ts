import { Story } from '@empty-chair/kernel/story';
import type { AnyGame } from '@empty-chair/registry/games';
import type { AnyRecord } from './game-file.ts';
import type { Outcome } from './outcome.ts';
import { outcomeOf, setUpOf } from './outcome.ts';

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
  for (const { index, entry, before, after } of story.passages()) {
    const { seat, input } = entry;
    const { happenings } = after;
    yield { entry: index + 1, seat, input, before: before.state, happenings, told: 0, open: false };
  }
  const last = story.at(record.entries.length);
  if (last !== undefined && story.record.pending !== undefined) {
    yield outcomeOf(last, story.match);
  }
}
