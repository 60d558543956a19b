import type { Filter, Gathering, Selection, Tiebreak } from '@empty-chair/kernel/select';
import { enemyWarriors, mayMove, moveTargets, openSlots, rules } from '../../board.ts';
import { bots } from '../../content.ts';
import type { Ground } from '../../duchy.ts';
import { BURROW, burrow, groundRef, isBurrow } from '../../duchy.ts';
import { hostileTo } from '../../facts.ts';
import type { Clearing, Faction } from '../../pieces.ts';
import { TUNNEL } from '../../pieces.ts';
import type { Turn } from '../../scene.ts';
import { buildingsAt, piecesAt, tokensAt, warriorsAt } from '../../state.ts';
import { clearingRef, factionRef, m, rule } from '../../words.ts';
import {
  canBattleThere,
  everyClearing,
  everyEnemy,
  fewestEnemyWarriors,
  hasOpenSlot,
  highestPriority,
  isInClearing,
  isOrdered,
  isPlaceable,
  isRuled,
  mostEnemyBuildings,
  mostOwnWarriors,
  mostPiecesThere,
  mostVictoryPoints,
  setupOrder,
} from '../criteria.ts';

const { numbers } = bots.drillbitDuchy;

const hasTunnel: Filter<Turn, Clearing> = {
  why: m('why.tunnel'),
  keep: ({ state }, clearing) => piecesAt(state, TUNNEL, clearing) > 0,
};

const hasOwnBuilding: Filter<Turn, Clearing> = {
  why: m('why.ownBuilding'),
  keep: ({ state, me }, clearing) => buildingsAt(state, me, clearing) > 0,
};

const hasNoOwnBuilding: Filter<Turn, Clearing> = {
  why: m('why.noOwnBuilding'),
  keep: ({ state, me }, clearing) => buildingsAt(state, me, clearing) === 0,
};

const fewestOwnWarriors: Tiebreak<Turn, Clearing> = {
  why: m('why.fewestOwnWarriors'),
  prefer: 'least',
  score: ({ state, me }, clearing) => warriorsAt(state, me, clearing),
};

// ---- 10.5.1 Dig ------------------------------------------------------------------------

const digFilters = (): readonly Filter<Turn, Clearing>[] => [
  isOrdered,
  {
    why: m('why.noTunnel'),
    keep: ({ state }, clearing) => piecesAt(state, TUNNEL, clearing) === 0,
  },
  hasNoOwnBuilding,
  // B-47: beside the keep no tunnel can lie.
  isPlaceable,
];

/** B-45: of anybody, the Duchy's own among them, unless the table says otherwise. */
const fewestWarriors: Tiebreak<Turn, Clearing> = {
  why: m('why.fewestWarriors'),
  rule: rule('B-45'),
  prefer: 'least',
  score: ({ state, me }, clearing) =>
    state.facts.config.options.digTie === 'enemy'
      ? enemyWarriors(state, me, clearing)
      : state.facts.factions.reduce((sum, any) => sum + warriorsAt(state, any, clearing), 0),
};

