import type { Ref } from '@empty-chair/kernel/words';
import type { Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import type { FactionId, Input, PieceId } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';
import { countIn } from './legal-index.ts';

/**
 * How taps become inputs. A pure machine, so that the number of taps of a turn can be counted in a
 * test. Three things make it short: a place that was tapped before another is the origin of a move
 * between them; what is tapped repeatedly at one piece is one entry; and after a move or a battle
 * the finger is still where the work is.
 */
export interface TurnModel {
  readonly place: Ref | undefined;
  /** The clearing tapped before: a move may start there. */
  readonly before: Ref | undefined;
  /** "Move from here" was tapped: the next place is the destination. */
  readonly moving: boolean;
  /** A destination that no path leads to: river, tunnel or card. Recorded if confirmed. */
  readonly unusual: Ref | undefined;
  /** How many shall move; undefined means all. */
  readonly amount: number | undefined;
  readonly extra: Extra;
  readonly drawer: Drawer | undefined;
  /** What the drawer "place in several clearings" places. */
  readonly spread: PieceId;
}
/** Extra hits in the next battle, by cards and abilities that the app does not know. */
interface Extra {
  readonly mine: number;
  readonly theirs: number;
}
export type Drawer = 'spread' | 'craft' | 'cards' | 'points' | 'more' | 'enemies';

const NO_EXTRA: Extra = { mine: 0, theirs: 0 };
const MOST_EXTRA = 3;

export const START: TurnModel = {
  place: undefined,
  before: undefined,
  moving: false,
  unusual: undefined,
  amount: undefined,
  extra: NO_EXTRA,
  drawer: undefined,
  spread: 'warrior',
};

export type Tap =
  | { readonly tap: 'place'; readonly place: Ref }
  | { readonly tap: 'close' | 'move' | 'moveHere' | 'moveAnyway' }
  | { readonly tap: 'amount'; readonly n: number }
  /** Plus or minus at a piece, in the place that is open or in a named one. */
  | { readonly tap: 'step'; readonly piece: PieceId; readonly by: number; readonly at?: string }
  | { readonly tap: 'battle'; readonly defender: FactionId }
  | { readonly tap: 'extra'; readonly side: keyof Extra }
  | { readonly tap: 'drawer'; readonly drawer: Drawer }
  | { readonly tap: 'spread'; readonly piece: PieceId }
  /** A button that records just what it says. */
  | { readonly tap: 'say'; readonly input: Input };

export interface Context {
  readonly legal: LegalIndex;
  /** This turn's last entry, if it can be amended: nothing was asked or rolled for it. */
  readonly last: Input | undefined;
}

export interface Outcome {
  readonly model: TurnModel;
  /** Entries to take back first: the last one, when a stepper amends it. */
  readonly back: 0 | 1;
  readonly input: Input | undefined;
}

const stay = (model: TurnModel): Outcome => ({ model, back: 0, input: undefined });
const record = (model: TurnModel, input: Input): Outcome => ({ model, back: 0, input });

export function take(model: TurnModel, tap: Tap, context: Context): Outcome {
  switch (tap.tap) {
    case 'place':
      return tapPlace(model, tap.place, context.legal);
    case 'close':
      return stay(model.moving ? { ...model, moving: false, unusual: undefined } : closed(model));
    case 'move':
      return stay({ ...model, moving: !model.moving, unusual: undefined, drawer: undefined });
    case 'amount':
      return stay({ ...model, amount: tap.n });
    case 'moveHere':
      return isClearing(model.before) && isClearing(model.place)
        ? moveTo(model, model.before, model.place, context.legal)
        : stay(model);
    case 'moveAnyway':
      return isClearing(model.place) && isClearing(model.unusual)
        ? moveTo(model, model.place, model.unusual, context.legal)
        : stay(model);
    case 'step':
      return step(model, tap, context.last);
    case 'battle':
      return battle(model, tap.defender);
    case 'extra': {
      const n = model.extra[tap.side];
      const next = n === MOST_EXTRA ? 0 : n + 1;
      return stay({ ...model, extra: { ...model.extra, [tap.side]: next } });
    }
    case 'drawer':
      return stay({
        ...model,
        moving: false,
        drawer: model.drawer === tap.drawer ? undefined : tap.drawer,
      });
    case 'spread':
      return stay({ ...model, spread: tap.piece });
    case 'say':
      return record({ ...model, moving: false, unusual: undefined }, tap.input);
  }
}

const isClearing = (ref: Ref | undefined): ref is Ref => ref?.kind === 'clearing';
const same = (one: Ref | undefined, other: Ref): boolean =>
  one?.kind === other.kind && one.id === other.id;

/** Nothing is open; what was open may still be where a move starts. */
function closed(model: TurnModel): TurnModel {
  return { ...START, spread: model.spread };
}

function opened(model: TurnModel, place: Ref, before: Ref | undefined): TurnModel {
  return { ...START, spread: model.spread, place, before };
}

function tapPlace(model: TurnModel, place: Ref, legal: LegalIndex): Outcome {
  if (model.moving && isClearing(model.place)) {
    if (same(model.place, place)) return stay({ ...model, moving: false, unusual: undefined });
    if (isClearing(place)) {
      return countIn(legal.moves, model.place.id, place.id) > 0
        ? moveTo(model, model.place, place, legal)
        : stay({ ...model, unusual: place });
    }
  }
  if (same(model.place, place)) return stay({ ...model, drawer: undefined });
  return stay(opened(model, place, isClearing(model.place) ? model.place : undefined));
}

/** The most that stand at the origin: also for a destination that no path leads to. */
export function mostFrom(legal: LegalIndex, from: string, to?: string): number {
  const ways = legal.moves.get(from);
  if (to !== undefined && ways?.has(to)) return ways.get(to) ?? 0;
  return Math.max(countIn(legal.remove, 'warrior', from), ...(ways?.values() ?? []));
}

/** How many would move now: as chosen, but never more than there are. */
export function amountFor(model: TurnModel, legal: LegalIndex, from: string, to?: string): number {
  const most = mostFrom(legal, from, to);
  return Math.min(model.amount ?? most, most);
}

function moveTo(model: TurnModel, from: Ref, to: Ref, legal: LegalIndex): Outcome {
  const n = amountFor(model, legal, from.id, to.id);
  // The finger stays at the destination: that is where the battle will be.
  return record(opened(model, to, undefined), {
    kind: 'move',
    n,
    from: Number(from.id),
    to: Number(to.id),
  });
}

/** The move that the panel of the open place offers, from the place tapped before. */
export function moveOffered(
  model: TurnModel,
  legal: LegalIndex,
):
  | { readonly from: string; readonly to: string; readonly n: number; readonly most: number }
  | undefined {
  const { before, place, moving } = model;
  if (moving || !isClearing(before) || !isClearing(place)) return undefined;
  const most = countIn(legal.moves, before.id, place.id);
  if (most === 0) return undefined;
  const n = amountFor(model, legal, before.id, place.id);
  return { from: before.id, to: place.id, n, most };
}

/** Taps at one piece in one place are one entry: it is amended, not repeated. */
function step(
  model: TurnModel,
  { piece, by, at = model.place?.id }: Extract<Tap, { tap: 'step' }>,
  last: Input | undefined,
): Outcome {
  if (at === undefined) return stay(model);
  const already = signed(last, piece, Number(at));
  const n = (already ?? 0) + by;
  const input: Input = {
    kind: n > 0 ? 'place' : 'remove',
    n: Math.abs(n),
    piece,
    at: Number(at),
  };
  return { model, back: already === undefined ? 0 : 1, input: n === 0 ? undefined : input };
}

function signed(last: Input | undefined, piece: PieceId, at: number): number | undefined {
  if (last?.kind !== 'place' && last?.kind !== 'remove') return undefined;
  if (last.piece !== piece || last.at !== at) return undefined;
  return last.kind === 'place' ? last.n : -last.n;
}

function battle(model: TurnModel, defender: FactionId): Outcome {
  if (model.place === undefined) return stay(model);
  const { mine, theirs } = model.extra;
  return record(
    { ...model, extra: NO_EXTRA },
    { kind: 'battle', at: Number(model.place.id), defender, extra: mine, defenderExtra: theirs },
  );
}

/** What the board shows of it: the open place, where a move can go, the move about to be made. */
export function marksFor(model: TurnModel, legal: LegalIndex): Marks {
  const { place, moving, unusual } = model;
  if (place === undefined) return { places: [], arrows: [] };
  const places: PlaceMark[] = [{ ref: place, as: 'selected' }];
  if (moving) {
    for (const id of legal.moves.get(place.id)?.keys() ?? []) {
      places.push({ ref: { kind: 'clearing', id }, as: 'option' });
    }
    const n = amountFor(model, legal, place.id);
    return {
      places,
      arrows: unusual === undefined ? [] : [{ from: place, to: unusual, n, when: 'now' }],
    };
  }
  const offered = moveOffered(model, legal);
  return {
    places,
    arrows:
      offered === undefined || model.before === undefined
        ? []
        : [{ from: model.before, to: place, n: offered.n, when: 'coming' }],
  };
}
