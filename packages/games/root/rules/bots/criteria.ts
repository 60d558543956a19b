import type { Filter, Tiebreak } from '@empty-chair/kernel/select';
import {
  enemyBuildings,
  enemyPieces,
  enemyWarriors,
  matches,
  mayPlace,
  openSlots,
  piecesOf,
  rules,
} from '../board.ts';
import { hostileTo } from '../facts.ts';
import type { Clearing, Faction } from '../pieces.ts';
import type { Turn } from '../scene.ts';
import { ratedScore } from '../screen/dominant.ts';
import { warriorsAt } from '../state.ts';
import { m, rule } from '../words.ts';

/** Criteria that several bots share, named as the rulebook names them. */

// ---- clearings -----------------------------------------------------------------

/**
 * Options of every choice among all clearings; the order is that of 2.4. Each criterion of a choice
 * looks only at what the ones before it have left: "such a clearing" (2.5).
 */
export const everyClearing = ({ state }: Turn): readonly Clearing[] => state.facts.byPriority;

export const isOrdered: Filter<Turn, Clearing> = {
  why: m('why.ordered'),
  rule: rule('2.7'),
  keep: ({ state, orderSuit }, clearing) => matches(state, clearing, orderSuit),
};

export const isRuled: Filter<Turn, Clearing> = {
  why: m('why.ruled'),
  keep: ({ state, me }, clearing) => rules(state, me, clearing),
};

export const hasOpenSlot: Filter<Turn, Clearing> = {
  why: m('why.openSlot'),
  rule: rule('2.3'),
  keep: ({ state }, clearing) => openSlots(state, clearing) > 0,
};

/** Nobody but the Marquise places beside the keep (4.2.1), so it is no legal target (2.3). */
export const isPlaceable: Filter<Turn, Clearing> = {
  why: m('why.placeable'),
  rule: rule('4.2.1'),
  keep: ({ state, me }, clearing) => mayPlace(state, me, clearing),
};

/** A battle needs a warrior and an enemy. */
export const canBattleThere: Filter<Turn, Clearing> = {
  why: m('why.canBattle'),
  rule: rule('2.3'),
  keep: ({ state, me }, clearing) =>
    warriorsAt(state, me, clearing) > 0 && enemyPieces(state, me, clearing) > 0,
};

export const highestPriority: Tiebreak<Turn, Clearing> = {
  why: m('why.highestPriority'),
  rule: rule('2.1'),
  prefer: 'least',
  score: ({ state }, clearing) => state.facts.highRank[clearing] as number,
};

export const lowestPriority: Tiebreak<Turn, Clearing> = {
  why: m('why.lowestPriority'),
  prefer: 'most',
  score: ({ state }, clearing) => state.facts.lowRank[clearing] as number,
};

export const mostOwnWarriors: Tiebreak<Turn, Clearing> = {
  why: m('why.mostOwnWarriors'),
  prefer: 'most',
  score: ({ state, me }, clearing) => warriorsAt(state, me, clearing),
};

export const mostEnemyPieces: Tiebreak<Turn, Clearing> = {
  why: m('why.mostEnemyPieces'),
  prefer: 'most',
  score: ({ state, me }, clearing) => enemyPieces(state, me, clearing),
};

export const fewestEnemyPieces: Tiebreak<Turn, Clearing> = {
  why: m('why.fewestEnemyPieces'),
  prefer: 'least',
  score: ({ state, me }, clearing) => enemyPieces(state, me, clearing),
};

export const fewestEnemyWarriors: Tiebreak<Turn, Clearing> = {
  why: m('why.fewestEnemyWarriors'),
  prefer: 'least',
  score: ({ state, me }, clearing) => enemyWarriors(state, me, clearing),
};

export const mostEnemyBuildings: Tiebreak<Turn, Clearing> = {
  why: m('why.mostEnemyBuildings'),
  prefer: 'most',
  score: ({ state, me }, clearing) => enemyBuildings(state, me, clearing),
};

// ---- enemies -----------------------------------------------------------------

/** Whom the bot may choose, humans and bots (B-75), in set-up order. */
export const everyEnemy = ({ state, me }: Turn): readonly Faction[] => hostileTo(state.facts, me);

/** Given the clearing. */
export const isInClearing: Filter<Turn, Faction, Clearing> = {
  why: m('why.inClearing'),
  rule: rule('2.3'),
  keep: ({ state }, faction, clearing) => piecesOf(state, faction, clearing) > 0,
};

/** Given the clearing. */
export const mostPiecesThere: Tiebreak<Turn, Faction, Clearing> = {
  why: m('why.mostPiecesThere'),
  prefer: 'most',
  score: ({ state }, faction, clearing) => piecesOf(state, faction, clearing),
};

export const mostVictoryPoints: Tiebreak<Turn, Faction> = {
  why: m('why.mostVictoryPoints'),
  prefer: 'most',
  score: ({ state }, faction) => ratedScore(state, faction),
};

export const setupOrder: Tiebreak<Turn, Faction> = {
  why: m('why.setupOrder'),
  rule: rule('2.2'),
  prefer: 'least',
  score: (_, faction) => faction,
};
