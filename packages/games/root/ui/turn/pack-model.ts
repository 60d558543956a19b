import type { ItemId, PackState, PackTurn } from '../../rules/view.ts';
import { PACK_STATES } from '../../rules/view.ts';

export type Held = PackTurn['items'][number];

export const CONDITION_NAMES = {
  ready: 'ui.root.pack.ready',
  exhausted: 'ui.root.pack.exhausted',
  damagedReady: 'ui.root.pack.damagedReady',
  damagedExhausted: 'ui.root.pack.damagedExhausted',
} as const;

/** What a table most likely turns up; only a choice to begin with. */
const WANTED: readonly ItemId[] = [
  ...(['sword', 'boot', 'torch', 'hammer', 'tea', 'crossbow', 'bag', 'coin'] as const),
];

/** Places in the list of exhausted items that are turned up unless another choice is made. */
export function firstChoice(exhausted: readonly ItemId[], most: number): readonly number[] {
  return exhausted
    .map((item, place) => ({ item, place }))
    .sort((one, other) => WANTED.indexOf(one.item) - WANTED.indexOf(other.item))
    .slice(0, most)
    .map(({ place }) => place);
}

/** A tap turns an item up or leaves it; beyond the most, the one chosen first gives way. */
export function chosenAfter(
  chosen: readonly number[],
  tapped: number,
  most: number,
): readonly number[] {
  if (chosen.includes(tapped)) return chosen.filter((place) => place !== tapped);
  return [...chosen, tapped].slice(-most);
}

/** A tap on an item that lies otherwise: ready, exhausted, damaged, gone. */
export function turned(items: readonly Held[], tapped: number): readonly Held[] {
  const held = items[tapped];
  if (held === undefined) return items;
  const next = PACK_STATES[PACK_STATES.indexOf(held.condition) + 1];
  const rest = items.filter((_, place) => place !== tapped);
  return next === undefined
    ? rest
    : items.map((one, place) => (place === tapped ? { ...held, condition: next } : one));
}

/** As the state has them. */
export const packOf = (items: readonly Held[]): Readonly<Record<PackState, readonly ItemId[]>> => {
  const of = (condition: PackState): readonly ItemId[] =>
    items.filter((held) => held.condition === condition).map(({ item }) => item);
  return {
    ready: of('ready'),
    exhausted: of('exhausted'),
    damagedReady: of('damagedReady'),
    damagedExhausted: of('damagedExhausted'),
  };
};

export const heldIn = (pack: Readonly<Record<PackState, readonly ItemId[]>>): readonly Held[] =>
  PACK_STATES.flatMap((condition) => pack[condition].map((item) => ({ item, condition })));
