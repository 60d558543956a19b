import type { RuleId } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { bots } from './content.ts';
import type { Clearing, Faction, Suit } from './pieces.ts';
import { CLEARINGS, EVERY_CLEARING, RIVERFOLK, TRADE_POST } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import {
  cell,
  PAYMENTS,
  paymentsOf,
  piecesAt,
  suitOf,
  WARRIOR_SUPPLY,
  WARRIORS,
  warriorSupply,
} from './state.ts';
import { clearingRef, factionRef, m, rule } from './words.ts';

/** What the Riverfolk bot has beside the map: Payments and the tracks of its trade posts (9.2). */

const { numbers } = bots.riverfolkRobots;

const shiftPayments = (state: State, faction: Faction, n: number): void => {
  state.cells[PAYMENTS + faction] = paymentsOf(state, faction) + n;
};

/** From the faction's supply, which has as many. */
export function putIntoPayments(state: State, faction: Faction, n: number): void {
  state.cells[WARRIOR_SUPPLY + faction] = warriorSupply(state, faction) - n;
  shiftPayments(state, faction, n);
}

export function returnPayments(table: RootTable, faction: Faction, n: number, by: RuleId): void {
  putIntoPayments(table.scene.state, faction, -n);
  table.emit?.(by, m('do.returnPayments'), { faction: factionRef(faction), n });
}

/** Its own warriors, from the map. They are not removed. */
export function racketeerFrom(table: RootTable, clearing: Clearing, n: number, by: RuleId): void {
  const { state } = table.scene;
  const at = WARRIORS + RIVERFOLK * CLEARINGS + clearing;
  state.cells[at] = cell(state, at) - n;
  shiftPayments(state, RIVERFOLK, n);
  table.emit?.(by, m('do.racketeer'), { n, at: clearingRef(clearing) });
}

export const arePaymentsEmpty = (state: State): boolean =>
  state.facts.factions.every((faction) => paymentsOf(state, faction) === 0);

/** B-29: the Riverfolk count too; of equals the first in set-up order. NONE is in Payments: nobody. */
export function bestCustomer(state: State): Faction | undefined {
  let best: Faction | undefined;
  for (const faction of state.facts.factions) {
    const most = best === undefined ? 0 : paymentsOf(state, best);
    if (paymentsOf(state, faction) > most) best = faction;
  }
  return best;
}

export function tradePostsOnMap(state: State, suit: Suit): number {
  let n = 0;
  for (const clearing of EVERY_CLEARING) {
    if (suitOf(state, clearing) === suit) n += piecesAt(state, TRADE_POST, clearing);
  }
  return n;
}

/** B-30: on the track of the suit, whose trade posts stand only in its clearings. */
export const hasTradePostLeft = (state: State, suit: Suit): boolean =>
  tradePostsOnMap(state, suit) < numbers.tradePostsPerSuit;

/** B-28: by the law the remover's warriors in Payments stay; by the other reading half of them leave. */
export function disruptTrade(table: RootTable, remover: Faction): void {
  const { state } = table.scene;
  if (!isBot(state, RIVERFOLK) || state.facts.config.options.tradeDisruption === 'none') return;
  const n = Math.ceil(paymentsOf(state, remover) / 2);
  if (n > 0) returnPayments(table, remover, n, rule('B-28'));
}
