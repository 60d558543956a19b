import type { Table } from '@empty-chair/kernel/table';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Track } from './content.ts';
import { trackRef } from './words.ts';

/**
 * The science die: twelve faces, three for each track. Rolled until one of the tracks comes up,
 * which is the same as one of them at random.
 */
export function rollScience(
  table: Table<unknown>,
  tracks: readonly Track[],
  by: RuleId,
  ask: MessageId,
): Track {
  if (!table.atTable.dice) return tracks[table.rng.below(tracks.length)] as Track;
  const track = table.ask({
    rule: by,
    channel: 'dice',
    ask: message(ask),
    answers: tracks,
    ref: trackRef,
  });
  table.rng.reveal();
  return track;
}
