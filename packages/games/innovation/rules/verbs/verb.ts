import type { Field } from '@empty-chair/kernel/fields';
import { count, indexed, named, word } from '@empty-chair/kernel/fields';
import * as json from '@empty-chair/kernel/json';
import { verbOf } from '@empty-chair/kernel/verbs';
import { literal, message } from '@empty-chair/kernel/words';
import type {
  BonusTile,
  BookAction,
  Building,
  Discipline,
  Innovation,
  Spell,
  Terrain,
} from '../content.ts';
import {
  BONUS_TILES,
  BOOK_ACTIONS,
  BUILDING_IDS,
  DISCIPLINES,
  INNOVATIONS,
  LIMITS,
  SLOTS,
  SPELLS,
  TERRAINS,
} from '../content.ts';
import type { Hex } from '../hexes.ts';
import { ALL_HEXES, hexName, hexOf } from '../hexes.ts';
import type { State } from '../state.ts';
import { SEAT_IDS } from '../state.ts';
import { m } from '../words.ts';

export const verb = verbOf<State>();

/** Typed in either case. */
export const hex = named<Hex>({
  all: ALL_HEXES,
  of: (name) => hexOf(name.toUpperCase()),
  name: hexName,
  unknown: (name) => message(m('no.hex'), { word: literal(name) }),
});
export const building = indexed<Building>(BUILDING_IDS);
export const terrain = indexed<Terrain>(TERRAINS);
export const discipline = indexed<Discipline>(DISCIPLINES);
export const spell = indexed<Spell>(SPELLS);
export const innovation = indexed<Innovation>(INNOVATIONS);
/** A tile by its printed number. */
const numbered = <Tile extends number>(tiles: readonly Tile[]): Field<Tile> =>
  count(1, tiles.length) as Field<number> as Field<Tile>;
export const bonusTile = numbered<BonusTile>(BONUS_TILES);
export const bookAction = numbered<BookAction>(BOOK_ACTIONS);
/** What is too much for its place is refused there, with how many there can be. */
export const number = count(-LIMITS.points, LIMITS.points);

/** Who is meant in a correction; `human` is the only human, or the first of two. */
export const who = word(SEAT_IDS);
export const whoOrNobody = word([...SEAT_IDS, 'nobody']);
export const whoOrSlot = word([...SEAT_IDS, ...SLOTS]);

/** May be left out when it is typed, and is told all the same. */
export const unlessSaid = <T>(field: Field<T>, otherwise: T): Field<T> => ({
  ...field,
  read: (typed, what) => (typed.isDone() ? otherwise : field.read(typed, what)),
});

export const either = (no: string, yes: string): Field<boolean> => ({
  among: [false, true],
  read: (typed, what) => typed.oneOf([no, yes], what) === yes,
  print: (value) => (value ? yes : no),
  decode: json.flag,
});
