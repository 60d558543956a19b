/** What the rules offer the human, sorted by where the finger looks for it. */
export interface LegalIndex {
  /** Tracks on which to advance. */
  readonly advance: ReadonlySet<string>;
  /** Hexes beside a territory of theirs. */
  readonly explore: ReadonlySet<string>;
  readonly conquer: ReadonlySet<string>;
  readonly canIncome: boolean;
  readonly canDone: boolean;
}

/** Reads the inputs in the form that they are typed in: 'advance military', 'conquer C4'. */
export function indexLegal(keys: readonly string[]): LegalIndex {
  const of = (verb: string): ReadonlySet<string> =>
    new Set(
      keys.flatMap((key) => {
        const [kind, what] = key.split(' ');
        return kind === verb && what !== undefined ? [what] : [];
      }),
    );
  return {
    advance: of('advance'),
    explore: of('explore'),
    conquer: of('conquer'),
    canIncome: keys.includes('income'),
    canDone: keys.includes('done'),
  };
}
