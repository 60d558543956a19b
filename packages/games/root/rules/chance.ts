import { drawCard, refillEmpty } from '@empty-chair/kernel/deck';
import { get, NONE } from '@empty-chair/kernel/ids';
import type { Question } from '@empty-chair/kernel/table';
import type { Message, MessageId, Ref, RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isBot } from './board.ts';
import { common } from './content.ts';
import { seenCardRef } from './faces.ts';
import type { Facts } from './facts.ts';
import type { Card, Clearing, Faction, Forest, Quest } from './pieces.ts';
import { isVagabond, LIZARDS } from './pieces.ts';
import type { RootTable } from './scene.ts';
import { isBoxOnTable } from './setup-by-hand.ts';
import type { State } from './state.ts';
import { hasOutcast } from './state.ts';
import { clearingRef, factionRef, m, questRef, ref, rule } from './words.ts';

/**
 * Every place where chance enters is listed in the game's README, the dice ledger. It comes from
 * one seeded generator or from the people at the table.
 */

export const cardRef = (state: State) => (card: Card) =>
  ref('card', state.facts.cards[card]?.id ?? 'vizier');

export const forestRef =
  ({ forestIds }: Facts) =>
  (forest: Forest): Ref =>
    ref('forest', get(forestIds, forest));

/** Why a card is turned up, as the people at the table are asked for it. */
export interface Turned {
  readonly rule: RuleId;
  readonly ask: Message;
}
const AS_ORDER: Turned = { rule: rule('2.7'), ask: message(m('ask.order')) };

/** One of several that are turned up one after the other, as the set-up asks for it. */
export const oneOf = (ask: MessageId, n: number, of: number): Message => message(ask, { n, of });

/**
 * The top card of the shared deck, turned by the app or by the people at the table. The deck is refilled
 * the moment that it is empty (A-40, B-18), so a card discarded since the last draw cannot be the next one.
 */
export function revealOrder(
  table: RootTable,
  discardedSince: Card = NONE,
  turned: Turned = AS_ORDER,
): Card {
  const { state } = table.scene;
  const { deck } = state;
  if (!table.atTable.cards) return drawCard(deck, table.rng, 'reshuffleAtOnce') ?? NONE;
  // Unless there was nothing else at all.
  const kept = deck.draw.length === 0 ? NONE : discardedSince;
  // Another one that we saw being discarded can come up after a reshuffle that the app has missed.
  const answers = [...deck.draw, ...deck.discard.filter((card) => card !== kept)];
  if (answers.length === 0) return NONE;
  const card = table.ask({
    rule: turned.rule,
    channel: 'cards',
    ask: turned.ask,
    answers,
    ref: cardRef(state),
    odds: (answer) => (deck.draw.length === 0 || deck.draw.includes(answer) ? 1 : 0),
  });
  table.rng.reveal();
  takeCard(state, card, kept);
  return card;
}

/**
 * Takes a known card out of the draw pile; if it was in the discard, a reshuffle has happened, of all
 * but the card that is known to be still there.
 */
export function takeCard({ deck }: State, card: Card, kept: Card = NONE): void {
  if (deck.discard.includes(card)) {
    deck.draw = deck.draw.concat(deck.discard.filter((other) => other !== kept));
    deck.discard = deck.discard.filter((other) => other === kept);
  }
  deck.draw = deck.draw.filter((other) => other !== card);
  if (deck.draw.length > 0) return;
  // Shuffled by hand: which card is where nobody knows.
  deck.draw = deck.discard;
  deck.discard = [];
}

/** Takes a card out of the app's own piles, wherever it is: a human has the printed one. */
export function dropCard({ scene, rng }: RootTable, card: Card): void {
  const { deck } = scene.state;
  deck.draw = deck.draw.filter((other) => other !== card);
  deck.discard = deck.discard.filter((other) => other !== card);
  refillEmpty(deck, rng);
}

/** Of the Lizard bot, and of humans who are followed. */
export const haveLostSouls = (state: State): boolean => isBot(state, LIZARDS) || hasOutcast(state);
export const soulsRule = (state: State): RuleId =>
  isBot(state, LIZARDS) ? rule('8.2.4') : rule('law.souls');

/** Spent or discarded by anybody: while Lizards play, onto their Lost Souls (8.2.4, law 10.2.6, B-16). */
export function discardCard(table: RootTable, card: Card): void {
  const { state } = table.scene;
  if (haveLostSouls(state)) addSoul(table, card, soulsRule(state));
  else toDiscardPile(state, card);
}

export function addSoul(table: RootTable, card: Card, by: RuleId): void {
  const { state } = table.scene;
  state.lostSouls = [...state.lostSouls, card];
  table.emit?.(by, m('do.toSouls'), { card: seenCardRef(state)(card) });
}

/**
 * A dominance card does not go to the pile but beside the map (law.3.3.3, A-41), a bot's order too (H-06). Bots never
 * play one (1.3).
 */
export function toDiscardPile(state: State, card: Card): void {
  if (state.facts.cards[card]?.kind === 'dominance') state.available.push(card);
  else state.deck.discard.push(card);
}

export interface Roll {
  readonly high: number;
  readonly low: number;
}
export const diceRef = ({ high, low }: Roll): Ref => ref('dice', `${high}-${low}`);

interface Fight {
  readonly attacker: Faction;
  readonly defender: Faction;
  readonly clearing: Clearing;
}
interface Dice {
  readonly first: number;
  readonly second: number;
}

const FACES = common.dieFaces;
/** It says which battle it is: a turn may have several. */
const diceQuestion = ({ clearing, attacker, defender }: Fight): Question<Dice> => ({
  rule: rule('law.battle'),
  channel: 'dice',
  ask: {
    id: m('ask.dice'),
    params: {
      at: clearingRef(clearing),
      attacker: factionRef(attacker),
      defender: factionRef(defender),
    },
  },
  answers: FACES.flatMap((first) => FACES.map((second) => ({ first, second }))),
  ref: ({ first, second }) => ref('dice', `${first}-${second}`),
});

export function rollBattleDice(table: RootTable, fight: Fight): Roll {
  if (!table.atTable.dice) return rollOf(face(table), face(table));
  const { first, second } = table.ask(diceQuestion(fight));
  table.rng.reveal();
  return rollOf(first, second);
}

const rollOf = (first: number, second: number): Roll => ({
  high: Math.max(first, second),
  low: Math.min(first, second),
});

const face = (table: RootTable): number => FACES[table.rng.below(FACES.length)] as number;

/** With a person's Vagabond at the table all draw from the quests of the box, some of which lie open. */
const areQuestsShared = (state: State): boolean =>
  isBoxOnTable(state) && state.facts.humans.some(isVagabond);

/** A new quest for the Vagabot, or NONE when the deck has run out. */
export function revealQuest(table: RootTable): Quest {
  const { state } = table.scene;
  const deck = state.quests;
  if (!table.atTable.cards && !areQuestsShared(state)) {
    return drawCard(deck, table.rng, 'stop') ?? NONE;
  }
  if (deck.draw.length === 0) return NONE;
  const quest = table.ask({
    rule: rule('7.5.2'),
    channel: 'cards',
    ask: { id: m('ask.quest') },
    answers: deck.draw,
    ref: questRef,
  });
  table.rng.reveal();
  deck.draw = deck.draw.filter((other) => other !== quest);
  return quest;
}
