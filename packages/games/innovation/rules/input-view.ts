import type { Seat } from '@empty-chair/kernel/words';
import type { BookAction, Building, Discipline, Innovation, Spell, Terrain } from './content.ts';
import {
  BOOK_ACTIONS,
  BUILDING_IDS,
  DISCIPLINES,
  INNOVATIONS,
  SLOTS,
  SPELLS,
  TERRAINS,
} from './content.ts';
import type { Hex } from './hexes.ts';
import { hexName, hexOf } from './hexes.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';
import { inputs } from './verbs/verbs.ts';

export type { BonusTile, BookAction } from './content.ts';
export type { Hex } from './hexes.ts';
export type { SeatId } from './state.ts';
export type { Fact } from './verbs/facts.ts';
export type { Input } from './verbs/verbs.ts';
export { SLOTS };

/** What a human will usually do now; nothing is offered as a range of numbers. */
export const usualInputs = (state: State, seat: Seat): readonly Input[] =>
  inputs.legal(state, seat);

/** Inputs hold small integers; whoever draws knows a thing by what it is called. */
export const thing = {
  hex: called<Hex>('hex', hexName, hexOf),
  building: listed<Building>('building', BUILDING_IDS),
  terrain: listed<Terrain>('terrain', TERRAINS),
  discipline: listed<Discipline>('discipline', DISCIPLINES),
  spell: listed<Spell>('spell', SPELLS),
  innovation: listed<Innovation>('innovation', INNOVATIONS),
  /** By its printed number. */
  book: called<BookAction>('book action', String, (id) =>
    BOOK_ACTIONS.find((tile) => String(tile) === id),
  ),
};

interface Thing<I> {
  readonly id: (of: I) => string;
  /** Throws where nothing is called so. */
  readonly of: (id: string) => I;
}

function listed<I extends number>(kind: string, ids: readonly string[]): Thing<I> {
  const numbers = new Map(ids.map((id, number) => [id, number as I]));
  return called(
    kind,
    (of) => ids[of] as string,
    (id) => numbers.get(id),
  );
}

function called<I>(
  kind: string,
  id: Thing<I>['id'],
  find: (id: string) => I | undefined,
): Thing<I> {
  return {
    id,
    of: (name) => {
      const found = find(name);
      if (found === undefined) throw new RangeError(`no ${kind} ${name}`);
      return found;
    },
  };
}
