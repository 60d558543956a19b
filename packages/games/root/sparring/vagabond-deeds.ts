import { isBot, piecesOf } from '../rules/board.ts';
import { enemiesOf, itemOnCard, suitOfCard, suitOfQuest } from '../rules/facts.ts';
import { craftedItemsOf, itemsOfQuest, pointsForQuest } from '../rules/humans/vagabond.ts';
import { characterOf, undamagedSwords } from '../rules/pack.ts';
import type { Card, Clearing, Faction, ItemId, Kind, Quest } from '../rules/pieces.ts';
import {
  ALLIANCE,
  BIRD,
  factionId,
  isVagabond,
  itemId,
  kindId,
  kindsOf,
  questId,
  suitNamed,
} from '../rules/pieces.ts';
import { aidsTo, isHostile, relationOf } from '../rules/relations.ts';
import type { ScreenAct } from '../rules/screen/acts.ts';
import type { EffectId } from '../rules/screen/effect-cards.ts';
import { effectOf } from '../rules/screen/effect-cards.ts';
import { fits } from '../rules/screen/hands.ts';
import { handOf, screenOf } from '../rules/screen/play.ts';
import type { State } from '../rules/state.ts';
import {
  hasRuin,
  inPlayOf,
  itemSupply,
  piecesAt,
  suitOf,
  tokensAt,
  warriorsAt,
} from '../rules/state.ts';
import { prospect, threatOf } from './odds.ts';

/** Something that the Vagabond could do in a clearing, with what it takes. */
export interface Deed {
  /** As the act says it: `battle eyrie`, `quest Q-01 points`. */
  readonly key: string;
  readonly needs: readonly ItemId[];
  /** Any other item beside those (law 9.5.4). */
  readonly takesAny: boolean;
  readonly card: Card | undefined;
  /** It is done once, for points or for cards. */
  readonly quest: Quest | undefined;
  readonly worth: number;
}

/** What having an item is worth. */
const ITEM_WORTH: Readonly<Record<ItemId, number>> = {
  sword: 2.5,
  boot: 1.5,
  hammer: 1.5,
  tea: 1.5,
  coin: 1.5,
  torch: 1.2,
  crossbow: 1,
  bag: 0.8,
};
/** What a card is worth to him in the hand: to craft, and to aid with. */
const CARD = 0.3;
/** An item that is damaged cannot be used until it is repaired. */
const HIT = 0.5;
const OUTRAGE = 0.3;
/** A faction that is Hostile already pays for every piece. */
const FIRST_BLOOD = 0.6;
/** The next battle in the same place finds fewer to fight. */
const AGAIN = 0.9;
const MOST_SWORDS = 3;
/** What it hurts whoever is ahead. */
const THREAT = 0.5;
/** Of a quest: the next one of its suit brings a point more. */
const NEXT_QUEST = 0.5;
const QUEST_CARDS = 2;

/** The name under which a deed is known, of what is said on the screen. */
export function keyOf(act: ScreenAct): string {
  switch (act.what) {
    case 'battle':
      return `battle ${act.defender}`;
    case 'quest':
      return `quest ${act.quest} ${act.for}`;
    case 'craft':
      return `craft ${act.card}`;
    case 'aid':
      return `aid ${act.to} ${act.card}`;
    case 'strike':
      return `strike ${act.of} ${act.piece}`;
    case 'steal':
      return `steal ${act.from}`;
    default:
      return act.what;
  }
}

/** Everything that could be done there, were the items ready. */
export function deedsAt(state: State, me: Faction, at: Clearing): readonly Deed[] {
  return [
    ...ruins(state, at),
    ...questsOf(state, me, at),
    ...crafts(state, me, at),
    ...aids(state, me, at),
    ...battles(state, me, at),
    ...strikes(state, me, at),
    ...thefts(state, me, at),
  ];
}

const deed = (
  key: string,
  worth: number,
  needs: readonly ItemId[],
  more: Partial<Deed> = {},
): Deed => ({
  key,
  needs,
  takesAny: false,
  card: undefined,
  quest: undefined,
  worth,
  ...more,
});

/** A point, and an item that is not known. */
function ruins(state: State, at: Clearing): readonly Deed[] {
  return hasRuin(state, at) ? [deed('explore', 1 + ITEM_WORTH.hammer, ['torch'])] : [];
}

function questsOf(state: State, me: Faction, at: Clearing): readonly Deed[] {
  return screenOf(state)
    .quests.filter((quest) => suitOfQuest(state.facts, quest) === suitOf(state, at))
    .flatMap((quest) => {
      const key = `quest ${questId(quest)}`;
      const needs = itemsOfQuest(quest);
      const points = pointsForQuest(state, me, quest);
      return [
        deed(`${key} points`, points + NEXT_QUEST, needs, { quest }),
        deed(`${key} cards`, QUEST_CARDS * CARD + NEXT_QUEST, needs, { quest }),
      ];
    });
}

/** What he can use of what lies in front of him. */
const EFFECTS: Readonly<Partial<Record<EffectId, number>>> = {
  commandWarren: 2.5,
  standAndDeliver: 1,
  betterBurrowBank: 1,
  armorers: 0.8,
  brutalTactics: 0.3,
};

