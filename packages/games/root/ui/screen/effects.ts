import type { EffectId, HandCard } from '../../rules/view.ts';
import { words } from '../words.ts';

/** The sign of an effect: the verb of what it does. */
const ICONS: Readonly<Record<EffectId, string>> = {
  ambush: 'ambush',
  dominance: 'dominance',
  favor: 'battle',
  armorers: 'shield',
  brutalTactics: 'battle',
  royalClaim: 'points',
  sappers: 'shield',
  betterBurrowBank: 'draw',
  cobbler: 'march',
  commandWarren: 'battle',
  codebreakers: 'hand',
  scoutingParty: 'foresight',
  standAndDeliver: 'hand',
  taxCollector: 'draw',
  boatBuilders: 'ferry',
  corvidPlanners: 'march',
  eyrieEmigre: 'march',
  saboteurs: 'discard',
  soupKitchens: 'sympathy',
  falseOrders: 'move',
  partisans: 'battle',
  informants: 'ambush',
  propagandaBureau: 'recruit',
  charmOffensive: 'draw',
  coffinMakers: 'warrior',
  swapMeet: 'hand',
  tunnels: 'craft',
  leagueOfAdventurousMice: 'march',
  masterEngravers: 'points',
  murineBroker: 'draw',
};

export const effectIcon = (effect: EffectId | undefined): string =>
  effect === undefined ? 'card' : ICONS[effect];

/** On the screen a card is printed in the reader’s language. */
export const titleOfCard = ({ title }: HandCard): string =>
  words.name({ kind: 'title', id: title });

/** What a card does, in our own words. */
export function effectText({ effect, item, points }: HandCard): string {
  if (item !== undefined) {
    return words.t('ui.root.card.item', { item: { kind: 'item', id: item }, n: points });
  }
  return effect === undefined ? '' : words.t(`ui.root.card.effect.${effect}`);
}

/** What it takes to craft it, in words. */
const costText = ({ cost }: HandCard): string =>
  cost === undefined
    ? words.t('ui.root.card.never')
    : words.t('ui.root.card.needs', {
        suits: cost.map((id) =>
          id === 'any'
            ? { kind: 'literal', id: words.t('ui.root.card.any') }
            : { kind: 'suit', id },
        ),
      });

/** As it is read out: name first, then suit, kind, price, and whether it can be crafted now. */
export function spokenCard(card: HandCard): string {
  const parts = [
    titleOfCard(card),
    words.name({ kind: 'suit', id: card.suit }),
    words.t(`ui.root.card.kind.${kindOf(card)}`),
    costText(card),
  ];
  if (card.cost === undefined) return parts.join(', ');
  const now = card.whyNotCrafted === undefined ? 'ui.root.card.now' : 'ui.root.card.notNow';
  return `${parts.join(', ')}; ${words.t(now)}`;
}

export type CardKind = 'item' | 'favor' | 'lasting' | 'ambush' | 'dominance';

export function kindOf({ effect, item }: HandCard): CardKind {
  if (item !== undefined) return 'item';
  if (effect === 'ambush' || effect === 'dominance' || effect === 'favor') return effect;
  return 'lasting';
}
