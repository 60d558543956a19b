import type { Ref } from '@empty-chair/kernel/words';
import type { Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import type {
  FactionId,
  HumanTurn,
  Input,
  ItemId,
  PieceId,
  TurnVerb,
  VerbId,
} from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';
import { countIn } from './legal-index.ts';

/**
 * How taps become inputs. A pure machine, so that the number of taps of a turn can be counted in a
 * test. Four things make it short: an open verb is said by tapping one of its places; warriors of a
 * tapped clearing go to the next one that is tapped, if the law lets them; what is tapped repeatedly
 * at one piece is one entry; and after a move the finger is still where the work is.
 */
export interface TurnModel {
  readonly place: Ref | undefined;
  /** The warriors of the open place go where the finger goes next, if the law lets them. */
  readonly armed: boolean;
  /** They go anywhere: by river, tunnel or card. */
  readonly moving: boolean;
  /** A destination that the law does not know. Recorded if confirmed. */
  readonly unusual: Ref | undefined;
  /** How many shall move; undefined means all. */
  readonly amount: number | undefined;
  readonly extra: Extra;
  readonly drawer: Drawer | undefined;
  /** What the drawer "place in several clearings" places. */
  readonly spread: PieceId;
  readonly verb: OpenVerb | undefined;
  /** The item that pays for an aid, once it is chosen. */
  readonly pay: ItemId | undefined;
}
/** The verb whose places are lit. */
interface OpenVerb {
  readonly id: VerbId;
  /** Which building, where there are several. */
  readonly piece: string | undefined;
}
/** Extra hits in the next battle, by cards and abilities that the app does not know. */
interface Extra {
  readonly mine: number;
  readonly theirs: number;
}
type Drawer =
  | 'pieces'
  | 'spread'
  | 'craft'
  | 'cards'
  | 'points'
  | 'more'
  | 'enemies'
  | 'turmoil'
  | 'items';

const NO_EXTRA: Extra = { mine: 0, theirs: 0 };
const MOST_EXTRA = 3;

export const START: TurnModel = {
  place: undefined,
  armed: false,
  moving: false,
  unusual: undefined,
  amount: undefined,
  extra: NO_EXTRA,
  drawer: undefined,
  spread: 'warrior',
  verb: undefined,
  pay: undefined,
};

/**
 * What is open when the panel comes back from a question: the place of a battle that was just fought, else the one
 * that was tapped last. A Decree says itself what is next.
 */
export function modelAfter(
  tapped: Ref | undefined,
  soFar:
    | { readonly entries: readonly { readonly entered: Input }[]; readonly turn: HumanTurn }
    | undefined,
): TurnModel {
  const last = soFar?.entries.at(-1)?.entered;
  if (last === undefined || soFar?.turn.decree?.current !== undefined) return START;
  const place = last.kind === 'battle' ? placeRef(String(last.at)) : tapped;
  return place === undefined ? START : { ...START, place };
}

export type Tap =
  | { readonly tap: 'place'; readonly place: Ref }
  | { readonly tap: 'close' | 'move' | 'moveAnyway' }
  | { readonly tap: 'verb'; readonly verb: OpenVerb }
  /** A pill of the panel: the warriors of the open place go there. */
  | { readonly tap: 'go'; readonly to: Ref }
  | { readonly tap: 'amount'; readonly n: number }
  /** Plus or minus at a piece, in the place that is open or in a named one. */
  | { readonly tap: 'step'; readonly piece: PieceId; readonly by: number; readonly at?: string }
  | { readonly tap: 'battle'; readonly defender: FactionId }
  | { readonly tap: 'extra'; readonly side: keyof Extra }
  | { readonly tap: 'drawer'; readonly drawer: Drawer }
  | { readonly tap: 'spread'; readonly piece: PieceId }
  | { readonly tap: 'pay'; readonly item: ItemId }
  /** A button that records just what it says. */
  | { readonly tap: 'say'; readonly input: Input };

export interface Context {
  readonly legal: LegalIndex;
  readonly turn: HumanTurn;
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
      return tapPlace(model, tap.place, context);
    case 'close':
      return stay(
        model.moving ? { ...model, moving: false, armed: true, unusual: undefined } : closed(model),
      );
    case 'go':
      return isClearing(model.place) ? moveTo(model, model.place, tap.to, context) : stay(model);
    case 'move':
      return stay({ ...model, moving: !model.moving, unusual: undefined, drawer: undefined });
    case 'verb':
      return stay(
        sameVerb(model.verb, tap.verb) ? closed(model) : { ...closed(model), verb: tap.verb },
      );
    case 'amount':
      return stay({ ...model, amount: tap.n });
    case 'moveAnyway':
      return isClearing(model.place) && isClearing(model.unusual)
        ? moveTo(model, model.place, model.unusual, context)
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
    case 'pay':
      return stay({ ...model, pay: tap.item });
    case 'say':
      return record(
        {
          ...model,
          armed: false,
          moving: false,
          unusual: undefined,
          verb: undefined,
          pay: undefined,
        },
        tap.input,
      );
  }
}

const isClearing = (ref: Ref | undefined): ref is Ref => ref?.kind === 'clearing';
const same = (one: Ref | undefined, other: Ref): boolean =>
  one?.kind === other.kind && one.id === other.id;

