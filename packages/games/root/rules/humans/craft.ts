import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { isFollowed, ready } from '../pack.ts';
import type { Faction, ItemId, Kind } from '../pieces.ts';
import {
  ALLIANCE,
  EVERY_CLEARING,
  EVERY_ITEM,
  EYRIE,
  isVagabond,
  itemId,
  MARQUISE,
  ROOST,
  SUIT_IDS,
  SYMPATHY,
  WORKSHOP,
} from '../pieces.ts';
import type { State } from '../state.ts';
import { itemSupply, piecesAt, suitOf } from '../state.ts';
import type { Input } from '../verbs/verbs.ts';
import { m, ref } from '../words.ts';
import { standsIn } from './vagabond.ts';

/** An item as one faction can craft it now. */
export interface Craft {
  readonly item: ItemId;
  /** The suits of the crafting pieces that it takes. */
  readonly cost: readonly string[];
  readonly points: number;
  /** Why not; undefined when it can be crafted. */
  readonly why: Message | undefined;
}

/** What the factions of the base game craft with (law 4.1); a Vagabond with hammers. */
const CRAFTING: Readonly<Partial<Record<Faction, Kind>>> = {
  [MARQUISE]: WORKSHOP,
  [EYRIE]: ROOST,
  [ALLIANCE]: SYMPATHY,
};

/** Items that are left, with the price and the points of this faction; `said` was said this turn. */
export function craftsOf(
  state: State,
  me: Faction,
  said: readonly Input[],
  /** Law 7.2.3: the Eyrie scores 1 for any item, unless its leader is the Builder. */
  isDisdainful: boolean,
): readonly Craft[] {
  const pieces = craftingPieces(state, me);
  const costs = new Map(EVERY_ITEM.map((item) => [itemId(item), cardOf(state, itemId(item))]));
  // A hammer that was used is exhausted already.
  if (pieces !== undefined && !isVagabond(me)) {
    for (const input of said) {
      if (input.kind !== 'craft') continue;
      for (const suit of costs.get(input.item)?.cost ?? []) spend(pieces, suit);
    }
  }
  return EVERY_ITEM.flatMap((index) => {
    const item = itemId(index);
    const card = costs.get(item);
    if (card === undefined || itemSupply(state, index) === 0) return [];
    const cost = card.cost ?? [];
    return {
      item,
      cost,
      points: isDisdainful ? 1 : card.vp,
      why: pieces === undefined || covers(pieces, cost) ? undefined : tooFew(cost),
    };
  });
}

/** Every card of an item has the same price and the same points. */
const cardOf = ({ facts }: State, item: ItemId) => facts.cards.find((card) => card.item === item);

/** By suit; undefined where the app does not follow them. */
function craftingPieces(state: State, me: Faction): Map<string, number> | undefined {
  if (isFollowed(state, me)) return hammersOf(state, me);
  const kind = CRAFTING[me];
  if (kind === undefined) return undefined;
  const pieces = new Map<string, number>();
  for (const at of EVERY_CLEARING) {
    const suit = SUIT_IDS[suitOf(state, at)] as string;
    pieces.set(suit, (pieces.get(suit) ?? 0) + piecesAt(state, kind, at));
  }
  return pieces;
}

/** Law 9.2.1: of the suit of his clearing; none in a forest. */
function hammersOf(state: State, me: Faction): Map<string, number> {
  const at = standsIn(state, me);
  if (at === undefined) return new Map();
  return new Map([[SUIT_IDS[suitOf(state, at)] as string, ready(state, me, 'hammer')]]);
}

const spend = (pieces: Map<string, number>, suit: string): void => {
  pieces.set(suit, (pieces.get(suit) ?? 0) - 1);
};

const covers = (pieces: ReadonlyMap<string, number>, cost: readonly string[]): boolean =>
  cost.every(
    (suit) => (pieces.get(suit) ?? 0) >= cost.filter((another) => another === suit).length,
  );

/** Items cost one suit each. */
const tooFew = (cost: readonly string[]): Message =>
  message(m('no.crafting'), { n: cost.length, suit: ref('suit', cost[0] ?? '') });
