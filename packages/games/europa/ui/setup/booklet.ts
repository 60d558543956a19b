import type { WhereParts } from '@empty-chair/uikit/game-ui.ts';
import { check, draftOf } from './setup-model.ts';

/** Bot decks and dice lie in the box. */
export const BOXED = ['cards', 'dice'] as const;

/** The booklet lies in the box too: who draws from it has the printed charts and lists at hand. */
export const withBooklet = (where: WhereParts): WhereParts => ({
  ...where,
  at: (config, place) => {
    const moved = where.at(config, place);
    if (where.of(config) === place) return moved;
    const targets = place === 'box' ? 'printed' : 'house';
    return check({ ...draftOf(moved), targets }).config ?? moved;
  },
});
