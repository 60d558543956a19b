import type { Id } from '@empty-chair/kernel/ids';
import { idsUpTo, NONE } from '@empty-chair/kernel/ids';
import { bots } from './content.ts';
import type { Clearing, Faction } from './pieces.ts';
import { CORVIDS, EVERY_CLEARING, PLOT } from './pieces.ts';
import type { State } from './state.ts';
import { cell, PLOTS, piecesAt } from './state.ts';
import { ref } from './words.ts';

/** The plots of the Corvids (11.7): which one lies where, with which side up. */
export const PLOT_IDS = ['bomb', 'snare', 'extortion', 'raid'] as const;
export type PlotId = (typeof PLOT_IDS)[number];
export type Plot = Id<'Plot'>;
export const EVERY_PLOT = idsUpTo<Plot>(PLOT_IDS.length);
export const plotNamed = (id: PlotId): Plot => PLOT_IDS.indexOf(id) as Plot;
export const plotId = (plot: Plot): PlotId => PLOT_IDS[plot] as PlotId;
export const plotRef = (plot: Plot) => ref('plot', plotId(plot));

export const BOMB = plotNamed('bomb');
const SNARE = plotNamed('snare');
export const EXTORTION = plotNamed('extortion');
export const RAID = plotNamed('raid');

/** Of each type there are as many (11.3.1). */
const { plotsPerType } = bots.cogwheelCorvids.numbers;

/** A cell holds the type; face up it is that much higher. */
const UP = PLOT_IDS.length;
/** A human's that lies face down. NONE is one of the bot's that nobody has seen, or a human's that was placed by hand. */
const HIDDEN = 2 * UP;

export const hasPlot = (state: State, clearing: Clearing): boolean =>
  piecesAt(state, PLOT, clearing) > 0;
export function isFaceUp(state: State, clearing: Clearing): boolean {
  const known = cell(state, PLOTS + clearing);
  return known >= UP && known < HIDDEN;
}
export const isFaceDown = (state: State, clearing: Clearing): boolean =>
  hasPlot(state, clearing) && !isFaceUp(state, clearing);

/** The type of the plot there; NONE for one that nobody knows, and where none lies. */
export function plotAt(state: State, clearing: Clearing): Plot {
  const known = cell(state, PLOTS + clearing);
  if (known === HIDDEN) return NONE;
  return (known >= UP ? known - UP : known) as Plot;
}
/** The type as everybody sees it: face up. */
export const plotSeen = (state: State, clearing: Clearing): Plot =>
  isFaceUp(state, clearing) ? plotAt(state, clearing) : NONE;

export function layPlot(state: State, clearing: Clearing, plot: Plot, isUp: boolean): void {
  state.cells[PLOTS + clearing] = isUp ? plot + UP : plot;
}
export function hidePlot(state: State, clearing: Clearing): void {
  state.cells[PLOTS + clearing] = HIDDEN;
}
export function swapPlots(state: State, one: Clearing, other: Clearing): void {
  const [first, second] = [cell(state, PLOTS + one), cell(state, PLOTS + other)];
  state.cells[PLOTS + one] = second;
  state.cells[PLOTS + other] = first;
}
/** Whether it is followed which side is up: of the bot's always, of a human's once he has said so. */
export const isFollowedPlot = (state: State, clearing: Clearing): boolean =>
  state.facts.botOf[CORVIDS] !== undefined || cell(state, PLOTS + clearing) !== NONE;
/** Law 13.2.2: one in a clearing. Of a human's that are not followed nobody counts. */
export const takesPlot = (state: State, clearing: Clearing): boolean =>
  !hasPlot(state, clearing) || !isFollowedPlot(state, clearing);
export const hasOnePlot = (state: State, clearing: Clearing): boolean =>
  piecesAt(state, PLOT, clearing) === 1;
export function forgetPlot(state: State, clearing: Clearing): void {
  state.cells[PLOTS + clearing] = NONE;
}

/** How many lie face up, of one type or of all. */
export function faceUpPlots(state: State, plot: Plot = NONE): number {
  let n = 0;
  for (const clearing of EVERY_CLEARING) {
    if (!isFaceUp(state, clearing)) continue;
    if (plot === NONE || plotAt(state, clearing) === plot) n += 1;
  }
  return n;
}

/** How many of the type are not known to lie on the map. */
export function plotsLeft(state: State, plot: Plot): number {
  let n: number = plotsPerType;
  for (const clearing of EVERY_CLEARING) if (plotAt(state, clearing) === plot) n -= 1;
  return n;
}

// ---- 11.7.2 the Snare ------------------------------------------------------------------

const isSnared = (state: State, clearing: Clearing): boolean =>
  state.cells[PLOTS + clearing] === SNARE + UP;

/** The tokens stay where they lie, as if they did nothing. */
export function forgetSnares(state: State): void {
  for (const clearing of EVERY_CLEARING) if (isSnared(state, clearing)) forgetPlot(state, clearing);
}

/** 11.7.2: a human's pieces are neither placed there nor moved away (B-74). */
export const isHeldFast = (state: State, faction: Faction, clearing: Clearing): boolean =>
  isSnared(state, clearing) && faction !== CORVIDS && state.facts.botOf[faction] === undefined;

/** 11.8.2: a bot's piece springs it; not in the cooperative game, if the Corvids are a bot too (B-79). */
export function springsSnare(state: State, faction: Faction, clearing: Clearing): boolean {
  if (!isSnared(state, clearing) || faction === CORVIDS) return false;
  const { botOf, config } = state.facts;
  return botOf[faction] !== undefined && !(config.coop && botOf[CORVIDS] !== undefined);
}
