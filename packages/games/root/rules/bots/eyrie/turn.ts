import { neededToRule } from '../../board.ts';
import { bots } from '../../content.ts';
import type { Clearing, Suit } from '../../pieces.ts';
import { suitNamed } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import { decreeOf, warriorsAt } from '../../state.ts';

/** Left to right: fox, mouse, rabbit, bird. */
export const COLUMNS: readonly Suit[] = bots.electricEyrie.decreeColumns.map((id) => suitNamed(id));

export const cardsIn = ({ state }: Turn, column: Suit): number => decreeOf(state, column).length;

/** 5.5.1.II: it leaves what it needs to rule, or as many as cards in the column, whichever is more. */
export function movable(turn: Turn, clearing: Clearing, column: Suit): number {
  const { state, me } = turn;
  const leave = Math.max(neededToRule(state, clearing), cardsIn(turn, column));
  return warriorsAt(state, me, clearing) - leave;
}
