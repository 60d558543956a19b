import type { Gathering, Selection } from '@empty-chair/kernel/select';
import type { RuleId } from '@empty-chair/kernel/words';
import { enemyPieces, mayMove, moveTargets, onMap } from '../../board.ts';
import { isOnTrack } from '../../effects.ts';
import type { Clearing, Faction, Kind } from '../../pieces.ts';
import { BIRD, RECRUITER, SAWMILL, WORKSHOP } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import { warriorsAt } from '../../state.ts';
import { clearingRef, factionRef, kindRef, m, rule } from '../../words.ts';
import {
  canBattleThere,
  everyClearing,
  everyEnemy,
  hasOpenSlot,
  highestPriority,
  isInClearing,
  isOrdered,
  isRuled,
  lowestPriority,
  mostEnemyPieces,
  mostOwnWarriors,
  mostPiecesThere,
  mostVictoryPoints,
  setupOrder,
} from '../criteria.ts';
import { BUILDING_OF_SUIT, trackPoints } from './turn.ts';

/** Whom to battle in the given clearing: most pieces, then (I) most points. */
function defenderBy(by: RuleId, firstTie: RuleId): Selection<Turn, Faction, Clearing> {
  return {
    rule: by,
    options: everyEnemy,
    filters: [isInClearing],
    tiebreaks: [mostPiecesThere, { ...mostVictoryPoints, rule: firstTie }, setupOrder],
    lastTie: 'impossible',
    ref: factionRef,
  };
}
export const defender = defenderBy(rule('4.5.1'), rule('4.5.1.I'));
export const escalatedDefender = defenderBy(rule('4.7.1'), rule('4.7.1.I'));
/** Blitz battles "if opponents are there", as in 4.5.1. */
export const blitzDefender = defenderBy(rule('trait.blitz'), rule('4.5.1.I'));

/** 4.5.1: the ordered clearings, from the highest priority down. */
export const battleClearings: Gathering<Turn, Clearing> = {
  rule: rule('4.5.1'),
  options: everyClearing,
  filters: [isOrdered, canBattleThere],
  ref: clearingRef,
};

/** 4.7.1: all clearings, from the highest priority down. */
export const escalatedBattleClearings: Gathering<Turn, Clearing> = {
  rule: rule('4.7.1'),
  options: everyClearing,
  filters: [canBattleThere],
  ref: clearingRef,
};

/** 4.5.2: the ordered clearings it rules, from the highest priority down. */
export const recruitClearings: Gathering<Turn, Clearing> = {
  rule: rule('4.5.2'),
  options: everyClearing,
  filters: [isOrdered, isRuled],
  ref: clearingRef,
};

/** Challenging: two more in the best of them. */
export const extraRecruitClearing: Selection<Turn, Clearing> = {
  rule: rule('3.3.1'),
  options: everyClearing,
  filters: [isOrdered, isRuled],
  tiebreaks: [highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 4.7.2: the clearings it rules, from the lowest priority up. */
export const escalatedRecruitClearing: Selection<Turn, Clearing> = {
  rule: rule('4.7.2'),
  options: everyClearing,
  filters: [isRuled],
  tiebreaks: [lowestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** Where to build. A full clearing is no legal target (2.3, example 1). */
function buildClearingBy(by: RuleId): Selection<Turn, Clearing> {
  return {
    rule: by,
    options: everyClearing,
    filters: [isRuled, hasOpenSlot],
    tiebreaks: [mostOwnWarriors, highestPriority],
    lastTie: 'impossible',
    ref: clearingRef,
  };
}
export const buildClearing = buildClearingBy(rule('4.5.3'));
export const escalatedBuildClearing = buildClearingBy(rule('4.7.3'));

/** 4.7.3: the type it has most of; sawmill, then recruiter, win ties. */
export const escalatedBuilding: Selection<Turn, Kind> = {
  rule: rule('4.7.3'),
  options: ({ state }) =>
    state.facts.config.options.escalatedTie === 'recruiter'
      ? [SAWMILL, RECRUITER, WORKSHOP]
      : [SAWMILL, WORKSHOP, RECRUITER],
  filters: [
    { why: m('why.onTrack'), rule: rule('2.3'), keep: ({ state }, kind) => isOnTrack(state, kind) },
  ],
  tiebreaks: [
    { why: m('why.mostOnMap'), prefer: 'most', score: ({ state }, kind) => onMap(state, kind) },
  ],
  lastTie: 'listed-first',
  ref: kindRef,
};

/** 4.5.4: whoever is there when their clearing's turn comes, arrivals too. */
export const moveClearings: Gathering<Turn, Clearing> = {
  rule: rule('4.5.4'),
  options: everyClearing,
  filters: [isOrdered],
  ref: clearingRef,
};

/** Where the warriors of the given clearing go; no enemy next door is a tie at zero. */
function destinationBy(by: RuleId): Selection<Turn, Clearing, Clearing> {
  return {
    rule: by,
    options: ({ state }, from) => moveTargets(state, from),
    filters: [
      {
        why: m('why.mayMove'),
        rule: rule('2.3'),
        keep: ({ state, me }, to, from) => mayMove(state, me, from, to),
      },
    ],
    tiebreaks: [mostEnemyPieces, highestPriority],
    lastTie: 'impossible',
    ref: clearingRef,
  };
}
export const moveDestination = destinationBy(rule('4.5.4'));
export const escalatedMoveDestination = destinationBy(rule('4.7.4'));
/** 4.7.4: where warriors have arrived, given how many in each clearing. */
export const arrivalClearings: Gathering<Turn, Clearing, readonly number[]> = {
  rule: rule('4.7.4'),
  options: everyClearing,
  filters: [
    { why: m('why.arrivals'), keep: (_, clearing, arrivals) => (arrivals[clearing] as number) > 0 },
    canBattleThere,
  ],
  ref: clearingRef,
};

/** From a ruled clearing every neighbour is legal, so Blitz needs no such condition. */
export const blitzDestination: Selection<Turn, Clearing, Clearing> = {
  ...destinationBy(rule('trait.blitz')),
  filters: [],
};

/** Blitz: the highest-priority clearing it rules without an enemy, with someone to send. */
export const blitzClearing: Selection<Turn, Clearing> = {
  rule: rule('trait.blitz'),
  options: everyClearing,
  filters: [
    isRuled,
    {
      why: m('why.noEnemyPieces'),
      keep: ({ state, me }, clearing) => enemyPieces(state, me, clearing) === 0,
    },
    {
      why: m('why.twoWarriors'),
      rule: rule('A-12'),
      keep: ({ state, me }, clearing) => warriorsAt(state, me, clearing) >= 2,
    },
  ],
  tiebreaks: [highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 4.6.1: the type of the order's suit; of a bird order the one that brings most. */
export const scoredBuilding: Selection<Turn, Kind> = {
  rule: rule('4.6.1'),
  options: () => BUILDING_OF_SUIT,
  filters: [
    {
      why: m('why.orderedBuilding'),
      keep: ({ orderSuit }, kind) => orderSuit === BIRD || BUILDING_OF_SUIT[orderSuit] === kind,
    },
  ],
  tiebreaks: [{ why: m('why.mostTrackPoints'), prefer: 'most', score: trackPoints }],
  lastTie: 'listed-first',
  ref: kindRef,
};
