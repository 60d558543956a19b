import { NONE } from '@empty-chair/kernel/ids';
import { isBot } from './board.ts';
import { addSoul, dropCard, haveLostSouls, soulsRule, takeCard } from './chance.ts';
import { itemOnCard, suitOfCard } from './facts.ts';
import type { Card, Faction, Suit } from './pieces.ts';
import { EVERY_SUIT, LIZARDS } from './pieces.ts';
import type { RootTable } from './scene.ts';
import type { State } from './state.ts';
import { factionRef, m, ref, rule, suitRef } from './words.ts';

/**
 * 8.2.4: what humans spend or discard goes onto the Lost Souls, and only they know what it was. They tell
 * it by suit, no more of it matters to the Lizards (B-92): at once, in anybody's turn, or what is not
 * told yet as their own turn ends, in order. Human Lizards count their pile themselves: nobody is asked (B-121).
 */
export const suitsToSpend = (state: State): readonly Suit[] =>
  haveLostSouls(state) ? EVERY_SUIT.filter((suit) => standIn(state, suit) !== NONE) : [];

export function spendCard(table: RootTable, suit: Suit): void {
  const { state } = table.scene;
  const card = standIn(state, suit);
  if (table.atTable.cards) takeCard(state, card);
  else dropCard(table, card);
  addSoul(table, card, soulsRule(state));
}

export function askSpentCards(table: RootTable, me: Faction): void {
  const { state } = table.scene;
  if (!isBot(state, LIZARDS)) return;
  for (;;) {
    const suits = suitsToSpend(state);
    if (suits.length === 0) return;
    const suit = table.ask<Suit>({
      rule: rule('8.2.4'),
      channel: 'human',
      ask: { id: m('ask.spent'), params: { faction: factionRef(me) } },
      answers: [NONE, ...suits],
      ref: (answer) => (answer === NONE ? ref('answer', 'none') : suitRef(answer)),
    });
    if (suit === NONE) return;
    spendCard(table, suit);
  }
}

/** B-92: any card of the suit that lies nowhere open stands for it; dominance last, before it an item. */
function standIn({ deck, facts }: State, suit: Suit): Card {
  const rank = (card: Card): number => {
    if (facts.cards[card]?.kind === 'dominance') return 2;
    return itemOnCard(facts, card) === NONE ? 0 : 1;
  };
  const [first = NONE] = [...deck.draw, ...deck.discard]
    .filter((card) => suitOfCard(facts, card) === suit)
    .sort((one, other) => rank(one) - rank(other) || one - other);
  return first as Card;
}
