import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { cardRef, discardCard } from '../chance.ts';
import { cardNamed, itemOnCard, seatOf, suitOfCard } from '../facts.ts';
import { gainOne } from '../pack.ts';
import type { Card, Faction, Suit } from '../pieces.ts';
import { EVERY_SUIT, ITEMS, isVagabond, suitNamed } from '../pieces.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { CRAFTED, cell, ITEM_SUPPLY, inPlayOf, itemSupply, suitOf } from '../state.ts';
import { removeAll } from '../verbs/enemies.ts';
import { no } from '../verbs/verb.ts';
import { itemRef, m, rule, suitRef } from '../words.ts';
import { act, card, cardIdOf, saidCard, whyNotInHand } from './act.ts';
import { tellBrokers } from './broker.ts';
import { chapterOf } from './chapters.ts';
import { hasEffect } from './effect-cards.ts';
import { takeFromHand } from './hands.ts';
import { handOf } from './play.ts';

/** Law 4.1: with crafting pieces of the printed suits, each once a turn. At once (law.4.1.2), or to stay (law.4.1.3). */
export const craft = act({
  law: rule('law.4.1'),
  fields: { card },
  whyNotNow: (state, me) => chapterOf(me).crafting.whyNotNow(state),
  *choices(state, me) {
    for (const one of handOf(state, me)) yield { card: cardIdOf(state, one) };
  },
  refuses: (state, given, me) =>
    whyNotInHand(state, me, given.card) ??
    whyNotCrafted(state, me, cardNamed(state.facts, given.card)),
  nothing: 'no.crafts',
  apply: (table, given, me) => {
    const { state } = table.scene;
    const one = cardNamed(state.facts, given.card);
    chapterOf(me).crafting.use(table, paidWith(table, me, one));
    takeFromHand(state, me, one);
    table.emit?.(rule('law.4.1'), m('do.craftCard'), { card: cardRef(state)(one) });
    if (state.facts.cards[one]?.kind === 'persistent') inPlayOf(state, me).push(one);
    else {
      // law.4.1.2: the card is discarded when it is resolved.
      resolveAtOnce(table, me, one);
      discardCard(table, one);
    }
  },
  said: saidCard('did.craftCard'),
});

/** Why not now: an ambush (law.2.1.2) and dominance (law.2.1.3) never, nothing twice (law.4.1.4). */
function whyNotCrafted(state: State, me: Faction, one: Card): Message | undefined {
  const { cost, kind } = state.facts.cards[one] ?? { cost: null };
  if (cost === null) return no('no.neverCrafted');
  const item = itemOnCard(state.facts, one);
  if (item >= 0 && itemSupply(state, item) === 0) return no('no.item', { item: itemRef(item) });
  if (kind === 'persistent' && inPlayOf(state, me).some((other) => isSame(state, other, one))) {
    return no('no.sameEffect');
  }
  const pieces = chapterOf(me).crafting.pieces(state);
  const missing = EVERY_SUIT.find((suit) => printed(cost, suit) > (pieces[suit] ?? 0));
  if (missing !== undefined) {
    return no('no.crafting', { n: printed(cost, missing), suit: suitRef(missing) });
  }
  const all = pieces.reduce((sum, n) => sum + n, 0);
  return all < cost.length ? no('no.craftingAny', { n: cost.length }) : undefined;
}

const isSame = ({ facts }: State, one: Card, other: Card): boolean =>
  facts.cards[one]?.name === facts.cards[other]?.name;

/** Pieces of that very suit which the price names. */
const printed = (cost: readonly string[], suit: Suit): number =>
  cost.filter((one) => suitNamed(one) === suit).length;

/** The suits of the pieces that are used; where any suit will do, and there is a choice, its owner makes it. */
function paidWith(table: RootTable, me: Faction, one: Card): readonly Suit[] {
  const { state } = table.scene;
  const cost = state.facts.cards[one]?.cost ?? [];
  const used = cost.flatMap((id) => (id === 'any' ? [] : [suitNamed(id)]));
  const left = chapterOf(me)
    .crafting.pieces(state)
    .map((n, suit) => n - used.filter((own) => own === suit).length);
  for (let any = cost.length - used.length; any > 0; any -= 1) {
    const answers = EVERY_SUIT.filter((suit) => (left[suit] ?? 0) > 0);
    const isAll = left.reduce((sum, n) => sum + n, 0) <= any;
    const [first] = answers;
    const suit =
      first !== undefined && (answers.length === 1 || isAll)
        ? first
        : table.ask({
            rule: rule('law.4.1.1'),
            channel: 'human',
            seat: seatOf(state.facts, me),
            ask: message(m('ask.craftWith'), { n: any }),
            answers,
            ref: suitRef,
          });
    left[suit] = (left[suit] ?? 0) - 1;
    used.push(suit);
  }
  return used;
}

/** Law 4.1.2: an item or a favor. */
function resolveAtOnce(table: RootTable, me: Faction, one: Card): void {
  const { state } = table.scene;
  const item = itemOnCard(state.facts, one);
  if (item < 0) {
    const suit = suitOfCard(state.facts, one);
    const there = state.facts.byPriority.filter((at) => suitOf(state, at) === suit);
    removeAll(table, me, there, rule('law.favor'));
    return;
  }
  state.cells[ITEM_SUPPLY + item] = itemSupply(state, item) - 1;
  if (isVagabond(me)) gainOne(table, me, item);
  else {
    const index = CRAFTED + me * ITEMS + item;
    state.cells[index] = cell(state, index) + 1;
  }
  const { itemPoints } = chapterOf(me);
  const printedPoints = state.facts.cards[one]?.vp ?? 0;
  const engraved = hasEffect(state, me, 'masterEngravers') ? 1 : 0;
  const points = itemPoints?.(state, printedPoints) ?? printedPoints;
  score(table, me, points + engraved, 'craft', rule('law.3.2.2'));
  tellBrokers(table, me);
}
