/** How strong a level is beside the others of its bot: its place among so many, the strongest last. */
export interface Strength {
  readonly rank: number;
  readonly of: number;
}

interface Measured {
  readonly id: string;
  /** How often it wins; undefined where nobody has measured it. */
  readonly winRate: number | undefined;
}

/** By what was measured: no two levels have the same. Where one was not, none has any. */
export function strengths(levels: readonly Measured[]): ReadonlyMap<string, Strength> {
  const rates = levels.map(({ winRate }) => winRate);
  if (rates.includes(undefined)) return new Map();
  const ranked = levels.toSorted((a, b) => (a.winRate ?? 0) - (b.winRate ?? 0));
  return new Map(ranked.map(({ id }, at) => [id, { rank: at + 1, of: levels.length }]));
}

/** How often it wins, beside the share that everybody at the table would have in an even game. */
export type Share = 'less' | 'even' | 'more' | 'far';

/** From here on it is far more than its share. */
const FAR = 1.75;

export function shareOf([rate, low, high]: readonly [number, number, number], even: number): Share {
  if (high < even) return 'less';
  if (low <= even) return 'even';
  return rate < FAR * even ? 'more' : 'far';
}
