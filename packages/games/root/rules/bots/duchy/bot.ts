import { NONE } from '@empty-chair/kernel/ids';
import { each, select } from '@empty-chair/kernel/select';
import type { Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases, runSteps } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { battle } from '../../battle.ts';
import { onMap } from '../../board.ts';
import { selectToBuild } from '../../bot-customers.ts';
import { bots, numberOn } from '../../content.ts';
import { enterBurrow, isBurrow, recruitToBurrow, removeFromBurrow } from '../../duchy.ts';
import {
  isHeldBack,
  isOnTrack,
  moveWarriors,
  placePiece,
  placeWarriors,
  removeWarriors,
} from '../../effects.ts';
import { hasTrait, levelRow } from '../../facts.ts';
import { crownedMinisters, isCrowned, sway } from '../../ministers.ts';
import type { Clearing, Kind, MinisterId } from '../../pieces.ts';
import { CITADEL, DUCHY, MARKET, TUNNEL } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import type { State } from '../../state.ts';
import { isOver, warriorSupply, warriorsAt } from '../../state.ts';
import { m, rule } from '../../words.ts';
import {
  craftStep,
  discardStep,
  isCutShort,
  isGameOver,
  nightmareStep,
  passStep,
  revealStep,
} from '../order.ts';
import { keepAmbush, wantsAmbush } from './ambush.ts';
import { brigadierCanDig, canDig, digByBrigadier, digByOrder } from './dig.ts';
import * as choose from './selections.ts';

/** Drillbit Duchy: section 10 of the rulebook. */

const { difficulties, ministers, numbers, tracks } = bots.drillbitDuchy;

const FOREMOLE = numberOn(ministers, 'foremole', 'warriors');
const MARSHAL = numberOn(ministers, 'marshal', 'warriors');
const MAYOR = {
  warriors: numberOn(ministers, 'mayor', 'warriors'),
  vp: numberOn(ministers, 'mayor', 'vp'),
};
const EARL_VP = numberOn(ministers, 'earlOfStone', 'vpPerCitadel');
const BARON_VP = numberOn(ministers, 'baronOfDirt', 'vpPerMarket');
const DUCHESS = {
  tunnels: numberOn(ministers, 'duchessOfMud', 'tunnels'),
  vp: numberOn(ministers, 'duchessOfMud', 'vp'),
};

const level = ({ state, me }: Turn) => levelRow(state.facts, me, difficulties);

const OUTLINE: readonly Phase<Turn>[] = [
  {
    id: 'services',
    rule: rule('9.7'),
    when: wantsAmbush,
    steps: [{ id: 'keepAmbush', rule: rule('S-H'), run: keepAmbush }],
  },
  {
    id: 'birdsong',
    rule: rule('10.4'),
    until: isCutShort,
    steps: [
      revealStep(rule('10.4.1')),
      craftStep(rule('10.4.2')),
      { id: 'recruit', rule: rule('10.4.3'), run: recruit },
    ],
  },
  {
    id: 'daylight',
    rule: rule('10.5'),
    until: isCutShort,
    steps: [
      {
        id: 'dig',
        rule: rule('10.5.1'),
        when: { why: m('skip.burrow'), holds: canDig },
        run: digByOrder,
      },
      { id: 'battle', rule: rule('10.5.2'), run: battleAll },
      {
        id: 'build',
        rule: rule('10.5.3'),
        when: { why: m('skip.noBuildings'), holds: ({ state }) => hasBuildingLeft(state) },
        run: build,
      },
      {
        id: 'ministers',
        rule: rule('10.5.4'),
        when: {
          why: m('skip.noCrowns'),
          holds: ({ state }) => crownedMinisters(state).length > 0,
        },
        run: actMinisters,
      },
    ],
  },
  {
    id: 'evening',
    rule: rule('10.6'),
    steps: [
      { id: 'rally', rule: rule('10.6.1'), run: rally },
      { id: 'scoreMarkets', rule: rule('10.6.2'), run: scoreMarkets },
      {
        // B-110: without an order there is no suit to go by.
        id: 'sway',
        rule: rule('10.6.3'),
        when: { why: m('skip.noOrder'), holds: ({ order }) => order !== NONE },
        run: (table, by) => sway(table, table.scene.orderSuit, by),
      },
      discardStep(rule('10.6.4')),
      nightmareStep((turn) => level(turn).eveningBonusVp),
      passStep,
    ],
  },
];

interface Minister extends Step<Turn> {
  readonly id: MinisterId;
}

/** 10.7: those who act. The Captain helps in battles (duchy.ts), the Foremole in Recruit. */
const MINISTERS: readonly Minister[] = [
  { id: 'marshal', rule: rule('10.7.2'), run: marshal },
  {
    id: 'brigadier',
    rule: rule('10.7.4'),
    when: { why: m('skip.burrow'), holds: brigadierCanDig },
    run: digByBrigadier,
  },
  {
    id: 'banker',
    rule: rule('10.7.5'),
    when: { why: m('skip.noBuildings'), holds: ({ state }) => hasBuildingLeft(state) },
    run: build,
  },
  { id: 'mayor', rule: rule('10.7.6'), run: mayor },
  { id: 'earlOfStone', rule: rule('10.7.7'), run: earlOfStone },
  { id: 'baronOfDirt', rule: rule('10.7.8'), run: baronOfDirt },
  { id: 'duchessOfMud', rule: rule('10.7.9'), run: duchessOfMud },
];

export function playDuchy(table: TurnTable): void {
  runPhases(table, OUTLINE, isGameOver);
}

