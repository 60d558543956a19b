import type { Happening, Message, Ref } from '@empty-chair/kernel/words';
import type { LineLook } from '@empty-chair/uikit/game-ui.ts';
import { isRef } from '@empty-chair/uikit/sentence.ts';

/** A line of a bot's turn: something to do on the table, with all that it brings about. */
export interface TurnLine {
  /** The first happening that it stands for, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** The happenings that are to be done, the first and the last. The reason is that of the first. */
  readonly first: number;
  readonly last: number;
  /** In full words, for whoever hears it. */
  readonly said: Message;
  /** In few words, under a title that names who acts. */
  readonly short: Message;
  /** Nothing is to be done: it is only told. */
  readonly isTold: boolean;
  /** What else hands have to do for it. */
  readonly work: readonly Message[];
  /** What happens with it, in the order in which it does. */
  readonly notes: readonly Message[];
  /** The happenings among them that bring points with the first move. */
  readonly points: readonly number[];
  /** What scorings come to that are added up; such a line says so itself. */
  readonly sum: number | undefined;
  /** What that sum is made of. */
  readonly parts: readonly SumPart[];
  /** Moves that are ticked with it, after the first. */
  readonly more: readonly LineMove[];
  /** Somebody else does it, so the points of the bot stand elsewhere. */
  readonly isOthers: boolean;
  /** What the game says of doing it in one go with others: see `LineLook`. */
  readonly hand: LineLook['hand'];
  /** Whose part of the turn it is, where it is not that of the bot on turn. */
  readonly of: Ref | undefined;
}
/** A move that shares its box with the one before it. */
export interface LineMove {
  /** The happening that it is. */
  readonly at: number;
  readonly said: Message;
  readonly short: Message;
  /** The happenings that bring points with it. */
  readonly points: readonly number[];
}
export interface SumPart {
  readonly source: Message;
  readonly points: number;
}

/**
 * A turn in lines. The same done in several places, one after the other, is one line; `asked`, how many
 * happenings came before each answer, parts what was done by then from what came of it.
 */
export function turnLines(
  happenings: readonly Happening[],
  lookOf: (happening: Happening) => LineLook,
  asked: readonly number[] = [],
): readonly TurnLine[] {
  const lines: TurnLine[] = [];
  let leads: readonly Message[] = [];
  let start = 0;
  for (const [index, happening] of happenings.entries()) {
    const look = lookOf(happening);
    const { as, detail, part, hand, adds, isOthers = false } = look;
    const of = look.of === 'next' ? nextOf(happenings.slice(index + 1), lookOf) : look.of;
    const short = of?.short ?? look.short ?? happening;
    const before = lines.at(-1);
    /** What was told before belongs to whatever comes next, so nothing can join across it. */
    const isNear = before !== undefined && leads.length === 0 && isSame(before.of, of?.who);
    const canGrow = isNear && !isAskedBetween(asked, before.last, index);
    const summed = canGrow ? addUp(before, happening, look) : undefined;
    const isSilent = as === 'silent' || (part?.points === 0 && summed === undefined);
    if (isSilent && isNear) lines.push({ ...take(lines), end: index + 1 });
    else if (isSilent) continue;
    else if (as === 'lead' || (as === 'note' && !canGrow)) leads = [...leads, short];
    else if (as === 'note') {
      const line = take(lines);
      lines.push({ ...line, end: index + 1, notes: [...line.notes, short] });
    } else if (as === 'points' && canGrow && !before.isOthers) {
      const line = take(lines);
      lines.push({ ...line, end: index + 1, points: [...line.points, index] });
    } else {
      const canJoin = canGrow && detail === undefined;
      const joined = summed ?? (canJoin ? join(before, happening, short, adds) : undefined);
      if (joined !== undefined) {
        take(lines);
        lines.push({ ...joined, last: index, end: index + 1 });
      } else {
        start = before?.end ?? 0;
        const points = as === 'move' || part !== undefined ? [] : [index];
        const one = { start, end: index + 1, first: index, last: index, isTold: false };
        const work = detail === undefined ? [] : [detail];
        const plain = { sum: undefined, parts: [], more: [], isOthers, hand, of: of?.who };
        const line = { ...one, said: happening, short, work, notes: leads, points, ...plain };
        lines.push(part === undefined ? line : withPart(line, short, part));
        leads = [];
      }
    }
  }
  return [...lines, ...told(leads, lines.at(-1)?.end ?? 0, happenings.length)];
}

