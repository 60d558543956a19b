import { shiftPiece } from '../rules/effects.ts';
import type { Clearing, Faction } from '../rules/pieces.ts';
import { CLEARINGS, clearingNumbered, EYRIE, factionNamed, ROOST } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { PIECE_SUPPLY, WARRIOR_SUPPLY, WARRIORS, warriorsAt } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { Orders } from './eyrie-actions.ts';
import { nextAction } from './eyrie-actions.ts';
import { roostsOn } from './eyrie-board.ts';
import { BATTLE, COLUMNS } from './eyrie-leaders.ts';
import { prospect } from './odds.ts';

/** How a Decree would go on a copy of the board, battles going as on average. */
export interface Rehearsal {
  /** Turns in a row that it can be carried out, the others standing still; two are looked at. */
  readonly turns: number;
  /** What the battles of the first of them bring. */
  readonly won: number;
  /** Roosts on the map after it. */
  readonly roosts: number;
}

export function rehearse(state: State, orders: Orders): Rehearsal {
  const copy: State = { ...state, cells: state.cells.slice() };
  const won = carryOut(copy, orders);
  const roosts = roostsOn(copy).length;
  if (won === undefined) return { turns: 0, won: 0, roosts };
  return { turns: carryOut(copy, orders) === undefined ? 1 : 2, won, roosts };
}

/** What its battles bring; undefined where it cannot be carried out. */
function carryOut(state: State, orders: Orders): number | undefined {
  let won = 0;
  for (const column of COLUMNS) {
    const left = (orders.columns[column] ?? []).slice();
    while (left.length > 0) {
      const action = nextAction(state, orders, column, left);
      if (action === undefined) return undefined;
      left.splice(left.indexOf(action.suit), 1);
      if (column === BATTLE) won += action.worth;
      act(state, action.input);
    }
  }
  return won;
}

function act(state: State, input: Input): void {
  if (input.kind === 'move') {
    shift(state, EYRIE, clearingNumbered(input.from), -input.n);
    shift(state, EYRIE, clearingNumbered(input.to), input.n);
  } else if (input.kind === 'battle') {
    fight(state, clearingNumbered(input.at), factionNamed(input.defender), input.extra);
  } else if (input.kind === 'place' && input.piece === 'warrior') {
    shift(state, EYRIE, clearingNumbered(input.at), input.n);
    add(state, WARRIOR_SUPPLY + EYRIE, -input.n);
  } else if (input.kind === 'place') {
    shiftPiece(state, ROOST, clearingNumbered(input.at), 1);
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
