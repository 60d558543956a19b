import { criterion } from './criterion.ts';
import type { ReadTurn } from './read-turn.svelte.ts';

/** A second line would cost a move its place on a phone; the whole reason is one tap away. */
const MOST_LETTERS = 44;

/** Why the current line is this and nothing else, in a few words; empty where it takes more. */
export function reasonOf({ settled }: ReadTurn): string {
  const said = settled === undefined ? '' : criterion(settled);
  return said.length > MOST_LETTERS ? '' : said;
}
