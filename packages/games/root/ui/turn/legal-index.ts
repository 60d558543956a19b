import type { Range } from '@empty-chair/kernel/fields';
import type { Offer } from '@empty-chair/kernel/verbs';
import type { FactionId, Input, PieceId } from '../../rules/view.ts';

/** What a seat may record now, sorted by what a finger wants to know. Clearings by their ids. */
export interface LegalIndex {
  /** Piece, then clearing: the most that can be placed or taken back there. */
  readonly place: Counts<PieceId>;
  readonly remove: Counts<PieceId>;
  /** From, then to: the most warriors that can go. */
  readonly moves: Counts<string>;
  /** Clearing: whom one can fight there. */
  readonly battles: ReadonlyMap<string, readonly FactionId[]>;
  /** Clearing: enemy pieces that an effect could remove. */
  readonly destroy: ReadonlyMap<string, readonly EnemyPiece[]>;
  readonly clear: ReadonlySet<string>;
  readonly explore: ReadonlySet<string>;
  /** Clearings and forests that a pawn can reach. */
  readonly pawn: readonly string[];
  readonly craft: readonly Extract<Input, { kind: 'craft' }>[];
  readonly effect: readonly string[];
  readonly discard: readonly string[];
  readonly give: readonly FactionId[];
  readonly take: readonly FactionId[];
  readonly open: readonly Extract<Input, { kind: 'open' }>[];
  /** Services of the Riverfolk bot. */
  readonly buy: readonly Extract<Input, { kind: 'buy' }>[];
  /** The most that can go into the Burrow from the supply, and by clearing: out of it and into it. */
  readonly muster: number;
  readonly emerge: ReadonlyMap<string, number>;
  readonly burrow: ReadonlyMap<string, number>;
  /** Warriors of bots among human Riverfolk's Payments and Funds. */
  readonly refund: readonly { readonly of: FactionId; readonly most: number }[];
  /** Cards by suit that can have been spent or discarded onto the Lost Souls. */
  readonly spend: readonly Extract<Input, { kind: 'spend' }>[];
  /** Favor cards that would remove something. */
  readonly favor: readonly Extract<Input, { kind: 'favor' }>[];
  readonly canPass: boolean;
  readonly canWin: boolean;
}
export type Counts<Outer> = ReadonlyMap<Outer, ReadonlyMap<string, number>>;
interface EnemyPiece {
  readonly of: FactionId;
  readonly piece: PieceId;
  readonly n: number;
}

export const countIn = <Outer>(counts: Counts<Outer>, outer: Outer, inner: string): number =>
  counts.get(outer)?.get(inner) ?? 0;

/** The number itself, or the last of a range. */
const most = (n: number | Range): number => (typeof n === 'number' ? n : n.most);
const idOf = (clearing: number | Range): string => String(most(clearing));

/** The index while it is filled. */
const emptyIndex = () => ({
  place: new Map<PieceId, Map<string, number>>(),
  remove: new Map<PieceId, Map<string, number>>(),
  moves: new Map<string, Map<string, number>>(),
  battles: new Map<string, FactionId[]>(),
  destroy: new Map<string, EnemyPiece[]>(),
  clear: new Set<string>(),
  explore: new Set<string>(),
  pawn: [] as string[],
  craft: [] as Extract<Input, { kind: 'craft' }>[],
  effect: [] as string[],
  discard: [] as string[],
  give: [] as FactionId[],
  take: [] as FactionId[],
  open: [] as Extract<Input, { kind: 'open' }>[],
  buy: [] as Extract<Input, { kind: 'buy' }>[],
  muster: 0,
  emerge: new Map<string, number>(),
  burrow: new Map<string, number>(),
  refund: [] as { of: FactionId; most: number }[],
  spend: [] as Extract<Input, { kind: 'spend' }>[],
  favor: [] as Extract<Input, { kind: 'favor' }>[],
  canPass: false,
  canWin: false,
});
type Draft = ReturnType<typeof emptyIndex>;

export function indexOffers(offers: readonly Offer<Input>[]): LegalIndex {
  const index = emptyIndex();
  for (const offer of offers) {
    addOnBoard(index, offer);
    addFromHand(index, offer);
    addBesideBoard(index, offer);
  }
  return index;
}

/** What is done in a clearing. */
function addOnBoard(index: Draft, offer: Offer<Input>): void {
  switch (offer.kind) {
    case 'place':
      // By hand nobody would follow it: plots have a verb of their own.
      if (offer.piece === 'plot') break;
      within(index.place, offer.piece).set(idOf(offer.at), most(offer.n));
      break;
    case 'remove':
      within(index.remove, offer.piece).set(idOf(offer.at), most(offer.n));
      break;
    case 'move':
      within(index.moves, idOf(offer.from)).set(idOf(offer.to), most(offer.n));
      break;
    case 'battle':
      push(index.battles, idOf(offer.at), offer.defender);
      break;
    case 'destroy': {
      const { of, piece, n } = offer;
      push(index.destroy, idOf(offer.at), { of, piece, n: most(n) });
      break;
    }
    case 'clear':
    case 'explore':
      index[offer.kind].add(idOf(offer.at));
      break;
    case 'emerge':
    case 'burrow':
      index[offer.kind].set(idOf(offer.at), most(offer.n));
      break;
    case 'pawn':
      index.pawn.push(offer.to);
      break;
    case 'open':
      index.open.push({ ...offer, from: most(offer.from), to: most(offer.to) });
      break;
  }
}

/** Cards that are played, spent, given or taken. */
function addFromHand(index: Draft, offer: Offer<Input>): void {
  switch (offer.kind) {
    case 'craft':
      index.craft.push({ ...offer, vp: most(offer.vp) });
      break;
    case 'effect':
    case 'discard':
      index[offer.kind].push(offer.card);
      break;
    case 'give':
    case 'take':
      index[offer.kind].push(offer.bot);
      break;
    case 'spend':
      index.spend.push(offer);
      break;
    case 'favor':
      index.favor.push(offer);
      break;
  }
}

/** Services, the Burrow, and the end of the turn. */
function addBesideBoard(index: Draft, offer: Offer<Input>): void {
  switch (offer.kind) {
    case 'buy':
      index.buy.push(offer);
      break;
    case 'refund':
      index.refund.push({ of: offer.of, most: most(offer.n) });
      break;
    case 'muster':
      index.muster = most(offer.n);
      break;
    case 'pass':
      index.canPass = true;
      break;
    case 'win':
      index.canWin = true;
      break;
  }
}

function within<Outer>(counts: Map<Outer, Map<string, number>>, outer: Outer): Map<string, number> {
  const found = counts.get(outer) ?? new Map<string, number>();
  counts.set(outer, found);
  return found;
}

function push<T>(lists: Map<string, T[]>, name: string, value: T): void {
  const list = lists.get(name);
  if (list === undefined) lists.set(name, [value]);
  else list.push(value);
}
