import { get } from '@empty-chair/kernel/ids';
import type { Fields } from '@empty-chair/kernel/json';
import * as json from '@empty-chair/kernel/json';
import { message } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { readCard } from './codec-cards.ts';
import { bots } from './content.ts';
import { factionId, factionNamed, isVagabond, RIVERFOLK, WARRIOR_COUNT } from './pieces.ts';
import type { State } from './state.ts';
import { cell, PAYMENTS, paymentsOf, SERVICES, SOLD } from './state.ts';
import { m } from './words.ts';

/** The Riverfolk bot's row of cards; theirs, and humans' who sell to bots: Payments, what is sold in this turn. */
export const RIVERFOLK_FIELDS = ['market', 'payments', 'sold'];

const { numbers } = bots.riverfolkRobots;
/** So many cards of the Market and warriors can nobody buy in one turn. */
const MOST_SOLD = 99;

export function encodeRiverfolk(state: State): Readonly<Record<string, unknown>> {
  const { facts } = state;
  if (!facts.sellsServices) return {};
  const paid = facts.factions.filter((faction) => paymentsOf(state, faction) > 0);
  const sold = SERVICES.map((id, service) => [id, cell(state, SOLD + service)] as const);
  const bought = sold.filter(([, n]) => n > 0);
  return {
    ...(isBot(state, RIVERFOLK) && {
      market: state.market.map((card) => facts.cards[card]?.id ?? ''),
    }),
    payments: Object.fromEntries(
      paid.map((faction) => [factionId(faction), paymentsOf(state, faction)]),
    ),
    ...(bought.length > 0 && { sold: Object.fromEntries(bought) }),
  };
}

/** Before the supplies of all factions, which Payments hold a part of. */
export function readRiverfolk(state: State, fields: Fields, path: string): void {
  for (const name of RIVERFOLK_FIELDS) {
    const isTheirs = name === 'market' ? isBot(state, RIVERFOLK) : state.facts.sellsServices;
    if (name in fields && !isTheirs) json.fail(`${path}.${name}`, message(m('bad.riverfolk')));
  }
  state.market = json.optional(
    fields,
    path,
    'market',
    (v, p) => json.list(v, p, (x, q) => readCard(state.facts, x, q)),
    [],
  );
  if (state.market.length > numbers.market) {
    json.fail(`${path}.market`, message(m('bad.market'), { n: numbers.market }));
  }
  const payers: readonly string[] = state.facts.factions
    .filter((faction) => !isVagabond(faction))
    .map(factionId);
  const payments = json.optional(fields, path, 'payments', (v, p) => json.object(v, p, payers), {});
  for (const [id, n] of Object.entries(payments)) {
    const faction = factionNamed(id);
    const most = get(WARRIOR_COUNT, faction);
    state.cells[PAYMENTS + faction] = json.whole(n, `${path}.payments.${id}`, 0, most);
  }
  const sold = json.optional(fields, path, 'sold', (v, p) => json.object(v, p, SERVICES), {});
  for (const [service, id] of SERVICES.entries()) {
    const read = (v: unknown, p: string) => json.whole(v, p, 0, MOST_SOLD);
    state.cells[SOLD + service] = json.optional(sold, `${path}.sold`, id, read, 0);
  }
}
