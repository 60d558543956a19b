import { NONE } from '@empty-chair/kernel/ids';
import { CLEARINGS } from './pieces.ts';
import type { State } from './state.ts';
import { RUIN_ITEMS, UNKNOWN_ITEM } from './state.ts';

/** 7.3.4: the items under the ruins were shuffled, and nobody has looked. */
export function conceal({ cells }: State): void {
  for (let place = RUIN_ITEMS; place < RUIN_ITEMS + CLEARINGS * 2; place += 1) {
    if (cells[place] !== NONE) cells[place] = UNKNOWN_ITEM;
  }
}
