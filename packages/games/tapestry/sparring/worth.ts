import { NONE } from '@empty-chair/kernel/ids';
import { controls, freePlace, isInReach } from '../rules/board.ts';
import type { Track, TrackId } from '../rules/content.ts';
import {
  ACHIEVEMENT_POINTS,
  ALL_TRACKS,
  COMPLETE_TRACK,
  LIMITS,
  landmarkAt,
  TRACKS,
} from '../rules/content.ts';
import { ALL_HEXES } from '../rules/hexes.ts';
import type { State } from '../rules/state.ts';
import { incomeTurnsOf, isExplored, outpostsLeft, spaceOf } from '../rules/state.ts';
import { ALIEN_POINTS, INCOME_MAT, MOST_BUILDINGS } from './base-rules.ts';
import type { Benefit } from './benefits.ts';
import { actOf } from './benefits.ts';
import { capitalPoints, landmarkSize } from './capital.ts';
import { OPINIONS } from './opinions.ts';
import type { Player } from './player.ts';
import { spaceAt } from './spaces.ts';

/** What a benefit is worth in points: counted where it scores at once, else an opinion. */

/** Income turns still to come: the last one brings points, but no resources. */
const incomesLeft = (state: State, { seat }: Player): number =>
  LIMITS.incomeTurns - incomeTurnsOf(state, seat);

function territoriesOf(state: State, { seat }: Player): number {
  let n = 0;
  for (const hex of ALL_HEXES) if (controls(state, seat, hex)) n += 1;
  return n;
}

/** The points that a benefit scores at once; 0 for all others. */
export function pointsOf(state: State, player: Player, benefit: Benefit): number {
  const act = actOf(benefit);
  switch (act.verb) {
    case 'points':
      return act.n;
    case 'pointsPerSpace':
      return spaceOf(state, player.seat, act.at);
    case 'pointsPerBuilding':
      return player.buildings[act.at] as number;
    case 'pointsPer':
      return counted(state, player, act.what);
    case 'scoreCapital':
      return capitalPoints(player.capital);
    default:
      return 0;
  }
}

function counted(
  state: State,
  player: Player,
  what: 'Territory' | 'Tile' | 'Tapestry' | 'Tech',
): number {
  switch (what) {
    case 'Territory':
      return territoriesOf(state, player);
    case 'Tile':
      return player.tiles.length;
    case 'Tapestry':
      return player.hand.length;
    case 'Tech':
      return player.techs.length;
  }
}

export function worthOf(state: State, player: Player, benefit: Benefit): number {
  const act = actOf(benefit);
  const left = incomesLeft(state, player);
  switch (act.verb) {
    case 'resource':
    case 'anyResource':
      return left > 1 ? OPINIONS.resource : OPINIONS.lastResource;
    case 'building':
      return buildingWorth(state, player, act.at);
    case 'territoryTile':
      return OPINIONS.territoryTile;
    case 'tapestryCard':
      return OPINIONS.tapestryCard;
    case 'spaceTile':
      return OPINIONS.spaceTile;
    case 'exploreSpace':
      return OPINIONS.exploreSpace;
    case 'explore':
    case 'exploreAnywhere':
      return player.tiles.length > 0 && canExplore(state, player) ? OPINIONS.explore : 0;
    case 'conquer':
    case 'conquerAnywhere':
    case 'conquerRivalBoth':
    case 'conquerBothDice':
      return outpostsLeft(state, player.seat) > 0 ? OPINIONS.conquer : 0;
    case 'research':
      return OPINIONS.advance;
    case 'researchNoBenefit':
      return OPINIONS.research;
    case 'alienBiology':
      return 2 * ALIEN_POINTS;
    case 'advance':
      return act.isSilent ? OPINIONS.research : OPINIONS.advance;
    case 'regress':
      return 0;
    case 'repeat':
      return OPINIONS.advance;
    case 'invent':
      return OPINIONS.tech * left;
    case 'upgradeTech':
      return player.techs.some(({ row }) => row < 2) ? OPINIONS.upgrade : 0;
    case 'circle':
    case 'square':
      return OPINIONS.upgrade;
    case 'landmark':
      return OPINIONS.landmarkPlot * landmarkSize(act.at);
    case 'leftOut':
      return 0;
    default:
      return pointsOf(state, player, benefit);
  }
}

/** What the next building of a row uncovers, in every income turn that is left, and its plot. */
function buildingWorth(state: State, player: Player, row: number): number {
  const built = player.buildings[row] as number;
  if (built === MOST_BUILDINGS) return 0;
  const left = incomesLeft(state, player);
  let worth = OPINIONS.plot;
  for (const benefit of INCOME_MAT[row]?.[built + 1] ?? []) {
    const isGained = actOf(benefit).verb === 'resource';
    worth += isGained
      ? Math.max(0, left - 1) * OPINIONS.income
      : left * (OPINIONS.scored + pointsOf(state, player, benefit));
  }
  // The spaces behind it come nearer.
  return worth + left * OPINIONS.building;
}

const canExplore = (state: State, { seat }: Player): boolean =>
  ALL_HEXES.some((hex) => !isExplored(state, hex) && isInReach(state, seat, hex));

/** A space of a track, with its landmark and what else reaching it brings. */
function spaceWorth(state: State, player: Player, track: Track, space: number): number {
  const printed = spaceAt(track, space);
  if (printed === undefined) return 0;
  const values = printed.gain.map((benefit) => worthOf(state, player, benefit));
  let worth =
    printed.choose === undefined
      ? values.reduce((all, value) => all + value, 0)
      : printed.choose * Math.max(...values);
  const landmark = landmarkAt(track, space);
  if (landmark !== undefined && state.landmarks[landmark] === NONE) {
    worth += OPINIONS.landmarkPlot * landmarkSize(landmark);
  }
  if (space === LIMITS.lastSpace) {
    const place = freePlace(state, COMPLETE_TRACK, player.seat);
    if (place !== NONE) worth += ACHIEVEMENT_POINTS[COMPLETE_TRACK]?.[place] ?? 0;
  }
  return worth;
}

/** The space ahead and, less and less, those after it. */
export function trackWorth(state: State, player: Player, track: Track): number {
  const from = spaceOf(state, player.seat, track);
  const ahead =
    spaceWorth(state, player, track, from + 1) +
    OPINIONS.next * spaceWorth(state, player, track, from + 2) +
    OPINIONS.afterNext * spaceWorth(state, player, track, from + 3) +
    OPINIONS.furthest * from;
  return ahead * OPINIONS[TRACKS[track] as TrackId];
}

export const openTracks = (state: State, { seat }: Player): readonly Track[] =>
  ALL_TRACKS.filter((track) => spaceOf(state, seat, track) < LIMITS.lastSpace);