// ---- 10.4.3 Recruit --------------------------------------------------------------------

/** The level's warriors, the moles that citadels have uncovered (B-44), and the Foremole's (10.7.3). */
function recruit(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  const { state } = turn;
  const moles = tracks.moles[onMap(state, CITADEL)] as number;
  const more = isCrowned(state, 'foremole') ? FOREMOLE : 0;
  recruitToBurrow(table, level(turn).recruit + moles + more, by);
}

// ---- 10.5.2 Battle ---------------------------------------------------------------------

function battleAll(table: TurnTable, by: RuleId): void {
  battleIn(table, each(table, choose.battleClearings), by);
}

function battleIn(table: TurnTable, clearings: Iterable<Clearing>, by: RuleId): void {
  const { state, me } = table.scene;
  for (const clearing of clearings) {
    if (isOver(state)) return;
    const defender = select(table, choose.defender, clearing);
    if (defender !== undefined) battle(table, { attacker: me, defender, clearing, by });
  }
}

// ---- 10.5.3 Build ----------------------------------------------------------------------

const hasBuildingLeft = (state: State): boolean =>
  isOnTrack(state, CITADEL) || isOnTrack(state, MARKET);

/** With a building left on the board, where none can be placed: a point (B-48), or Invaders (B-55, B-86). */
function build(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  // B-115: by the supply as it is before Mercenaries are paid, who are hired for this building.
  const kind = nextBuilding(state);
  const isLeft = isOnTrack(state, kind);
  const find = isLeft ? selectToBuild : select;
  const clearing = find(table, choose.buildClearing);
  // A service may have brought Greedy Riverfolk the last point.
  if (isOver(state)) return;
  if (clearing === undefined && hasTrait(state.facts, me, 'invaders')) {
    battleIn(table, each(table, choose.invadedClearings), rule('trait.invaders'));
    return;
  }
  if (clearing !== undefined && isLeft) {
    // B-77: kept away by a Snare it is no point either.
    placePiece(table, kind, clearing, by);
    return;
  }
  table.emit?.(by, m('do.cannotBuild'));
  score(table, me, numbers.cannotBuildVp, 'buildings', by);
}

/** B-48: the supply alone says which, even if none of them is left. */
function nextBuilding(state: State): Kind {
  const hasMany = warriorSupply(state, DUCHY) >= numbers.citadelWhenSupplyAtLeast;
  const [kind, other] = hasMany ? [CITADEL, MARKET] : [MARKET, CITADEL];
  const isFixed = state.facts.config.options.duchyBuild === 'fixed';
  return isFixed || isOnTrack(state, kind) ? kind : other;
}

// ---- 10.7 Ministers --------------------------------------------------------------------

/** Whoever has a crown when the turn comes: a battle of the Banker's Invaders may have cost one. */
function actMinisters(table: TurnTable): void {
  for (const minister of MINISTERS) {
    if (isCrowned(table.scene.state, minister.id)) runSteps(table, [minister], isGameOver);
  }
}

function marshal(table: TurnTable, by: RuleId): void {
  const clearing = select(table, choose.marshalClearing);
  if (clearing !== undefined) placeWarriors(table, table.scene.me, clearing, MARSHAL, by);
}

function mayor(table: TurnTable, by: RuleId): void {
  const { me } = table.scene;
  const ground = select(table, choose.mayorGround);
  if (ground === undefined) return;
  if (isBurrow(ground)) removeFromBurrow(table, MAYOR.warriors, by);
  else removeWarriors(table, me, ground, MAYOR.warriors, by);
  score(table, me, MAYOR.vp, 'ministers', by);
}

function earlOfStone(table: TurnTable, by: RuleId): void {
  scoreMinister(table, onMap(table.scene.state, CITADEL) * EARL_VP, by);
}

function baronOfDirt(table: TurnTable, by: RuleId): void {
  scoreMinister(table, onMap(table.scene.state, MARKET) * BARON_VP, by);
}

function duchessOfMud(table: TurnTable, by: RuleId): void {
  const hasAll = onMap(table.scene.state, TUNNEL) >= DUCHESS.tunnels;
  scoreMinister(table, hasAll ? DUCHESS.vp : 0, by);
}

function scoreMinister(table: TurnTable, n: number, by: RuleId): void {
  score(table, table.scene.me, n, 'ministers', by);
}

// ---- 10.6 Evening ----------------------------------------------------------------------

/** One by one, on the board as it then is; those who are too many go when all have rallied (B-50). */
function rally(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  for (const from of each(table, choose.rallyClearings)) {
    const n = warriorsAt(state, me, from);
    const to = select(table, choose.rallyDestination, from);
    if (to === undefined) goHome(table, from, n, rule('10.6.1.II'));
    else moveWarriors(table, { faction: me, from, to, n }, by);
    // The Ferry or a Snare may have brought the last point.
    if (isOver(state)) return;
  }
  for (const from of each(table, choose.crowdedClearings)) {
    if (isOver(state)) return;
    goHome(table, from, warriorsAt(state, me, from) - numbers.rallyKeeps, by);
  }
}

/** Into the Burrow, unless a Snare holds them: it is a move (11.8.2, B-114). */
function goHome(table: TurnTable, from: Clearing, n: number, by: RuleId): void {
  if (!isHeldBack(table, table.scene.me, from)) enterBurrow(table, from, n, by);
}

function scoreMarkets(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  score(table, me, onMap(state, MARKET) * numbers.vpPerMarket, 'buildings', by);
}
