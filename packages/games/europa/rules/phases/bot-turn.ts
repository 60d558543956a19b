import type { Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import type { Table } from '@empty-chair/kernel/table';
import { within } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { discardBotCard } from '../bots/deck.ts';
import { MAIN_TURN } from '../charts/content.ts';
import { settleEmpire } from '../empire.ts';
import type { State, StepId } from '../state.ts';
import { symbolsOf } from '../turn/event-symbols.ts';
import { runTurn } from '../turn/run-turn.ts';
import type { Turn, TurnTable } from '../turn/turn.ts';
import { beginTurn } from '../turn/turn.ts';
import { income } from './income.ts';
import { invasions } from './invasions.ts';
import { peace } from './peace.ts';
import { endOfTurn } from './round.ts';
import { scoring } from './scoring.ts';
import { resolveSymbol } from './symbols.ts';
import { unrest } from './unrest.ts';
import { upkeep } from './upkeep.ts';

/** EU-6.3 to EU-6.18: what a bot does in each step after the actions. */
const STEPS_OF: Readonly<Record<Exclude<StepId, 'actions'>, readonly Step<Turn>[]>> = {
  invasions,
  peace,
  unrest,
  income,
  upkeep,
  scoring,
};

/** EU-6.2: a turn by the Main Turn chart in the Action Phase, else the bot's part of the step. */
export function botTurn(table: Table<State>, seat: Seat): void {
  const state = table.scene;
  const turn = beginTurn(state, seat);
  const inTurn = within(table, turn);
  if (state.step === 'actions') takeTurn(inTurn);
  else runSteps(inTurn, STEPS_OF[state.step]);
  settleEmpire(table, state);
  endOfTurn(table, state);
}

/** EU-4.4: the charts turn to the card's second Action where the top one has nothing to do. */
function takeTurn(table: TurnTable): void {
  const turn = table.scene;
  runTurn(table, MAIN_TURN);
  // EU-23.9: after all that the Event itself does, a War too.
  if (turn.event !== undefined) {
    const { card, parts } = turn.event;
    for (const what of symbolsOf(card, parts ?? [])) resolveSymbol(table, what, turn.me);
  }
  if (turn.card !== undefined) discardBotCard(turn.me.deck, turn.card.number, turn.isSetAside);
}
