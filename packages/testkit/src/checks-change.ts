import { isDeepStrictEqual } from 'node:util';
import { changeEntry } from '@empty-chair/kernel/change-entry';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Entry } from '@empty-chair/kernel/record';
import type { Rng } from '@empty-chair/kernel/rng';
import { Story } from '@empty-chair/kernel/story';
import type { Played } from './play.ts';
import { stateFingerprint } from './play.ts';

type Game<C, S, I> = GameModule<C, S, I>;

/** So far back an entry is changed: all later ones are run again, more than once. */
const LAST = 12;

/**
 * Changed to itself an entry changes nothing; changed and changed back it is the same record; and whatever
 * comes of a change, with all kept that can be, is a record that replays to the very same position.
 */
export function checkChange<C, S, I>(
  game: Game<C, S, I>,
  { end }: Played<C, S, I>,
  rng: Rng,
): readonly string[] {
  const story = Story.of(game, end.record);
  const { entries } = end.record;
  const found = entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry, index }) => entry.input !== 'bot-turn' && index >= entries.length - LAST);
  const one = found[rng.below(Math.max(1, found.length))];
  if (one === undefined) return [];
  const { entry, index } = one;
  const self = changeEntry(story, index, entry);
  const other = otherEntry(story.undoTo(index), entry, rng);
  return [
    ...(self.later.length > 0 ? [`change: entry ${index} to itself changes later ones`] : []),
    ...(isDeepStrictEqual(self.story.record.entries, entries)
      ? []
      : [`change: entry ${index} to itself is another record`]),
    ...(other === undefined ? [] : checkOther(game, story, index, { entry, other })),
  ];
}

/** Something else that the person could have said; what asks something is left to other tests. */
function otherEntry<C, S, I>(
  before: Story<C, S, I>,
  { seat, input }: Entry<I>,
  rng: Rng,
): Entry<I> | undefined {
  const { game, match } = before;
  if (match.state === undefined || input === 'bot-turn') return undefined;
  const others = game
    .legal(match.state, seat)
    .filter((one) => game.inputKey(one) !== game.inputKey(input));
  const other = others[rng.below(Math.max(1, others.length))];
  if (other === undefined) return undefined;
  return before.submit(seat, other).record.entries[match.record.entries.length];
}

function checkOther<C, S, I>(
  game: Game<C, S, I>,
  story: Story<C, S, I>,
  index: number,
  { entry, other }: { readonly entry: Entry<I>; readonly other: Entry<I> },
): readonly string[] {
  const changed = changeEntry(story, index, other);
  const keep = new Set(changed.later.flatMap((one) => (one.canKeep ? [one.index] : [])));
  const kept = keep.size === 0 ? changed : changeEntry(story, index, other, keep);
  const isWhole = changed.later.every(({ as }) => as === 'differs');
  const back = isWhole ? changeEntry(changed.story, index, entry).story : story;
  return [
    ...[changed, kept].flatMap(({ story: made }) => checkReplay(game, made)),
    ...(isDeepStrictEqual(back.record.entries, story.record.entries)
      ? []
      : [`change: entry ${index} changed and changed back is another record`]),
  ];
}

function checkReplay<C, S, I>(game: Game<C, S, I>, { record, match }: Story<C, S, I>) {
  const { state } = Story.of(game, record).match;
  const print = (one: S | undefined): string =>
    one === undefined ? 'none' : stateFingerprint(game, one);
  return print(state) === print(match.state) ? [] : ['change: its record replays differently'];
}
