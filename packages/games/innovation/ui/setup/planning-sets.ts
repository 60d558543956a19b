import { draw, type Random } from '@empty-chair/uikit/random.ts';
import type { HumanDraft, SetupDraft } from './setup-model.ts';
import { freeFactions, freeTerrains } from './setup-model.ts';

/** AOI-S6: a planning card and the faction tiles that lie at it. */
export interface PlanningSet {
  readonly terrain: string;
  readonly factions: readonly string[];
}

const SETS = 3;
const FACTIONS = 2;

/** Three sets to choose from, of what no other human has. */
export function drawSets(draft: SetupDraft, index: number, random: Random): readonly PlanningSet[] {
  const terrains = draw(freeTerrains(draft, index), SETS, random);
  const factions = draw(freeFactions(draft, index), SETS * FACTIONS, random);
  return terrains.map((terrain, set) => ({
    terrain,
    factions: factions.slice(set * FACTIONS, (set + 1) * FACTIONS),
  }));
}

export const isTaken = (human: HumanDraft, { terrain }: PlanningSet, faction: string): boolean =>
  human.terrain === terrain && human.faction === faction;
