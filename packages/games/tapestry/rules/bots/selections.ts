import { NONE } from '@empty-chair/kernel/ids';
import type { Filter, Gathering, Selection, Tiebreak } from '@empty-chair/kernel/select';
import type { RuleId } from '@empty-chair/kernel/words';
import {
  canBeConquered,
  canBeExplored,
  canStillGainMiddleIsland,
  controls,
  isBeside,
  isHumanTerritory,
  isInReach,
  tokensAt,
} from '../board.ts';
import type { Track } from '../content.ts';
import { ALL_TRACKS, LANDMARK_SPACES, LIMITS, landmarkAt, MILITARY } from '../content.ts';
import type { Hex } from '../hexes.ts';
import { ALL_HEXES, READING_ORDER } from '../hexes.ts';
import type { Player, State } from '../state.ts';
import { AUTOMA, isFinishedTrack, spaceOf } from '../state.ts';
import { cardRef, hexRef, m, rule, trackRef } from '../words.ts';
import type { Survey } from './survey.ts';
import type { Turn } from './turn.ts';
import { placeInOrder, tiebreakerOf } from './turn.ts';

/** Sections 3 and 5 of the rules: how a track and a hex are chosen. */

// ---- Advance on a track ----------------------------------------------------------

const isUnfinished: Filter<Turn, Track, Player> = {
  why: m('why.unfinished'),
  keep: ({ state }, track, bot) => !isFinishedTrack(state, bot, track),
};

const toEnd = (state: State, bot: Player, track: Track): number =>
  LIMITS.lastSpace - spaceOf(state, bot, track);

/** R-TRK-1: only landmarks ahead of the token count. */
function toLandmarkOrEnd(state: State, bot: Player, track: Track): number {
  const from = spaceOf(state, bot, track);
  for (const space of LANDMARK_SPACES) {
    if (space <= from) continue;
    if (state.landmarks[landmarkAt(track, space) as number] === NONE) return space - from;
  }
  return toEnd(state, bot, track);
}

const nearestLandmarkOrEnd: Tiebreak<Turn, Track, Player> = {
  why: m('why.landmarkOrEnd'),
  rule: rule('ADV-V2'),
  prefer: 'least',
  score: ({ state }, track, bot) => toLandmarkOrEnd(state, bot, track),
};

const nearestEnd: Tiebreak<Turn, Track, Player> = {
  why: m('why.end'),
  rule: rule('ADV-V3'),
  prefer: 'least',
  score: ({ state }, track, bot) => toEnd(state, bot, track),
};

const trackOrder: Tiebreak<Turn, Track, Player> = {
  why: m('why.trackOrder'),
  rule: rule('ADV-T1'),
  prefer: 'least',
  note: (turn, bot) => ({
    card: cardRef(tiebreakerOf(turn).id),
    backwards: bot === AUTOMA ? 0 : 1,
  }),
  score: placeInOrder,
};

/** Given: which bot advances. */
function trackBy(
  by: RuleId,
  ...nearest: readonly Tiebreak<Turn, Track, Player>[]
): Selection<Turn, Track, Player> {
  return {
    rule: by,
    options: () => ALL_TRACKS,
    filters: [isUnfinished],
    tiebreaks: [...nearest, trackOrder],
    lastTie: 'impossible',
    ref: trackRef,
  };
}
/** The three icons of a track card: square, house and flag, flag. */
export const anyTrack = trackBy(rule('ADV-V1'));
export const trackByLandmarkOrEnd = trackBy(rule('ADV-V2'), nearestLandmarkOrEnd);
export const trackByEnd = trackBy(rule('ADV-V3'), nearestEnd);
/** INC-3: by the house and flag, whatever the pair shows. */
export const newFavorite = trackBy(rule('INC-3'), nearestLandmarkOrEnd);

// ---- Hexes -------------------------------------------------------------------------

/** HEX-1: the first valid hex in the order of reading. */
const readingOrder = (by: RuleId): Tiebreak<Turn, Hex> => ({
  why: m('why.readingOrder'),
  rule: by,
  prefer: 'least',
  note: (turn) => ({ card: cardRef(tiebreakerOf(turn).id) }),
  score: (turn, hex) => READING_ORDER[tiebreakerOf(turn).tiebreaker.hexPattern][hex] as number,
});

