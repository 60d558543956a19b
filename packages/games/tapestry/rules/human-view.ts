import { NONE } from '@empty-chair/kernel/ids';
import { freePlace } from './board.ts';
import type { TrackId } from './content.ts';
import {
  ACHIEVEMENT_POINTS,
  ACHIEVEMENTS,
  ALL_TRACKS,
  COMPLETE_TRACK,
  LANDMARKS,
  LIMITS,
  landmarkAt,
  TRACKS,
} from './content.ts';
import type { Player, State } from './state.ts';
import { spaceOf } from './state.ts';

/** What a human says, and the numbers of what it is about. */
export type { Track } from './content.ts';
export { achievementOf, landmarkOf, TRACKS, trackOf } from './content.ts';
export type { Hex } from './hexes.ts';
export type { Fact } from './verbs/facts.ts';
export { offers } from './verbs/offers.ts';
export type { Input } from './verbs/verbs.ts';

/** What a step forward on a track would bring a human, before it is taken. */
export interface AdvanceView {
  readonly track: TrackId;
  readonly from: number;
  /** Undefined at the end of the track. */
  readonly to: number | undefined;
  /** ADV-A2: the landmark there, while it is free. */
  readonly landmark: string | undefined;
  /** ACH-3: earned by the step, with its points. */
  readonly achievement: { readonly id: string; readonly points: number } | undefined;
}

export function viewAdvances(state: State, player: Player): readonly AdvanceView[] {
  return ALL_TRACKS.map((track) => {
    const from = spaceOf(state, player, track);
    const isLast = from === LIMITS.lastSpace;
    const landmark = isLast ? undefined : landmarkAt(track, from + 1);
    const isFree = landmark !== undefined && state.landmarks[landmark] === NONE;
    return {
      track: TRACKS[track] as TrackId,
      from,
      to: isLast ? undefined : from + 1,
      landmark: isFree ? LANDMARKS[landmark] : undefined,
      achievement: from + 1 === LIMITS.lastSpace ? completing(state, player) : undefined,
    };
  });
}

function completing(state: State, player: Player): AdvanceView['achievement'] {
  const place = freePlace(state, COMPLETE_TRACK, player);
  if (place === NONE) return undefined;
  return {
    id: ACHIEVEMENTS[COMPLETE_TRACK] as string,
    points: ACHIEVEMENT_POINTS[COMPLETE_TRACK]?.[place] as number,
  };
}
