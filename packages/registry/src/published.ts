/**
 * What a study found, as a small file that the app and the docs show. Made by
 * `empty-chair lab publish`; a test plays some of their games again.
 */
export interface Published {
  readonly title: string;
  readonly game: string;
  /** What to type to get the same numbers. */
  readonly command: string;
  readonly fingerprint: string;
  readonly seed: string;
  readonly rows: readonly PublishedRow[];
}

export interface PublishedRow {
  /** Where it stands on the axes that the study keeps apart: `{ "level": "easy" }`. */
  readonly axes: Readonly<Record<string, string>>;
  /** The id of the name of the seat whose numbers these are. */
  readonly seat: string;
  /** Of a human's stand-in. */
  readonly plan?: string;
  readonly games: number;
  readonly wins: number;
  /** The value with the ends of its 95 % interval. */
  readonly winRate: readonly [number, number, number];
  readonly score: readonly [number, number, number];
  /** Turns of all seats in a game, on average. */
  readonly turns: number;
  /** To see that the numbers still hold: the points of the first games of its first table. */
  readonly spot: { readonly table: number; readonly points: readonly number[] };
}
