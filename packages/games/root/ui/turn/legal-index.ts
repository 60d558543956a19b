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

export function indexOffers(offers: readonly Offer<Input>[]): LegalIndex {
  const place = new Map<PieceId, Map<string, number>>();
  const remove = new Map<PieceId, Map<string, number>>();
  const moves = new Map<string, Map<string, number>>();
  const battles = new Map<string, FactionId[]>();
  const destroy = new Map<string, EnemyPiece[]>();
  const clear = new Set<string>();
  const explore = new Set<string>();
  const pawn: string[] = [];
  const cards = { effect: [] as string[], discard: [] as string[] };
  const bots = { give: [] as FactionId[], take: [] as FactionId[] };
  const craft: Extract<Input, { kind: 'craft' }>[] = [];
  const open: Extract<Input, { kind: 'open' }>[] = [];
  const buy: Extract<Input, { kind: 'buy' }>[] = [];
  const refund: { of: FactionId; most: number }[] = [];
  const spend: Extract<Input, { kind: 'spend' }>[] = [];
  const favor: Extract<Input, { kind: 'favor' }>[] = [];
  const emerge = new Map<string, number>();
  const burrow = new Map<string, number>();
  let muster = 0;
  let canPass = false;
  let canWin = false;
  for (const offer of offers) {
    switch (offer.kind) {
      case 'place':
        // By hand nobody would follow it: plots have a verb of their own.
        if (offer.piece === 'plot') break;
        within(place, offer.piece).set(idOf(offer.at), most(offer.n));
        break;
      case 'remove':
        within(remove, offer.piece).set(idOf(offer.at), most(offer.n));
        break;
      case 'move':
        within(moves, idOf(offer.from)).set(idOf(offer.to), most(offer.n));
        break;
      case 'battle':
        push(battles, idOf(offer.at), offer.defender);
        break;
      case 'destroy': {
        const { of, piece, n } = offer;
        push(destroy, idOf(offer.at), { of, piece, n: most(n) });
        break;
      }
      case 'clear':
        clear.add(idOf(offer.at));
        break;
      case 'explore':
        explore.add(idOf(offer.at));
        break;
      case 'pawn':
        pawn.push(offer.to);
        break;
      case 'effect':
      case 'discard':
        cards[offer.kind].push(offer.card);
        break;
      case 'give':
      case 'take':
        bots[offer.kind].push(offer.bot);
        break;
      case 'craft':
        craft.push({ ...offer, vp: most(offer.vp) });
        break;
      case 'open':
        open.push({ ...offer, from: most(offer.from), to: most(offer.to) });
        break;
      case 'buy':
        buy.push(offer);
        break;
      case 'muster':
        muster = most(offer.n);
        break;
      case 'emerge':
        emerge.set(idOf(offer.at), most(offer.n));
        break;
      case 'burrow':
        burrow.set(idOf(offer.at), most(offer.n));
        break;
      case 'refund':
        refund.push({ of: offer.of, most: most(offer.n) });
        break;
      case 'spend':
        spend.push(offer);
        break;
      case 'favor':
        favor.push(offer);
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
    pawn,
    ...cards,
    ...bots,
    craft,
    open,
    buy,
    muster,
    emerge,
    burrow,
    refund,
    spend,
    favor,
    canPass,
    canWin,
  };
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
