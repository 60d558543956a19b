import type { Asked } from './published-rate.ts';

/** The Automa against one human: both would win equally often. */
export const EVEN = 1 / 2;

/** The Automa of either hex game was studied by level, in the game for one human. */
export const askedOf = (level: string): Asked => ({
  seat: 'automa',
  axes: { level, game: 'solo' },
});
