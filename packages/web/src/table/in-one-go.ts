import type { Message, Params, Ref } from '@empty-chair/kernel/words';
import type { LineMove, TurnLine } from './turn-lines.ts';
import { isAskedBetween, isSame } from './turn-lines.ts';

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
  mergeSameDeeds(all, asked);
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
    if (!isSame(price.of, deed.of)) continue;
    if (!isAskedBetween(asked, price.last, deed.first)) mergeAt(all, at);
  }
  return all;
}

/** The same done in another place, where the hand is already. */
function mergeSameDeeds(all: TurnLine[], asked: readonly number[]): void {
  for (let at = all.length - 2; at >= 0; at -= 1) {
    const [one, other] = [all[at], all[at + 1]];
    if (one === undefined || other === undefined || !isTogether(one, other, asked)) continue;
    const [last, first] = [movesOf(one).at(-1), movesOf(other)[0]];
    const isOneDeed =
      last !== undefined && first !== undefined && isElsewhere(last.short, first.short);
    if (isOneDeed && movesIn(one, other) <= MOST_MOVES) mergeAt(all, at);
  }
}

/** Neighbours where the hand is the same, and nothing is asked between them. */
const isTogether = (one: TurnLine, other: TurnLine, asked: readonly number[]): boolean =>
  one.hand !== undefined &&
  one.hand === other.hand &&
  isSame(one.of, other.of) &&
  !isAskedBetween(asked, one.last, other.first);

const movesIn = (one: TurnLine, other: TurnLine): number =>
  movesOf(one).length + movesOf(other).length;

/** The first of two neighbours that go together and are the fewest moves. */
function smallestPair(lines: readonly TurnLine[], asked: readonly number[]): number | undefined {
  let [found, fewest]: [number | undefined, number] = [undefined, MOST_MOVES + 1];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    if (next === undefined || !isTogether(line, next, asked)) continue;
    const moves = movesIn(line, next);
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

/** Moves as they stand beside each other: the same in several places, one after the other, is said once. */
export function toldOf(moves: readonly LineMove[]): readonly LineMove[] {
  const told: LineMove[] = [];
  for (const move of moves) {
    const before = told.at(-1);
    const short = before && elsewhere(before.short, move.short);
    if (before === undefined || short === undefined) told.push(move);
    else told.splice(-1, 1, { ...before, short, points: [...before.points, ...move.points] });
  }
  return told;
}

const isElsewhere = (one: Message, other: Message): boolean => elsewhere(one, other) !== undefined;

/** The same in one more place: one parameter is another, of the same kind, and not who does it. */
function elsewhere(message: Message, other: Message): Message | undefined {
  const { id, params = {} } = message;
  const others = other.params ?? {};
  if (id !== other.id) return undefined;
  const differing = Object.keys({ ...params, ...others }).filter(
    (name) => JSON.stringify(params[name]) !== JSON.stringify(others[name]),
  );
  const [name = ''] = differing;
  const [before, more] = [params[name], others[name]];
  if (differing.length !== 1 || name === 'who') return undefined;
  if (!isPlaces(before) || !isPlaces(more)) return undefined;
  const all = [before, more].flat();
  if (all.some(({ kind }) => kind !== all[0]?.kind)) return undefined;
  return { ...message, params: { ...params, [name]: all } };
}

const isPlaces = (value: Params[string] | undefined): value is Ref | readonly Ref[] =>
  typeof value === 'object';

export const saidIn = (lines: readonly TurnLine[]): readonly Message[] =>
  lines.flatMap((line) => movesOf(line).map(({ said }) => said));
