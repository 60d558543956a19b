import type { Table } from '@empty-chair/kernel/table';
import { onMap } from '../../board.ts';
import { bots } from '../../content.ts';
import type { Kind, Suit } from '../../pieces.ts';
import { RECRUITER, SAWMILL, WORKSHOP } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';

export interface MarquiseTurn extends Turn {
  /** Whether a building was placed this turn (4.5.5). */
  built: boolean;
  expansions: number;
}
export type MarquiseTable = Table<MarquiseTurn>;

/** 4.5.3: the suit fixes the type, not the place. By suit: fox, rabbit, mouse. */
export const BUILDING_OF_SUIT: readonly Kind[] = [SAWMILL, WORKSHOP, RECRUITER];
/** None for birds. */
export const buildingOfSuit = (suit: Suit): Kind => BUILDING_OF_SUIT[suit] as Kind;

const { tracks } = bots.mechanicalMarquise2;
const TRACK_OF_KIND: readonly (readonly number[])[] = [
  tracks.sawmill,
  tracks.workshop,
  tracks.recruiter,
];

/** The rightmost empty space of a track: index = buildings of that type on the map, less one. */
export function trackPoints({ state }: Turn, kind: Kind): number {
  const built = onMap(state, kind);
  return built === 0 ? 0 : ((TRACK_OF_KIND[kind] as readonly number[])[built - 1] as number);
}
