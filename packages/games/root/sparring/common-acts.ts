import { piecesOf, rules } from '../rules/board.ts';
import { common } from '../rules/content.ts';
import { cardNamed, enemiesOf, itemOnCard, suitOfCard } from '../rules/facts.ts';
import type { Card, Faction } from '../rules/pieces.ts';
import { EVERY_CLEARING, factionNamed, isVagabond } from '../rules/pieces.ts';
import type { ScreenAct } from '../rules/screen/acts.ts';
import { effectOf } from '../rules/screen/effect-cards.ts';
import type { State } from '../rules/state.ts';
import { buildingsAt, scoreOf, suitOf, tokensAt, warriorsAt } from '../rules/state.ts';
import { EFFECT_WORTH, pointsOf, worthInHand } from './hand-worth.ts';
import { threatOf } from './odds.ts';
import { AT_ONCE, NEVER } from './plan.ts';

/** What everybody can do: cards, their effects, and ending a step. */

/** What is worth less than this is not done. */
export const WORTH_DOING = 0.15;
/** What a card from the deck is worth. */
const CARD = 0.8;
/** Royal Claim waits for more clearings, while there is time. */
const CLAIM_AT_LEAST = 5;
const LATE = 18;

export function worthOfCommon(state: State, me: Faction, act: ScreenAct): number {
  switch (act.what) {
    case 'end':
      return WORTH_DOING;
    case 'craft':
      return worthOfCraft(state, me, cardNamed(state.facts, act.card));
    case 'discard':
      return -worthInHand(state, me, cardNamed(state.facts, act.card));
    case 'royalClaim':
      return worthOfClaim(state, me);
    case 'burrowBank':
    case 'standAndDeliver':
    case 'charmOffensive':
      return worthOfGift(state, factionNamed(act.faction));
    default:
      return NEVER;
  }
}

/** Crafting costs no action: whatever is worth the card is crafted at once. */
function worthOfCraft(state: State, me: Faction, card: Card): number {
  const gain = worthCrafted(state, me, card);
  return gain > WORTH_DOING ? AT_ONCE + gain : NEVER;
}

function worthCrafted(state: State, me: Faction, card: Card): number {
  if (itemOnCard(state.facts, card) >= 0) return pointsOf(state, me, card);
  const effect = effectOf(state, card);
  if (effect === 'favor') return worthOfFavor(state, me, card);
  return effect === undefined ? 0 : (EFFECT_WORTH[effect] ?? 0);
}

/** Everything of the enemies in the clearings of its suit goes: a point each, and what it hurts. */
function worthOfFavor(state: State, me: Faction, card: Card): number {
  const suit = suitOfCard(state.facts, card);
  let worth = 0;
  for (const at of EVERY_CLEARING) {
    if (suitOf(state, at) !== suit) continue;
    for (const enemy of enemiesOf(state.facts, me)) {
      if (isVagabond(enemy) || piecesOf(state, enemy, at) === 0) continue;
      const threat = threatOf(state, enemy);
      worth += (buildingsAt(state, enemy, at) + tokensAt(state, enemy, at)) * (1 + threat);
      worth += warriorsAt(state, enemy, at) * (0.2 + 0.4 * threat);
    }
  }
  return worth;
}

function worthOfClaim(state: State, me: Faction): number {
  const points = EVERY_CLEARING.filter((at) => rules(state, me, at)).length;
  const isLate = state.facts.factions.some((faction) => scoreOf(state, faction) >= LATE);
  const wins = scoreOf(state, me) + points >= common.winAt;
  return wins || isLate || points >= CLAIM_AT_LEAST ? AT_ONCE + points : NEVER;
}

/** A card for a point of somebody else, who should be far from winning. */
function worthOfGift(state: State, other: Faction): number {
  const gain = CARD - threatOf(state, other);
  return gain > 0 ? AT_ONCE + gain : NEVER;
}
