import type { Seat } from '@empty-chair/kernel/words';
import type { Present, SharedView } from './view.ts';

/** So long a device leaves the next bot to the one before it, which may be asleep. */
const PATIENCE_MS = 4000;

/**
 * How long this device leaves the bot that is next to others, in milliseconds; undefined: altogether.
 * The devices at a table stand in one order, the same for all: whoever acted last goes on with the bots
 * at once, and each of the others only when nothing has come. Two that do it all the same do it once
 * (`Book.refit`).
 */
export function botWaits(
  { present, mayPlay, state }: Pick<SharedView, 'present' | 'mayPlay' | 'state'>,
  lastOfPeople: Seat | undefined,
): number | undefined {
  if (!mayPlay) return undefined;
  const sat = (person: Present): boolean =>
    lastOfPeople !== undefined && person.chairs.includes(lastOfPeople);
  const order = present
    .filter(({ isViewer, isAway, chairs }) => !isViewer && !isAway && chairs.length > 0)
    .sort((one, other) => Number(sat(other)) - Number(sat(one)) || (one.by < other.by ? -1 : 1));
  const place = order.findIndex(({ isMe }) => isMe);
  // Without a network nobody knows what the others did.
  return place < 0 || (place > 0 && state === 'alone') ? undefined : place * PATIENCE_MS;
}
