import type { Filter, Gathering, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { hasOption } from '@empty-chair/kernel/select';
import { defenselessBuildings, matches, piecesOf } from '../../board.ts';
import { targetsOf } from '../../bot-customers.ts';
import { enemiesOf } from '../../facts.ts';
import type { Clearing, Faction, Suit } from '../../pieces.ts';
import { ROOST } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import { buildingsAt, piecesAt, tokensAt, warriorsAt } from '../../state.ts';
import { clearingRef, factionRef, m, rule } from '../../words.ts';
import {
  canBattleThere,
  everyClearing,
  everyEnemy,
  fewestEnemyPieces,
  hasOpenSlot,
  highestPriority,
  isInClearing,
  isOrdered,
  isPlaceable,
  isRuled,
  lowestPriority,
  mostEnemyPieces,
  mostOwnWarriors,
  mostPiecesThere,
  mostVictoryPoints,
  setupOrder,
} from '../criteria.ts';
import { movable } from './turn.ts';

const hasRoost = ({ state }: Turn, clearing: Clearing): boolean =>
  piecesAt(state, ROOST, clearing) > 0;

/** Given the column of the Decree that is being resolved. */
const matchesColumn: Filter<Turn, Clearing, Suit> = {
  why: m('why.column'),
  keep: ({ state }, clearing, column) => matches(state, clearing, column),
};

const withRoost: Filter<Turn, Clearing> = { why: m('why.withRoost'), keep: hasRoost };

const withoutRoost: Filter<Turn, Clearing> = {
  why: m('why.withoutRoost'),
  keep: (turn, clearing) => !hasRoost(turn, clearing),
};

/** "Without a roost" as a wish, not a condition: if every one has a roost, one of those. */
const preferNoRoost: Tiebreak<Turn, Clearing> = {
  why: m('why.preferNoRoost'),
  prefer: 'least',
  score: (turn, clearing) => (hasRoost(turn, clearing) ? 1 : 0),
};

/** 5.4.4: the highest-priority ordered clearing where roost and warriors can be placed. */
export const newRoostClearing: Selection<Turn, Clearing> = {
  rule: rule('5.4.4'),
  options: everyClearing,
  filters: [isOrdered, isPlaceable, hasOpenSlot],
  tiebreaks: [highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 5.5.1.I: where the column's warriors are recruited. */
export const recruitClearing: Selection<Turn, Clearing, Suit> = {
  rule: rule('5.5.1.I'),
  options: everyClearing,
  filters: [matchesColumn, withRoost, isPlaceable],
  tiebreaks: [
    { ...mostEnemyPieces, rule: rule('5.5.1.I.a') },
    {
      why: m('why.fewestOwnWarriors'),
      rule: rule('5.5.1.I.b'),
      prefer: 'least',
      score: ({ state, me }, clearing) => warriorsAt(state, me, clearing),
    },
    { ...lowestPriority, rule: rule('5.5.1.I.c') },
  ],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 5.5.1.II: the ruled clearing with most Eyrie warriors that can send anybody. */
export const moveOrigin: Selection<Turn, Clearing, Suit> = {
  rule: rule('5.5.1.II'),
  options: everyClearing,
  filters: [
    matchesColumn,
    isRuled,
    {
      why: m('why.someMayLeave'),
      rule: rule('A-14'),
      keep: (turn, clearing, column) => movable(turn, clearing, column) > 0,
    },
  ],
  tiebreaks: [mostOwnWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 5.5.1.II: where the warriors of the given clearing go. It rules the origin, so any neighbour is legal. */
export const moveDestination: Selection<Turn, Clearing, Clearing> = {
  rule: rule('5.5.1.II'),
  options: ({ state, me }, from) => targetsOf(state, me, from),
  filters: [],
  tiebreaks: [
    preferNoRoost,
    { ...fewestEnemyPieces, rule: rule('5.5.1.II.a') },
    { ...lowestPriority, rule: rule('5.5.1.II.b') },
  ],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 5.5.1.III: where the column battles, by the rulebook's ties. */
export const battleClearing: Selection<Turn, Clearing, Suit> = {
  rule: rule('5.5.1.III'),
  options: everyClearing,
  filters: [matchesColumn, canBattleThere],
  tiebreaks: [
    { ...preferNoRoost, rule: rule('5.5.1.III.a') },
    {
      why: m('why.mostDefenselessBuildings'),
      rule: rule('5.5.1.III.b'),
      prefer: 'most',
      score: ({ state, me }, clearing) => defenselessBuildings(state, me, clearing),
    },
    { ...lowestPriority, rule: rule('5.5.1.III.c') },
  ],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 5.5.1.III: the enemy with most buildings in the given clearing, even zero. */
export const defender: Selection<Turn, Faction, Clearing> = {
  rule: rule('5.5.1.III'),
  options: everyEnemy,
  filters: [isInClearing],
  tiebreaks: [
    {
      why: m('why.mostBuildingsThere'),
      prefer: 'most',
      score: ({ state }, faction, clearing) => buildingsAt(state, faction, clearing),
    },
    { ...mostPiecesThere, rule: rule('5.5.1.III.d') },
    { ...mostVictoryPoints, rule: rule('5.5.1.III.e') },
    setupOrder,
  ],
  lastTie: 'impossible',
  ref: factionRef,
};

/** Relentless: whose buildings and tokens in the given clearing have no warrior beside them (trade posts too, B-90). */
export const relentlessVictims: Gathering<Turn, Faction, Clearing> = {
  rule: rule('trait.relentless'),
  options: ({ state, me }, clearing) =>
    enemiesOf(state.facts, me).filter(
      (enemy) => buildingsAt(state, enemy, clearing) + tokensAt(state, enemy, clearing) > 0,
    ),
  filters: [
    {
      why: m('why.noWarriorsThere'),
      keep: ({ state }, enemy, clearing) => warriorsAt(state, enemy, clearing) === 0,
    },
  ],
  ref: factionRef,
};

/** Relentless: from the highest priority down. */
export const relentlessClearings: Gathering<Turn, Clearing> = {
  rule: rule('trait.relentless'),
  options: everyClearing,
  filters: [
    {
      why: m('why.ownWarriors'),
      keep: ({ state, me }, clearing) => warriorsAt(state, me, clearing) > 0,
    },
    {
      why: m('why.someoneDefenseless'),
      keep: (turn, clearing) => hasOption(turn, relentlessVictims, clearing),
    },
  ],
  ref: clearingRef,
};

/** 5.5.2: the highest-priority ruled clearing without a roost that can take one. */
export const buildClearing: Selection<Turn, Clearing> = {
  rule: rule('5.5.2'),
  options: everyClearing,
  filters: [isRuled, withoutRoost, hasOpenSlot, isPlaceable],
  tiebreaks: [highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** Swoop: the highest-priority clearing where it has no piece and may place. */
export const swoopClearing: Selection<Turn, Clearing> = {
  rule: rule('trait.swoop'),
  options: everyClearing,
  filters: [
    {
      why: m('why.noOwnPieces'),
      keep: ({ state, me }, clearing) => piecesOf(state, me, clearing) === 0,
    },
    isPlaceable,
  ],
  tiebreaks: [highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};
