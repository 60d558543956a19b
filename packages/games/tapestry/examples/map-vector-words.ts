import type { Fields } from './position.ts';

/** Small words for the tables of map vectors. */

/**
 * Positions on the map with the hex that each of the ten pictures leads to, worked out by hand on
 * map-drawing.ts. The human's territories are `Y`, the Automa's `A`, as in the codec.
 */
export interface MapVector {
  readonly cite: string;
  readonly name: string;
  readonly does: 'opponent' | 'neutral' | 'explore';
  readonly isAnywhere?: boolean;
  readonly tokens: Fields;
  /** What differs from the usual state besides. */
  readonly given?: Fields;
  /** Whether the tiebreaker card has to show the toppled outpost, if that matters. */
  readonly icon?: boolean;
  /** By picture, in the order of PATTERNS; none where the action is skipped. */
  readonly chosen: readonly (string | undefined)[];
}

/** The order of the columns in `byPattern`. */
export const PATTERNS = [
  'SE_from_top',
  'NW_from_upper_right',
  'S_from_right',
  'S_from_left',
  'SW_from_lower_right',
  'NE_from_bottom',
  'N_from_right',
  'N_from_left',
  'NW_from_bottom',
  'SE_from_lower_left',
] as const;

/** What all ten pictures lead to. */
export const always = (hex: string): readonly string[] => new Array<string>(10).fill(hex);
export const NOWHERE: readonly undefined[] = new Array<undefined>(10).fill(undefined);
/** One hex for each picture, in the order of PATTERNS. */
export const byPattern = (line: string): readonly string[] => line.split(' ');

/** The Automa has earned the middle island. */
export const EARNED = { achievements: { middleIsland: ['automa'] } };
export const START = { B4: 'AA', F4: 'YY' };
/** After two conquests of the Automa. */
export const THREE = { ...START, C4: 'A', D4: 'A' };
/** Eight outposts of the Shadow Empire: with its marker all but one. And the last. */
export const ONE_SHADOW = { C1: 'SS', D1: 'SS', E1: 'SS', F1: 'SS' };
export const NO_SHADOW = { ...ONE_SHADOW, G1: 'S' };
