import type { Selection } from '@empty-chair/kernel/select';
import { each, rank, select } from '@empty-chair/kernel/select';
import type { Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import { battle } from '../../battle.ts';
import { enemyPieces, matches, onMap, rules } from '../../board.ts';
import { bots } from '../../content.ts';
import { isOnTrack, moveWarriors, placePiece, placeWarriors } from '../../effects.ts';
import { hasTrait } from '../../facts.ts';
import type { Clearing, Faction, Kind } from '../../pieces.ts';
import { BIRD, CLEARINGS, RECRUITER, SAWMILL, WORKSHOP } from '../../pieces.ts';
import { score } from '../../points.ts';
import type { Turn } from '../../scene.ts';
import { BUILDINGS, cell, isOver, NONE, warriorSupply, warriorsAt } from '../../state.ts';
import { m, rule } from '../../words.ts';
import {
  craftStep,
  daylightOver,
  discardOrder,
  discardStep,
  drawOrder,
  gameOver,
  nightmareStep,
  passStep,
  revealStep,
} from '../order.ts';
import * as choose from './selections.ts';
import type { MarquiseTable, MarquiseTurn } from './turn.ts';

/** Mechanical Marquise 2.0: section 4 of the rulebook. */

const { numbers, difficulties, tracks } = bots.mechanicalMarquise2;
const level = ({ state, me }: Turn) =>
  difficulties[state.facts.levelOf[me] as number] as (typeof difficulties)[number];
const has = ({ state, me }: Turn, trait: 'blitz' | 'ironWill' | 'overwhelming'): boolean =>
  hasTrait(state.facts, me, trait);

/** A deck reshuffled this often in one turn will bring no more. */
const MOST_EXPANSIONS = 54;

/** 4.5.3: the suit fixes the type, not the place. By suit: fox, rabbit, mouse. */
const BUILDING_OF_SUIT: readonly Kind[] = [SAWMILL, WORKSHOP, RECRUITER];
const TRACK_OF_KIND: readonly (readonly number[])[] = [
  tracks.sawmill,
  tracks.workshop,
  tracks.recruiter,
];

// ---- 4.4 Birdsong ------------------------------------------------------------

const birdsong: Phase<MarquiseTurn> = {
  id: 'birdsong',
  rule: rule('4.4'),
  steps: [revealStep(rule('4.4.1')), craftStep(rule('4.4.2'))],
};

// ---- 4.5 Daylight, 4.7 Escalated Daylight ---------------------------------------

/** `startedBy` is the rule that starts the battle, when the choice of the defender has another. */
function battleIn(
  table: MarquiseTable,
  clearing: Clearing,
  by: Selection<Turn, Faction, Clearing>,
  startedBy = by.rule,
): void {
  const turn = table.scene;
  const { state, me } = turn;
  // Without a warrior or an enemy there a battle is not legal (2.3), and nothing is to be chosen.
  if (gameOver(turn) || warriorsAt(state, me, clearing) === 0) return;
  if (enemyPieces(state, me, clearing) === 0) return;
  const defender = select(table, by, clearing);
  if (defender === undefined) return;
  battle(table, { attacker: me, defender, clearing, by: startedBy });
}

const battleStep: Step<MarquiseTurn> = {
  id: 'battle',
  rule: rule('4.5.1'),
  run: (table) => {
    const { state, orderSuit } = table.scene;
    for (const clearing of state.facts.byPriority) {
      if (matches(state, clearing, orderSuit)) battleIn(table, clearing, choose.defender);
    }
  },
};

const escalatedBattleStep: Step<MarquiseTurn> = {
  id: 'escalatedBattle',
  rule: rule('4.7.1'),
  run: (table) => {
    for (const clearing of table.scene.state.facts.byPriority)
      battleIn(table, clearing, choose.escalatedDefender);
  },
};

/** One warrior at a time, round the clearings, so that the first ones get what is left over. */
function dealWarriors(
  table: MarquiseTable,
  clearings: readonly Clearing[],
  wanted: number,
  by: ReturnType<typeof rule>,
): number {
  const { state, me } = table.scene;
  const n = Math.min(wanted, warriorSupply(state, me));
  let placed = 0;
  for (const [i, clearing] of clearings.entries()) {
    const share = Math.floor(n / clearings.length) + (i < n % clearings.length ? 1 : 0);
    placed += placeWarriors(table, me, clearing, share, by);
  }
  return placed;
}

/** After a Recruit step: the extra two, and the points for all that is missing from it. */
function recruited(table: MarquiseTable, wanted: number, placed: number): void {
  const turn = table.scene;
  const { extraRecruit } = level(turn);
  let missing = wanted - placed;
  if (extraRecruit > 0) {
    // in both kinds of Daylight, and not doubled by Iron Will.
    const clearing = select(table, choose.extraRecruitClearing);
    const extra =
      clearing === undefined
        ? 0
        : placeWarriors(table, turn.me, clearing, extraRecruit, rule('3.3.1'));
    missing += extraRecruit - extra;
  }
  if (has(turn, 'overwhelming')) {
    score(table, turn.me, Math.floor(missing / 2), 'recruit', rule('trait.overwhelming'));
  }
}

const recruitStep: Step<MarquiseTurn> = {
  id: 'recruit',
  rule: rule('4.5.2'),
  run: (table) => {
    const { recruit } = level(table.scene);
    const clearings = each(table, choose.recruitClearings);
    recruited(table, recruit, dealWarriors(table, clearings, recruit, rule('4.5.2')));
  },
};

const escalatedRecruitStep: Step<MarquiseTurn> = {
  id: 'escalatedRecruit',
  rule: rule('4.7.2'),
  run: (table) => {
    const turn = table.scene;
    const wanted = level(turn).recruit * (has(turn, 'ironWill') ? 2 : 1);
    const clearings: Clearing[] = [];
    for (const clearing of rank(table, choose.escalatedRecruitClearing)) {
      clearings.push(clearing);
      if (clearings.length === numbers.escalatedRecruitClearings) break;
    }
    // A short supply is dealt from the highest priority down.
    const { highRank } = turn.state.facts;
    clearings.sort((a, b) => (highRank[a] as number) - (highRank[b] as number));
    const by = has(turn, 'ironWill') ? rule('trait.ironWill') : rule('4.7.2');
    recruited(table, wanted, dealWarriors(table, clearings, wanted, by));
  },
};

const buildStep: Step<MarquiseTurn> = {
  id: 'build',
  rule: rule('4.5.3'),
  when: {
    why: m('skip.noneOnTrack'),
    holds: ({ state, orderSuit }) => isOnTrack(state, BUILDING_OF_SUIT[orderSuit] as Kind),
  },
  run: (table) => {
    const turn = table.scene;
    const clearing = select(table, choose.buildClearing);
    if (clearing === undefined) return;
    placePiece(table, BUILDING_OF_SUIT[turn.orderSuit] as Kind, clearing, rule('4.5.3'));
    turn.built = true;
  },
};

const escalatedBuildStep: Step<MarquiseTurn> = {
  id: 'escalatedBuild',
  rule: rule('4.7.3'),
  run: (table) => {
    const kind = select(table, choose.escalatedBuilding);
    if (kind === undefined) return;
    const clearing = select(table, choose.escalatedBuildClearing);
    if (clearing === undefined) return;
    placePiece(table, kind, clearing, rule('4.7.3'));
    table.scene.built = true;
  },
};

/** Warriors that moved into each clearing in this Move step (4.7.4, A-05). */
type Arrivals = number[];
const noArrivals = (): Arrivals => new Array(CLEARINGS).fill(0);

/** Moves all but `leave` warriors out of the clearing; says where they went. */
function moveOut(
  table: MarquiseTable,
  { from, leave }: { readonly from: Clearing; readonly leave: number },
  arrivals: Arrivals,
  by: Selection<Turn, Clearing, Clearing>,
): Clearing | undefined {
  const turn = table.scene;
  const here = warriorsAt(turn.state, turn.me, from);
  // who has just arrived may be moved on, unless the table says otherwise.
  const arrived =
    turn.state.facts.config.options.arrivals === 'stay' ? (arrivals[from] as number) : 0;
  const n = here - Math.max(leave, arrived);
  if (n <= 0) return undefined;
  const to = select(table, by, from);
  if (to === undefined) return undefined;
  moveWarriors(table, { faction: turn.me, from, to, n }, by.rule);
  arrivals[to] = (arrivals[to] as number) + n;
  return to;
}

const moveStep: Step<MarquiseTurn> = {
  id: 'move',
  rule: rule('4.5.4'),
  run: (table) => {
    const turn = table.scene;
    const { state, orderSuit } = turn;
    const arrivals = noArrivals();
    for (const clearing of state.facts.byPriority) {
      if (isOver(state)) return;
      if (!matches(state, clearing, orderSuit)) continue;
      moveOut(
        table,
        { from: clearing, leave: numbers.leaveBehindOnMove },
        arrivals,
        choose.moveDestination,
      );
    }
  },
};

const escalatedMoveStep: Step<MarquiseTurn> = {
  id: 'escalatedMove',
  rule: rule('4.7.4'),
  run: (table) => {
    const turn = table.scene;
    const { state } = turn;
    const arrivals = noArrivals();
    for (const clearing of state.facts.byPriority) {
      if (isOver(state)) return;
      moveOut(
        table,
        { from: clearing, leave: numbers.leaveBehindOnMove },
        arrivals,
        choose.escalatedMoveDestination,
      );
    }
    for (const clearing of state.facts.byPriority) {
      if (arrivals[clearing] === 0) continue;
      battleIn(table, clearing, choose.escalatedDefender, rule('4.7.4'));
    }
  },
};

const blitzStep: Step<MarquiseTurn> = {
  id: 'blitz',
  rule: rule('trait.blitz'),
  when: { why: m('skip.noTrait'), holds: (turn) => has(turn, 'blitz') },
  run: (table) => {
    const from = select(table, choose.blitzClearing);
    if (from === undefined) return;
    const to = moveOut(table, { from, leave: 1 }, noArrivals(), choose.blitzDestination);
    if (to !== undefined) battleIn(table, to, choose.blitzDefender);
  },
};

function buildingsOnMap({ state, me }: Turn): number {
  let sum = 0;
  for (let clearing = 0; clearing < CLEARINGS; clearing += 1) {
    sum += cell(state, BUILDINGS + me * CLEARINGS + clearing);
  }
  return sum;
}

/** with nothing ruled it could never build, and a whole deck is enough of trying. */
function mayExpand(turn: MarquiseTurn): boolean {
  const { state, me } = turn;
  if (turn.built || buildingsOnMap(turn) > numbers.expandMaxBuildings) return false;
  const once = state.facts.config.options.expand === 'once' || has(turn, 'overwhelming');
  if (turn.expansions >= (once ? 1 : MOST_EXPANSIONS)) return false;
  return state.facts.byPriority.some((clearing) => rules(state, me, clearing));
}

const expandStep: Step<MarquiseTurn> = {
  id: 'expand',
  rule: rule('4.5.5'),
  when: { why: m('skip.noExpand'), holds: mayExpand },
  run: (table) => {
    table.scene.expansions += 1;
    discardOrder(table, rule('4.5.5'));
    drawOrder(table, rule('4.5.5'));
    daylight(table);
  },
};

const ordinaryDaylight: Phase<MarquiseTurn> = {
  id: 'daylight',
  rule: rule('4.5'),
  steps: [battleStep, recruitStep, buildStep, moveStep, blitzStep, expandStep],
};

const escalatedDaylight: Phase<MarquiseTurn> = {
  id: 'escalatedDaylight',
  rule: rule('4.7'),
  steps: [
    escalatedBattleStep,
    escalatedRecruitStep,
    escalatedBuildStep,
    escalatedMoveStep,
    blitzStep,
  ],
};

function daylight(table: MarquiseTable): void {
  const phase = table.scene.orderSuit === BIRD ? escalatedDaylight : ordinaryDaylight;
  runPhases(table, [phase], daylightOver);
}

// ---- 4.6 Evening -------------------------------------------------------------

/** The rightmost empty space of a track: index = buildings of that type on the map, less one. */
function trackPoints({ state }: Turn, kind: Kind): number {
  const built = onMap(state, kind);
  return built === 0 ? 0 : ((TRACK_OF_KIND[kind] as readonly number[])[built - 1] as number);
}

const scoreStep: Step<MarquiseTurn> = {
  id: 'score',
  rule: rule('4.6.1'),
  when: { why: m('skip.noOrder'), holds: ({ order }) => order !== NONE },
  run: (table) => {
    const turn = table.scene;
    const kinds =
      turn.orderSuit === BIRD ? BUILDING_OF_SUIT : [BUILDING_OF_SUIT[turn.orderSuit] as Kind];
    const points = Math.max(...kinds.map((kind) => trackPoints(turn, kind)));
    score(table, turn.me, points, 'buildings', rule('4.6.1'));
  },
};

const evening: Phase<MarquiseTurn> = {
  id: 'evening',
  rule: rule('4.6'),
  steps: [
    scoreStep,
    nightmareStep((turn) => level(turn).eveningBonusVp),
    passStep,
    discardStep(rule('4.6.2')),
  ],
};

export function playMarquise(table: MarquiseTable): void {
  runPhases(table, [birdsong], gameOver);
  daylight(table);
  runPhases(table, [evening], gameOver);
}