export const digBySlots: Selection<Turn, Clearing> = {
  rule: rule('10.5.1'),
  options: everyClearing,
  filters: digFilters(),
  tiebreaks: [
    {
      why: m('why.mostOpenSlots'),
      rule: rule('10.5.1.I'),
      prefer: 'most',
      score: ({ state }, clearing) => openSlots(state, clearing),
    },
    fewestWarriors,
    highestPriority,
  ],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** With a bird order, and for the Brigadier (10.7.4). */
export const digByEnemies: Selection<Turn, Clearing> = {
  rule: rule('10.5.1'),
  options: everyClearing,
  filters: digFilters(),
  tiebreaks: [
    {
      why: m('why.mostEnemyBuildingsAndTokens'),
      rule: rule('10.5.1.I'),
      prefer: 'most',
      score: ({ state, me }, clearing) =>
        hostileTo(state.facts, me).reduce(
          (sum, enemy) =>
            sum + buildingsAt(state, enemy, clearing) + tokensAt(state, enemy, clearing),
          0,
        ),
    },
    highestPriority,
  ],
  lastTie: 'impossible',
  ref: clearingRef,
};

export const digByInvaders: Selection<Turn, Clearing> = {
  rule: rule('trait.invaders'),
  options: everyClearing,
  filters: digFilters(),
  tiebreaks: [mostEnemyBuildings, fewestEnemyWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

/** With no tunnel in the supply, after the goal is chosen (B-46). */
export const tunnelToTake: Selection<Turn, Clearing> = {
  rule: rule('10.5.1.II'),
  options: everyClearing,
  filters: [hasTunnel],
  tiebreaks: [fewestOwnWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

// ---- 10.5.2 Battle ---------------------------------------------------------------------

export const battleClearings: Gathering<Turn, Clearing> = {
  rule: rule('10.5.2'),
  options: everyClearing,
  filters: [isOrdered, canBattleThere],
  ref: clearingRef,
};

/** Invaders without a slot to build on: in every clearing, ordered or not (B-55). */
export const invadedClearings: Gathering<Turn, Clearing> = {
  rule: rule('trait.invaders'),
  options: everyClearing,
  filters: [canBattleThere],
  ref: clearingRef,
};

export const defender: Selection<Turn, Faction, Clearing> = {
  rule: rule('10.5.2.I'),
  options: everyEnemy,
  filters: [isInClearing],
  tiebreaks: [
    {
      why: m('why.mostBuildingsThere'),
      prefer: 'most',
      score: ({ state }, enemy, clearing) => buildingsAt(state, enemy, clearing),
    },
    mostPiecesThere,
    mostVictoryPoints,
    setupOrder,
  ],
  lastTie: 'impossible',
  ref: factionRef,
};

// ---- 10.5.3 Build ----------------------------------------------------------------------

export const buildClearing: Selection<Turn, Clearing> = {
  rule: rule('10.5.3'),
  options: everyClearing,
  filters: [isRuled, hasOpenSlot, isPlaceable],
  tiebreaks: [mostOwnWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

// ---- 10.7 Ministers --------------------------------------------------------------------

/** The Marshal's. */
export const marshalClearing: Selection<Turn, Clearing> = {
  rule: rule('10.7.2'),
  options: everyClearing,
  filters: [hasOwnBuilding, isPlaceable],
  tiebreaks: [fewestOwnWarriors, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

const warriorsOn = ({ state, me }: Turn, ground: Ground): number =>
  isBurrow(ground) ? burrow(state) : warriorsAt(state, me, ground);

/** The Mayor's: the Burrow is a clearing that the Duchy rules, and the last of equals (B-43). */
export const mayorGround: Selection<Turn, Ground> = {
  rule: rule('10.7.6'),
  options: (turn) =>
    turn.state.facts.config.options.mayorBurrow === 'counts'
      ? [...everyClearing(turn), BURROW]
      : everyClearing(turn),
  filters: [
    {
      why: m('why.ruled'),
      keep: ({ state, me }, ground) => isBurrow(ground) || rules(state, me, ground),
    },
    { why: m('why.ownWarrior'), keep: (turn, ground) => warriorsOn(turn, ground) > 0 },
  ],
  tiebreaks: [
    { why: m('why.mostOwnWarriors'), prefer: 'most', score: warriorsOn },
    {
      why: m('why.notBurrow'),
      rule: rule('B-43'),
      prefer: 'most',
      score: (_, ground) => (isBurrow(ground) ? 0 : 1),
    },
    {
      why: highestPriority.why,
      rule: rule('2.1'),
      prefer: 'least',
      score: ({ state }, ground) => state.facts.highRank[ground] ?? 0,
    },
  ],
  lastTie: 'impossible',
  ref: groundRef,
};

// ---- 10.6.1 Rally ----------------------------------------------------------------------

export const rallyClearings: Gathering<Turn, Clearing> = {
  rule: rule('10.6.1'),
  options: everyClearing,
  filters: [
    isOrdered,
    hasNoOwnBuilding,
    {
      why: m('why.fewOwnWarriors'),
      note: () => ({ n: numbers.rallyAtMost }),
      keep: ({ state, me }, clearing) => {
        const n = warriorsAt(state, me, clearing);
        return n > 0 && n <= numbers.rallyAtMost;
      },
    },
  ],
  ref: clearingRef,
};

/** From the given clearing: a move as any other (B-50), by the Ferry too (B-88). */
export const rallyDestination: Selection<Turn, Clearing, Clearing> = {
  rule: rule('10.6.1'),
  options: ({ state }, from) => moveTargets(state, from),
  filters: [
    hasOwnBuilding,
    {
      why: m('why.mayMove'),
      rule: rule('2.3'),
      keep: ({ state, me }, to, from) => mayMove(state, me, from, to),
    },
  ],
  tiebreaks: [{ ...fewestOwnWarriors, rule: rule('10.6.1.I') }, highestPriority],
  lastTie: 'impossible',
  ref: clearingRef,
};

export const crowdedClearings: Gathering<Turn, Clearing> = {
  rule: rule('10.6.1'),
  options: everyClearing,
  filters: [
    isRuled,
    {
      why: m('why.manyOwnWarriors'),
      note: () => ({ n: numbers.rallyKeeps }),
      keep: ({ state, me }, clearing) => warriorsAt(state, me, clearing) > numbers.rallyKeeps,
    },
  ],
  ref: clearingRef,
};
