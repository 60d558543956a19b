import { NONE } from '@empty-chair/kernel/ids';
import { isBot } from './board.ts';
import { CLEARINGS, CORVIDS, EVERY_CLEARING } from './pieces.ts';
import { forgetPlot, isFaceUp } from './plots.ts';
import type { State } from './state.ts';
import { RUIN_ITEMS, UNKNOWN_ITEM } from './state.ts';

/** Shuffled, and nobody has looked: the items under the ruins (7.3.4), and facedown plots (11.3.1, B-65). */
export function conceal(state: State): void {
  const { cells } = state;
  for (let place = RUIN_ITEMS; place < RUIN_ITEMS + CLEARINGS * 2; place += 1) {
    if (cells[place] !== NONE) cells[place] = UNKNOWN_ITEM;
  }
  if (!isBot(state, CORVIDS)) return;
  for (const clearing of EVERY_CLEARING)
    if (!isFaceUp(state, clearing)) forgetPlot(state, clearing);
}
