import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { playerOf } from '../board.ts';
import { NONE } from '../content.ts';
import type { State } from '../state.ts';
import { m, realmRef, rule } from '../words.ts';
import type { TurnTable } from './turn.ts';

/** EU-26.5: no reward for a bot; the order of passing and the First Player token count. */
export function pass(table: Table<unknown>, state: State, seat: Seat): void {
  const player = playerOf(state, seat);
  player.hasPassed = true;
  state.passed.push(seat);
  // The first to pass gets the token; the second if the first has it already.
  const holder = state.order[0];
  if (state.nextFirst === NONE && seat !== holder) state.nextFirst = seat;
  table.emit?.(rule('EU-26.5'), m('do.pass'), {
    who: realmRef(player.realm),
    n: state.passed.length,
  });
  if (state.nextFirst === seat) {
    table.emit?.(rule('EU-26.5'), m('do.firstPlayer'), { who: realmRef(player.realm) });
  }
}

export const passTurn = (table: TurnTable): void =>
  pass(table, table.scene.state, table.scene.seat);
