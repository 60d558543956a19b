import type { Message } from '@empty-chair/kernel/words';
import type { LineMove, TurnLine } from './turn-lines.ts';
import { isAskedBetween } from './turn-lines.ts';

/** A turn with more boxes is long. With the tap that plays it, it takes five. */
const MOST_BOXES = 4;
/** More moves than these nobody does without looking again. */
const MOST_MOVES = 5;

/**
 * The same turn with fewer boxes: each move is still told, and ticked with those beside it. What was ticked
 * before a question stays so: nothing that its answer brings is put in the same box.
 */
export function inOneGo(
  lines: readonly TurnLine[],
  asked: readonly number[] = [],
): readonly TurnLine[] {
  const all = withPrices(lines, asked);
  while (all.filter(({ isTold }) => !isTold).length > MOST_BOXES) {
    const at = smallestPair(all, asked);
    if (at === undefined) break;
    mergeAt(all, at);
  }
  return all;
}

/** What is paid for a move, and the move. */
function withPrices(lines: readonly TurnLine[], asked: readonly number[]): TurnLine[] {
  const all = lines.slice();
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const [price, deed] = [all[at], all[at + 1]];
    if (price?.hand !== 'next' || deed === undefined || deed.isTold) continue;
    if (!isAskedBetween(asked, price.last, deed.first)) mergeAt(all, at);
  }
  return all;
}

/** The first of two neighbours that go together and are the fewest moves. */
function smallestPair(lines: readonly TurnLine[], asked: readonly number[]): number | undefined {
  let [found, fewest]: [number | undefined, number] = [undefined, MOST_MOVES + 1];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (next === undefined || line.hand === undefined || line.hand !== next.hand) continue;
    if (isAskedBetween(asked, line.last, next.first)) continue;
    const moves = movesOf(line).length + movesOf(next).length;
    if (moves < fewest) [found, fewest] = [at, moves];
  }
  return found;
}

function mergeAt(lines: TurnLine[], at: number): void {
  const [one, other] = lines.slice(at, at + 2);
  if (one === undefined || other === undefined) throw new Error('there are no two lines');
  const merged: TurnLine = {
    ...one,
    end: other.end,
    last: other.last,
    work: [...one.work, ...other.work],
    notes: [...one.notes, ...other.notes],
    parts: [...one.parts, ...other.parts],
    more: [...one.more, ...movesOf(other)],
    hand: other.hand,
  };
  lines.splice(at, 2, merged);
}

/** All that is done with one tick. */
export function movesOf(line: TurnLine): readonly LineMove[] {
  const { first, said, short, points, sum, more } = line;
  // A sum is said by the few words only: the full ones are those of its last part.
  return [{ at: first, said: sum === undefined ? said : short, short, points }, ...more];
}

export const saidIn = (lines: readonly TurnLine[]): readonly Message[] =>
  lines.flatMap((line) => movesOf(line).map(({ said }) => said));
