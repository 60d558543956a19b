import type { Filter, Gathering, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { matches, mayPlace, openSlots } from '../../board.ts';
import { bots } from '../../content.ts';
import { hasGardenLeft } from '../../lizards.ts';
import type { Clearing, Faction, Suit } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import { buildingsAt, suitOf, warriorsAt } from '../../state.ts';
import { clearingRef, factionRef, m, rule } from '../../words.ts';
import {
  canBattleThere,
  everyClearing,
  everyEnemy,
  fewestEnemyWarriors,
  highestPriority,
  isInClearing,
  isOrdered,
  isPlaceable,
  mostEnemyBuildings,
  mostOwnWarriors,
  mostVictoryPoints,
  setupOrder,
} from '../criteria.ts';

const { numbers } = bots.logicalLizards;

/** B-11: of all enemies, not only of the chosen player. */
const mostBuildingsOfEnemies: Tiebreak<Turn, Clearing> = {
  ...mostEnemyBuildings,
  rule: rule('B-11'),
};

/** Where the order allows an exchange at all: both pieces change hands, so not beside the keep. */
const mayExchange = ({ state, me, orderSuit }: Turn, clearing: Clearing): boolean =>
  matches(state, clearing, orderSuit) && mayPlace(state, me, clearing);

// ---- 8.4.2.I Convert -----------------------------------------------------------------

/** The player first, the clearing second (8.4.2). */
export const convertPlayer: Selection<Turn, Faction> = {
  rule: rule('8.4.2.I'),
  options: everyEnemy,
  filters: [
    {
      why: m('why.warriorToConvert'),
      rule: rule('2.3'),
      keep: (turn, enemy) =>
        everyClearing(turn).some(
          (clearing) => mayExchange(turn, clearing) && warriorsAt(turn.state, enemy, clearing) > 0,
        ),
    },
  ],
  tiebreaks: [mostVictoryPoints, setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

export const convertClearing: Selection<Turn, Clearing, Faction> = {
  rule: rule('8.4.2.I'),
  options: everyClearing,
  filters: [
    isOrdered,
    isPlaceable,
    {
      why: m('why.playersWarrior'),
      keep: ({ state }, clearing, player) => warriorsAt(state, player, clearing) > 0,
    },
  ],
  tiebreaks: [mostBuildingsOfEnemies, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** Fanatics: most defenseless buildings, then most points. */
export const fanaticsDefender: Selection<Turn, Faction, Clearing> = {
  rule: rule('trait.fanatics'),
  options: everyEnemy,
  filters: [isInClearing],
  tiebreaks: [
    {
      why: m('why.mostDefenselessBuildings'),
      prefer: 'most',
      score: ({ state }, enemy, clearing) =>
        warriorsAt(state, enemy, clearing) > 0 ? 0 : buildingsAt(state, enemy, clearing),
    },
    mostVictoryPoints,
    setupOrder,
  ],
  lastTie: 'impossible',
  ref: factionRef,
};

// ---- 8.4.2.II Crusade ----------------------------------------------------------------

export const crusadeClearings: Gathering<Turn, Clearing> = {
  rule: rule('8.4.2.II'),
  options: everyClearing,
  filters: [
    isOrdered,
    {
      why: m('why.twoWarriors'),
      keep: ({ state, me }, clearing) => warriorsAt(state, me, clearing) >= numbers.crusadeWarriors,
    },
    canBattleThere,
  ],
  ref: clearingRef,
};

export const crusadeDefender: Selection<Turn, Faction, Clearing> = {
  rule: rule('8.4.2.II'),
  options: everyEnemy,
  filters: [isInClearing],
  tiebreaks: [mostVictoryPoints, setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

// ---- 8.4.2.III Sanctify --------------------------------------------------------------

/** A garden of the clearing's suit is left (B-12). */
const gardenLeft: Filter<Turn, Clearing> = {
  why: m('why.gardenLeft'),
  rule: rule('B-12'),
  keep: ({ state }, clearing) => hasGardenLeft(state, suitOf(state, clearing)),
};

export const sanctifyPlayer: Selection<Turn, Faction> = {
  rule: rule('8.4.2.III'),
  options: everyEnemy,
  filters: [
    {
      why: m('why.buildingToSanctify'),
      rule: rule('2.3'),
      keep: (turn, enemy) =>
        everyClearing(turn).some(
          (clearing) =>
            mayExchange(turn, clearing) &&
            hasGardenLeft(turn.state, suitOf(turn.state, clearing)) &&
            buildingsAt(turn.state, enemy, clearing) > 0,
        ),
    },
  ],
  tiebreaks: [mostVictoryPoints, setupOrder],
  lastTie: 'impossible',
  ref: factionRef,
};

export const sanctifyClearing: Selection<Turn, Clearing, Faction> = {
  rule: rule('8.4.2.III'),
  options: everyClearing,
  filters: [
    isOrdered,
    isPlaceable,
    gardenLeft,
    {
      why: m('why.playersBuilding'),
      keep: ({ state }, clearing, player) => buildingsAt(state, player, clearing) > 0,
    },
  ],
  tiebreaks: [fewestEnemyWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

// ---- 8.5 Rituals -----------------------------------------------------------------------

/** B-13: an open slot is had or not; how many does not matter. */
const preferOpenSlot: Tiebreak<Turn, Clearing> = {
  why: m('why.preferOpenSlot'),
  rule: rule('B-13'),
  prefer: 'most',
  score: ({ state }, clearing) => (openSlots(state, clearing) > 0 ? 1 : 0),
};

/** 8.5.1, given the suit of the card. */
export const ritualClearing: Selection<Turn, Clearing, Suit> = {
  rule: rule('8.5.1'),
  options: everyClearing,
  filters: [
    {
      why: m('why.cardSuit'),
      keep: ({ state }, clearing, suit) => suitOf(state, clearing) === suit,
    },
    isPlaceable,
  ],
  tiebreaks: [preferOpenSlot, mostBuildingsOfEnemies, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** 8.5.2: whose warrior becomes an acolyte. */
export const acolyteClearing: Selection<Turn, Clearing> = {
  rule: rule('8.5.2'),
  options: everyClearing,
  filters: [
    {
      why: m('why.ownWarrior'),
      keep: ({ state, me }, clearing) => warriorsAt(state, me, clearing) > 0,
    },
  ],
  tiebreaks: [mostOwnWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};
