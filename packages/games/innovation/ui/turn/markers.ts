import type { Ref } from '@empty-chair/kernel/words';
import type { TableView } from '../../rules/view.ts';

/** A marker, tokens or coins beside the map, as the table can correct them. */
export interface Marker {
  /** As a correction names it: 'level human law', 'spell coins'. */
  readonly key: string;
  readonly what: 'level' | 'points' | 'shipping' | 'cities' | 'coins' | 'x';
  readonly of: Ref;
  readonly who: Ref | undefined;
  /** A token that lies there or not is 1 or 0. */
  readonly value: number;
}

/** The free bonus tiles lie in a row; corrections call their places so. */
const SLOTS = ['left', 'middle', 'right'] as const;

export function markersOf(view: TableView): readonly Marker[] {
  const seat = (who: string): Ref => ({ kind: 'seat', id: who });
  const levels = view.disciplines.flatMap(({ id, levels: bySeat }) =>
    view.seats.map(({ who }, index) => ({
      key: `level ${who} ${id}`,
      what: 'level' as const,
      of: { kind: 'discipline', id },
      who: seat(who),
      value: bySeat[index] ?? 0,
    })),
  );
  const counted = (['points', 'shipping', 'cities'] as const).flatMap((what) =>
    view.seats.flatMap((one) => {
      const value = one[what];
      const of = seat(one.who);
      return value === undefined ? [] : [{ key: `${what} ${one.who}`, what, of, who: of, value }];
    }),
  );
  const coins = view.bonus.flatMap(({ coins: value, tile }, index) => {
    const slot = SLOTS[index];
    const of = { kind: 'bonus', id: String(tile) };
    return slot === undefined
      ? []
      : [{ key: `coins ${slot}`, what: 'coins' as const, of, who: undefined, value }];
  });
  const x = (kind: string, id: string, covered: boolean): Marker => ({
    key: `${kind} ${id}`,
    what: 'x',
    of: { kind, id },
    who: undefined,
    value: covered ? 1 : 0,
  });
  return [
    ...levels,
    ...counted,
    ...coins,
    ...view.spells.map(({ id, covered }) => x('spell', id, covered)),
    ...view.books.map(({ tile, covered }) => x('book', String(tile), covered)),
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

/** In words that the game reads: one for each marker that was found elsewhere. */
export function markerCorrections(markers: readonly Marker[], found: Found): readonly string[] {
  return markers.flatMap(({ key, what, value }) => {
    const n = found[key] ?? value;
    if (n === value) return [];
    return what === 'x' ? `correct ${key} ${n === 1 ? 'covered' : 'open'}` : `correct ${key} ${n}`;
  });
}
