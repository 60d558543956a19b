import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Arrow, Chair, GameUi, Marks } from '@empty-chair/uikit/game-ui.ts';
import { refsOf } from '@empty-chair/uikit/sentence.ts';
import { arrowOf, placesOf, same } from './marks.ts';
import type { Going } from './travels.ts';
import { travelsOf } from './travels.ts';
import type { TurnLine } from './turn-lines.ts';

/** How many moves are drawn: more would be a tangle, and the log has them all. */
const MOST = 3;

/** What somebody else did, as far as it is told to everybody. */
export interface SinceEntry {
  readonly by: Seat;
  readonly before: AnyState;
  readonly after: AnyState;
  /** What was done, move by move. */
  readonly moves: readonly SinceMove[];
  /** What this person lost by it, and which places came to whoever did it. */
  readonly losses: readonly { readonly place: Ref; readonly pieces: number }[];
  readonly taken: readonly Ref[];
}
export interface SinceMove {
  readonly said: Message;
  readonly bringsPoints: boolean;
}
/** What has changed since a person's last turn: three marks at most, points, one line. */
export interface SinceTurn {
  readonly marks: Marks;
  /** The same once more, piece by piece. */
  readonly going: readonly Going[];
  /** Points by seat, of those whose points have changed. */
  readonly gains: ReadonlyMap<number, number>;
  /** Moves that were drawn from; where none was, those beside the board. */
  readonly moves: number;
  /** What lies beside the board and is now somebody else's, or is covered by them. */
  readonly beside: readonly { readonly who: Ref; readonly what: readonly Ref[] }[];
  readonly lost: number;
  /** A place that came from this person to somebody else. */
  readonly took: { readonly who: Ref; readonly place: Ref } | undefined;
}

/** So much is named at most: the line lies over the board. */
const MOST_NAMED = 3;

interface Asked {
  readonly ui: Pick<GameUi, 'arrowOf'>;
  readonly isPlace: (ref: Ref) => boolean;
  /** Something of this person stands there. */
  readonly isNear: (place: Ref) => boolean;
  /** As they were, and as they are. */
  readonly before: readonly Chair[];
  readonly now: readonly Chair[];
}
interface Drawn extends SinceMove {
  readonly by: Seat;
  readonly arrow: Omit<Arrow, 'when'> | undefined;
  readonly places: readonly Ref[];
  readonly weight: number;
}

/** Undefined where nothing of it can be seen on the board or at the chairs. */
export function sinceTurn(entries: readonly SinceEntry[], asked: Asked): SinceTurn | undefined {
  const { before, now } = asked;
  const drawn = entries.flatMap((entry) => drawnOf(entry, asked));
  const gains = new Map(
    now.flatMap(({ seat, points }) => {
      const gain = points - (before.find((chair) => chair.seat === seat)?.points ?? points);
      return gain === 0 ? [] : [[seat, gain] as const];
    }),
  );
  const lost = entries.flatMap(({ losses }) => losses).reduce((sum, it) => sum + it.pieces, 0);
  const nameOf = (by: Seat): Ref | undefined => now.find(({ seat }) => seat === by)?.name;
  const beside = besideOf(entries, asked, nameOf);
  const moves = drawn.length > 0 ? drawn.length : countBeside(entries, asked);
  if (moves === 0 && gains.size === 0 && lost === 0 && beside.length === 0) return undefined;
  const largest = new Set(
    // Of two that weigh the same the later one is nearer to what lies there now.
    drawn
      .toReversed()
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, MOST),
  );
  const shown = drawn.filter((move) => largest.has(move));
  const took = entries.flatMap(({ by, taken, losses }) => {
    const place = taken.find((ref) => losses.some((loss) => same(loss.place, ref)));
    const who = nameOf(by);
    return place === undefined || who === undefined ? [] : [{ who, place }];
  });
  return {
    marks: marksOf(shown, now),
    going: travelsOf(
      shown.map(({ said }) => said),
      asked.isPlace,
      asked.ui.arrowOf,
    ),
    gains,
    moves,
    beside,
    lost,
    took: took.at(-1),
  };
}

