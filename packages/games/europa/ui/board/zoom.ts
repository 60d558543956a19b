/**
 * What can be read at a scale (pixels per map unit). Far: chips and the names of the played realms;
 * overview: the names that are clear of chips, stars of capitals; near: signs, badges, all names.
 */
export type Level = 'far' | 'overview' | 'near';

/** From here on a chip can be tapped by a careful finger and told by its rim. */
export const OVERVIEW = 0.5;
/** From here on a sign of 12 units has 11 pixels. */
export const NEAR = 0.92;

export const levelOf = (scale: number): Level =>
  scale < OVERVIEW ? 'far' : scale < NEAR ? 'overview' : 'near';

/** In units, as the names are drawn where they are large enough to read. */
export const LETTERS = 15;
const LEAST_PIXELS = 11;

/** Letters of at least 11 pixels, in steps, so that not every notch of the wheel sets all names anew. */
export function lettersAt(units: number, scale: number): number {
  const step = Math.max(0.25, Math.floor(scale * 20) / 20);
  return Math.max(units, Math.round((LEAST_PIXELS / step) * 2) / 2);
}

/** How much heavier rings and their signs are drawn from afar, so that they stay seen. */
export const weightAt = (scale: number): number =>
  Math.round(Math.min(2.6, Math.max(1, 0.8 / scale)) * 10) / 10;
