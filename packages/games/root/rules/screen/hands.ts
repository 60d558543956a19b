import { drawCard } from '@empty-chair/kernel/deck';
import { NONE } from '@empty-chair/kernel/ids';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import type { Message, RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { cardRef, discardCard } from '../chance.ts';
import { seatOf, suitOfCard } from '../facts.ts';
import type { Card, Faction, Suit } from '../pieces.ts';
import { BIRD } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { factionRef, m, ref } from '../words.ts';
import { handOf, screenOf } from './play.ts';
import { withAt, without } from './screen.ts';

/** Cards in the hands of people (law.1.2.1, 2.1). What is drawn is told as a number only. */

/** law.2.1.1: a bird card may count as any suit, and nothing stands in for a bird (2.1.1.II). */
export const fits = (state: State, card: Card, suit: Suit): boolean => {
  const own = suitOfCard(state.facts, card);
  return own === BIRD || own === suit;
};

export const cardsFor = (state: State, me: Faction, suit: Suit): readonly Card[] =>
  handOf(state, me).filter((card) => fits(state, card, suit));

function setHand(state: State, me: Faction, cards: readonly Card[]): void {
  const screen = screenOf(state);
  screen.hands = withAt(screen.hands, me, cards);
}

export const addToHand = (state: State, me: Faction, card: Card): void =>
  setHand(state, me, [...handOf(state, me), card]);

export const takeFromHand = (state: State, me: Faction, card: Card): void =>
  setHand(state, me, without(handOf(state, me), card));

/** One deck for people and bots (law.2.1). H-05: the discard pile becomes the deck the moment that it is empty. NONE when there is no card at all. */
export const topCard = ({ scene, rng }: RootTable): Card =>
  drawCard(scene.state.deck, rng, 'reshuffleAtOnce') ?? NONE;

export function drawCards(table: RootTable, me: Faction, n: number, by: RuleId): void {
  const { state } = table.scene;
  let drawn = 0;
  for (; drawn < n; drawn += 1) {
    const card = topCard(table);
    if (card === NONE) break;
    addToHand(state, me, card);
  }
  if (drawn > 0) table.emit?.(by, m('do.drawCards'), { faction: factionRef(me), n: drawn });
}

/** To the discard pile, for all to see: to spend is to discard (law.G.31). */
export function spendCard(table: RootTable, me: Faction, card: Card, by: RuleId): void {
  const { state } = table.scene;
  takeFromHand(state, me, card);
  table.emit?.(by, m('do.spendCard'), { faction: factionRef(me), card: cardRef(state)(card) });
  discardCard(table, card);
}

/** Any of the hand, as bots have it; nothing of an empty one. */
export function discardAtRandom(table: RootTable, me: Faction, by: RuleId): void {
  const { state } = table.scene;
  const answers = handOf(state, me);
  if (answers.length === 0) return;
  const question = { rule: by, ask: message(m('ask.stolenCard')), ref: cardRef(state) };
  spendCard(table, me, chooseAtRandom(table, { ...question, channel: 'choices', answers }), by);
}

interface Shown {
  readonly of: Faction;
  readonly to: Faction;
  readonly by: RuleId;
}

/** A whole hand, to one person alone. */
export function showHand(table: RootTable, { of, to, by }: Shown): void {
  const { state } = table.scene;
  table.rng.reveal();
  table.ask({
    rule: by,
    channel: 'human',
    seat: seatOf(state.facts, to),
    ask: message(m('ask.seenHand'), {
      other: factionRef(of),
      cards: handOf(state, of).map(cardRef(state)),
    }),
    answers: [NONE],
    ref: () => ref('answer', 'seen'),
  });
}

interface CardQuestion {
  readonly rule: RuleId;
  readonly ask: Message;
  readonly cards: readonly Card[];
  readonly mayDecline?: boolean;
  /** To be asked tells the others that one holds such a card (H-54). */
  readonly isTelling?: boolean;
}

/** H-54: as soon as several people play, also who has no such card. */
function asksEverybody({ facts }: State): boolean {
  const { handsAsked } = facts.config.options;
  return handsAsked === 'everyone' || (handsAsked === 'amongPeople' && facts.humans.length > 1);
}

/** Which of these cards, seen by that person alone; NONE where nothing is played, or there is none. */
export function askForCard(table: RootTable, me: Faction, question: CardQuestion): Card {
  const { state } = table.scene;
  const { rule, ask, cards, mayDecline = false, isTelling = false } = question;
  const [only] = cards;
  const isAskedAnyway = isTelling && asksEverybody(state);
  if (only === undefined && !isAskedAnyway) return NONE;
  if (only !== undefined && cards.length === 1 && !mayDecline) return only;
  return table.ask({
    rule,
    channel: 'human',
    seat: seatOf(state.facts, me),
    ask,
    answers: mayDecline ? [NONE, ...cards] : cards,
    ref: (card) => (card === NONE ? ref('answer', 'none') : cardRef(state)(card)),
  });
}
