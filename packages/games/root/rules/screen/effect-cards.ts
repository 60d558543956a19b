import { NONE } from '@empty-chair/kernel/ids';
import effectsJson from '../../content/effects.json' with { type: 'json' };
import type { Card, Faction } from '../pieces.ts';
import type { State } from '../state.ts';
import { inPlayOf } from '../state.ts';
import { isOnScreen, turnOf } from './play.ts';

/** What a card does beside its suit and its item; several cards may do the same. */
export type EffectId =
  | 'ambush'
  | 'dominance'
  | 'favor'
  | 'armorers'
  | 'brutalTactics'
  | 'royalClaim'
  | 'sappers'
  | 'betterBurrowBank'
  | 'cobbler'
  | 'commandWarren'
  | 'codebreakers'
  | 'scoutingParty'
  | 'standAndDeliver'
  | 'taxCollector'
  | 'boatBuilders'
  | 'corvidPlanners'
  | 'eyrieEmigre'
  | 'saboteurs'
  | 'soupKitchens'
  | 'falseOrders'
  | 'partisans'
  | 'informants'
  | 'propagandaBureau'
  | 'charmOffensive'
  | 'coffinMakers'
  | 'swapMeet'
  | 'tunnels'
  | 'leagueOfAdventurousMice'
  | 'masterEngravers'
  | 'murineBroker';

const EFFECTS = new Map(
  effectsJson.effects.flatMap(({ id, cards }) => cards.map((card) => [card, id as EffectId])),
);

export const effectOf = ({ facts }: State, card: Card): EffectId | undefined =>
  EFFECTS.get(facts.cards[card]?.id ?? '');

/** The card with that effect in front of the faction; NONE at a real table, where people use it themselves. */
export function effectCard(state: State, faction: Faction, effect: EffectId): Card {
  if (!isOnScreen(state)) return NONE;
  return inPlayOf(state, faction).find((card) => effectOf(state, card) === effect) ?? NONE;
}

export const hasEffect = (state: State, faction: Faction, effect: EffectId): boolean =>
  effectCard(state, faction, effect) !== NONE;

/** In front of the faction, and not used this turn. */
export function unusedEffect(state: State, faction: Faction, effect: EffectId): Card {
  const card = effectCard(state, faction, effect);
  return card !== NONE && turnOf(state).used.includes(card) ? NONE : card;
}
