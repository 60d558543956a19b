import { select } from '@empty-chair/kernel/select';
import type { Condition, Step } from '@empty-chair/kernel/steps';
import { runSteps } from '@empty-chair/kernel/steps';
import type { RuleId } from '@empty-chair/kernel/words';
import { territoriesOf, tokensAt } from '../board.ts';
import { addProgressCards, gatherCards } from '../cards.ts';
import type {
  ChartCell,
  CivilizationBonus,
  CivilizationId,
  IncomeStepId,
  Track,
} from '../content.ts';
import {
  civilizationOf,
  EXPLORATION,
  GUARDED_ABOVE,
  LIMITS,
  MILITARY,
  matColumn,
  SCIENCE,
  TECHNOLOGY,
  trackOf,
} from '../content.ts';
import { score, who } from '../effects.ts';
import type { Player, State } from '../state.ts';
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
import { conquer, hasShadowOutpost, putGuard } from './map.ts';
import * as choose from './selections.ts';
import type { Turn, TurnTable } from './turn.ts';

/** Section 8 of the rules. */

/** INC-1: the chart of the level, column by column, each cell only on its turns. */
export function incomeTurn(table: TurnTable): void {
  const { state } = table.scene;
  const turn = incomeTurnsOf(state, AUTOMA) + 1;
  table.scene.income = turn;
  table.emit?.(rule('INC-1'), m('do.incomeTurn'), { n: turn });
  if (turn === 1) runSteps(table, startingAdvances(state));
  const steps = state.facts.level.chart
    .filter(({ turns }) => turns.includes(turn))
    .map((cell) => stepOf(cell));
  runSteps(table, steps);
  for (const bot of [AUTOMA, SHADOW]) state.incomeTurns[bot] = turn;
  if (turn === LIMITS.incomeTurns) table.emit?.(rule('INC-8'), m('see.botsFinished'));
  table.scene.isDone = true;
}

/** DIF-2, DIF-3: the first event of income turn 1: the Automa's advances, then the Shadow Empire's. */
function startingAdvances({ facts, favorites }: State): readonly Step<Turn>[] {
  const { botAdvances, level } = facts.level;
  const by = level === 5 ? rule('DIF-2') : rule('DIF-3');
  return [AUTOMA, SHADOW].flatMap((bot) =>
    botAdvances.map((id) => {
      const track = id === 'favorite' ? (favorites[bot] as Track) : trackOf(id);
      return advanceStep('start', by, { bot, track });
    }),
  );
}

/** At the start of the game only a correction can have brought a token to the end by now. */
function advanceStep(
  id: string,
  by: RuleId,
  { bot, track }: { readonly bot: Player; readonly track: Track },
): Step<Turn> {
  return {
    id,
    rule: by,
    when: {
      why: m('skip.trackFinished'),
      holds: ({ state }) => !isFinishedTrack(state, bot, track),
    },
    run: (table) => advance(table, bot, track),
  };
}

function stepOf(cell: ChartCell): Step<Turn> {
  return { ...STEPS[cell.step], run: (table) => RUN[cell.step](table, cell) };
}

const RUN: Readonly<Record<IncomeStepId, (table: TurnTable, cell: ChartCell) => void>> = {
  checkFavorites: (table) => runSteps(table, [automaFavorite, shadowFavorite]),
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

const automaFavorite = favoriteStep('automa', AUTOMA);
/** Also in a game for two (2P-4). */
export const shadowFavorite = favoriteStep('shadow', SHADOW);

function favoriteStep(id: string, bot: Player): Step<Turn> {
  return {
    id,
    rule: rule('INC-3'),
    when: { why: m('skip.favoriteStays'), holds: ({ state }) => isOvertaken(state, bot) },
    run: (table, by) => changeFavorite(table, by, bot),
  };
}

/** R-TRK-3: any other token, strictly ahead. */
function isOvertaken(state: State, bot: Player): boolean {
  const favorite = state.favorites[bot] as Track;
  const own = spaceOf(state, bot, favorite);
  return (
    isFinishedTrack(state, bot, favorite) ||
    PLAYERS.some((other) => other !== bot && spaceOf(state, other, favorite) > own)
  );
}

/** R-TRK-4: the favorite changes only after the choice, so a heart in it is the old one. */
function changeFavorite(table: TurnTable, by: RuleId, bot: Player): void {
  const { state } = table.scene;
  const track = select(table, choose.newFavorite, bot);
  const params = { who: who(state, bot) };
  if (track === undefined) {
    table.emit?.(rule('R-TRK-2'), m('see.allFinished'), params);
    return;
  }
  const isSame = state.favorites[bot] === track;
  state.favorites[bot] = track;
  table.emit?.(by, isSame ? m('see.sameFavorite') : m('do.favorite'), {
    ...params,
    track: trackRef(track),
  });
}

// ---- INC-5 Points ----------------------------------------------------------------------

function scoreVP(table: TurnTable): void {
  const { state, income } = table.scene;
  const column = matColumn(state.facts.level, income);
  const spaces = (...tracks: readonly Track[]): number =>
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
    const points = n * times;
    // Nothing is moved and nobody counts along for a line of nothing.
    if (points === 0) continue;
    addPoints(state, AUTOMA, isTracks ? 'tracks' : id, points);
    table.emit?.(rule('INC-5'), m('do.scoreLine'), {
      line: ref('line', id),
      n,
      each: times,
      points,
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
  switch (bonus.type) {
    case 'advance':
      runSteps(table, [explorers(trackOf(bonus.track))]);
      return;
    case 'research':
      runSteps(table, [scientists]);
      return;
    case 'conquerIfFewTerritories':
      runSteps(table, [conquerors]);
      return;
    case 'guardTerritory':
      runSteps(table, [guard]);
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
const explorers = (track: Track): Step<Turn> =>
  advanceStep('explorers', rule('CIV-1'), { bot: AUTOMA, track });

const scientists: Step<Turn> = { id: 'research', rule: rule('CIV-2'), run: research };

const conquerors: Step<Turn> = {
  id: 'conquerors',
  rule: rule('CIV-3'),
  when: {
    why: m('skip.enoughTerritories'),
    holds: ({ state, income }) => territoriesOf(state, AUTOMA).length < income,
  },
  run: (table) => conquer(table, 'beside'),
};

const hasManyLonely: Condition<Turn> = {
  why: m('skip.fewLonely'),
  holds: ({ state }) =>
    territoriesOf(state, AUTOMA).filter((hex) => tokensAt(state, hex) === 1).length > GUARDED_ABOVE,
};

const guard: Step<Turn> = {
  id: 'guard',
  rule: rule('CIV-3'),
  when: hasManyLonely,
  run: (table, by) => {
    if (!hasShadowOutpost(table)) return;
    const hex = select(table, choose.guardedHex);
    if (hex !== undefined) putGuard(table, hex, by);
  },
};