/** Whose part of the turn the next of them is that says so. */
function nextOf(
  happenings: readonly Happening[],
  lookOf: (happening: Happening) => LineLook,
): Exclude<LineLook['of'], 'next'> {
  for (const happening of happenings) {
    const { as, of } = lookOf(happening);
    if (as === 'silent' || as === 'lead' || of === 'next') continue;
    return of === undefined ? undefined : { who: of.who };
  }
  return undefined;
}

/** Something was answered after one happening and before another. */
export const isAskedBetween = (asked: readonly number[], one: number, other: number): boolean =>
  asked.some((before) => one < before && before <= other);

/** What is told after the last move, or in a turn without one. */
function told([said, ...notes]: readonly Message[], start: number, end: number): TurnLine[] {
  if (said === undefined) return [];
  const one = { start, end, first: start, last: end - 1, isTold: true };
  const empty = { work: [], points: [], sum: undefined, parts: [], more: [] };
  const plain = { ...empty, isOthers: false, hand: undefined, of: undefined };
  return [{ ...one, said, short: said, notes, ...plain }];
}

function take(lines: TurnLine[]): TurnLine {
  const line = lines.pop();
  if (line === undefined) throw new Error('there is no line yet');
  return line;
}

/** One line with one more part of its sum; undefined where one of them is no part of any. */
function addUp(line: TurnLine, said: Happening, look: LineLook): TurnLine | undefined {
  const { short = said, part } = look;
  if (line.sum === undefined || part === undefined) return undefined;
  return withPart({ ...line, said }, short, part);
}

function withPart(line: TurnLine, short: Message, part: NonNullable<LineLook['part']>): TurnLine {
  const { points, source } = part;
  const sum = (line.sum ?? 0) + points;
  const isTold = points !== 0 && source !== undefined;
  const parts = isTold ? [...line.parts, { source, points }] : line.parts;
  return { ...line, short: { ...short, params: { ...short.params, n: sum } }, parts, sum };
}

/** The part of one and the same chair. */
export const isSame = (one: Ref | undefined, other: Ref | undefined): boolean =>
  one?.kind === other?.kind && one?.id === other?.id;

/** One line with one more place, or with more in the same one; undefined where anything else differs. */
function join(
  line: TurnLine,
  happening: Happening,
  short: Message,
  adds: true | undefined,
): TurnLine | undefined {
  // What it brought about was of its own place.
  if (line.end > line.last + 1) return undefined;
  const joined = (one: Message, other: Message): Message | undefined =>
    withPlace(one, other) ?? (adds ? withMore(one, other) : undefined);
  const said = joined(line.said, happening);
  const shortly = joined(line.short, short);
  return said && shortly && { ...line, said, short: shortly };
}

function withMore(message: Message, other: Message): Message | undefined {
  const { n, ...rest } = message.params ?? {};
  const { n: more, ...others } = other.params ?? {};
  if (message.id !== other.id || typeof n !== 'number' || typeof more !== 'number')
    return undefined;
  if (JSON.stringify(rest) !== JSON.stringify(others)) return undefined;
  return { ...message, params: { ...message.params, n: n + more } };
}

function withPlace(message: Message, other: Message): Message | undefined {
  if (message.id !== other.id) return undefined;
  const { at, ...rest } = message.params ?? {};
  const { at: more, ...others } = other.params ?? {};
  if (at === undefined || typeof at === 'number' || more === undefined) return undefined;
  if (typeof more === 'number' || !isRef(more)) return undefined;
  if (JSON.stringify(rest) !== JSON.stringify(others)) return undefined;
  const places: readonly Ref[] = isRef(at) ? [at] : at;
  if (places.some(({ id }) => id === more.id)) return undefined;
  return { ...message, params: { ...rest, at: [...places, more] } };
}

/** The line that is to be done when everything before the happening `step` is. */
export function lineAt(lines: readonly TurnLine[], step: number): number {
  const found = lines.findIndex(({ last }) => last >= step);
  return found < 0 ? lines.length : found;
}

/**
 * Something is left to be done from `line` on. What is only told is read too before a turn is over; where
 * it led to a question, the question says enough.
 */
export const isWorkLeft = (lines: readonly TurnLine[], line: number, isAsked: boolean): boolean =>
  lines.slice(line).some(({ isTold }) => !(isTold && isAsked));
