/** How things look: a paint and a shape per player, a glyph and a colour per terrain and track. */

/** The shape of a player's tokens on tracks and achievements. */
export type Shape = 'round' | 'square' | 'diamond' | 'arch';

const PAINTS: Readonly<Record<string, string>> = {
  automa: '--automa',
  shadow: '--shadow-empire',
  human2: '--player-b',
};
const SHAPES: Readonly<Record<string, Shape>> = {
  automa: 'square',
  shadow: 'diamond',
  human2: 'arch',
};

/** The colour token of a player's paint, by the player's id. */
export const paintOf = (who: string): string => PAINTS[who] ?? '--player-a';
export const shapeOf = (who: string): Shape => SHAPES[who] ?? 'round';

/** Sets the three paints of a painted piece for everything inside. */
export const painted = (who: string): string => {
  const name = paintOf(who);
  return `--paint:var(${name});--edge:var(${name}-edge);--on:var(${name}-on)`;
};

/** What says beside the paint whose a piece is; the first human's has none. */
export type Sign = 'eyes' | 'sash' | 'diamond';
const SIGNS: Readonly<Record<string, Sign>> = { automa: 'eyes', human2: 'sash', shadow: 'diamond' };
export const signOf = (who: string): Sign | undefined => SIGNS[who];

/** The letters of the content: a glyph and two colour tokens each. Water has none of its own. */
const TERRAINS: Readonly<Record<string, readonly [icon: string, token: string]>> = {
  D: ['terrain-desert', '--tap-desert'],
  F: ['terrain-forest', '--tap-forest'],
  G: ['terrain-plains', '--tap-grass'],
  M: ['terrain-mountains', '--tap-mountains'],
  W: ['terrain-river', '--tap-lakes'],
};
export const terrainIcon = (letter: string): string => TERRAINS[letter]?.[0] ?? '';
/** The colour token of a terrain. */
export const groundOf = (letter: string): string => TERRAINS[letter]?.[1] ?? '--tap-unexplored';
export const grounded = (letter: string): string => {
  const token = groundOf(letter);
  return `--tile:var(${token});--glyph:var(${token}-g)`;
};

export const trackIcon = (track: string): string => `track-${track}`;
/** Sets the colour of a track for everything inside. */
export const tracked = (track: string): string => `--track:var(--tap-${track})`;
