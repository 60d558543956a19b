import { canBattle } from '../battle.ts';
import { matches } from '../board.ts';
import { enemiesOf } from '../facts.ts';
import type { ColumnId } from '../leaders.ts';
import type { Clearing, Suit } from '../pieces.ts';
import { CLEARINGS, EVERY_CLEARING, EYRIE, ROOST } from '../pieces.ts';
import { lawfulMoves } from '../screen/ways.ts';
import type { State } from '../state.ts';
import { clone, pieceSupply, piecesAt, WARRIORS, warriorSupply, warriorsAt } from '../state.ts';
import { clearingsToRecruit, clearingsToRoost } from './eyrie.ts';

/**
 * What of a Decree fails in every order (law 7.5.2). It is walked column by column on boards as good as they
 * can get by then: all that could be recruited is, all that could march has. What isn't even possible there fails
 * whatever is done before it; what is possible may still fail, and nobody is warned of that.
 */

/** Says whether a card of that column and suit fails, whatever is done before it. */
export function hopesOf(
  state: State,
  /** The suits of the cards of a column that are still to be done. */
  leftIn: (column: ColumnId) => readonly Suit[],
  recruits: number,
): (column: ColumnId, suit: Suit) => boolean {
  const [recruit, move, battle, build] = [
    leftIn('recruit'),
    leftIn('move'),
    leftIn('battle'),
    leftIn('build'),
  ];
  const hope = clone(state);
  const isTooDear = warriorSupply(state, EYRIE) < recruits * recruit.length;
  const recruitable = (suit: Suit) => clearingsToRecruit(state, suit);
  for (const suit of recruit) for (const at of recruitable(suit)) add(hope, at, recruits);
  const marched = clone(hope);
  // The card that is asked about can be the last one: all others march before it.
  for (const _ of move.slice(1)) marchAll(marched, move);
  const fighting = clone(marched);
  if (move.length > 0) marchAll(fighting, move);
  const fields = EVERY_CLEARING.filter(
    (at) => battle.some((suit) => matches(state, at, suit)) && hasEnemy(fighting, at),
  );
  const hopes: Readonly<Record<ColumnId, (suit: Suit) => boolean>> = {
    recruit: (suit) => !isTooDear && recruitable(suit).length > 0,
    move: (suit) => waysOut(marched, [suit]).length > 0,
    battle: (suit) =>
      EVERY_CLEARING.some((at) => matches(state, at, suit) && hasEnemy(fighting, at)),
    build: (suit) =>
      pieceSupply(state, ROOST) >= build.length &&
      (clearingsToRoost(fighting, suit).length > 0 ||
        // Who wins a battle may rule there then, and find a slot.
        fields.some((at) => matches(state, at, suit) && piecesAt(state, ROOST, at) === 0)),
  };
  return (column, suit) => !hopes[column](suit);
}

const add = (state: State, at: Clearing, n: number): void => {
  const place = WARRIORS + EYRIE * CLEARINGS + at;
  state.cells[place] = warriorsAt(state, EYRIE, at) + n;
};

const waysOut = (state: State, suits: readonly Suit[]) =>
  [...lawfulMoves(state, EYRIE)].filter(({ from }) =>
    suits.some((suit) => matches(state, from, suit)),
  );

/** Each clearing that can be reached has as many as could come there, and those that stay. */
function marchAll(state: State, suits: readonly Suit[]): void {
  const ways = waysOut(state, suits);
  const coming = ways.map(({ from }) => warriorsAt(state, EYRIE, from));
  for (const [index, { to }] of ways.entries()) add(state, to, coming[index] ?? 0);
}

const hasEnemy = (state: State, at: Clearing): boolean =>
  enemiesOf(state.facts, EYRIE).some((enemy) => canBattle(state, EYRIE, enemy, at));
