/**
 * A position as a small picture: plain data that is kept beside a saved game, so that a list draws it
 * without the rules or the drawing of the game. Colours are tokens: '--root-floor'.
 */
export interface Picture {
  readonly box: readonly [x: number, y: number, w: number, h: number];
  readonly ground: string;
  readonly layers: readonly Layer[];
  /** Who stands where, for a picture of the size of a thumb. */
  readonly small: readonly Piece[];
  /** The same with more in it, for a large picture; without it the small one serves. */
  readonly large?: readonly Piece[];
}
/** All places that look alike are one path: a list of thirty pictures is drawn in no time. */
export interface Layer {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  /** Lengths of dashes and gaps; of no length they are dots. */
  readonly dash?: readonly number[];
}
export interface Piece {
  readonly icon: string;
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly paint: string;
  /** How many, where a number is written on it. */
  readonly n?: number;
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isToken = (value: unknown): boolean => typeof value === 'string' && /^--[\w-]+$/.test(value);
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const areNumbers = (value: unknown): boolean => Array.isArray(value) && value.every(isNumber);
const isLeftOut = (value: unknown, is: (value: unknown) => boolean): boolean =>
  value === undefined || is(value);
const areAll = (value: unknown, is: (value: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(is);

const isLayer = (value: unknown): boolean =>
  isFields(value) &&
  typeof value['d'] === 'string' &&
  isLeftOut(value['fill'], isToken) &&
  isLeftOut(value['stroke'], isToken) &&
  isLeftOut(value['width'], isNumber) &&
  isLeftOut(value['dash'], areNumbers);

const isPiece = (value: unknown): boolean =>
  isFields(value) &&
  typeof value['icon'] === 'string' &&
  isToken(value['paint']) &&
  [value['x'], value['y'], value['size']].every(isNumber) &&
  isLeftOut(value['n'], isNumber);

/** Whether it can be drawn: what lay in a database may be anything. */
export const isPicture = (value: unknown): value is Picture =>
  isFields(value) &&
  areNumbers(value['box']) &&
  (value['box'] as unknown[]).length === 4 &&
  isToken(value['ground']) &&
  areAll(value['layers'], isLayer) &&
  areAll(value['small'], isPiece) &&
  isLeftOut(value['large'], (large) => areAll(large, isPiece));

/** One layer for each look: the paths of all places that share it, in the order of the first. */
export function layersOf<Place>(
  places: readonly Place[],
  pathOf: (place: Place) => string,
  lookOf: (place: Place) => Omit<Layer, 'd'>,
): Layer[] {
  const found = new Map<string, Layer>();
  for (const place of places) {
    const look = lookOf(place);
    const key = JSON.stringify(look);
    found.set(key, { ...look, d: (found.get(key)?.d ?? '') + pathOf(place) });
  }
  return [...found.values()];
}
