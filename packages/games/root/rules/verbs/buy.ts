import { optional, word } from '@empty-chair/kernel/fields';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import { decks } from '../content.ts';
import { faceOf, seenCardRef } from '../faces.ts';
import { hasTrait } from '../facts.ts';
import { takeFromMarket } from '../market.ts';
import type { Card, Faction } from '../pieces.ts';
import { isVagabond, RIVERFOLK } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import { addToHand } from '../screen/hands.ts';
import { isOnScreen } from '../screen/play.ts';
import {
  canPay,
  payerFor,
  priceFor,
  sell,
  servicesAllowed,
  soldInAll,
  soldNow,
} from '../services.ts';
import type { Service, State } from '../state.ts';
import { SERVICES, warriorSupply } from '../state.ts';
import { factionRef, m, ref, rule } from '../words.ts';
import type { Offers } from './verb.ts';
import { no, verb, wordLike } from './verb.ts';

const NO_CARD = '';
const card = wordLike(Object.values(decks).flatMap((deck) => deck.map(({ id }) => id)));

/** 9.2.3: a service of the Riverfolk bot. `buy handCard STD-14` names a card of the Market. */
export const buy = verb({
  fields: { service: word(SERVICES), card: optional(card, NO_CARD) },
  refuses: whyNotBought,
  apply: buyService,
  said: saidBought,
});

interface Bought {
  readonly service: Service;
  readonly card: string;
}

export function whyNotBought(state: State, given: Bought, me: Faction): Message | undefined {
  if (!isBot(state, RIVERFOLK)) return no('no.noServices');
  if (given.service === 'handCard' && marketCard(state, given.card) === undefined) {
    return no('no.notInMarket', { card: literal(given.card) });
  }
  if (given.service !== 'handCard' && soldNow(state, given.service) > 0) {
    return no('no.boughtAlready', { service: ref('service', given.service) });
  }
  if (given.service === 'mercenaries' && !canHire(state, me)) return no('no.vagabondHires');
  return canPay(state, me) ? undefined : whyNoPay(state, me);
}

export function buyService(table: RootTable, given: Bought, me: Faction): void {
  sell(table, me, given.service, rule('9.2.3'));
  const bought = marketCard(table.scene.state, given.card);
  if (given.service === 'handCard' && bought !== undefined) takeIntoHand(table, bought, me);
}

export function saidBought(given: Bought, faction: Ref, state: State): Message {
  const bought = marketCard(state, given.card);
  const service = ref('service', given.service);
  return given.service === 'handCard' && bought !== undefined
    ? message(m('did.buyCard'), { faction, card: seenCardRef(state)(bought) })
    : message(m('did.buy'), { faction, service });
}

const whyNoPay = (state: State, me: Faction) => {
  const payer = payerFor(state, me);
  const n = priceFor(state, me);
  return warriorSupply(state, payer) < n
    ? no('no.price', { faction: factionRef(payer), n })
    : no('no.itemPrice', { n });
};

/** A Vagabond only so that the Riverfolk keep out of it (trait.involved). */
const canHire = ({ facts }: State, me: Faction): boolean =>
  !isVagabond(me) || hasTrait(facts, RIVERFOLK, 'involved');

/** By its name, or by what the table knows of it. */
const marketCard = ({ market, facts }: State, name: string): Card | undefined =>
  market.find((one) => facts.cards[one]?.id === name || faceOf(facts, one) === name);

/**
 * Out of the Market into a hand. At the table that is not followed, and the card may turn up anywhere again; the
 * app's own goes back among its discards, for the human takes one of the box that is like it (B-111).
 */
function takeIntoHand(table: RootTable, bought: Card, me: Faction): void {
  const { state } = table.scene;
  takeFromMarket(state, bought);
  table.emit?.(rule('9.2.3.I'), m('do.handCard'), { card: seenCardRef(state)(bought) });
  if (isOnScreen(state)) addToHand(state, me, bought);
  else if (table.atTable.cards) state.deck.draw = [...state.deck.draw, bought];
  else state.deck.discard.push(bought);
}

/** As many as are allowed, though more are recorded too. */
export function* servicesToBuy(state: State, me: Faction): Offers<{ buy: typeof buy }> {
  if (!isBot(state, RIVERFOLK) || !canPay(state, me)) return;
  if (soldInAll(state) >= servicesAllowed(state, me)) return;
  for (const one of state.market) {
    yield { kind: 'buy', service: 'handCard', card: state.facts.cards[one]?.id as string };
  }
  const rest: readonly Service[] = canHire(state, me)
    ? ['riverboats', 'mercenaries']
    : ['riverboats'];
  for (const service of rest) {
    if (soldNow(state, service) === 0) yield { kind: 'buy', service, card: NO_CARD };
  }
}
