import type { NextTurn } from './bots-go-on.ts';

/** How far one tap on "All done" goes. */
export interface AllDone {
  /** It ends before this line of the turn that is worked off. */
  readonly line: number;
  /** How many lines that are. */
  readonly lines: number;
  /** It stops before or after something that is done to a person, which is ticked for itself, or before what nobody has seen. */
  readonly isStopped: boolean;
  /** The turns of other bots that go with it. */
  readonly turns: readonly NextTurn[];
}

interface Work {
  /** The line that is done now, and how many there are. */
  readonly line: number;
  readonly lines: number;
  /** Whether a line does something to a person. */
  readonly touches: (line: number) => boolean;
  /** Whether a line has been on the screen. */
  readonly isSeen: (line: number) => boolean;
  /** The turns that are told below, as far as they are on the screen. */
  readonly shown: readonly NextTurn[];
}

/**
 * All lines that were seen, up to the next that does something to a person, which is ticked for itself; after
 * the last, the turns that were seen below it.
 */
export function allDone({ line, lines, touches, isSeen, shown }: Work): AllDone {
  let end = Math.min(line + 1, lines);
  const isTouching = line < lines && touches(line);
  while (!isTouching && end < lines && isSeen(end) && !touches(end)) end += 1;
  const isStopped = isTouching || end < lines;
  return { line: end, lines: end - line, isStopped, turns: isStopped ? [] : shown };
}
