import { NONE } from '@empty-chair/kernel/ids';
import type { Trait } from '../../config.ts';
import { bots } from '../../content.ts';
import { hasTrait, levelRow } from '../../facts.ts';
import type { Clearing, Faction, Item } from '../../pieces.ts';
import { ITEMS } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import type { Place } from '../../state.ts';
import { CRAFTED, cell, hasRuin, pawnOf, RUIN_ITEMS } from '../../state.ts';

/** Distances from the pawn in moves. */
export interface Ways {
  readonly distance: readonly number[];
  /** The clearing before each one on its way; NONE for the first. */
  readonly before: readonly Clearing[];
}

const { difficulties } = bots.vagabot;
export const level = ({ state, me }: Turn) => levelRow(state.facts, me, difficulties);

export const has = ({ state, me }: Turn, trait: Trait): boolean => hasTrait(state.facts, me, trait);

export const pawnPlace = ({ state, me }: Turn): Place => pawnOf(state, me);

/** A ruin that still hides an item. */
export const hidesItem = ({ state }: Turn, clearing: Clearing): boolean =>
  hasRuin(state, clearing) &&
  (cell(state, RUIN_ITEMS + clearing * 2) !== NONE ||
    cell(state, RUIN_ITEMS + clearing * 2 + 1) !== NONE);

export function hasCrafted({ state }: Turn, faction: Faction): boolean {
  for (let item = 0 as Item; item < ITEMS; item++) {
    if (cell(state, CRAFTED + faction * ITEMS + item) > 0) return true;
  }
  return false;
}
