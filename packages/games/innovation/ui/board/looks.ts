/** How things look: a glyph and a colour per terrain, a shape per building, a paint per seat. */

/** The art has its terrains in the plural where the rules have one of them. */
const ART: Readonly<Record<string, string>> = { lake: 'lakes', mountain: 'mountains' };
const inArt = (terrain: string): string => ART[terrain] ?? terrain;

export const terrainIcon = (terrain: string): string => `terrain-${inArt(terrain)}`;

/** The colour token of a terrain. */
export const groundOf = (terrain: string): string => `--t-${inArt(terrain)}`;

/** Sets the fill of a terrain and the colour of its glyph for everything inside. */
export const grounded = (terrain: string): string =>
  `--tile:var(${groundOf(terrain)});--glyph:var(${groundOf(terrain)}-g)`;

/** The colour token of a seat's paint, by the seat's id. */
export function paintOf(who: string): string {
  if (who === 'automa') return '--automa';
  return who === 'human2' ? '--player-b' : '--player-a';
}

/** Sets the three paints of a painted piece for everything inside. */
export const painted = (who: string): string => {
  const name = paintOf(who);
  return `--paint:var(${name});--edge:var(${name}-edge);--on:var(${name}-on)`;
};

const NEUTRAL = 'neutral_';
/** Buildings that have no owner's colour in the box. */
export const isNeutral = (building: string): boolean =>
  building.startsWith(NEUTRAL) || building === 'tower' || building === 'monument';

export const buildingIcon = (building: string): string => `aoi-${building.replace(NEUTRAL, '')}`;

/** The second sign of whose a piece is: eyes for the bot, a sash for the second human. */
export type Sign = 'eyes' | 'sash' | undefined;
export function signOf(who: string): Sign {
  if (who === 'automa') return 'eyes';
  return who === 'human2' ? 'sash' : undefined;
}

/** Where the two eyes or the sash sit on each building, in the icon's 24 units. */
const FACE: Readonly<Record<string, readonly [number, number]>> = {
  guild: [12, 16],
  school: [12, 12],
  university: [12, 15],
  palace: [12, 15],
  tower: [12, 14],
  monument: [12, 16],
};
export const faceOf = (building: string): readonly [number, number] =>
  FACE[building.replace(NEUTRAL, '')] ?? [12, 15.5];
