import { NONE } from '@empty-chair/kernel/ids';
import { select } from '@empty-chair/kernel/select';
import type { RuleId } from '@empty-chair/kernel/words';
import { piecesOf } from '../../board.ts';
import { explode } from '../../bombs.ts';
import { bots, numberOn } from '../../content.ts';
import { drawPlot, turnUp } from '../../corvids.ts';
import { destroyPiece, placePiece, removeWarriors } from '../../effects.ts';
import { hasTrait } from '../../facts.ts';
import type { Clearing, Faction } from '../../pieces.ts';
import { PLOT } from '../../pieces.ts';
import type { Plot } from '../../plots.ts';
import {
  BOMB,
  EVERY_PLOT,
  EXTORTION,
  faceUpPlots,
  layPlot,
  plotRef,
  plotsLeft,
} from '../../plots.ts';
import { score } from '../../points.ts';
import type { TurnTable } from '../../scene.ts';
import { askForCard, discardAtRandom, spendCard } from '../../screen/hands.ts';
import { handOf, isPerson } from '../../screen/play.ts';
import { askLostCard } from '../../spent-cards.ts';
import { isOver, pieceSupply } from '../../state.ts';
import { clearingRef, factionRef, m, rule } from '../../words.ts';
import * as choose from './selections.ts';

/** How plots come, are flipped, and what they do then: 11.4.4, 11.5.3, 11.7. */

const { numbers, traits } = bots.cogwheelCorvids;
const WRONG_GUESS_VP = numberOn(traits, 'gamble', 'vpWrong');

/** A warrior goes back to the supply for a random plot, which nobody looks at. */
export function hatchPlot(table: TurnTable, clearing: Clearing, by: RuleId): void {
  const { state, me } = table.scene;
  removeWarriors(table, me, clearing, numbers.warriorsPerPlot, by);
  placePiece(table, PLOT, clearing, by);
  // At the table nobody knows it before it is flipped.
  if (table.atTable.choices) return;
  const plot = drawPlot(table, { rule: by, ask: m('ask.plotDrawn'), at: clearing });
  layPlot(state, clearing, plot, false);
}

/** 11.4.4: a point for each plot that lies face up by then, this one too; then what it does. */
export function flip(table: TurnTable, clearing: Clearing): void {
  const { state, me } = table.scene;
  const by = rule('11.4.4');
  const guess = hasTrait(state.facts, me, 'gamble') ? askGuess(table, clearing) : undefined;
  const plot = turnUp(table, clearing, by, m('ask.plotFlipped'));
  layPlot(state, clearing, plot, true);
  table.emit?.(by, m('do.flip'), { plot: plotRef(plot), at: clearingRef(clearing) });
  score(table, me, faceUpPlots(state) * numbers.vpPerFaceUpPlot, 'plots', by);
  if (isOver(state)) return;
  if (guess?.plot === plot) {
    foil(table, guess.by, clearing);
    return;
  }
  if (guess !== undefined) score(table, me, WRONG_GUESS_VP, 'plots', rule('trait.gamble'));
  if (plot === EXTORTION) extort(table, clearing);
  if (plot === BOMB) {
    explode(table, clearing, rule('11.7.1'));
    changePlots(table, clearing);
  } else if (hasTrait(state.facts, me, 'vendetta')) {
    // B-67: after what it does itself, and with all that a Bomb does, unless the table says otherwise.
    explode(table, clearing, rule('trait.vendetta'));
    if (state.facts.config.options.vendetta === 'withSwap') changePlots(table, clearing);
  }
}

// ---- Gamble ----------------------------------------------------------------------------

interface Guess {
  readonly by: Faction;
  readonly plot: Plot;
}

/** B-66: with no human there it is flipped as ever. */
function askGuess(table: TurnTable, clearing: Clearing): Guess | undefined {
  const human = select(table, choose.gambler, clearing);
  if (human === undefined) return undefined;
  const plot = table.ask<Plot>({
    rule: rule('trait.gamble'),
    channel: 'human',
    ask: {
      id: m('ask.guess'),
      params: { faction: factionRef(human), at: clearingRef(clearing) },
    },
    answers: EVERY_PLOT,
    ref: plotRef,
  });
  return { by: human, plot };
}

/** Guessed right: it does nothing, and the human removes it. A Raid still recruits (B-66). */
function foil(table: TurnTable, human: Faction, clearing: Clearing): void {
  const by = rule('trait.gamble');
  table.emit?.(by, m('do.guessed'), { faction: factionRef(human) });
  destroyPiece(table, human, PLOT, clearing, by);
}

// ---- 11.7.3 Extortion ------------------------------------------------------------------

/** Bots have no cards; which card it is, B-61 says. */
function extort(table: TurnTable, clearing: Clearing): void {
  const { state } = table.scene;
  const isChosen = state.facts.config.options.extortion === 'choice';
  for (const human of state.facts.humans) {
    if (piecesOf(state, human, clearing) === 0) continue;
    if (isPerson(state, human)) {
      losesCard(table, human, isChosen);
      continue;
    }
    const told = isChosen ? m('do.extort') : m('do.extortAtRandom');
    table.emit?.(rule('11.7.3'), told, { faction: factionRef(human) });
    askLostCard(table, human);
  }
}

function losesCard(table: TurnTable, person: Faction, isChosen: boolean): void {
  const by = rule('11.7.3');
  if (!isChosen) {
    discardAtRandom(table, person, by);
    return;
  }
  const cards = handOf(table.scene.state, person);
  const card = askForCard(table, person, { rule: by, ask: { id: m('ask.extortedCard') }, cards });
  if (card !== NONE) spendCard(table, person, card, by);
}

// ---- 11.7.1 Bomb -----------------------------------------------------------------------

/** B-59: for a random plot of the supply, drawn before this one goes back; it triggers and scores nothing. */
function changePlots(table: TurnTable, clearing: Clearing): void {
  const { state } = table.scene;
  const by = rule('B-59');
  const isAny = state.facts.config.options.bombSwap === 'any';
  const answers = EVERY_PLOT.filter(
    (plot) => plotsLeft(state, plot) > 0 && (isAny || plot !== BOMB),
  );
  if (isOver(state) || pieceSupply(state, PLOT) === 0 || answers.length === 0) return;
  const plot = drawPlot(table, { rule: by, ask: m('ask.plotDrawn'), at: clearing, answers });
  layPlot(state, clearing, plot, true);
  table.emit?.(by, m('do.changePlots'), { plot: plotRef(plot), at: clearingRef(clearing) });
}
