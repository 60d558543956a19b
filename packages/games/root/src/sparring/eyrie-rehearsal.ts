import { shiftPiece } from '../effects.ts';
import type { Input } from '../input.ts';
import type { Clearing, Faction } from '../pieces.ts';
import { CLEARINGS, EYRIE, FACTION_IDS, indexOfId, ROOST } from '../pieces.ts';
import type { State } from '../state.ts';
import { clone, PIECE_SUPPLY, WARRIOR_SUPPLY, WARRIORS, warriorsAt } from '../state.ts';
import type { Orders } from './eyrie-actions.ts';
import { nextAction } from './eyrie-actions.ts';
import { COLUMNS } from './eyrie-leaders.ts';
import { prospect } from './odds.ts';

/** Whether the Decree can be carried out on a copy of the board, battles going as on average. */
export function canBeCarriedOut(state: State, orders: Orders): boolean {
  const copy = clone(state);
  for (const column of COLUMNS) {
    const left = (orders.columns[column] ?? []).slice();
    while (left.length > 0) {
      const action = nextAction(copy, orders, column, left);
      if (action === undefined) return false;
      left.splice(left.indexOf(action.suit), 1);
      act(copy, action.input);
    }
  }
  return true;
}

function act(state: State, input: Input): void {
  if (input.kind === 'move') {
    shift(state, EYRIE, input.from - 1, -input.n);
    shift(state, EYRIE, input.to - 1, input.n);
  } else if (input.kind === 'battle') {
    fight(state, input.at - 1, indexOfId(FACTION_IDS, input.defender), input.extra);
  } else if (input.kind === 'place' && input.piece === 'warrior') {
    shift(state, EYRIE, input.at - 1, input.n);
    add(state, WARRIOR_SUPPLY + EYRIE, -input.n);
  } else if (input.kind === 'place') {
    shiftPiece(state, ROOST, input.at - 1, 1);
    add(state, PIECE_SUPPLY + ROOST, -1);
  }
}

function fight(state: State, clearing: Clearing, defender: Faction, extra: number): void {
  const most = warriorsAt(state, EYRIE, clearing);
  const odds = prospect(state, { attacker: EYRIE, defender, clearing, most, extra });
  shift(state, defender, clearing, -Math.round(odds.warriors));
  shift(state, EYRIE, clearing, -Math.min(most, Math.ceil(odds.lost)));
}

const shift = (state: State, faction: Faction, clearing: Clearing, n: number): void =>
  add(state, WARRIORS + faction * CLEARINGS + clearing, n);

const add = (state: State, index: number, n: number): void => {
  state.cells[index] = (state.cells[index] as number) + n;
};
