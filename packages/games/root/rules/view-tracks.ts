import { bots } from './content.ts';
import { ALLIANCE_POINTS } from './humans/alliance.ts';
import { EYRIE_POINTS } from './humans/eyrie.ts';
import { MARQUISE_POINTS } from './humans/marquise.ts';
import type { Kind } from './pieces.ts';
import { kindId, ROOST, SYMPATHY } from './pieces.ts';

/** What the spaces of a track are worth, from the first that is uncovered on. */

const BOT_TRACKS: Readonly<Record<string, readonly number[]>> = {
  ...bots.mechanicalMarquise2.tracks,
  ...bots.electricEyrie.tracks,
  ...bots.automatedAlliance.tracks,
};
/** Laws 6.5.4, 7.6.1 and 8.4.2. */
const HUMAN_TRACKS: Readonly<Record<Kind, readonly number[]>> = {
  ...MARQUISE_POINTS,
  // With no roost there is nothing to score.
  [ROOST]: EYRIE_POINTS.slice(1),
  [SYMPATHY]: ALLIANCE_POINTS,
};

export const botTrack = (kind: Kind): readonly number[] | undefined => BOT_TRACKS[kindId(kind)];
export const humanTrack = (kind: Kind): readonly number[] | undefined => HUMAN_TRACKS[kind];
