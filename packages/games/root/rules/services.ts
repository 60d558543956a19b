import type { RuleId } from '@empty-chair/kernel/words';
import { isBot, piecesOf } from './board.ts';
import { bots, numberOn } from './content.ts';
import { hasTrait } from './facts.ts';
import { exhaust, readyItems, vagabotFaction } from './items.ts';
import { exhaustOne, isFollowed, itemsIn } from './pack.ts';
import type { Faction, ItemId } from './pieces.ts';
import { ALLIANCE, EVERY_CLEARING, isVagabond, RIVERFOLK, TRADE_POST } from './pieces.ts';
import { score } from './points.ts';
import { putIntoPayments } from './riverfolk.ts';
import type { RootTable } from './scene.ts';
import type { Service, State } from './state.ts';
import { cell, piecesAt, SERVICES, SOLD, scoreOf, warriorSupply } from './state.ts';
import { factionRef, m, ref, rule } from './words.ts';

/** 9.2.3: what the Riverfolk bot sells, to whom and for how much. */

const { numbers, servicePrice, traits } = bots.riverfolkRobots;
const GREEDY_VP = numberOn(traits, 'greedy', 'vp');
/** S-5: of the Vagabot, however much the service costs. */
const VAGABOT_ITEMS = 1;

const at = (service: Service): number => SOLD + SERVICES.indexOf(service);
export const soldNow = (state: State, service: Service): number => cell(state, at(service));
export const soldInAll = (state: State): number =>
  SERVICES.reduce((sum, service) => sum + soldNow(state, service), 0);

/** In warriors, by the points of whoever buys. */
export const priceFor = (state: State, buyer: Faction): number =>
  servicePrice.find(({ vpTo }) => scoreOf(state, buyer) <= vpTo)?.warriors ?? 0;

/** Whose warriors go into Payments: for a pawn the Riverfolk's own (B-33), for the Alliance bot too (S-5). */
export const payerFor = (state: State, buyer: Faction): Faction =>
  isVagabond(buyer) || (buyer === ALLIANCE && isBot(state, ALLIANCE)) ? RIVERFOLK : buyer;

/** B-34: nothing is sold to whoever has too few. */
export const hasWarriorsToPay = (state: State, buyer: Faction): boolean =>
  warriorSupply(state, payerFor(state, buyer)) >= priceFor(state, buyer);

export function canPay(state: State, buyer: Faction): boolean {
  if (!hasWarriorsToPay(state, buyer)) return false;
  if (buyer === vagabotFaction(state)) return readyItems(state) >= VAGABOT_ITEMS;
  return !isVagabond(buyer) || readyToPay(state, buyer) >= itemsFor(state, buyer);
}

/** One, and one for each clearing with a trade post and a piece of the buyer. */
export function servicesAllowed(state: State, buyer: Faction): number {
  const visited = EVERY_CLEARING.filter(
    (clearing) => piecesAt(state, TRADE_POST, clearing) > 0 && piecesOf(state, buyer, clearing) > 0,
  );
  return numbers.services + visited.length;
}

/** Pays for the service and hands it over; of a card the buyer takes it from the Market. */
export function sell(table: RootTable, buyer: Faction, service: Service, by: RuleId): void {
  payItems(table, buyer);
  sellForWarriors(table, buyer, service, by);
}

/** B-82: a Vagabot's river move costs no item. */
export function sellForWarriors(
  table: RootTable,
  buyer: Faction,
  service: Service,
  by: RuleId,
): void {
  const { state } = table.scene;
  const payer = payerFor(state, buyer);
  const n = priceFor(state, buyer);
  const isFirst = soldInAll(state) === 0;
  putIntoPayments(state, payer, n);
  state.cells[at(service)] = soldNow(state, service) + 1;
  table.emit?.(by, m('do.buy'), {
    faction: factionRef(buyer),
    service: ref('service', service),
    payer: factionRef(payer),
    n,
  });
  // A human shops once, as the turn begins; a bot whenever it wants something.
  if (isFirst || isBot(state, buyer)) scoreGreed(table, buyer);
}

/** B-40: the buyer leads, alone or with others. */
function scoreGreed(table: RootTable, buyer: Faction): void {
  const { state } = table.scene;
  const { facts } = state;
  if (!hasTrait(facts, RIVERFOLK, 'greedy')) return;
  const most = Math.max(...facts.factions.map((faction) => scoreOf(state, faction)));
  if (scoreOf(state, buyer) < most) return;
  score(table, RIVERFOLK, GREEDY_VP, 'services', rule('trait.greedy'));
}

// ---- items (B-33, S-5) -----------------------------------------------------------------

/** Of a human Vagabond: none by our reading, one for each warrior by the base game's. */
const itemsFor = (state: State, buyer: Faction): number =>
  state.facts.config.options.vagabondPays === 'items' ? priceFor(state, buyer) : 0;

/** Where his items are not followed only he knows. */
const readyToPay = (state: State, buyer: Faction): number =>
  isFollowed(state, buyer) ? itemsIn(state, buyer, 'ready').length : Number.POSITIVE_INFINITY;

function payItems(table: RootTable, buyer: Faction): void {
  const { state } = table.scene;
  if (!isVagabond(buyer)) return;
  if (buyer === vagabotFaction(state)) {
    exhaust(table, VAGABOT_ITEMS, rule('S-5'));
    return;
  }
  const n = itemsFor(state, buyer);
  if (n === 0) return;
  if (!isFollowed(state, buyer)) {
    table.emit?.(rule('B-33'), m('do.humanExhaust'), { faction: factionRef(buyer), n });
    return;
  }
  for (let left = n; left > 0; left -= 1) {
    const item = table.ask<ItemId>({
      rule: rule('B-33'),
      channel: 'human',
      ask: { id: m('ask.exhaustItem'), params: { n: left } },
      answers: [...new Set(itemsIn(state, buyer, 'ready'))],
      ref: (id) => ref('item', id),
    });
    exhaustOne(table, buyer, item, rule('B-33'));
  }
}
