import type { MapVector } from './map-vector-words.ts';
import { exploreVectors } from './map-vectors-explore.ts';
import { neutralVectors } from './map-vectors-neutral.ts';
import { opponentVectors } from './map-vectors-opponent.ts';

export const mapVectors: readonly MapVector[] = [
  ...opponentVectors,
  ...neutralVectors,
  ...exploreVectors,
];
