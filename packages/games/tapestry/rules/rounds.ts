import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Player, State } from './state.ts';
import { isFinished, playerId, pointsOf } from './state.ts';
import { m, ref, rule } from './words.ts';

/** Whose turn it is, and the end. */

/** TURN-1: turn by turn, without those who are finished. When all are, the game is over. */
export function endTurn(table: Table<State>): void {
  const state = table.scene;
  const { order } = state.facts;
  const at = order.indexOf(state.seat);
  const next = [...order.slice(at + 1), ...order.slice(0, at + 1)].find(
    (seat) => !isFinished(state, seat),
  );
  state.deed = 'nothing';
  if (next === undefined) endGame(table);
  else state.seat = next;
}

/** END-1: only humans and the Automa can win. */
function endGame(table: Table<State>): void {
  const state = table.scene;
  state.isOver = true;
  if (leadersOf(state).length > 1) state.tieWinner = askForResources(table);
  table.emit?.(rule('END-1'), m('see.end'));
}

/** R-END-1: equal points go to who has more resources left. The Automa has none. */
function askForResources(table: Table<State>): Player {
  const state = table.scene;
  return table.ask({
    rule: rule('R-END-1'),
    channel: 'human',
    ask: message(state.facts.isSolo ? m('ask.resource') : m('ask.moreResources')),
    answers: [...state.facts.humans, NONE],
    ref: (player) => ref('more', player === NONE ? 'nobody' : playerId(state, player)),
  });
}

function leadersOf(state: State): readonly Seat[] {
  const { humans, isSolo, bot } = state.facts;
  const contenders = isSolo ? [...humans, bot] : humans;
  const best = Math.max(...contenders.map((seat) => pointsOf(state, seat)));
  return contenders.filter((seat) => pointsOf(state, seat) === best);
}

export function winnersOf(state: State): readonly Seat[] {
  const leaders = leadersOf(state);
  const hasMore = leaders.filter((seat) => seat === state.tieWinner);
  return hasMore.length > 0 ? hasMore : leaders;
}
