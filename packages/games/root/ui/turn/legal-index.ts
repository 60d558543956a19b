/**
 * What a seat may record now, sorted by what a finger wants to know. It is read from the inputs in
 * words ('move 3 5 1'), because that is all a game shows of them.
 */
export interface LegalIndex {
  /** Piece, then clearing: the most that can be placed or taken back there. */
  readonly place: Counts;
  readonly remove: Counts;
  /** From, then to: the most warriors that can go. */
  readonly moves: Counts;
  /** Clearing: whom one can fight there. */
  readonly battles: ReadonlyMap<string, readonly string[]>;
  /** Clearing: enemy pieces that an effect could remove. */
  readonly destroy: ReadonlyMap<string, readonly EnemyPiece[]>;
  readonly clear: ReadonlySet<string>;
  readonly explore: ReadonlySet<string>;
  /** Clearings and forests that a pawn can reach. */
  readonly pawn: readonly string[];
  readonly craft: readonly { readonly item: string; readonly vp: number }[];
  readonly effect: readonly string[];
  readonly discard: readonly string[];
  readonly give: readonly string[];
  readonly take: readonly string[];
  readonly open: readonly { readonly from: string; readonly to: string }[];
  readonly canPass: boolean;
  readonly canWin: boolean;
}
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;
export interface EnemyPiece {
  readonly of: string;
  readonly piece: string;
  readonly n: number;
}

export const countIn = (counts: Counts, outer: string, inner: string): number =>
  counts.get(outer)?.get(inner) ?? 0;

export function indexLegal(keys: readonly string[]): LegalIndex {
  const place = new Map<string, Map<string, number>>();
  const remove = new Map<string, Map<string, number>>();
  const moves = new Map<string, Map<string, number>>();
  const battles = new Map<string, string[]>();
  const destroy = new Map<string, EnemyPiece[]>();
  const clear = new Set<string>();
  const explore = new Set<string>();
  const lists = { pawn: [], effect: [], discard: [], give: [], take: [] } as Record<
    'pawn' | 'effect' | 'discard' | 'give' | 'take',
    string[]
  >;
  const craft: { item: string; vp: number }[] = [];
  const open: { from: string; to: string }[] = [];
  let canPass = false;
  let canWin = false;
  for (const key of keys) {
    const [kind = '', a = '', b = '', c = '', d = ''] = key.split(' ');
    switch (kind) {
      case 'place':
        raise(place, b, c, Number(a));
        break;
      case 'remove':
        raise(remove, b, c, Number(a));
        break;
      case 'move':
        raise(moves, b, c, Number(a));
        break;
      case 'battle':
        if (c === '') push(battles, a, b);
        break;
      case 'destroy':
        keepMost(destroy, d, { of: b, piece: c, n: Number(a) });
        break;
      case 'clear':
        clear.add(a);
        break;
      case 'explore':
        explore.add(a);
        break;
      case 'pawn':
      case 'effect':
      case 'discard':
      case 'give':
      case 'take':
        lists[kind].push(a);
        break;
      case 'craft':
        craft.push({ item: a, vp: Number(b) });
        break;
      case 'open':
        open.push({ from: a, to: b });
        break;
      case 'pass':
        canPass = true;
        break;
      case 'win':
        canWin = true;
        break;
    }
  }
  return {
    place,
    remove,
    moves,
    battles,
    destroy,
    clear,
    explore,
    ...lists,
    craft,
    open,
    canPass,
    canWin,
  };
}

function raise(
  counts: Map<string, Map<string, number>>,
  outer: string,
  inner: string,
  n: number,
): void {
  const found = counts.get(outer) ?? new Map<string, number>();
  found.set(inner, Math.max(n, found.get(inner) ?? 0));
  counts.set(outer, found);
}

function push<T>(lists: Map<string, T[]>, name: string, value: T): void {
  lists.set(name, [...(lists.get(name) ?? []), value]);
}

function keepMost(lists: Map<string, EnemyPiece[]>, at: string, found: EnemyPiece): void {
  const others = (lists.get(at) ?? []).filter(
    ({ of, piece, n }) => of !== found.of || piece !== found.piece || n > found.n,
  );
  lists.set(at, [...others, found]);
}
