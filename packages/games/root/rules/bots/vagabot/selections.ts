import type { Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { canBattle } from '../../battle.ts';
import { isBot, piecesOf } from '../../board.ts';
import type { Clearing, Faction } from '../../pieces.ts';
import { CLEARINGS } from '../../pieces.ts';
import { buildingsAt, QUEST, scoreOf, suitOf, tokensAt, warriorsAt } from '../../state.ts';
import { clearingRef, factionRef, m, rule } from '../../words.ts';
import {
  everyClearing,
  everyEnemy,
  highestPriority,
  isInClearing,
  mostEnemyPieces,
  mostPiecesThere,
  mostVictoryPoints,
  setupOrder,
} from '../criteria.ts';
import type { VagabotTurn } from './turn.ts';
import { hasCrafted, hidesItem } from './turn.ts';

/** Fewest moves, which is fewest items. Every clearing can be reached: the pawn ignores rule. */
const nearest: Tiebreak<VagabotTurn, Clearing> = {
  why: m('why.nearest'),
  rule: rule('7.5'),
  prefer: 'least',
  score: ({ ways }, clearing) => ways.distance[clearing] as number,
};

/** 7.5.1: the nearest ruin. */
export const exploreClearing: Selection<VagabotTurn, Clearing> = {
  rule: rule('7.5.1'),
  options: everyClearing,
  filters: [{ why: m('why.ruin'), keep: hidesItem }],
  tiebreaks: [nearest, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 7.5.2: the nearest clearing of the quest's suit. */
export const questClearing: Selection<VagabotTurn, Clearing> = {
  rule: rule('7.5.2'),
  options: everyClearing,
  filters: [
    {
      why: m('why.questSuit'),
      // Without a quest there is no suit, and no clearing matches.
      keep: ({ state }, clearing) =>
        state.facts.questSuit[state.cells[QUEST] as number] === suitOf(state, clearing),
    },
  ],
  tiebreaks: [nearest, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

const crafted: Filter<VagabotTurn, Faction> = { why: m('why.craftedItems'), keep: hasCrafted };

/** 7.5.3: whoever is here with crafted items and has the fewest points, bots included. */
export const aidTarget: Selection<VagabotTurn, Faction> = {
  rule: rule('7.5.3'),
  options: ({ state, me }) => state.facts.enemies[me] as readonly Faction[],
  filters: [isInClearing, crafted],
  tiebreaks: [
    {
      why: m('why.fewestVictoryPoints'),
      prefer: 'least',
      score: ({ state }, faction) => scoreOf(state, faction),
    },
    setupOrder,
  ],
  lastTie: 'impossible',
  ref: factionRef,
};

/** Questing: the nearest clearing with somebody to aid. */
export const aidClearing: Selection<VagabotTurn, Clearing> = {
  rule: rule('trait.questing'),
  options: everyClearing,
  filters: [
    {
      why: m('why.someoneToAid'),
      keep: (turn, clearing) =>
        (turn.state.facts.enemies[turn.me] as readonly Faction[]).some(
          (faction) => piecesOf(turn.state, faction, clearing) > 0 && hasCrafted(turn, faction),
        ),
    },
  ],
  tiebreaks: [nearest, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 7.5.4: the enemy with most points that has a piece in some clearing (2.3). */
export const battleTarget: Selection<VagabotTurn, Faction> = {
  rule: rule('7.5.4'),
  options: everyEnemy,
  filters: [
    {
      why: m('why.onMap'),
      rule: rule('2.3'),
      keep: ({ state }, faction) => {
        for (let clearing = 0; clearing < CLEARINGS; clearing += 1) {
          if (piecesOf(state, faction, clearing) > 0) return true;
        }
        return false;
      },
    },
  ],
  tiebreaks: [mostVictoryPoints, setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

/** 7.5.4: the nearest clearing with a piece of the target; (I) and (II) break ties. */
export const battleClearing: Selection<VagabotTurn, Clearing> = {
  rule: rule('7.5.4'),
  options: everyClearing,
  filters: [
    {
      why: m('why.targetThere'),
      keep: ({ state, target }, clearing) => piecesOf(state, target, clearing) > 0,
    },
  ],
  tiebreaks: [
    nearest,
    {
      why: m('why.mostBuildingsAndTokens'),
      rule: rule('7.5.4.I'),
      prefer: 'most',
      score: ({ state, target }, clearing) =>
        buildingsAt(state, target, clearing) + tokensAt(state, target, clearing),
    },
    {
      why: m('why.fewestTargetWarriors'),
      rule: rule('7.5.4.II'),
      prefer: 'least',
      score: ({ state, target }, clearing) => warriorsAt(state, target, clearing),
    },
    highestPriority,
  ],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** Berserker: the clearing with most enemy pieces; the nearest of those. */
export const berserkerClearing: Selection<VagabotTurn, Clearing> = {
  rule: rule('trait.berserker'),
  options: everyClearing,
  filters: [
    {
      why: m('why.someEnemyPiece'),
      keep: ({ state, me }, clearing) =>
        (state.facts.hostile[me] as readonly Faction[]).some(
          (faction) => piecesOf(state, faction, clearing) > 0,
        ),
    },
  ],
  tiebreaks: [mostEnemyPieces, nearest, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

export const berserkerTarget: Selection<VagabotTurn, Faction> = {
  rule: rule('trait.berserker'),
  options: everyEnemy,
  filters: [isInClearing],
  tiebreaks: [mostPiecesThere, setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

/** 7.7.1: the enemy here with most points, then most pieces; bots have no hand to steal from. */
export const thiefTarget: Selection<VagabotTurn, Faction> = {
  rule: rule('7.7.1'),
  options: everyEnemy,
  filters: [
    isInClearing,
    {
      why: m('why.hasHand'),
      rule: rule('2.8.1'),
      keep: ({ state }, faction) => !isBot(state, faction),
    },
  ],
  tiebreaks: [mostVictoryPoints, mostPiecesThere, setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

/** 7.7.4: attacker, then defender, by set-up order. */
export const instigatedAttacker: Selection<VagabotTurn, Faction> = {
  rule: rule('7.7.4'),
  options: everyEnemy,
  filters: [
    {
      why: m('why.canAttack'),
      rule: rule('2.3'),
      keep: ({ state, clearing, me }, faction) =>
        (state.facts.hostile[me] as readonly Faction[]).some((other) =>
          canBattle(state, faction, other, clearing),
        ),
    },
  ],
  tiebreaks: [setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

export const instigatedDefender: Selection<VagabotTurn, Faction> = {
  rule: rule('7.7.4'),
  options: everyEnemy,
  filters: [
    isInClearing,
    { why: m('why.notAttacker'), keep: ({ target }, faction) => faction !== target },
  ],
  tiebreaks: [setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};
