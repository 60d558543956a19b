import { canBattle } from '../battle.ts';
import { matches } from '../board.ts';
import { enemiesOf, suitOfCard } from '../facts.ts';
import { clearingsToRecruit, clearingsToRoost, recruitsOf } from '../humans/eyrie.ts';
import type { ColumnId } from '../leaders.ts';
import { COLUMN_IDS } from '../leaders.ts';
import type { Card, Clearing, Suit } from '../pieces.ts';
import { BIRD, EVERY_CLEARING, EYRIE } from '../pieces.ts';
import type { State } from '../state.ts';
import { suitOf, VIZIER, warriorSupply } from '../state.ts';
import { inTurn, screenOf, turnOf } from './play.ts';
import { withAt, without } from './screen.ts';
import { lawfulMoves } from './ways.ts';

/** The Decree of a person who plays the Eyrie (law 7.5.2): what is left of it, and what can be done of that. */

/** A Loyal Vizier is a bird. */
export const suitInDecree = ({ facts }: State, card: Card): Suit =>
  card === VIZIER ? BIRD : suitOfCard(facts, card);

const indexOf = (column: ColumnId): number => COLUMN_IDS.indexOf(column);

/** Cards of the column that were not carried out yet. */
export function openCards(state: State, column: ColumnId): readonly Card[] {
  const at = indexOf(column);
  const { resolved } = turnOf(state);
  return (resolved[at] ?? []).reduce<readonly Card[]>(without, screenOf(state).decree[at] ?? []);
}

/** The column that is being resolved; undefined when all is done. */
export const currentColumn = (state: State): ColumnId | undefined =>
  COLUMN_IDS.find((column) => openCards(state, column).length > 0);

export const isDecreeBegun = (state: State): boolean =>
  turnOf(state).resolved.some((cards) => cards.length > 0);

/** H-15: a card of the clearing's suit before a bird, which would do elsewhere too. */
export function cardFor(state: State, column: ColumnId, at: Clearing): Card | undefined {
  const open = openCards(state, column);
  const ofSuit = (suit: Suit) => open.find((card) => suitInDecree(state, card) === suit);
  return ofSuit(suitOf(state, at)) ?? ofSuit(BIRD);
}

export function useUp(state: State, column: ColumnId, at: Clearing): void {
  const card = cardFor(state, column, at);
  if (card === undefined) throw new RangeError(`no card of the Decree for clearing ${at + 1}`);
  const index = indexOf(column);
  const { resolved } = turnOf(state);
  inTurn(state, { resolved: withAt(resolved, index, [...(resolved[index] ?? []), card]) });
}

/** Whether something of the card can be done as the board is. */
function canBegin(state: State, column: ColumnId, suit: Suit): boolean {
  if (column === 'recruit') {
    return warriorSupply(state, EYRIE) > 0 && clearingsToRecruit(state, suit).length > 0;
  }
  if (column === 'build') return clearingsToRoost(state, suit).length > 0;
  if (column === 'battle') return hasBattle(state, suit);
  for (const { from } of lawfulMoves(state, EYRIE)) if (matches(state, from, suit)) return true;
  return false;
}

const hasBattle = (state: State, suit: Suit): boolean =>
  EVERY_CLEARING.some(
    (at) =>
      matches(state, at, suit) &&
      enemiesOf(state.facts, EYRIE).some((enemy) => canBattle(state, EYRIE, enemy, at)),
  );

/** Warriors of one Recruit (law 7.8). */
export const recruits = (state: State): number => recruitsOf(screenOf(state).leader ?? 'builder');

/** The whole of it: with too few warriors for the Charismatic leader a card is begun and not finished. */
const canFinish = (state: State, column: ColumnId, suit: Suit): boolean =>
  canBegin(state, column, suit) &&
  (column !== 'recruit' || warriorSupply(state, EYRIE) >= recruits(state));

/**
 * Whether a card of the column can be taken up that leads into turmoil. H-14: never while another one can be
 * carried out, unless the table allows that; and what can be done of a card is done first.
 */
export function mayFail(state: State, column: ColumnId): boolean {
  const suits = openCards(state, column).map((card) => suitInDecree(state, card));
  if (suits.every((suit) => canBegin(state, column, suit))) return false;
  const byOrder = state.facts.config.options.turmoilByOrder === 'allowed';
  return byOrder || !suits.some((suit) => canFinish(state, column, suit));
}

/** Nothing of the column can be done any more: turmoil. */
export function mustFall(state: State): boolean {
  const column = currentColumn(state);
  if (column === undefined) return false;
  return !openCards(state, column).some((card) =>
    canBegin(state, column, suitInDecree(state, card)),
  );
}
