import { NONE } from '@empty-chair/kernel/ids';
import type { Card, Faction } from '../pieces.ts';
import type { State } from '../state.ts';
import type { AllianceTurn } from './alliance/turn.ts';
import type { MarquiseTurn } from './marquise/turn.ts';
import type { RiverfolkTurn } from './riverfolk/turn.ts';

const NOTHING_ADDED: readonly Card[] = [];

/**
 * A fresh turn of any bot. All have the same fields, though each bot sees only its own: the criteria
 * that bots share run quicker on objects of one form.
 */
export const beginTurn = (
  state: State,
  me: Faction,
): MarquiseTurn & AllianceTurn & RiverfolkTurn => ({
  state,
  me,
  order: NONE,
  orderSuit: NONE,
  newDeck: false,
  cutShort: false,
  built: false,
  expansions: 0,
  skipsPity: false,
  added: NOTHING_ADDED,
  shield: false,
  sword: false,
});
