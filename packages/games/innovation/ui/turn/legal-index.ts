/** What the rules offer the human, sorted by where the finger looks for it. */
export interface LegalIndex {
  /** Hexes for a starting building; only before the first round. */
  readonly place: ReadonlySet<string>;
  /** Hexes where a workshop can be built. */
  readonly build: ReadonlySet<string>;
  readonly upgrade: ReadonlyMap<string, readonly string[]>;
  readonly advance: readonly string[];
  readonly scholar: readonly string[];
  readonly spell: readonly string[];
  readonly book: readonly string[];
  readonly innovation: readonly string[];
  /** Round bonus tiles: to begin with, or to pass with. */
  readonly bonus: readonly string[];
  readonly passWith: readonly string[];
  readonly canPassWithout: boolean;
  readonly canShip: boolean;
  readonly canDone: boolean;
}

type Lists = 'advance' | 'scholar' | 'spell' | 'book' | 'innovation' | 'bonus' | 'pass';

/** Reads the inputs in the form that they are typed in: 'upgrade H7 guild'. */
export function indexLegal(keys: readonly string[]): LegalIndex {
  const lists: Record<Lists, string[]> = {
    advance: [],
    scholar: [],
    spell: [],
    book: [],
    innovation: [],
    bonus: [],
    pass: [],
  };
  const place = new Set<string>();
  const build = new Set<string>();
  const upgrade = new Map<string, readonly string[]>();
  for (const key of keys) {
    const [kind = '', at = '', what = ''] = key.split(' ');
    if (kind === 'place') place.add(at);
    else if (kind === 'build') build.add(at);
    else if (kind === 'upgrade') upgrade.set(at, [...(upgrade.get(at) ?? []), what]);
    else if (isList(kind)) lists[kind].push(at);
  }
  const { pass, ...rest } = lists;
  return {
    ...rest,
    place,
    build,
    upgrade,
    passWith: pass.filter((tile) => tile !== ''),
    canPassWithout: pass.includes(''),
    canShip: keys.includes('shipping'),
    canDone: keys.includes('done'),
  };

  function isList(kind: string): kind is Lists {
    return kind in lists;
  }
}
