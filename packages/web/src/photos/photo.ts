import { isTime } from '../store/clock.ts';

/** A photo of the table, kept with a game on this device and nowhere else. */
export interface Photo {
  /** Begins with the id of its game: what belongs to a game is found without reading any picture. */
  readonly id: string;
  readonly taken: number;
  /** The picture itself as an address: the page may show no other. */
  readonly picture: string;
}

/** No id of a game has it in it. */
const SEPARATOR = '.';
const JPEG = 'data:image/jpeg;base64,';

export const photoId = (game: string, own: string): string => `${game}${SEPARATOR}${own}`;

export const gameOfPhoto = (id: string): string => id.slice(0, id.lastIndexOf(SEPARATOR));

/** From the first to the last id of a game. */
export const idsOf = (game: string): readonly [from: string, to: string] => [
  photoId(game, ''),
  photoId(game, '\uffff'),
];

/** What lies in a database may be anything. */
export function isPhoto(value: unknown): value is Photo {
  if (typeof value !== 'object' || value === null) return false;
  const { id, taken, picture } = value as Readonly<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    isTime(taken) &&
    typeof picture === 'string' &&
    picture.startsWith(JPEG)
  );
}

/** The longer side of what is kept: pieces on a table can be told, and a hundred photos are little. */
const LONGEST = 1280;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function keptSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  const scaled = (side: number): number => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