function crafts(state: State, me: Faction, at: Clearing): readonly Deed[] {
  const suit = suitOf(state, at);
  return handOf(state, me).flatMap((card) => {
    const { cost, kind, id = '', vp = 0 } = state.facts.cards[card] ?? { cost: null };
    if (cost === null || cost.some((one) => one !== 'any' && suitNamed(one) !== suit)) return [];
    const item = itemOnCard(state.facts, card);
    if (item >= 0 && itemSupply(state, item) === 0) return [];
    if (kind === 'persistent' && inPlayOf(state, me).length > 0) return [];
    const effect = effectOf(state, card);
    const worth =
      item >= 0 ? vp + ITEM_WORTH[itemId(item)] : effect === undefined ? 0 : (EFFECTS[effect] ?? 0);
    const needs = cost.map((): ItemId => 'hammer');
    return worth > CARD ? [deed(`craft ${id}`, worth - CARD, needs, { card })] : [];
  });
}

// ---- aid -----------------------------------------------------------------------------

/** Law 9.2.9.I: aids in one turn to the next space, and its points. */
const STEPS = { indifferent: [1, 1], amiable: [2, 2], friendly: [3, 2], allied: [1, 2] } as const;

/** For points, where the cards suffice for the whole step, and for the best item that they have crafted. */
function aids(state: State, me: Faction, at: Clearing): readonly Deed[] {
  const suit = suitOf(state, at);
  const cards = handOf(state, me)
    .filter((card) => fits(state, card, suit))
    .sort((one, other) => priceOf(state, one) - priceOf(state, other));
  if (cards.length === 0) return [];
  return enemiesOf(state.facts, me).flatMap((other) => {
    if (isVagabond(other) || piecesOf(state, other, at) === 0) return [];
    const each = pointsForEach(state, me, other, cards.length);
    const gift = isBot(state, other) ? THREAT * threatOf(state, other) : CARD / 2;
    const items = craftedItemsOf(state, other)
      .map((id) => ITEM_WORTH[id])
      .sort((one, another) => another - one);
    return cards.flatMap((card, n) => {
      const worth = each + (items[n] ?? 0) - gift - priceOf(state, card);
      const key = `aid ${factionId(other)} ${state.facts.cards[card]?.id}`;
      return worth > 0 ? [deed(key, worth, [], { takesAny: true, card })] : [];
    });
  });
}

const priceOf = (state: State, card: Card): number =>
  suitOfCard(state.facts, card) === BIRD ? 2 * CARD : CARD;

function pointsForEach(state: State, me: Faction, other: Faction, cards: number): number {
  const relation = relationOf(state, me, other);
  if (relation === 'hostile') return 0;
  const [needed, points] = STEPS[relation];
  const missing = needed - aidsTo(state, me, other);
  return missing > 0 && missing <= cards ? points / missing : 0;
}

// ---- battles ---------------------------------------------------------------------------

function battles(state: State, me: Faction, at: Clearing): readonly Deed[] {
  return enemiesOf(state.facts, me).flatMap((defender) => {
    if (isVagabond(defender) || piecesOf(state, defender, at) === 0) return [];
    const worth = worthOfFight(state, me, at, defender);
    const key = `battle ${factionId(defender)}`;
    return worth > 0
      ? [1, AGAIN, AGAIN * AGAIN].map((share) => deed(key, share * worth, ['sword']))
      : [];
  });
}

/** Points for buildings and tokens, and for every piece of a Hostile faction, against what it costs in items. */
function worthOfFight(state: State, me: Faction, clearing: Clearing, defender: Faction): number {
  const most = Math.min(MOST_SWORDS, undamagedSwords(state, me));
  const odds = prospect(state, { attacker: me, defender, clearing, most, extra: 0 });
  const infamy = isHostile(state, me, defender)
    ? odds.warriors + odds.pieces
    : Math.max(0, odds.warriors - 1) + Math.min(1, odds.warriors) * FIRST_BLOOD;
  const outrage = defender === ALLIANCE && tokensAt(state, ALLIANCE, clearing) > 0 ? OUTRAGE : 0;
  const hurt = THREAT * threatOf(state, defender) * (odds.pieces + 0.3 * odds.warriors);
  return odds.pieces + infamy + hurt - HIT * odds.lost - outrage;
}

/** A building or token without warriors to guard it; the crossbow's work is no battle. */
function strikes(state: State, me: Faction, at: Clearing): readonly Deed[] {
  return enemiesOf(state.facts, me).flatMap((enemy) => {
    if (isVagabond(enemy) || warriorsAt(state, enemy, at) > 0) return [];
    const worth = 1 + THREAT * threatOf(state, enemy);
    return kindsOf(enemy)
      .filter((kind: Kind) => piecesAt(state, kind, at) > 0)
      .map((kind) => deed(`strike ${factionId(enemy)} ${kindId(kind)}`, worth, ['crossbow']));
  });
}

/** Law V.1: a card. */
function thefts(state: State, me: Faction, at: Clearing): readonly Deed[] {
  if (characterOf(state, me) !== 'thief') return [];
  return enemiesOf(state.facts, me)
    .filter((other) => piecesOf(state, other, at) > 0)
    .filter((other) => isBot(state, other) || handOf(state, other).length > 0)
    .map((other) => deed(`steal ${factionId(other)}`, CARD, ['torch']));
}
