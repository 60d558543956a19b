import type { Filter, Gathering, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { moveTargets } from '../../board.ts';
import { bots } from '../../content.ts';
import type { Clearing, Faction } from '../../pieces.ts';
import { hasPlot, isFaceDown, isFaceUp } from '../../plots.ts';
import type { Turn } from '../../scene.ts';
import { buildingsAt, tokensAt, warriorsAt } from '../../state.ts';
import { clearingRef, factionRef, m, rule } from '../../words.ts';
import {
  canBattleThere,
  everyClearing,
  everyEnemy,
  highestPriority,
  isInClearing,
  isOrdered,
  isPlaceable,
  lowestPriority,
  mostOwnWarriors,
  mostPiecesThere,
  mostVictoryPoints,
  setupOrder,
} from '../criteria.ts';

const { numbers } = bots.cogwheelCorvids;

/** One plot in a clearing at most (law 13.2.2). */
const withoutPlot: Filter<Turn, Clearing> = {
  why: m('why.withoutPlot'),
  keep: ({ state }, clearing) => !hasPlot(state, clearing),
};

// ---- 11.4.3 Recruit --------------------------------------------------------------------

const preferNoPlot: Tiebreak<Turn, Clearing> = {
  why: m('why.preferNoPlot'),
  prefer: 'least',
  score: ({ state }, clearing) => (hasPlot(state, clearing) ? 1 : 0),
};

/** The best two of them (B-58). */
export const recruitClearing: Selection<Turn, Clearing> = {
  rule: rule('11.4.3'),
  options: everyClearing,
  filters: [isOrdered, isPlaceable],
  tiebreaks: [preferNoPlot, mostOwnWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

// ---- 11.4.4 Flip -----------------------------------------------------------------------

/** No warrior is needed. */
export const plotsToFlip: Gathering<Turn, Clearing> = {
  rule: rule('11.4.4'),
  options: everyClearing,
  filters: [{ why: m('why.faceDown'), keep: ({ state }, clearing) => isFaceDown(state, clearing) }],
  ref: clearingRef,
};

/** Gamble: the human with most pieces there (B-66). */
export const gambler: Selection<Turn, Faction, Clearing> = {
  rule: rule('trait.gamble'),
  options: ({ state }) => state.facts.humans,
  filters: [isInClearing],
  tiebreaks: [mostPiecesThere, setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

// ---- 11.5.1 Battle ---------------------------------------------------------------------

export const battleClearings: Gathering<Turn, Clearing> = {
  rule: rule('11.5.1'),
  options: everyClearing,
  filters: [
    isOrdered,
    {
      // B-62: in each clearing with two of them, not in two clearings.
      why: m('why.twoWarriors'),
      rule: rule('B-62'),
      keep: ({ state, me }, clearing) => warriorsAt(state, me, clearing) >= numbers.battleWarriors,
    },
    canBattleThere,
  ],
  ref: clearingRef,
};

export const defender: Selection<Turn, Faction, Clearing> = {
  rule: rule('11.5.1'),
  options: everyEnemy,
  filters: [isInClearing],
  tiebreaks: [
    {
      why: m('why.mostHoldingsThere'),
      prefer: 'most',
      score: ({ state }, enemy, clearing) =>
        buildingsAt(state, enemy, clearing) + tokensAt(state, enemy, clearing),
    },
    mostVictoryPoints,
    setupOrder,
  ],
  lastTie: 'impossible',
  ref: factionRef,
};

// ---- 11.5.2 Move -----------------------------------------------------------------------

export const moveClearings: Gathering<Turn, Clearing> = {
  rule: rule('11.5.2'),
  options: everyClearing,
  filters: [
    isOrdered,
    { why: m('why.faceUp'), keep: ({ state }, clearing) => isFaceUp(state, clearing) },
  ],
  ref: clearingRef,
};

/** 11.2.1 Nimble: it rules neither end; the Ferry's link counts (B-88). */
const neighbours = ({ state }: Turn, from: Clearing): readonly Clearing[] =>
  moveTargets(state, from);

/** Given the clearing that they leave. */
export const moveDestination: Selection<Turn, Clearing, Clearing> = {
  rule: rule('11.5.2'),
  options: neighbours,
  filters: [withoutPlot],
  tiebreaks: [mostOwnWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** II: every neighbour has a plot (B-63). */
export const moveAmongPlots: Selection<Turn, Clearing, Clearing> = {
  rule: rule('11.5.2.II'),
  options: neighbours,
  filters: [],
  tiebreaks: [lowestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

// ---- 11.5.3 Plot, 11.5.4 The Plot Thickens ---------------------------------------------------

export const plotClearing: Selection<Turn, Clearing> = {
  rule: rule('11.5.3'),
  options: everyClearing,
  filters: [
    isOrdered,
    withoutPlot,
    isPlaceable,
    {
      why: m('why.ownWarrior'),
      keep: ({ state, me }, clearing) => warriorsAt(state, me, clearing) > 0,
    },
  ],
  tiebreaks: [mostOwnWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

export const thickeningClearing: Selection<Turn, Clearing> = {
  rule: rule('11.5.4'),
  options: everyClearing,
  filters: [
    withoutPlot,
    isPlaceable,
    {
      why: m('why.threeWarriors'),
      keep: ({ state, me }, clearing) => warriorsAt(state, me, clearing) >= numbers.thickensAt,
    },
  ],
  tiebreaks: [mostOwnWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};