/** The moves of a bot's turn that have to do with the table; what only leads to them is left out. */
export const movesIn = (lines: readonly TurnLine[]): readonly SinceMove[] =>
  lines
    .filter(({ isTold }) => !isTold)
    .map(({ said, points }) => ({ said, bringsPoints: points.length > 0 }));

function drawnOf({ by, moves, losses }: SinceEntry, asked: Asked): readonly Drawn[] {
  return moves.flatMap((move) => {
    const arrow = asked.ui.arrowOf?.(move.said) ?? arrowOf(move.said, asked.isPlace);
    const places = placesOf(move.said, asked.isPlace);
    if (arrow === undefined && places.length === 0) return [];
    return [{ ...move, by, arrow, places, weight: weightOf(move, places, losses, asked) }];
  });
}

/** What each of the others has taken beside the board, the latest last. */
function besideOf(
  entries: readonly SinceEntry[],
  { isPlace }: Asked,
  nameOf: (by: Seat) => Ref | undefined,
): SinceTurn['beside'] {
  const seats = [...new Set(entries.map(({ by }) => by))];
  return seats.flatMap((seat) => {
    const who = nameOf(seat);
    const all = entries.filter(({ by }) => by === seat).flatMap(({ taken }) => taken);
    const what = all
      .filter((ref) => !isPlace(ref))
      // Of what was taken twice the last time counts.
      .filter((ref, index, refs) => !refs.slice(index + 1).some((later) => same(later, ref)))
      .slice(-MOST_NAMED);
    return who === undefined || what.length === 0 ? [] : [{ who, what }];
  });
}

/** Moves that name something other than the people and bots at the table. */
const countBeside = (entries: readonly SinceEntry[], { now }: Asked): number =>
  entries
    .flatMap(({ moves }) => moves)
    .filter(({ said }) => refsOf(said).some((ref) => !now.some(({ name }) => same(name, ref))))
    .length;

/** Losses first, by how many; then points; then what is next to this person. */
function weightOf(
  { bringsPoints }: SinceMove,
  places: readonly Ref[],
  losses: SinceEntry['losses'],
  { isNear }: Asked,
): number {
  const lost = losses
    .filter(({ place }) => places.some((ref) => same(ref, place)))
    .reduce((sum, { pieces }) => sum + pieces, 0);
  return lost * 4 + (bringsPoints ? 2 : 0) + (places.some(isNear) ? 1 : 0);
}

/** In their owners' paints: a move to somewhere as an arrow, anything else as a ring where it was done. */
function marksOf(moves: readonly Drawn[], chairs: readonly Chair[]): Marks {
  const paintOf = (by: Seat) => {
    const paint = chairs.find(({ seat }) => seat === by)?.paint;
    return paint === undefined ? {} : { paint };
  };
  const arrows = moves.flatMap(({ by, arrow }): readonly Arrow[] =>
    arrow === undefined
      ? []
      : [{ from: arrow.from, to: arrow.to, n: arrow.n, when: 'now', ...paintOf(by) }],
  );
  const rings = moves.flatMap(({ by, arrow, places }) =>
    (arrow === undefined ? places : [arrow.to]).map((ref) => ({
      ref,
      as: 'ring' as const,
      ...paintOf(by),
    })),
  );
  const isFirst = (ref: Ref, index: number): boolean =>
    rings.findIndex((other) => same(other.ref, ref)) === index;
  return {
    arrows: arrows.filter(
      ({ from, to }, index) =>
        arrows.findIndex((other) => same(other.from, from) && same(other.to, to)) === index,
    ),
    places: rings.filter(({ ref }, index) => isFirst(ref, index)),
    isFleeting: true,
  };
}

/** What is said of a place names that person: something of theirs stands there. */
export const isNamedIn = (said: readonly Message[], person: Ref): boolean =>
  said.some((message) => refsOf(message).some((ref) => same(ref, person)));
