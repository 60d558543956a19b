import type { Ref } from '@empty-chair/kernel/words';
import type { Fact, Input, SeatId, TableView } from '../../rules/view.ts';
import { SLOTS, thing } from '../../rules/view.ts';

/** A marker, tokens or coins beside the map, as the table can correct them. */
export interface Marker {
  /** Among all of them: 'level human law', 'spell coins'. */
  readonly key: string;
  readonly what: 'level' | 'points' | 'shipping' | 'cities' | 'coins' | 'x';
  readonly of: Ref;
  readonly who: Ref | undefined;
  /** A token that lies there or not is 1 or 0. */
  readonly value: number;
  /** That so many are there. */
  readonly fact: (n: number) => Fact;
}

export function markersOf(view: TableView): readonly Marker[] {
  const seat = (who: SeatId): Ref => ({ kind: 'seat', id: who });
  const levels = view.disciplines.flatMap(({ id, levels: bySeat }) =>
    view.seats.map(({ who }, index) => ({
      key: `level ${who} ${id}`,
      what: 'level' as const,
      of: { kind: 'discipline', id },
      who: seat(who),
      value: bySeat[index] ?? 0,
      fact: (n: number): Fact => ({
        what: 'level',
        who,
        discipline: thing.discipline.of(id),
        n,
      }),
    })),
  );
  const counted = (['points', 'shipping', 'cities'] as const).flatMap((what) =>
    view.seats.flatMap((one) => {
      const value = one[what];
      const { who } = one;
      const of = seat(who);
      const fact = (n: number): Fact => ({ what, who, n });
      return value === undefined ? [] : [{ key: `${what} ${who}`, what, of, who: of, value, fact }];
    }),
  );
  const coins = view.bonus.slice(0, SLOTS.length).map(({ coins: value, tile }, slot) => ({
    key: `coins ${SLOTS[slot]}`,
    what: 'coins' as const,
    of: { kind: 'bonus', id: String(tile) },
    who: undefined,
    value,
    fact: (n: number): Fact => ({ what: 'coins', slot, n }),
  }));
  const x = (kind: string, id: string, covered: boolean, fact: Marker['fact']): Marker => ({
    key: `${kind} ${id}`,
    what: 'x',
    of: { kind, id },
    who: undefined,
    value: covered ? 1 : 0,
    fact,
  });
  return [
    ...levels,
    ...counted,
    ...coins,
    ...view.spells.map(({ id, covered }) => {
      const spell = thing.spell.of(id);
      return x('spell', id, covered, (n) => ({ what: 'spell', spell, covered: n === 1 }));
    }),
    ...view.books.map(({ tile, covered }) =>
      x('book', String(tile), covered, (n) => ({ what: 'book', tile, covered: n === 1 })),
    ),
  ];
}

/** Those of one part of the table: a discipline, a seat, or the displays with their tokens and coins. */
export function markersAt(view: TableView, { kind, id }: Ref): readonly Marker[] {
  return markersOf(view).filter(({ what, of, who }) => {
    if (kind === 'discipline') return of.kind === kind && of.id === id;
    if (kind === 'seat') return of.kind === kind && who?.id === id;
    return what === 'x' || what === 'coins';
  });
}

export type Found = Readonly<Record<string, number>>;

/** One for each marker that was found elsewhere. */
export function markerCorrections(markers: readonly Marker[], found: Found): readonly Input[] {
  return markers.flatMap(({ key, value, fact }) => {
    const n = found[key] ?? value;
    return n === value ? [] : [{ kind: 'correct' as const, fact: fact(n) }];
  });
}
