import type { AnyMatch, AnyStory } from '../session/opened.ts';
import { onTurn } from './own-list.ts';

/** More turns of nothing than a round of any game has: then somebody has to tap again. */
const MOST_TURNS = 100;

/** Bots take their turns, until one has something to be done or asked, or a human is next. */
export function goOn(story: AnyStory, isOver: (match: AnyMatch) => boolean): AnyStory {
  let now = story;
  for (let turn = 0; turn < MOST_TURNS && now.match.waiting.kind === 'bot'; turn += 1) {
    now = now.botTurn();
    if (now.record.pending !== undefined || !isOver(now.match)) break;
  }
  return now;
}

/** The last entry has ended a turn; a correction while a bot is next has not. */
export function hasEndedTurn(before: AnyMatch, { record, waiting }: AnyMatch): boolean {
  const last = record.entries.at(-1);
  if (record.pending !== undefined || last === undefined) return false;
  if (last.input === 'bot-turn') return true;
  return onTurn(before) === last.seat && onTurn({ record, waiting }) !== last.seat;
}

/** The entry of the bot's turn that a step forward has begun: the one that waits, or the last. */
export function begunTurn(before: AnyMatch, { record }: AnyMatch): number | undefined {
  const { pending, entries } = record;
  const newest = pending === undefined ? entries.length - 1 : entries.length;
  const isBots = (pending ?? entries[newest])?.input === 'bot-turn';
  const first = before.record.entries.length + (before.record.pending === undefined ? 0 : 1);
  return isBots && newest >= first ? newest : undefined;
}

interface Going {
  /** A bot's turn in which nothing was to be done. */
  readonly isIdle: (entry: number) => boolean;
  /** A human's, with which their turn was over. */
  readonly isEnd: (entry: number) => boolean;
}

/**
 * How many entries are left after a step back. Idle turns go with what they followed; a bot's turn
 * that began by itself goes with the end of the human's turn that it followed.
 */
export function entriesBeforeStep(
  { pending, entries }: AnyMatch['record'],
  { isIdle, isEnd }: Going,
): number {
  const isBots = (entry: number): boolean => entries[entry]?.input === 'bot-turn';
  const seen = pending === undefined ? withoutIdle(entries.length) - 1 : entries.length;
  const isBotTurn = pending === undefined ? isBots(seen) : pending.input === 'bot-turn';
  const cause = withoutIdle(seen) - 1;
  return isBotTurn && cause >= 0 && !isBots(cause) && isEnd(cause) ? cause : seen;

  function withoutIdle(all: number): number {
    let left = all;
    while (left > 0 && isBots(left - 1) && isIdle(left - 1)) left -= 1;
    return left;
  }
}
