import { select } from '@empty-chair/kernel/select';
import type { Condition, Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { territoriesOf, tokensAt } from '../board.ts';
import { addProgressCards, gatherCards } from '../cards.ts';
import type { ChartCell, CivilizationBonus, CivilizationId, IncomeStepId } from '../content.ts';
import {
  civilizationOf,
  EXPLORATION,
  LIMITS,
  MILITARY,
  matColumn,
  SCIENCE,
  TECHNOLOGY,
  trackOf,
} from '../content.ts';
import { score, who } from '../effects.ts';
import type { Player } from '../state.ts';
import {
  AUTOMA,
  addPoints,
  HUMAN,
  incomeTurnsOf,
  isFinishedTrack,
  landmarksOf,
  PLAYERS,
  pointsOf,
  SHADOW,
  spaceOf,
} from '../state.ts';
import { putOnMat } from '../tapestry.ts';
import { m, ref, rule, trackRef } from '../words.ts';
import { advance, advanceBoth, gainTapestryCard, research } from './advance.ts';
import { conquer, putGuard } from './map.ts';
import * as choose from './selections.ts';
import type { Turn, TurnTable } from './turn.ts';

/** Section 8 of the rules. */

const never = (): boolean => false;

/** INC-1: the chart of the level, column by column, each cell only on its turns. */
export function incomeTurn(table: TurnTable): void {
  const { state } = table.scene;
  const turn = incomeTurnsOf(state, AUTOMA) + 1;
  table.scene.income = turn;
  table.emit?.(rule('INC-1'), m('do.incomeTurn'), { n: turn });
  if (turn === 1) startingAdvances(table);
  const steps = state.facts.level.chart
    .filter(({ turns }) => turns.includes(turn))
    .map((cell) => stepOf(cell));
  runSteps(table, steps, never);
  for (const bot of [AUTOMA, SHADOW]) state.incomeTurns[bot] = turn;
  if (turn === LIMITS.incomeTurns) table.emit?.(rule('INC-8'), m('see.botsFinished'));
}

/** DIF-2, DIF-3: the first event of income turn 1: the Automa's advances, then the Shadow Empire's. */
function startingAdvances(table: TurnTable): void {
  const { state } = table.scene;
  const { botAdvances, level } = state.facts.level;
  if (botAdvances.length === 0) return;
  const by = level === 5 ? rule('DIF-2') : rule('DIF-3');
  table.trace?.enter(by, 'start');
  for (const bot of [AUTOMA, SHADOW]) {
    table.scene.bot = bot;
    for (const id of botAdvances) {
      const track = id === 'favorite' ? (state.favorites[bot] as number) : trackOf(id);
      // Only a correction can have brought a token to the end by now.
      if (isFinishedTrack(state, bot, track))
        table.trace?.skip(by, 'start', m('skip.trackFinished'));
      else advance(table, bot, track);
    }
  }
  table.trace?.leave();
}

function stepOf(cell: ChartCell): Step<Turn> {
  return { ...STEPS[cell.step], run: (table) => RUN[cell.step](table, cell) };
}

const RUN: Readonly<Record<IncomeStepId, (table: TurnTable, cell: ChartCell) => void>> = {
  checkFavorites: (table) => {
    for (const bot of [AUTOMA, SHADOW]) checkFavorite(table, bot);
  },
  advanceBothWithLatestPair: advanceBoth,
  civilizationBonus: (table) => {
    for (const id of table.scene.state.civilizations) civilizationBonus(table, id);
  },
  scoreVP,
  addProgressCards: (table, { count = 0 }) => {
    const n = addProgressCards(table.scene.state.cards, count);
    table.emit?.(rule('INC-6'), table.atTable.cards ? m('do.addCards') : m('see.addCards'), { n });
  },
  placeTapestryFaceDownOnMat: (table) => {
    putOnMat(table, table.scene.state);
    table.emit?.(rule('INC-7'), m('do.tapestryOnMat'));
  },
  gainTapestryCard,
  shuffleDecisionDeck: (table) => makeDeck(table, rule('INC-6')),
};

/** Also in a game for two (2P-4). */
export function makeDeck(table: TurnTable, by: RuleId): void {
  const { cards } = table.scene.state;
  gatherCards(table, cards);
  table.emit?.(by, table.atTable.cards ? m('do.shuffle') : m('see.shuffle'), {
    n: cards.decision.length,
  });
}

const STEPS: Readonly<Record<IncomeStepId, Pick<Step<Turn>, 'id' | 'rule' | 'when'>>> = {
  checkFavorites: { id: 'favorites', rule: rule('INC-3') },
  advanceBothWithLatestPair: { id: 'advance', rule: rule('INC-4') },
  civilizationBonus: { id: 'civilization', rule: rule('INC-1') },
  scoreVP: { id: 'score', rule: rule('INC-5') },
  addProgressCards: { id: 'addCards', rule: rule('INC-6') },
  placeTapestryFaceDownOnMat: { id: 'onMat', rule: rule('INC-7') },
  gainTapestryCard: { id: 'tapestry', rule: rule('BEN-6') },
  shuffleDecisionDeck: { id: 'shuffle', rule: rule('INC-6') },
};

// ---- INC-3 Favorites -----------------------------------------------------------------

/** Also the Shadow Empire's in a game for two (2P-4). */
export function checkFavorite(table: TurnTable, bot: Player): void {
  table.scene.bot = bot;
  runSteps(table, [{ ...favoriteStep, id: bot === AUTOMA ? 'automa' : 'shadow' }], never);
}

/** R-TRK-3: any other token, strictly ahead. */
const isOvertaken = ({ state, bot }: Turn): boolean => {
  const favorite = state.favorites[bot] as number;
  const own = spaceOf(state, bot, favorite);
  return (
    isFinishedTrack(state, bot, favorite) ||
    PLAYERS.some((other) => other !== bot && spaceOf(state, other, favorite) > own)
  );
};

/** R-TRK-4: the favorite changes only after the choice, so a heart in it is the old one. */
const favoriteStep: Omit<Step<Turn>, 'id'> = {
  rule: rule('INC-3'),
  when: { why: m('skip.favoriteStays'), holds: isOvertaken },
  run: (table) => {
    const { state, bot } = table.scene;
    const track = select(table, choose.newFavorite);
    const params = { who: who(state, bot) };
    if (track === undefined) {
      table.emit?.(rule('R-TRK-2'), m('see.allFinished'), params);
      return;
    }
    const isSame = state.favorites[bot] === track;
    state.favorites[bot] = track;
    table.emit?.(rule('INC-3'), isSame ? m('see.sameFavorite') : m('do.favorite'), {
      ...params,
      track: trackRef(track),
    });
  },
};

// ---- INC-5 Points ----------------------------------------------------------------------

function scoreVP(table: TurnTable): void {
  const { state, income } = table.scene;
  const column = matColumn(state.facts.level, income);
  const spaces = (...tracks: readonly number[]): number =>
    tracks.reduce((all, track) => all + spaceOf(state, AUTOMA, track), 0);
  const lines = [
    { id: 'landmarks', n: landmarksOf(state, AUTOMA), each: column.landmarksAndTerritories },
    {
      id: 'territories',
      n: territoriesOf(state, AUTOMA).length,
      each: column.landmarksAndTerritories,
    },
    { id: 'militaryScience', n: spaces(MILITARY, SCIENCE), each: column.militaryAndScience },
    {
      id: 'explorationTechnology',
      n: spaces(EXPLORATION, TECHNOLOGY),
      each: column.explorationAndTechnology,
    },
  ] as const;
  for (const { id, n, each: times } of lines) {
    const isTracks = id === 'militaryScience' || id === 'explorationTechnology';
    addPoints(state, AUTOMA, isTracks ? 'tracks' : id, n * times);
    table.emit?.(rule('INC-5'), m('do.scoreLine'), {
      line: ref('line', id),
      n,
      each: times,
      points: n * times,
    });
  }
  // R-INC-2: only the human can have been first; the Shadow Empire shares these turns.
  const isFirst = incomeTurnsOf(state, HUMAN) < income;
  if (isFirst && column.firstToEra > 0) {
    addPoints(state, AUTOMA, 'firstToEra', column.firstToEra);
    table.emit?.(rule('INC-5'), m('do.firstToEra'), { n: column.firstToEra, era: income });
  }
  table.emit?.(rule('INC-5'), m('do.total'), { total: pointsOf(state, AUTOMA) });
}

// ---- CIV Civilizations ------------------------------------------------------------------

/** DIF-3: the first civilization's bonuses before the second's; R-CIV-4: its points there and then. */
function civilizationBonus(table: TurnTable, id: CivilizationId): void {
  const { income } = table.scene;
  for (const bonus of civilizationOf(id).bonuses) {
    if (bonus.turns.includes(income)) gainBonus(table, bonus);
  }
}

function gainBonus(table: TurnTable, bonus: CivilizationBonus): void {
  const { state } = table.scene;
  table.scene.bot = AUTOMA;
  switch (bonus.type) {
    case 'advance':
      runSteps(table, [explorers(trackOf(bonus.track))], never);
      return;
    case 'research':
      table.trace?.enter(rule('CIV-2'), 'research');
      research(table, true);
      table.trace?.leave();
      return;
    case 'conquerIfFewTerritories':
      runSteps(table, [conquerors], never);
      return;
    case 'guardTerritory':
      runSteps(table, [guard], never);
      return;
    case 'scoreTerritories':
      score(table, state, {
        by: rule('CIV-3'),
        source: 'civilization',
        n: territoriesOf(state, AUTOMA).length,
      });
      return;
    case 'scoreLandmarks':
      score(table, state, {
        by: rule('CIV-4'),
        source: 'civilization',
        n: landmarksOf(state, AUTOMA),
      });
      return;
  }
}

/** CIV-1, R-CIV-1: its icons are advances. */
function explorers(track: number): Step<Turn> {
  return {
    id: 'explorers',
    rule: rule('CIV-1'),
    when: {
      why: m('skip.trackFinished'),
      holds: ({ state }) => !isFinishedTrack(state, AUTOMA, track),
    },
    run: (table) => advance(table, AUTOMA, track),
  };
}

const conquerors: Step<Turn> = {
  id: 'conquerors',
  rule: rule('CIV-3'),
  when: {
    why: m('skip.enoughTerritories'),
    holds: ({ state, income }) => territoriesOf(state, AUTOMA).length < income,
  },
  run: (table) => conquer(table, false),
};

const hasManyLonely: Condition<Turn> = {
  why: m('skip.fewLonely'),
  holds: ({ state }) =>
    territoriesOf(state, AUTOMA).filter((hex) => tokensAt(state, hex) === 1).length > 2,
};

const guard: Step<Turn> = {
  id: 'guard',
  rule: rule('CIV-3'),
  when: hasManyLonely,
  run: (table) => {
    const hex = select(table, choose.guardedHex);
    if (hex !== undefined) putGuard(table, hex, 'CIV-3');
  },
};
