import type { Trait } from '../../config.ts';
import { bots } from '../../content.ts';
import { hasTrait } from '../../facts.ts';
import type { Clearing, Faction } from '../../pieces.ts';
import { ITEMS } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import { CRAFTED, cell, hasRuin, NO_ITEM, pawnOf, RUIN_ITEMS } from '../../state.ts';

/** Distances from the pawn in moves. */
export interface Ways {
  readonly distance: readonly number[];
  /** The clearing before each one on its way; -1 for the first. */
  readonly before: readonly number[];
}

const { difficulties } = bots.vagabot;
export const level = ({ state, me }: Turn) =>
  difficulties[state.facts.levelOf[me] as number] as (typeof difficulties)[number];

export const has = ({ state, me }: Turn, trait: Trait): boolean => hasTrait(state.facts, me, trait);

export const pawnPlace = ({ state, me }: Turn): number => pawnOf(state, me);

/** A ruin that still hides an item. */
export const hidesItem = ({ state }: Turn, clearing: Clearing): boolean =>
  hasRuin(state, clearing) &&
  (cell(state, RUIN_ITEMS + clearing * 2) !== NO_ITEM ||
    cell(state, RUIN_ITEMS + clearing * 2 + 1) !== NO_ITEM);

export function hasCrafted({ state }: Turn, faction: Faction): boolean {
  for (let item = 0; item < ITEMS; item += 1) {
    if (cell(state, CRAFTED + faction * ITEMS + item) > 0) return true;
  }
  return false;
}
