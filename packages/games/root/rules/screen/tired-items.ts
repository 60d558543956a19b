import type { Faction, Item } from '../pieces.ts';
import { EVERY_ITEM } from '../pieces.ts';
import type { State } from '../state.ts';
import { craftedBy } from '../state.ts';
import { screenOf } from './play.ts';
import { withAt } from './screen.ts';

/** Crafted items that the League of Adventurous Mice has exhausted: for good, while they lie there (H-29). */

const tiredOf = (state: State, owner: Faction, item: Item): number =>
  (state.screen?.exhausted[owner] ?? []).filter((one) => one === item).length;

/** Those that can still be exhausted. */
export const readyItems = (state: State, owner: Faction): readonly Item[] =>
  EVERY_ITEM.filter((item) => craftedBy(state, owner, item) > tiredOf(state, owner, item));

export function tire(state: State, owner: Faction, item: Item): void {
  const screen = screenOf(state);
  screen.exhausted = withAt(screen.exhausted, owner, [...(screen.exhausted[owner] ?? []), item]);
}

/** What Aid has taken is ready where it goes; of two alike it was the ready one. */
export function forgetTaken(state: State, owner: Faction): void {
  const { screen } = state;
  if (screen === undefined) return;
  const left = EVERY_ITEM.flatMap((item) => {
    const n = Math.min(tiredOf(state, owner, item), craftedBy(state, owner, item));
    return new Array<Item>(n).fill(item);
  });
  screen.exhausted = withAt(screen.exhausted, owner, left);
}

/** More than lie there. */
export const areTooManyTired = (state: State, owner: Faction): boolean =>
  EVERY_ITEM.some((item) => tiredOf(state, owner, item) > craftedBy(state, owner, item));
