import { NONE } from '@empty-chair/kernel/ids';
import type { MessageId } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { addSoul, dropCard, haveLostSouls, soulsRule, takeCard } from './chance.ts';
import { itemOnCard, seatOf, suitOfCard } from './facts.ts';
import type { Card, Faction, Suit } from './pieces.ts';
import { ALLIANCE, BIRD, EVERY_SUIT, LIZARDS } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { isOnScreen } from './screen/play.ts';
import type { State } from './state.ts';
import { isOver, seatOnTurn } from './state.ts';
import { factionRef, m, ref, rule, suitRef } from './words.ts';

/**
 * 8.2.4: what humans spend or discard goes onto the Lost Souls, and only they know what it was. They tell
 * it by suit, no more of it matters to the Lizards (B-92): at once, in anybody's turn, or what is not
 * told yet as their own turn ends, in order. What somebody else's turn costs them is asked there and then: the
 * Lizards may take it up in that very turn. Human Lizards count their pile themselves: nobody is asked (B-121).
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
  if (!isBot(table.scene.state, LIZARDS)) return;
  askOneByOne(table, me, m('ask.spent'), EVERY_SUIT);
}

/** One card that the turn of somebody else costs a human, or none. One's own turn asks as it ends. */
export function askLostCard(
  table: RootTable,
  me: Faction,
  { ask = m('ask.lostCard'), suits = EVERY_SUIT }: Partial<Lost> = {},
): void {
  if (losesUnseen(table.scene.state, me)) askSpentCard(table, me, ask, suits);
}

/** Law 8.2.4: the supporters that go with a base of the suit. */
export function askLostSupporters(table: RootTable, suit: Suit): void {
  if (!losesUnseen(table.scene.state, ALLIANCE)) return;
  askOneByOne(table, ALLIANCE, m('ask.lostSupporters'), [suit, BIRD]);
}

interface Lost {
  readonly ask: MessageId;
  readonly suits: readonly Suit[];
}

const losesUnseen = (state: State, me: Faction): boolean =>
  isBot(state, LIZARDS) &&
  !isOnScreen(state) &&
  !isOver(state) &&
  seatOnTurn(state) !== seatOf(state.facts, me);

function askOneByOne(table: RootTable, me: Faction, ask: MessageId, suits: readonly Suit[]): void {
  while (askSpentCard(table, me, ask, suits));
}

/** Says whether there was one. */
function askSpentCard(
  table: RootTable,
  me: Faction,
  ask: MessageId,
  suits: readonly Suit[],
): boolean {
  const possible = suitsToSpend(table.scene.state).filter((suit) => suits.includes(suit));
  if (possible.length === 0) return false;
  const suit = table.ask<Suit>({
    rule: rule('8.2.4'),
    channel: 'human',
    ask: { id: ask, params: { faction: factionRef(me) } },
    answers: [NONE, ...possible],
    ref: (answer) => (answer === NONE ? ref('answer', 'none') : suitRef(answer)),
  });
  if (suit !== NONE) spendCard(table, suit);
  return suit !== NONE;
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
