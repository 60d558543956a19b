import { get } from '@empty-chair/kernel/ids';
import { each, rank, select } from '@empty-chair/kernel/select';
import type { Phase, Step } from '@empty-chair/kernel/steps';
import { runPhases } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { battle } from '../../battle.ts';
import { bots } from '../../content.ts';
import { moveWarriors, placeWarriors } from '../../effects.ts';
import { hasTrait, levelRow } from '../../facts.ts';
import type { Clearing } from '../../pieces.ts';
import { KIND_COUNT, PLOT } from '../../pieces.ts';
import { EXTORTION, faceUpPlots } from '../../plots.ts';
import { score } from '../../points.ts';
import type { Turn, TurnTable } from '../../scene.ts';
import { isOver, pieceSupply, warriorSupply, warriorsAt } from '../../state.ts';
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
import { playFavor, wantsFavor } from './favor.ts';
import { flip, hatchPlot } from './plots.ts';
import * as choose from './selections.ts';

/** Cogwheel Corvids: section 11 of the rulebook. */

const { difficulties, numbers } = bots.cogwheelCorvids;

const level = ({ state, me }: Turn) => levelRow(state.facts, me, difficulties);

/** B-64: without a plot in the supply no warrior is given up for one. */
const hasPlotLeft: NonNullable<Step<Turn>['when']> = {
  why: m('skip.noPlot'),
  holds: ({ state }) => pieceSupply(state, PLOT) > 0,
};

const OUTLINE: readonly Phase<Turn>[] = [
  {
    id: 'services',
    rule: rule('9.7'),
    when: wantsFavor,
    steps: [{ id: 'playFavor', rule: rule('S-I'), run: playFavor }],
  },
  {
    id: 'birdsong',
    rule: rule('11.4'),
    until: isCutShort,
    steps: [
      revealStep(rule('11.4.1')),
      craftStep(rule('11.4.2')),
      { id: 'recruit', rule: rule('11.4.3'), run: recruit },
      { id: 'flip', rule: rule('11.4.4'), run: flipPlots },
    ],
  },
  {
    id: 'daylight',
    rule: rule('11.5'),
    until: isCutShort,
    steps: [
      { id: 'battle', rule: rule('11.5.1'), run: battleInOrdered },
      { id: 'move', rule: rule('11.5.2'), run: move },
      { id: 'plot', rule: rule('11.5.3'), when: hasPlotLeft, run: plot },
      {
        id: 'mastermind',
        rule: rule('trait.mastermind'),
        when: {
          why: m('skip.noTrait'),
          holds: (turn) =>
            hasTrait(turn.state.facts, turn.me, 'mastermind') && hasPlotLeft.holds(turn),
        },
        run: plot,
      },
      { id: 'thicken', rule: rule('11.5.4'), when: hasPlotLeft, run: thicken },
    ],
  },
  {
    id: 'evening',
    rule: rule('11.6'),
    steps: [
      { id: 'score', rule: rule('11.6.1'), run: scoreExtortions },
      nightmareStep((turn) => level(turn).eveningBonusVp),
      passStep,
      discardStep(rule('11.6.2')),
    ],
  },
];

export function playCorvids(table: TurnTable): void {
  runPhases(table, OUTLINE, isGameOver);
}

// ---- 11.4 Birdsong ---------------------------------------------------------------------

/** Both clearings are chosen before anybody is placed (B-58); a short supply goes by priority (2.4). */
function recruit(table: TurnTable, by: RuleId): void {
  const turn = table.scene;
  const { state, me } = turn;
  const chosen: Clearing[] = [];
  for (const clearing of rank(table, choose.recruitClearing)) {
    chosen.push(clearing);
    if (chosen.length === numbers.recruitClearings) break;
  }
  const clearings = state.facts.byPriority.filter((clearing) => chosen.includes(clearing));
  // B-57: as often as the supply is empty, unless the table says once.
  let plotsToHatch = state.facts.config.options.plotThickens === 'once' ? 1 : get(KIND_COUNT, PLOT);
  for (const clearing of clearings) {
    for (let left = level(turn).recruit; left > 0; ) {
      if (warriorSupply(state, me) === 0) {
        if (plotsToHatch === 0 || !hasPlotLeft.holds(turn)) return;
        if (!thicken(table, rule('11.4.3.II'))) return;
        plotsToHatch -= 1;
      }
      const placed = placeWarriors(table, me, clearing, left, by);
      if (placed === 0) break;
      left -= placed;
    }
  }
}

function flipPlots(table: TurnTable): void {
  for (const clearing of each(table, choose.plotsToFlip)) {
    if (isOver(table.scene.state)) return;
    flip(table, clearing);
  }
}

// ---- 11.5 Daylight ---------------------------------------------------------------------

function battleInOrdered(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  for (const clearing of each(table, choose.battleClearings)) {
    const defender = select(table, choose.defender, clearing);
    if (defender === undefined || isOver(state)) return;
    battle(table, { attacker: me, defender, clearing, by });
  }
}

/** By priority, with whoever is there by then. */
function move(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  for (const from of each(table, choose.moveClearings)) {
    const n = warriorsAt(state, me, from) - numbers.leaveBehindOnMove;
    if (n <= 0 || isOver(state)) continue;
    const to =
      select(table, choose.moveDestination, from) ?? select(table, choose.moveAmongPlots, from);
    if (to !== undefined) moveWarriors(table, { faction: me, from, to, n }, by);
  }
}

function plot(table: TurnTable, by: RuleId): void {
  const clearing = select(table, choose.plotClearing);
  if (clearing !== undefined) hatchPlot(table, clearing, by);
}

/** Says whether there was a clearing for it. */
function thicken(table: TurnTable, by: RuleId): boolean {
  const clearing = select(table, choose.thickeningClearing);
  if (clearing !== undefined) hatchPlot(table, clearing, by);
  return clearing !== undefined;
}

// ---- 11.6 Evening ----------------------------------------------------------------------

function scoreExtortions(table: TurnTable, by: RuleId): void {
  const { state, me } = table.scene;
  score(table, me, faceUpPlots(state, EXTORTION) * numbers.vpPerExtortion, 'plots', by);
}
