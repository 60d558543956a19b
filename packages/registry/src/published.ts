/**
 * What the studies of `studies/` found, as small files that the app and the docs show. Made by
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

/** One entry per game that was studied. Nothing is loaded before it is asked for. */
export const published: Readonly<Record<string, () => Promise<Published>>> = {
  root: async () => written(await import('../published/root.json')),
  innovation: async () => written(await import('../published/innovation.json')),
  tapestry: async () => written(await import('../published/tapestry.json')),
  europa: async () => written(await import('../published/europa.json')),
};

/** Sound because `empty-chair lab publish` has written the file from such a value. */
const written = ({ default: file }: { readonly default: object }): Published => file as Published;
