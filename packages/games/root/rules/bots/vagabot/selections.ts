import type { Filter, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { canBattle } from '../../battle.ts';
import { isBot, piecesOf } from '../../board.ts';
import { enemiesOf, hostileTo, suitOfQuest } from '../../facts.ts';
import type { Clearing, Faction } from '../../pieces.ts';
import { CLEARINGS } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import { ratedScore } from '../../screen/dominant.ts';
import { buildingsAt, questOf, suitOf, tokensAt, warriorsAt } from '../../state.ts';
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
import type { Ways } from './turn.ts';
import { hasCrafted, hidesItem } from './turn.ts';

/** Fewest moves, which is fewest items. Every clearing can be reached: the pawn ignores rule. */
const nearest: Tiebreak<Turn, Clearing, Ways> = {
  why: m('why.nearest'),
  rule: rule('7.5'),
  prefer: 'least',
  score: (_, clearing, { distance }) => distance[clearing] as number,
};

/** 7.5.1: the nearest ruin. */
export const exploreClearing: Selection<Turn, Clearing, Ways> = {
  rule: rule('7.5.1'),
  options: everyClearing,
  filters: [{ why: m('why.ruin'), keep: hidesItem }],
  tiebreaks: [nearest, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 7.5.2: the nearest clearing of the quest's suit. */
export const questClearing: Selection<Turn, Clearing, Ways> = {
  rule: rule('7.5.2'),
  options: everyClearing,
  filters: [
    {
      why: m('why.questSuit'),
      // Without a quest there is no suit, and no clearing matches.
      keep: ({ state }, clearing) =>
        suitOfQuest(state.facts, questOf(state)) === suitOf(state, clearing),
    },
  ],
  tiebreaks: [nearest, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

const crafted: Filter<Turn, Faction> = { why: m('why.craftedItems'), keep: hasCrafted };

/** 7.5.3: whoever is in the given clearing with crafted items and has the fewest points, bots included. */
export const aidTarget: Selection<Turn, Faction, Clearing> = {
  rule: rule('7.5.3'),
  options: ({ state, me }) => enemiesOf(state.facts, me),
  filters: [isInClearing, crafted],
  tiebreaks: [
    {
      why: m('why.fewestVictoryPoints'),
      prefer: 'least',
      score: ({ state }, faction) => ratedScore(state, faction),
    },
    setupOrder,
  ],
  lastTie: 'impossible',
  ref: factionRef,
};

/** Questing: the nearest clearing with somebody to aid. */
export const aidClearing: Selection<Turn, Clearing, Ways> = {
  rule: rule('trait.questing'),
  options: everyClearing,
  filters: [
    {
      why: m('why.someoneToAid'),
      keep: (turn, clearing) =>
        enemiesOf(turn.state.facts, turn.me).some(
          (faction) => piecesOf(turn.state, faction, clearing) > 0 && hasCrafted(turn, faction),
        ),
    },
  ],
  tiebreaks: [nearest, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 7.5.4: the enemy with most points that has a piece in some clearing (2.3). */
export const battleTarget: Selection<Turn, Faction> = {
  rule: rule('7.5.4'),
  options: everyEnemy,
  filters: [
    {
      why: m('why.onMap'),
      rule: rule('2.3'),
      keep: ({ state }, faction) => {
        for (let clearing = 0 as Clearing; clearing < CLEARINGS; clearing++) {
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

/** The ways to an enemy. */
export interface Chase extends Ways {
  readonly target: Faction;
}

/** 7.5.4: the nearest clearing with a piece of the target; (I) and (II) break ties. */
export const battleClearing: Selection<Turn, Clearing, Chase> = {
  rule: rule('7.5.4'),
  options: everyClearing,
  filters: [
    {
      why: m('why.targetThere'),
      keep: ({ state }, clearing, { target }) => piecesOf(state, target, clearing) > 0,
    },
  ],
  tiebreaks: [
    nearest,
    {
      why: m('why.mostBuildingsAndTokens'),
      rule: rule('7.5.4.I'),
      prefer: 'most',
      score: ({ state }, clearing, { target }) =>
        buildingsAt(state, target, clearing) + tokensAt(state, target, clearing),
    },
    {
      why: m('why.fewestTargetWarriors'),
      rule: rule('7.5.4.II'),
      prefer: 'least',
      score: ({ state }, clearing, { target }) => warriorsAt(state, target, clearing),
    },
    highestPriority,
  ],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** Berserker: the clearing with most enemy pieces; the nearest of those. */
export const berserkerClearing: Selection<Turn, Clearing, Ways> = {
  rule: rule('trait.berserker'),
  options: everyClearing,
  filters: [
    {
      why: m('why.someEnemyPiece'),
      keep: ({ state, me }, clearing) =>
        hostileTo(state.facts, me).some((faction) => piecesOf(state, faction, clearing) > 0),
    },
  ],
  tiebreaks: [mostEnemyPieces, nearest, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

export const berserkerTarget: Selection<Turn, Faction, Clearing> = {
  rule: rule('trait.berserker'),
  options: everyEnemy,
  filters: [isInClearing],
  tiebreaks: [mostPiecesThere, setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

/** 7.7.1: the enemy in the given clearing with most points, then most pieces; bots have no hand to steal from. */
export const thiefTarget: Selection<Turn, Faction, Clearing> = {
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

/** The card names no enemies: it is everybody else, unless the table says otherwise. */
const everybodyElse = (turn: Turn): readonly Faction[] => {
  const { config, enemies } = turn.state.facts;
  if (config.options.vagrantCoop === 'humansOnly') return everyEnemy(turn);
  return enemies[turn.me] as readonly Faction[];
};

/** Not oneself, and in the cooperative game no bot another one (3.4.coop). */
const mayBattle = ({ state }: Turn, attacker: Faction, defender: Faction): boolean =>
  hostileTo(state.facts, attacker).includes(defender);

/** 7.7.4: attacker, then defender, by set-up order. */
export const instigatedAttacker: Selection<Turn, Faction, Clearing> = {
  rule: rule('7.7.4'),
  options: everybodyElse,
  filters: [
    {
      why: m('why.canAttack'),
      rule: rule('2.3'),
      keep: (turn, faction, clearing) =>
        everybodyElse(turn).some(
          (other) =>
            mayBattle(turn, faction, other) && canBattle(turn.state, faction, other, clearing),
        ),
    },
  ],
  tiebreaks: [setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

/** Somebody is attacked in a clearing; by whom is settled. */
interface Attack {
  readonly attacker: Faction;
  readonly clearing: Clearing;
}
export const instigatedDefender: Selection<Turn, Faction, Attack> = {
  rule: rule('7.7.4'),
  options: everybodyElse,
  filters: [
    {
      why: m('why.inClearing'),
      rule: rule('2.3'),
      keep: ({ state }, faction, { clearing }) => piecesOf(state, faction, clearing) > 0,
    },
    {
      why: m('why.attackersEnemy'),
      keep: (turn, faction, { attacker }) => mayBattle(turn, attacker, faction),
    },
  ],
  tiebreaks: [setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};