const sameVerb = (one: OpenVerb | undefined, other: OpenVerb): boolean =>
  one?.id === other.id && one.piece === other.piece;

/** Nothing is open. */
function closed(model: TurnModel): TurnModel {
  return { ...START, spread: model.spread };
}

function opened(model: TurnModel, place: Ref, armed: boolean): TurnModel {
  return { ...START, spread: model.spread, place, armed };
}

/** The verb that is open, as the rules have it now: the tapped one, or what is due when no place is open. */
export function openVerb(
  { verb, place }: TurnModel,
  { verbs, open }: HumanTurn,
): TurnVerb | undefined {
  if (verb === undefined)
    return place === undefined ? verbs.find(({ id }) => id === open) : undefined;
  return verbs.find(({ id, piece }) => id === verb.id && (!verb.piece || piece === verb.piece));
}

/** The place that an input is about. */
export function placeOf(input: Input): string | undefined {
  if ('at' in input) return String(input.at);
  return input.kind === 'pawn' || input.kind === 'walk' ? String(input.to) : undefined;
}

/** All places at which an input can be said by a tap: of two plots that change places either. */
export const placesOf = (input: Input): readonly string[] =>
  input.kind === 'trick' ? [String(input.from), String(input.to)] : arrayOf(placeOf(input));

/** More is to be said there: who comes out of a new tunnel. */
export const leadsOn = (input: Input): boolean =>
  input.kind === 'place' && input.piece === 'tunnel';

const arrayOf = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

/** Where the law lets the warriors of a clearing go. */
export const waysFrom = ({ ways }: HumanTurn, from: string): readonly string[] =>
  (ways.get(Number(from)) ?? []).map(String);

function tapPlace(model: TurnModel, place: Ref, context: Context): Outcome {
  const { legal, turn } = context;
  const here =
    openVerb(model, turn)?.inputs.filter((input) => placesOf(input).includes(place.id)) ?? [];
  const [only] = here;
  if (only !== undefined && here.length === 1) {
    return record(leadsOn(only) ? opened(model, place, false) : closed(model), only);
  }
  const { place: from } = model;
  if (from !== undefined && same(from, place)) {
    return stay({ ...model, moving: false, unusual: undefined, drawer: undefined });
  }
  if (isClearing(from) && isClearing(place)) {
    if (model.armed && waysFrom(turn, from.id).includes(place.id)) {
      return moveTo(model, from, place, context);
    }
    if (model.moving) {
      return countIn(legal.moves, from.id, place.id) > 0
        ? moveTo(model, from, place, context)
        : stay({ ...model, unusual: place });
    }
  }
  return stay(opened(model, place, isClearing(place) && waysFrom(turn, place.id).length > 0));
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

function moveTo(model: TurnModel, from: Ref, to: Ref, { legal, turn }: Context): Outcome {
  const n = amountFor(model, legal, from.id, to.id);
  // The finger stays at the destination: that is where the battle will be. A Decree says itself what is next.
  const next = turn.decree?.current === undefined ? opened(model, to, false) : closed(model);
  return record(next, { kind: 'move', n, from: Number(from.id), to: Number(to.id) });
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
  const given = { n: Math.abs(n), piece, at: Number(at) };
  const input: Input = n > 0 ? { kind: 'place', ...given } : { kind: 'remove', ...given };
  return {
    // Whoever places pieces here is not about to leave.
    model: { ...model, armed: false },
    back: already === undefined ? 0 : 1,
    input: n === 0 ? undefined : input,
  };
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
    { ...model, armed: false, extra: NO_EXTRA },
    { kind: 'battle', at: Number(model.place.id), defender, extra: mine, defenderExtra: theirs },
  );
}

/** What the board shows: the places of the open verb; or the open place, and where its warriors can go. */
export function marksFor(model: TurnModel, legal: LegalIndex, turn: HumanTurn): Marks {
  const { place, moving, armed, unusual } = model;
  if (place === undefined) {
    return { places: litBy(openVerb(model, turn)).map(option), arrows: [] };
  }
  const places: PlaceMark[] = [{ ref: place, as: 'selected' }];
  const n = amountFor(model, legal, place.id);
  if (moving) {
    places.push(...[...(legal.moves.get(place.id)?.keys() ?? [])].map(option));
    return {
      places,
      arrows: unusual === undefined ? [] : [{ from: place, to: unusual, n, when: 'now' }],
    };
  }
  if (!armed || !isClearing(place)) return { places, arrows: [] };
  const ways = waysFrom(turn, place.id);
  return {
    places: [...places, ...ways.map(option)],
    arrows: ways.map((id) => ({
      from: place,
      to: { kind: 'clearing', id },
      n,
      when: 'coming',
    })),
  };
}

/** Clearings are numbered, forests are not. */
export const placeRef = (id: string): Ref => ({
  kind: /^\d+$/.test(id) ? 'clearing' : 'forest',
  id,
});

const option = (id: string): PlaceMark => ({ ref: placeRef(id), as: 'option' });

/** Each place once. */
function litBy(verb: TurnVerb | undefined): readonly string[] {
  const said = verb?.inputs.flatMap(placesOf) ?? [];
  return [...new Set([...said, ...(verb?.from ?? []).map(String)])];
}
