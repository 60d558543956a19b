import { NONE } from '@empty-chair/kernel/ids';
import { message } from '@empty-chair/kernel/words';
import { isBot } from '../board.ts';
import { common } from '../content.ts';
import { cardNamed, seatOf } from '../facts.ts';
import { craftedItemsOf, playersHere, standsIn } from '../humans/vagabond.ts';
import { exhaustOne, itemsIn } from '../pack.ts';
import type { Card, Faction, Item, ItemId } from '../pieces.ts';
import { factionId, factionNamed, isVagabond, itemNamed } from '../pieces.ts';
import { score } from '../points.ts';
import { aided } from '../relations.ts';
import type { RootTable } from '../scene.ts';
import { isOver, suitOf } from '../state.ts';
import { saidAid, takeCrafted } from '../verbs/vagabond-deeds.ts';
import { faction, no } from '../verbs/verb.ts';
import { factionRef, itemRef, m, ref, rule, suitRef } from '../words.ts';
import { act, card, cardIdOf, whyNotInHand } from './act.ts';
import { addToHand, cardsFor, fits, spendCard, takeFromHand } from './hands.ts';
import { forgetTaken } from './tired-items.ts';
import { whyNotDaylight } from './when.ts';

/** Law 9.5.4: any item, and a card of the clearing's suit for a player with a piece there. */
export const aid = act({
  law: rule('law.9.5.4'),
  who: isVagabond,
  fields: { to: faction, card },
  whyNotNow: (state, me) => {
    if (itemsIn(state, me, 'ready').length === 0) return no('no.noneReady');
    if (playersHere(state, me).length === 0) return no('no.nobodyHere');
    return whyNotDaylight(state);
  },
  *choices(state, me) {
    const at = standsIn(state, me);
    if (at === undefined) return;
    for (const other of playersHere(state, me)) {
      for (const one of cardsFor(state, me, suitOf(state, at))) {
        yield { to: factionId(other), card: cardIdOf(state, one) };
      }
    }
  },
  refuses: (state, given, me) => {
    const at = standsIn(state, me);
    if (at === undefined || !playersHere(state, me).includes(factionNamed(given.to))) {
      return no('no.notHere', { faction: ref('faction', given.to) });
    }
    const why = whyNotInHand(state, me, given.card);
    if (why !== undefined) return why;
    return fits(state, cardNamed(state.facts, given.card), suitOf(state, at))
      ? undefined
      : no('no.suit', { suit: suitRef(suitOf(state, at)) });
  },
  apply: (table, given, me) => {
    const { state } = table.scene;
    const other = factionNamed(given.to);
    exhaustOne(table, me, askWithWhat(table, me), rule('law.9.5.4'));
    givesCard(table, me, other, cardNamed(state.facts, given.card));
    if (isOver(state)) return;
    const taken = askWhatToTake(table, me, other);
    if (taken !== NONE) {
      takeCrafted(table, me, other, taken);
      forgetTaken(state, other);
    }
    aided(table, me, other);
  },
  said: saidAid,
});

function askWithWhat(table: RootTable, me: Faction): ItemId {
  const { state } = table.scene;
  const answers = [...new Set(itemsIn(state, me, 'ready'))];
  const [only] = answers;
  if (answers.length === 1 && only !== undefined) return only;
  return table.ask({
    rule: rule('law.9.5.4'),
    channel: 'human',
    seat: seatOf(state.facts, me),
    ask: message(m('ask.aidWith')),
    answers,
    ref: (id) => ref('item', id),
  });
}

/** Into a person's hand; of a bot it is discarded for a point (2.8.1, H-23). */
function givesCard(table: RootTable, me: Faction, other: Faction, one: Card): void {
  const { state } = table.scene;
  if (isBot(state, other)) {
    spendCard(table, me, one, rule('2.8.1'));
    score(table, other, common.giftVp, 'gifts', rule('2.8.1'));
    return;
  }
  takeFromHand(state, me, one);
  addToHand(state, other, one);
  table.emit?.(rule('law.9.5.4'), m('do.cardGiven'), {
    faction: factionRef(me),
    other: factionRef(other),
  });
}

/** One of that player's crafted items, or none. */
function askWhatToTake(table: RootTable, me: Faction, other: Faction): Item {
  const { state } = table.scene;
  const items = craftedItemsOf(state, other).map(itemNamed);
  if (items.length === 0) return NONE;
  return table.ask<Item>({
    rule: rule('law.9.5.4'),
    channel: 'human',
    seat: seatOf(state.facts, me),
    ask: message(m('ask.aidTake'), { faction: factionRef(other) }),
    answers: [NONE, ...items],
    ref: (item) => (item === NONE ? ref('answer', 'none') : itemRef(item)),
  });
}
