import type { Filter, Gathering, Selection } from '@empty-chair/kernel/select';
import {
  baseFor,
  baseOnBoard,
  enemyPieces,
  isSympathetic,
  nextToSympathy,
  slotsWithoutBuildings,
} from '../../board.ts';
import type { Clearing } from '../../pieces.ts';
import { ALLIANCE } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import { buildingsAt, piecesAt, warriorsAt } from '../../state.ts';
import { clearingRef, m, rule } from '../../words.ts';
import {
  everyClearing,
  fewestEnemyPieces,
  fewestEnemyWarriors,
  highestPriority,
  isOrdered,
  isPlaceable,
  mostEnemyPieces,
} from '../criteria.ts';
import type { AllianceTurn } from './turn.ts';
import { level } from './turn.ts';

const sympathetic: Filter<Turn, Clearing> = {
  why: m('why.sympathetic'),
  rule: rule('6.2.1.II'),
  keep: ({ state }, clearing) => isSympathetic(state, clearing),
};

/** One token per clearing. */
const unsympathetic: Filter<Turn, Clearing> = {
  why: m('why.unsympathetic'),
  rule: rule('6.2.1.I'),
  keep: ({ state }, clearing) => !isSympathetic(state, clearing),
};

const adjacentToSympathy: Filter<Turn, Clearing> = {
  why: m('why.adjacentToSympathy'),
  keep: ({ state }, clearing) => nextToSympathy(state, clearing),
};

/** The base that matches the clearing is still on the faction board, whatever others are used. */
const matchingBase: Filter<Turn, Clearing> = {
  why: m('why.matchingBase'),
  keep: ({ state }, clearing) => baseOnBoard(state, clearing),
};

/** Once the enemies are gone there must be a slot for the base: ruins and the Scoundrel stay. */
const roomForBase: Filter<Turn, Clearing> = {
  why: m('why.roomForBase'),
  rule: rule('2.3'),
  keep: ({ state }, clearing) =>
    slotsWithoutBuildings(state, clearing) > buildingsAt(state, ALLIANCE, clearing),
};

/** a revolt without enemy pieces is allowed unless the table says otherwise. */
const worthRevolting: Filter<Turn, Clearing> = {
  why: m('why.someEnemyPiece'),
  rule: rule('A-24'),
  keep: ({ state, me }, clearing) =>
    state.facts.config.options.emptyRevolt === 'allowed' || enemyPieces(state, me, clearing) > 0,
};

/** 6.4.3: the ordered sympathetic clearing with most enemy pieces. */
export const revoltClearing: Selection<Turn, Clearing> = {
  rule: rule('6.4.3'),
  options: everyClearing,
  filters: [isOrdered, sympathetic, matchingBase, roomForBase, worthRevolting],
  tiebreaks: [mostEnemyPieces, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 6.5.2: of any suit whose base is on the board. */
export const surpriseRevoltClearing: Selection<Turn, Clearing> = {
  rule: rule('6.5.2'),
  options: everyClearing,
  filters: [sympathetic, matchingBase, roomForBase, worthRevolting],
  tiebreaks: [mostEnemyPieces, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 6.5.1: an ordered neighbour of sympathy with fewest enemy warriors. */
export const spreadClearing: Selection<Turn, Clearing> = {
  rule: rule('6.5.1'),
  options: everyClearing,
  filters: [isOrdered, unsympathetic, adjacentToSympathy, isPlaceable],
  tiebreaks: [fewestEnemyWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 6.5.1.I: no such clearing, so fewest enemy pieces (not warriors, A-22), wherever that is. */
export const spreadAnywhere: Selection<Turn, Clearing> = {
  rule: rule('6.5.1.I'),
  options: everyClearing,
  filters: [unsympathetic, isPlaceable],
  tiebreaks: [fewestEnemyPieces, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** A-21, the designer's word as a table option: neighbours of any suit before the rest of the map. */
export const spreadNearby: Selection<Turn, Clearing> = {
  rule: rule('A-21'),
  options: everyClearing,
  filters: [unsympathetic, adjacentToSympathy, isPlaceable],
  tiebreaks: [fewestEnemyPieces, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

const withBase: Filter<Turn, Clearing> = {
  why: m('why.withBase'),
  keep: ({ state }, clearing) => piecesAt(state, baseFor(state, clearing), clearing) > 0,
};

/** 6.6.1: base clearings with enough warriors, three unless the difficulty says otherwise. */
export const organizeClearings: Gathering<AllianceTurn, Clearing> = {
  rule: rule('6.6.1'),
  options: everyClearing,
  filters: [
    withBase,
    {
      why: m('why.enoughToOrganize'),
      keep: (turn, clearing) => warriorsAt(turn.state, turn.me, clearing) >= level(turn).organizeAt,
    },
  ],
  ref: clearingRef,
};

export const recruitClearings: Gathering<Turn, Clearing> = {
  rule: rule('6.6.2'),
  options: everyClearing,
  filters: [withBase],
  ref: clearingRef,
};
