import { literal } from '@empty-chair/kernel/words';
import { percentOf } from '@empty-chair/text/percent';
import type { HeatMark } from '../game-ui.ts';
import { words } from '../words.svelte.ts';
import { heatsOf } from './heat.ts';

export const heatText = (chance: number): string => percentOf(chance, words.language);

/** What foresight says of a place, for whoever does not see the colours. */
export const heatName = (heat: HeatMark | undefined): readonly string[] =>
  heat === undefined
    ? []
    : heatsOf(heat).map(({ as, chance }) =>
        words.t(`ui.board.heat.${as}`, { odds: literal(heatText(chance)) }),
      );
