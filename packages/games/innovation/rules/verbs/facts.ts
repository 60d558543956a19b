import type { FactOf } from '@empty-chair/kernel/verbs';
import { MAP_FACTS } from './facts-map.ts';
import { TILE_FACTS } from './facts-tiles.ts';
import { TRACK_FACTS } from './facts-tracks.ts';

/**
 * What can be set right: the table is right, whatever the app thought. One fact is set; the
 * invariants refuse what cannot be. A correction is said in the words of a difference.
 */
export const FACTS = { ...MAP_FACTS, ...TRACK_FACTS, ...TILE_FACTS };
export type Fact = FactOf<typeof FACTS>;
