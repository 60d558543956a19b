import { shuffle } from '@empty-chair/kernel/deck';
import { Broken } from '@empty-chair/kernel/errors';
import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { Message, RuleId } from '@empty-chair/kernel/words';
import type { Card, Level } from './content.ts';
import { CARDS, cardOf } from './content.ts';
import type { Cards } from './state.ts';
import { cardRef } from './words.ts';

/** The bottom cards that are turned sideways (AOI-S12, AOI-T4). */
export const SIDEWAYS = 2;

/** AOI-S12: the starting deck and the reserve of the level. */
export function startingCards(table: Table<unknown>, { deck }: Level): Cards {
  const starters = CARDS.filter((card) => cardOf(card).starter);
  const reserve = CARDS.filter((card) => !cardOf(card).starter && !deck.extra.includes(card));
  shuffle(reserve, table.rng);
  const draw = starters.filter((card) => !deck.toReserve.includes(card));
  draw.push(...deck.extra, ...reserve.splice(reserve.length - deck.unseen, deck.unseen));
  reserve.push(...deck.toReserve);
  shuffle(draw, table.rng);
  const known = CARDS.map((card) => cardOf(card).starter || deck.extra.includes(card));
  return { draw, support: [], action: NONE, reserve, known: [false, ...known] };
}

/** The card on top of the deck, or the one that the table says was turned. */
export function drawCard(table: Table<unknown>, cards: Cards, by: RuleId, ask: Message): Card {
  const card = table.atTable.cards ? askForCard(table, cards, by, ask) : cards.draw.pop();
  if (card === undefined) throw new Broken('no decision card left', by);
  if (!table.atTable.cards) table.rng.reveal();
  cards.known[card] = true;
  return card;
}

/**
 * Unseen cards came into the deck from the reserve, and nobody knows which: while such a card is
 * left in the deck, any card that was never seen may be the one that was turned.
 */
function askForCard(table: Table<unknown>, cards: Cards, by: RuleId, ask: Message): Card {
  const standIn = cards.draw.find((card) => cards.known[card] !== true);
  const possible = CARDS.filter(
    (card) =>
      cards.draw.includes(card) ||
      (standIn !== undefined && cards.reserve.includes(card) && cards.known[card] !== true),
  );
  const unseenIn = (pile: readonly Card[]): number =>
    pile.filter((card) => cards.known[card] !== true).length;
  const card = table.ask({
    rule: by,
    channel: 'cards',
    ask,
    answers: possible,
    ref: cardRef,
    // Those that were never seen share the places that such cards have in the deck.
    odds: (answer) =>
      cards.known[answer] === true ? 1 : unseenIn(cards.draw) / unseenIn(possible),
  });
  table.rng.reveal();
  const place = cards.reserve.indexOf(card);
  if (place >= 0 && standIn !== undefined) {
    cards.reserve[place] = standIn;
    cards.draw[cards.draw.indexOf(standIn)] = card;
  }
  cards.draw = cards.draw.filter((other) => other !== card);
  return card;
}

/**
 * AOI-T4 (4): all cards of the round and the top card of the reserve make the next deck. The reserve
 * lasts for the five rounds that need one (AOI-Q18).
 */
export function gatherCards(table: Table<unknown>, cards: Cards): void {
  const { draw, support, action, reserve } = cards;
  const added = reserve.pop();
  cards.draw = [
    ...draw,
    ...support,
    ...(action === NONE ? [] : [action]),
    ...(added === undefined ? [] : [added]),
  ];
  // A shuffled pile tells nothing of the order in which it was gathered.
  cards.draw.sort((one, other) => one - other);
  if (!table.atTable.cards) shuffle(cards.draw, table.rng);
  cards.support = [];
  cards.action = NONE;
}