const isNear: Filter<Turn, Hex, Survey> = {
  why: m('why.inReach'),
  keep: ({ state }, hex, { reach }) => reach === 'anywhere' || isInReach(state, AUTOMA, hex),
};

const closestToMiddle = (by: RuleId): Tiebreak<Turn, Hex, Survey> => ({
  why: m('why.middleIsland'),
  rule: by,
  prefer: 'least',
  when: ({ state }) => canStillGainMiddleIsland(state),
  score: (_, hex, { toMiddle }) => toMiddle[hex] as number,
});

// ---- Conquer opponent --------------------------------------------------------------

export const opponentHex: Selection<Turn, Hex, Survey> = {
  rule: rule('COP-V1'),
  options: () => ALL_HEXES,
  filters: [
    { why: m('why.yours'), keep: ({ state }, hex) => isHumanTerritory(state, hex) },
    { why: m('why.room'), keep: ({ state }, hex) => canBeConquered(state, AUTOMA, hex) },
    isNear,
  ],
  tiebreaks: [closestToMiddle(rule('COP-T1')), readingOrder(rule('COP-T2'))],
  lastTie: 'impossible',
  ref: hexRef,
};

// ---- Conquer neutral ---------------------------------------------------------------

const isFree: Filter<Turn, Hex> = {
  why: m('why.conquerOrExplore'),
  keep: ({ state }, hex) => canBeExplored(state, hex) || canBeConquered(state, AUTOMA, hex),
};

const isNotBesideYou: Filter<Turn, Hex> = {
  why: m('why.notBesideYou'),
  rule: rule('CNE-V2'),
  keep: (turn, hex) =>
    tiebreakerOf(turn).tiebreaker.toppledOutpost ||
    !isBeside(hex, (near) => isHumanTerritory(turn.state, near)),
};

/** CON-1: every hex that either way of conquering could come to, whatever the card shows. */
export const conquerable: Gathering<Turn, Hex, Survey> = {
  rule: rule('CON-1'),
  options: () => ALL_HEXES,
  filters: [isFree, isNear],
  ref: hexRef,
};

export const neutralHex: Selection<Turn, Hex, Survey> = {
  rule: rule('CNE-V1'),
  options: () => ALL_HEXES,
  filters: [isFree, isNear, isNotBesideYou],
  tiebreaks: [
    closestToMiddle(rule('CNE-T1')),
    {
      why: m('why.closestToLonely'),
      rule: rule('CNE-T2'),
      prefer: 'least',
      when: (_, { hasLonely }) => hasLonely,
      score: (_, hex, { toLonely }) => toLonely[hex] as number,
    },
    {
      why: m('why.closestToYou'),
      rule: rule('CNE-T3'),
      prefer: 'least',
      when: (_, { hasTerritory, hasLonely }) => hasTerritory && !hasLonely,
      score: (_, hex, { toHuman }) => toHuman[hex] as number,
    },
    readingOrder(rule('CNE-T4')),
  ],
  lastTie: 'impossible',
  ref: hexRef,
};

// ---- Explore -----------------------------------------------------------------------

export const exploreHex: Selection<Turn, Hex, Survey> = {
  rule: rule('EXP-V1'),
  options: () => ALL_HEXES,
  filters: [
    { why: m('why.unexplored'), keep: ({ state }, hex) => canBeExplored(state, hex) },
    isNear,
  ],
  tiebreaks: [
    {
      why: m('why.farthest'),
      rule: rule('EXP-T1'),
      prefer: 'most',
      when: ({ state }, { hasTerritory }) => hasTerritory && state.favorites[AUTOMA] !== MILITARY,
      score: (_, hex, { toHuman }) => toHuman[hex] as number,
    },
    readingOrder(rule('EXP-T2')),
  ],
  lastTie: 'impossible',
  ref: hexRef,
};

// ---- Conquerors --------------------------------------------------------------------

/** CIV-3, R-CIV-2: the middle island too. */
export const guardedHex: Selection<Turn, Hex> = {
  rule: rule('CIV-3'),
  options: () => ALL_HEXES,
  filters: [
    { why: m('why.own'), keep: ({ state }, hex) => controls(state, AUTOMA, hex) },
    { why: m('why.oneToken'), keep: ({ state }, hex) => tokensAt(state, hex) === 1 },
  ],
  tiebreaks: [readingOrder(rule('HEX-1'))],
  lastTie: 'impossible',
  ref: hexRef,
};
