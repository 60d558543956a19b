import { isBot, piecesOf } from '../rules/board.ts';
import { enemiesOf } from '../rules/facts.ts';
import { neighbours } from '../rules/humans/ways.ts';
import type { Card, Clearing, Faction } from '../rules/pieces.ts';
import { ALLIANCE, isVagabond } from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { hasRuin, itemSupply, suitOf, tokensAt } from '../rules/state.ts';
import type { CommonDeck } from './cards.ts';
import type { Hand } from './hand.ts';
import { prospect, threatOf } from './odds.ts';
import type { Fame } from './vagabond-fame.ts';
import type { Pack } from './vagabond-pack.ts';
import { HAMMER, SWORD, TORCH } from './vagabond-pack.ts';
import type { Quests } from './vagabond-quests.ts';

/** All that the Vagabond looks at. */
export interface Sight {
  readonly state: State;
  readonly me: Faction;
  readonly pack: Pack;
  readonly quests: Quests;
  readonly fame: Fame;
  readonly hand: Hand;
  readonly deck: CommonDeck;
}

/** An item that is worth more than its point. */
const ITEM_WORTH = 1.5;
const HIT_COST = 0.2;
const OUTRAGE = 0.1;
/** What a battle must be worth. */
const WORTH_A_SWORD = 0.1;
/** What the next place counts for in this one. */
const FURTHER = 0.6;

/** What can be done in the clearing, and in those that the boots left over reach from it. */
export function worthOfPlace(sight: Sight, at: Clearing, boots: number): number {
  const here = worthHere(sight, at);
  if (boots <= 0) return here;
  let next = 0;
  for (const other of neighbours(sight.state, at)) {
    next = Math.max(next, worthHere(sight, other));
  }
  return here + FURTHER * next;
}

function worthHere(sight: Sight, at: Clearing): number {
  const { state, pack, quests } = sight;
  let worth = 0;
  if (hasRuin(state, at) && pack.ready(TORCH) > 0) worth += 1 + ITEM_WORTH;
  const quest = quests.possible(suitOf(state, at), pack);
  if (quest !== undefined) worth += quests.pointsFor(quest);
  const card = craftable(sight, at);
  if (card !== undefined) worth += sight.deck.points(card) + ITEM_WORTH;
  const swords = pack.ready(SWORD);
  if (swords > 0) worth += swords * (bestFight(sight, at)?.worth ?? 0);
  return worth;
}

/** The item card of most points that the hammers can make here. */
export function craftable({ state, hand, deck, pack }: Sight, at: Clearing): Card | undefined {
  const hammers = pack.ready(HAMMER);
  if (hammers === 0) return undefined;
  const suit = suitOf(state, at);
  let best: Card | undefined;
  for (const card of hand.cards) {
    const cost = deck.cost(card);
    if (cost === undefined || itemSupply(state, deck.item(card)) === 0) continue;
    const needed = cost[suit] ?? 0;
    const isOfOneSuit = cost.every((n, other) => n === 0 || other === suit);
    if (!isOfOneSuit || needed > hammers) continue;
    if (best === undefined || deck.points(card) > deck.points(best)) best = card;
  }
  return best;
}

export interface Fight {
  readonly defender: Faction;
  readonly worth: number;
}

/** The battle of most points for the fewest items, if any is worth it. */
export function bestFight(sight: Sight, at: Clearing): Fight | undefined {
  const { state, me, pack, fame } = sight;
  let best: Fight | undefined;
  for (const defender of enemiesOf(state.facts, me)) {
    if (isVagabond(defender) || piecesOf(state, defender, at) === 0) continue;
    const odds = prospect(state, {
      attacker: me,
      defender,
      clearing: at,
      most: Math.min(3, pack.swords),
      extra: 0,
    });
    const isHostile = fame.hostile.has(defender);
    const infamy = isHostile ? odds.warriors + odds.pieces : Math.max(0, odds.warriors - 1);
    // Outrage takes a card.
    const outrage =
      defender === ALLIANCE && isBot(state, ALLIANCE) && tokensAt(state, ALLIANCE, at) > 0
        ? OUTRAGE
        : 0;
    const worth =
      odds.pieces * (1 + 0.3 * threatOf(state, defender)) + infamy - HIT_COST * odds.lost - outrage;
    if (worth > (best?.worth ?? WORTH_A_SWORD)) best = { defender, worth };
  }
  return best;
}
