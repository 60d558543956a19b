import { shiftPiece } from '../rules/effects.ts';
import { recruitsOf } from '../rules/humans/eyrie.ts';
import { COLUMN_IDS } from '../rules/leaders.ts';
import type { Clearing, Faction } from '../rules/pieces.ts';
import { CLEARINGS, clearingNumbered, EYRIE, factionNamed, ROOST } from '../rules/pieces.ts';
import type { ScreenAct } from '../rules/screen/acts.ts';
import type { State } from '../rules/state.ts';
import { PIECE_SUPPLY, WARRIOR_SUPPLY, WARRIORS, warriorsAt } from '../rules/state.ts';
import { extraHits, nextAction } from './eyrie-actions.ts';
import { roostsOn } from './eyrie-board.ts';
import type { Orders } from './eyrie-leaders.ts';
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
  for (const column of COLUMN_IDS) {
    const left = orders.columns[column].slice();
    while (left.length > 0) {
      const action = nextAction(state, orders, column, left);
      if (action === undefined) return undefined;
      left.splice(left.indexOf(action.suit), 1);
      if (column === 'battle') won += action.worth;
      act(state, orders, action.act);
    }
  }
  return won;
}

function act(state: State, orders: Orders, done: ScreenAct): void {
  switch (done.what) {
    case 'move':
      shift(state, EYRIE, clearingNumbered(done.from), -done.n);
      shift(state, EYRIE, clearingNumbered(done.to), done.n);
      break;
    case 'battle':
      fight(state, clearingNumbered(done.at), factionNamed(done.defender), extraHits(orders));
      break;
    case 'decreeRecruit': {
      const n = recruitsOf(orders.leader);
      shift(state, EYRIE, clearingNumbered(done.at), n);
      add(state, WARRIOR_SUPPLY + EYRIE, -n);
      break;
    }
    case 'decreeBuild':
      shiftPiece(state, ROOST, clearingNumbered(done.at), 1);
      add(state, PIECE_SUPPLY + ROOST, -1);
      break;
    default:
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
