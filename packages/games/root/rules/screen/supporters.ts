import { NONE } from '@empty-chair/kernel/ids';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { cardRef, discardCard } from '../chance.ts';
import { suitOfCard } from '../facts.ts';
import { basesOn } from '../humans/alliance.ts';
import type { Card, Suit } from '../pieces.ts';
import { ALLIANCE, BIRD } from '../pieces.ts';
import type { RootTable } from '../scene.ts';
import type { State } from '../state.ts';
import { factionRef, m, rule, suitRef } from '../words.ts';
import { askForCard, fits, topCard } from './hands.ts';
import { screenOf } from './play.ts';
import { without } from './screen.ts';

/** Law 8.2.3: cards face down by the board of the Alliance. How many is open to all, which is not (H-03). */

/** Law 8.2.3.I: so many without a base on the map. */
const MOST_WITHOUT_BASE = 5;
/** Law 8.3. */
const AT_START = 3;

export const supporterLimit = (state: State): number =>
  basesOn(state).length > 0 ? Number.POSITIVE_INFINITY : MOST_WITHOUT_BASE;

/** Face down onto the stack; what does not fit is discarded. */
export function addSupporter(table: RootTable, card: Card): void {
  const { state } = table.scene;
  const screen = screenOf(state);
  if (screen.supporters.length < supporterLimit(state)) {
    screen.supporters = [...screen.supporters, card];
    return;
  }
  table.emit?.(rule('law.8.2.3'), m('do.noRoomForSupporter'));
  discardCard(table, card);
}

/** Three from the deck, besides the hand. */
export function firstSupporters(table: RootTable): void {
  for (let n = 0; n < AT_START; n += 1) {
    const card = topCard(table);
    if (card !== NONE) addSupporter(table, card);
  }
  table.emit?.(rule('law.8.3'), m('do.firstSupporters'), { n: AT_START });
}

/** Those of the suit, then the birds, which are wild. */
export function supportersFor(state: State, suit: Suit): readonly Card[] {
  const matching = screenOf(state).supporters.filter((card) => fits(state, card, suit));
  const isBird = (card: Card): boolean => suitOfCard(state.facts, card) === BIRD;
  return [...matching.filter((card) => !isBird(card)), ...matching.filter(isBird)];
}

/** To the discard pile, where all see it. */
export function discardSupporter(table: RootTable, card: Card, by: RuleId): void {
  const { state } = table.scene;
  const screen = screenOf(state);
  screen.supporters = without(screen.supporters, card);
  table.emit?.(by, m('do.spendCard'), {
    faction: factionRef(ALLIANCE),
    card: cardRef(state)(card),
  });
  discardCard(table, card);
}

/** So many of the suit; which of them is asked where they differ. */
export function spendSupporters(table: RootTable, n: number, suit: Suit, by: RuleId): void {
  const { state } = table.scene;
  for (let left = n; left > 0; left -= 1) {
    const cards = supportersFor(state, suit);
    const choice = cards.length === left ? cards.slice(0, 1) : differing(state, cards);
    const card = askForCard(table, ALLIANCE, {
      rule: by,
      ask: message(m('ask.supporter'), { n: left, suit: suitRef(suit) }),
      cards: choice,
    });
    discardSupporter(table, card, by);
  }
}

/** One of each name and suit: between copies there is nothing to choose. */
function differing({ facts }: State, cards: readonly Card[]): readonly Card[] {
  const face = (card: Card): string => `${facts.cards[card]?.name} ${suitOfCard(facts, card)}`;
  return cards.filter((card, at) => cards.findIndex((one) => face(one) === face(card)) === at);
}
