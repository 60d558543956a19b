import { shuffle } from '@empty-chair/kernel/deck';
import { Broken } from '@empty-chair/kernel/errors';
import { NONE } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { MessageId, RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Card } from './content.ts';
import { CARDS, PROGRESS, PROGRESS_IN_FIRST_DECK, SHADOW_CARDS, STARTERS } from './content.ts';
import type { Cards, Facts } from './state.ts';
import { cardRef, rule } from './words.ts';

/** SET-5; 2P-2: with two humans twelve cards and no progress deck. */
export function startingCards(table: Table<unknown>, { isSolo }: Facts): Cards {
  const progress = isSolo ? PROGRESS.slice() : [];
  shuffle(progress, table.rng);
  const added = progress.splice(progress.length - PROGRESS_IN_FIRST_DECK);
  const decision = isSolo ? [...STARTERS, ...added] : SHADOW_CARDS.slice();
  const sure = isSolo ? STARTERS : SHADOW_CARDS;
  shuffle(decision, table.rng);
  return {
    decision,
    discard: [],
    track: NONE,
    tiebreaker: NONE,
    progress,
    known: [false, ...CARDS.map((card) => sure.includes(card))],
  };
}

/** The top card of the decision deck, or the one that the table says was turned. */
export function drawDecision(table: Table<unknown>, cards: Cards, ask: MessageId): Card {
  const by = rule('TURN-3');
  const card = table.atTable.cards
    ? askForCard(table, { cards, from: 'decision', other: 'progress', by, ask })
    : cards.decision.at(-1);
  if (card === undefined) throw new Broken('no decision card left', by);
  if (!table.atTable.cards) table.rng.reveal();
  cards.decision = cards.decision.filter((other) => other !== card);
  cards.known[card] = true;
  return card;
}

/** INC-2: the top card of the progress deck, put back at once. R-INC-3: anew for each action. */
export function lookAtProgress(table: Table<unknown>, cards: Cards, ask: MessageId): Card {
  const by = rule('INC-2');
  if (table.atTable.cards) {
    const card = askForCard(table, { cards, from: 'progress', other: 'decision', by, ask });
    cards.known[card] = true;
    return card;
  }
  const card = cards.progress.at(-1);
  if (card === undefined) throw new Broken('no progress card left', by);
  table.rng.reveal();
  shuffle(cards.progress, table.rng);
  return card;
}

interface AskedCard {
  readonly cards: Cards;
  readonly from: 'decision' | 'progress';
  readonly other: 'decision' | 'progress';
  readonly by: RuleId;
  readonly ask: MessageId;
}

/**
 * A card came from the progress deck into the decision deck face down: while the pile holds such a
 * card, any card that was never seen may be the one that was turned.
 */
function askForCard(table: Table<unknown>, { cards, from, other, by, ask }: AskedCard): Card {
  const pile = cards[from];
  const standIn = pile.find((card) => cards.known[card] !== true);
  const mayComeIn = (card: Card): boolean =>
    standIn !== undefined && cards.known[card] !== true && cards[other].includes(card);
  const possible = CARDS.filter((one) => pile.includes(one) || mayComeIn(one));
  const unseenIn = (among: readonly Card[]): number =>
    among.filter((one) => cards.known[one] !== true).length;
  const card = table.ask({
    rule: by,
    channel: 'cards',
    ask: message(ask),
    answers: possible,
    ref: cardRef,
    // Those that were never seen share the places that such cards have in the pile.
    odds: (one) => (cards.known[one] === true ? 1 : unseenIn(pile) / unseenIn(possible)),
  });
  table.rng.reveal();
  const place = cards[other].indexOf(card);
  if (place >= 0 && standIn !== undefined) {
    cards[other][place] = standIn;
    pile[pile.indexOf(standIn)] = card;
  }
  return card;
}

/** TURN-3 (a). */
export function discardPair(cards: Cards): void {
  if (cards.track !== NONE) cards.discard.push(cards.track, cards.tiebreaker);
  cards.track = NONE;
  cards.tiebreaker = NONE;
}

/** INC-6: face down, so nobody knows any more which are still in the progress deck. */
export function addProgressCards(cards: Cards, count: number): number {
  const added = cards.progress.splice(Math.max(0, cards.progress.length - count));
  cards.discard.push(...added);
  if (cards.progress.length > 0) {
    for (const card of [...cards.progress, ...added]) cards.known[card] = false;
  }
  return added.length;
}

/** INC-6: all decision cards of the era and those added make the new deck. */
export function gatherCards(table: Table<unknown>, cards: Cards): void {
  discardPair(cards);
  cards.decision.push(...cards.discard);
  cards.discard = [];
  // A shuffled pile tells nothing of the order in which it was gathered.
  cards.decision.sort((one, other) => one - other);
  if (!table.atTable.cards) shuffle(cards.decision, table.rng);
}
