import { NONE } from '@empty-chair/kernel/ids';
import type { Selection } from '@empty-chair/kernel/select';
import { each, rank, select } from '@empty-chair/kernel/select';
import type { Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { battle } from '../../battle.ts';
import { rules } from '../../board.ts';
import { selectToBuild } from '../../bot-customers.ts';
import { bots, numberOn } from '../../content.ts';
import { isHeldBack, isOnTrack, moveWarriors, placePiece, placeWarriors } from '../../effects.ts';
import { hasTrait, levelRow } from '../../facts.ts';
import type { Clearing, Faction } from '../../pieces.ts';
import { BIRD, CLEARINGS } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { Turn } from '../../scene.ts';
import { BUILDINGS, cell, isOver, warriorSupply, warriorsAt } from '../../state.ts';
import { m, rule } from '../../words.ts';
import { everyClearing } from '../criteria.ts';
import {
  craftStep,
  discardOrder,
  discardStep,
  drawOrder,
  isCutShort,
  isGameOver,
  nightmareStep,
  passStep,
  revealStep,
} from '../order.ts';
import * as choose from './selections.ts';
import type { MarquiseTable, MarquiseTurn } from './turn.ts';
import { buildingOfSuit, trackPoints } from './turn.ts';

/** Mechanical Marquise 2.0: section 4 of the rulebook. */

const { numbers, difficulties, traits } = bots.mechanicalMarquise2;
const BLITZ_LEAVES = numberOn(traits, 'blitz', 'leaveBehind');
const IRON_WILL_FACTOR = numberOn(traits, 'ironWill', 'escalatedRecruitFactor');
const UNPLACED_PER_VP = numberOn(traits, 'overwhelming', 'unplacedPerVp');
const OVERWHELMING_EXPANSIONS = numberOn(traits, 'overwhelming', 'expandsPerTurn');

/** A deck reshuffled this often in one turn will bring no more. */
const MOST_EXPANSIONS = 54;

const BLITZ: Step<MarquiseTurn> = {
  id: 'blitz',
  rule: rule('trait.blitz'),
  when: { why: m('skip.noTrait'), holds: (turn) => has(turn, 'blitz') },
  run: blitz,
};

const DAYLIGHT: Phase<MarquiseTurn> = {
  id: 'daylight',
  rule: rule('4.5'),
  when: ({ orderSuit }) => orderSuit !== BIRD,
  until: isCutShort,
  steps: [
    { id: 'battle', rule: rule('4.5.1'), run: battleInOrdered },
    { id: 'recruit', rule: rule('4.5.2'), run: recruit },
    {
      id: 'build',
      rule: rule('4.5.3'),
      when: { why: m('skip.noneOnTrack'), holds: hasOrderedBuilding },
      run: build,
    },
    { id: 'move', rule: rule('4.5.4'), run: move },
    BLITZ,
    {
      id: 'expand',
      rule: rule('4.5.5'),
      when: { why: m('skip.noExpand'), holds: mayExpand },
      run: expand,
    },
  ],
};

const DAYLIGHT_ANEW: readonly Phase<MarquiseTurn>[] = [DAYLIGHT];

/** A bird as the order, be it the first one or one of Expand. */
const ESCALATED_DAYLIGHT: Phase<MarquiseTurn> = {
  id: 'escalatedDaylight',
  rule: rule('4.7'),
  when: ({ orderSuit }) => orderSuit === BIRD,
  until: isCutShort,
  steps: [
    { id: 'escalatedBattle', rule: rule('4.7.1'), run: battleEverywhere },
    { id: 'escalatedRecruit', rule: rule('4.7.2'), run: recruitEscalated },
    { id: 'escalatedBuild', rule: rule('4.7.3'), run: buildEscalated },
    { id: 'escalatedMove', rule: rule('4.7.4'), run: moveEscalated },
    BLITZ,
  ],
};

const OUTLINE: readonly Phase<MarquiseTurn>[] = [
  {
    id: 'birdsong',
    rule: rule('4.4'),
    steps: [revealStep(rule('4.4.1')), craftStep(rule('4.4.2'))],
  },
  DAYLIGHT,
  ESCALATED_DAYLIGHT,
  {
    id: 'evening',
    rule: rule('4.6'),
    steps: [
      {
        id: 'score',
        rule: rule('4.6.1'),
        when: { why: m('skip.noOrder'), holds: ({ order }) => order !== NONE },
        run: scoreBuildings,
      },
      nightmareStep((turn) => level(turn).eveningBonusVp),
      passStep,
      discardStep(rule('4.6.2')),
    ],
  },
];

export function playMarquise(table: MarquiseTable): void {
  runPhases(table, OUTLINE, isGameOver);
}

function level({ state, me }: Turn) {
  return levelRow(state.facts, me, difficulties);
}
function has({ state, me }: Turn, trait: 'blitz' | 'ironWill' | 'overwhelming'): boolean {
  return hasTrait(state.facts, me, trait);
}

// ---- 4.5.1, 4.7.1 Battle -------------------------------------------------------

function battleInOrdered(table: MarquiseTable, by: RuleId): void {
  for (const clearing of each(table, choose.battleClearings)) {
    battleIn(table, clearing, choose.defender, by);
  }
}

function battleEverywhere(table: MarquiseTable, by: RuleId): void {
  for (const clearing of each(table, choose.escalatedBattleClearings)) {
    battleIn(table, clearing, choose.escalatedDefender, by);
  }
}

function battleIn(
  table: MarquiseTable,
  clearing: Clearing,
  whom: Selection<Turn, Faction, Clearing>,
  by: RuleId,
): void {
  const turn = table.scene;
  if (isGameOver(turn)) return;
  const defender = select(table, whom, clearing);
  if (defender !== undefined) battle(table, { attacker: turn.me, defender, clearing, by });
}

// ---- 4.5.2, 4.7.2 Recruit ------------------------------------------------------

function recruit(table: MarquiseTable, by: RuleId): void {
  const wanted = level(table.scene).recruit;
  const clearings = [...each(table, choose.recruitClearings)];
  afterRecruit(table, dealWarriors(table, clearings, wanted, by));
}

function recruitEscalated(table: MarquiseTable, by: RuleId): void {
  const turn = table.scene;
  const hasIronWill = has(turn, 'ironWill');
  const wanted = level(turn).recruit * (hasIronWill ? IRON_WILL_FACTOR : 1);
  const chosen: Clearing[] = [];
  for (const clearing of rank(table, choose.escalatedRecruitClearing)) {
    chosen.push(clearing);
    if (chosen.length === numbers.escalatedRecruitClearings) break;
  }
  // A short supply is dealt from the highest priority down.
  const clearings = turn.state.facts.byPriority.filter((clearing) => chosen.includes(clearing));
  const cited = hasIronWill ? rule('trait.ironWill') : by;
  afterRecruit(table, dealWarriors(table, clearings, wanted, cited));
}

/**
 * One warrior at a time, round the clearings, so that the first ones get what is left over. Those that
 * a Snare holds back are there for the next clearing's share (B-78). Says how many the supply lacks.
 */
function dealWarriors(
  table: MarquiseTable,
  clearings: readonly Clearing[],
  wanted: number,
  by: RuleId,
): number {
  const { state, me } = table.scene;
  if (clearings.length === 0) return wanted;
  // One for each clearing that its first warrior has come to; NONE where a Snare lay.
  const shares: number[] = [];
  let left = warriorSupply(state, me);
  let dealt = 0;
  for (; dealt < wanted && left > 0; dealt += 1) {
    const i = dealt % clearings.length;
    if (i === shares.length) {
      shares.push(isHeldBack(table, me, clearings[i] as Clearing) ? NONE : 0);
    }
    if (shares[i] === NONE) continue;
    shares[i] = (shares[i] as number) + 1;
    left -= 1;
  }
  for (const [i, n] of shares.entries()) placeWarriors(table, me, clearings[i] as Clearing, n, by);
  return wanted - dealt;
}

/** After a Recruit step: the extra two, and the points for what is missing from it. */
function afterRecruit(table: MarquiseTable, missing: number): void {
  const turn = table.scene;
  const missingExtra = recruitExtra(table);
  if (!has(turn, 'overwhelming')) return;
  // the extra ones are no part of Recruit, unless the table says otherwise.
  const isCounted = turn.state.facts.config.options.overwhelming === 'withExtra';
  const counted = missing + (isCounted ? missingExtra : 0);
  const points = Math.floor(counted / UNPLACED_PER_VP);
  score(table, turn.me, points, 'recruit', rule('trait.overwhelming'));
}

/** in both kinds of Daylight, and not doubled by Iron Will. Says how many are missing. */
function recruitExtra(table: MarquiseTable): number {
  const { extraRecruit } = level(table.scene);
  if (extraRecruit === 0) return 0;
  const clearing = select(table, choose.extraRecruitClearing);
  if (clearing === undefined) return extraRecruit;
  return dealWarriors(table, [clearing], extraRecruit, rule('3.3.1'));
}

// ---- 4.5.3, 4.7.3 Build --------------------------------------------------------

function hasOrderedBuilding({ state, orderSuit }: Turn): boolean {
  return isOnTrack(state, buildingOfSuit(orderSuit));
}

function build(table: MarquiseTable, by: RuleId): void {
  const turn = table.scene;
  const clearing = selectToBuild(table, choose.buildClearing);
  if (clearing === undefined) return;
  turn.built = placePiece(table, buildingOfSuit(turn.orderSuit), clearing, by);
}

function buildEscalated(table: MarquiseTable, by: RuleId): void {
  const kind = select(table, choose.escalatedBuilding);
  if (kind === undefined) return;
  const clearing = selectToBuild(table, choose.escalatedBuildClearing);
  if (clearing === undefined) return;
  table.scene.built = placePiece(table, kind, clearing, by);
}

// ---- 4.5.4, 4.7.4 Move, Blitz ----------------------------------------------------

/** Warriors that moved into each clearing in this Move step (4.7.4, A-05). */
type Arrivals = number[];
const NO_ARRIVALS: Readonly<Arrivals> = new Array(CLEARINGS).fill(0);
const noArrivals = (): Arrivals => NO_ARRIVALS.slice();

function move(table: MarquiseTable): void {
  const arrivals = noArrivals();
  for (const from of each(table, choose.moveClearings)) {
    moveOut(table, { from, leave: numbers.leaveBehindOnMove, arrivals }, choose.moveDestination);
  }
}

function moveEscalated(table: MarquiseTable, by: RuleId): void {
  const arrivals = noArrivals();
  const leave = numbers.leaveBehindOnMove;
  for (const from of everyClearing(table.scene)) {
    moveOut(table, { from, leave, arrivals }, choose.escalatedMoveDestination);
  }
  for (const clearing of each(table, choose.arrivalClearings, arrivals)) {
    battleIn(table, clearing, choose.escalatedDefender, by);
  }
}

function blitz(table: MarquiseTable, by: RuleId): void {
  const from = select(table, choose.blitzClearing);
  if (from === undefined) return;
  const leaving = { from, leave: BLITZ_LEAVES, arrivals: noArrivals() };
  const to = moveOut(table, leaving, choose.blitzDestination);
  if (to !== undefined) battleIn(table, to, choose.blitzDefender, by);
}

interface Leaving {
  readonly from: Clearing;
  /** How many stay behind. */
  readonly leave: number;
  readonly arrivals: Arrivals;
}

/** Says where they went. */
function moveOut(
  table: MarquiseTable,
  { from, leave, arrivals }: Leaving,
  where: Selection<Turn, Clearing, Clearing>,
): Clearing | undefined {
  const { state, me } = table.scene;
  if (isOver(state)) return undefined;
  // who has just arrived may be moved on, unless the table says otherwise.
  const arrived = state.facts.config.options.arrivals === 'stay' ? (arrivals[from] as number) : 0;
  const n = warriorsAt(state, me, from) - Math.max(leave, arrived);
  if (n <= 0) return undefined;
  const to = select(table, where, from);
  if (to === undefined) return undefined;
  if (!moveWarriors(table, { faction: me, from, to, n }, where.rule)) return undefined;
  arrivals[to] = (arrivals[to] as number) + n;
  return to;
}

// ---- 4.5.5 Expand ------------------------------------------------------------

/** with nothing ruled it could never build, and a whole deck is enough of trying. */
function mayExpand(turn: MarquiseTurn): boolean {
  const { state, me } = turn;
  if (turn.built || buildingsOnMap(turn) > numbers.expandMaxBuildings) return false;
  if (turn.expansions >= mostExpansions(turn)) return false;
  return state.facts.byPriority.some((clearing) => rules(state, me, clearing));
}

function mostExpansions(turn: MarquiseTurn): number {
  if (has(turn, 'overwhelming')) return OVERWHELMING_EXPANSIONS;
  return turn.state.facts.config.options.expand === 'once' ? 1 : MOST_EXPANSIONS;
}

function buildingsOnMap({ state, me }: Turn): number {
  let sum = 0;
  for (let clearing = 0 as Clearing; clearing < CLEARINGS; clearing++) {
    sum += cell(state, BUILDINGS + me * CLEARINGS + clearing);
  }
  return sum;
}

/** Daylight anew; for a bird it is the Escalated Daylight that comes next anyway. */
function expand(table: MarquiseTable, by: RuleId): void {
  const { order } = table.scene;
  table.scene.expansions += 1;
  discardOrder(table, by);
  drawOrder(table, by, order);
  runPhases(table, DAYLIGHT_ANEW, isGameOver);
}

// ---- 4.6 Evening -------------------------------------------------------------

function scoreBuildings(table: MarquiseTable, by: RuleId): void {
  const turn = table.scene;
  const kind = select(table, choose.scoredBuilding);
  if (kind !== undefined) score(table, turn.me, trackPoints(turn, kind), 'buildings', by);
}
