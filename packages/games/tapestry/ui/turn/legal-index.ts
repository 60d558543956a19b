import type { Hex, Input, Track } from '../../rules/view.ts';

/** What the rules offer the human, sorted by where the finger looks for it. */
export interface LegalIndex {
  /** Tracks on which to advance. */
  readonly advance: ReadonlySet<Track>;
  /** Hexes beside a territory of theirs. */
  readonly explore: ReadonlySet<Hex>;
  readonly conquer: ReadonlySet<Hex>;
  readonly canIncome: boolean;
  readonly canDone: boolean;
}

export function indexLegal(offers: readonly Input[]): LegalIndex {
  const has = (kind: Input['kind']): boolean => offers.some((input) => input.kind === kind);
  const hexes = (kind: 'explore' | 'conquer'): ReadonlySet<Hex> =>
    new Set(offers.flatMap((input) => (input.kind === kind ? [input.at] : [])));
  return {
    advance: new Set(offers.flatMap((input) => (input.kind === 'advance' ? [input.track] : []))),
    explore: hexes('explore'),
    conquer: hexes('conquer'),
    canIncome: has('income'),
    canDone: has('done'),
  };
}
