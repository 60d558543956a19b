import type { Ref } from '@empty-chair/kernel/words';

/** What a tile gives whoever lays it, in our own signs. */
const GAINS: Readonly<Record<string, string>> = {
  armory: 'gain-armory',
  coin: 'item-coin',
  culture: 'gain-culture',
  farm: 'gain-farm',
  food: 'gain-food',
  house: 'gain-house',
  invent: 'gain-invent',
  market: 'market',
  researchNoBenefit: 'tap-research-only',
  tapestryCard: 'tap-tapestry',
  territoryTile: 'gain-tile',
  upgradeTech: 'gain-upgrade',
  worker: 'gain-worker',
};
export const gainIcon = (benefit: string): string => GAINS[benefit] ?? '';
export const gainRef = (id: string): Ref => ({ kind: 'gain', id });

/** By the letters of the content. */
export const terrainRef = (id: string): Ref => ({ kind: 'terrain', id });
export const LANDS = ['D', 'F', 'G', 'M'] as const;
