import { itemOnCard, suitOfCard } from '../rules/facts.ts';
import type { Card, Faction } from '../rules/pieces.ts';
import { BIRD } from '../rules/pieces.ts';
import { chapterOf } from '../rules/screen/chapters.ts';
import type { EffectId } from '../rules/screen/effect-cards.ts';
import { effectOf } from '../rules/screen/effect-cards.ts';
import type { State } from '../rules/state.ts';
import { itemSupply } from '../rules/state.ts';

/** A bird stands for every suit. */
const WILD = 2;
/** Against people only: nobody ambushes a bot (2.8.2). */
const AMBUSH = 0.5;

/** What a card is worth in the hand: what is given away first is what is worth least. */
export function worthInHand(state: State, me: Faction, card: Card): number {
  const { facts } = state;
  const wild = suitOfCard(facts, card) === BIRD ? WILD : 0;
  return wild + worthOfPrint(state, me, card);
}

function worthOfPrint(state: State, me: Faction, card: Card): number {
  const item = itemOnCard(state.facts, card);
  if (item >= 0) return itemSupply(state, item) > 0 ? pointsOf(state, me, card) : 0;
  const effect = effectOf(state, card);
  if (effect === 'ambush') return state.facts.humans.length > 1 ? AMBUSH : 0;
  return effect === undefined ? 0 : (EFFECT_WORTH[effect] ?? 0) / 2;
}

/** The points of an item for who crafts it. */
export function pointsOf(state: State, me: Faction, card: Card): number {
  const printed = state.facts.cards[card]?.vp ?? 0;
  return chapterOf(me).itemPoints?.(state, printed) ?? printed;
}

/** What lying in front of its owner for the rest of the game is worth. */
export const EFFECT_WORTH: Readonly<Partial<Record<EffectId, number>>> = {
  favor: 1,
  royalClaim: 4,
  cobbler: 2,
  commandWarren: 2,
  standAndDeliver: 1,
  betterBurrowBank: 1,
  armorers: 0.6,
  sappers: 0.6,
  taxCollector: 0.5,
  corvidPlanners: 0.6,
  boatBuilders: 0.3,
  tunnels: 0.5,
  masterEngravers: 0.8,
  murineBroker: 0.8,
  leagueOfAdventurousMice: 1,
  eyrieEmigre: 1,
  informants: 0.3,
  falseOrders: 0.2,
  swapMeet: 0.5,
  charmOffensive: 1,
  coffinMakers: 0.5,
};
