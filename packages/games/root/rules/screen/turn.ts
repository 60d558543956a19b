import { NONE } from '@empty-chair/kernel/ids';
import { isBot, rules } from '../board.ts';
import { common } from '../content.ts';
import { nextSeat } from '../next-seat.ts';
import { score } from '../points.ts';
import type { RootTable } from '../scene.ts';
import { isOver } from '../state.ts';
import { rule } from '../words.ts';
import { chapterOf } from './chapters.ts';
import { openCoffins } from './coffins.ts';
import { checkDominance } from './dominance.ts';
import { loseIdleEmigre } from './emigre-duty.ts';
import { drawsInEvening } from './informants.ts';
import { beginStep, onTurn, screenOf, turnOf } from './play.ts';
import { FRESH_TURN, STEPS } from './screen.ts';

/** Law 1.4.1: Birdsong, Daylight, Evening; then the next seat. */

/** The turn goes on to the next seat, and begins there. */
export function passTurn(table: RootTable): void {
  const { state } = table.scene;
  nextSeat(state);
  if (state.screen !== undefined) beginTurn(table);
}

/** What comes as Birdsong begins, without a choice (law 3.3.1, 1.4.1). */
function beginTurn(table: RootTable): void {
  const { state } = table.scene;
  screenOf(state).turn = FRESH_TURN;
  const me = onTurn(state);
  if (isBot(state, me)) return;
  checkDominance(table, me);
  if (!isOver(state)) openCoffins(table, me);
}

/** The step under way is over. */
export function endStep(table: RootTable): void {
  const { state } = table.scene;
  const { step } = turnOf(state);
  if (step === 'birdsong') loseIdleEmigre(table, onTurn(state));
  if (step === 'daylight') chapterOf(onTurn(state)).dusk?.(table);
  if (step === 'evening') drawInEvening(table);
  if (isOver(state)) return;
  const next = STEPS[STEPS.indexOf(step) + 1];
  if (next === undefined) endTurn(table);
  else beginStep(state, next);
}

function drawInEvening(table: RootTable): void {
  const { state } = table.scene;
  const me = onTurn(state);
  const { draw, evening } = chapterOf(me);
  evening?.(table);
  if (!isOver(state)) drawsInEvening(table, me, draw.cards(state), draw.law);
}

function endTurn(table: RootTable): void {
  const { state } = table.scene;
  const me = onTurn(state);
  chapterOf(me).ends?.(table);
  // law.M.4.4: whoever rules the pass scores for it.
  const { pass } = state.facts;
  if (pass !== NONE && rules(state, me, pass)) {
    score(table, me, common.passVp, 'map', rule('law.pass'));
  }
  if (!isOver(state)) passTurn(table);
}

/** Whether a person on the screen is on turn. */
export const isPersonsTurn = (table: RootTable): boolean => {
  const { state } = table.scene;
  return state.screen !== undefined && !isOver(state) && !isBot(state, onTurn(state));
};
