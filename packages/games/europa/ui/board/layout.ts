import type { Bounds, Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import drawn from './layout.json';

/**
 * Where everything lies on the drawn map, in map units: the main map is 1600 wide and 1070 high,
 * the boxes of the Distant Continents lie below it. The file is our own drawing; each of its
 * lists is a string of whole numbers, so that it stays small.
 */
export interface AreaShape {
  /** The middle of the name. */
  readonly label: Point;
  /** The largest size of letters at which the name is clear of every chip; 0: it never is. */
  readonly size: number;
  /** How many words stand in the first of two lines; 0: the name has one line. */
  readonly split: number;
  /** Where an army finds room, the best first. */
  readonly spots: readonly Point[];
  readonly path: string;
}
export interface SeaZoneShape {
  /** Where ships lie. */
  readonly at: Point;
  readonly label: Point;
  readonly split: number;
  /** Empty in a box: there the zone is a disc. */
  readonly path: string;
}
/** How a realm that nobody plays is drawn: one of ten papers, one of six rims, and a unique sign. */
export interface RealmStyle {
  readonly sign: string;
  readonly paper: number;
  readonly rim: number;
}
export interface Panel extends Bounds {
  readonly name: string;
}

export const BOUNDS: Bounds = { x: 0, y: 0, w: 1600, h: 1240 };
/** What has to be seen: a large window has the legend lie below the boxes. */
export const boundsFor = (width: number): Bounds =>
  width < 700 ? BOUNDS : { ...BOUNDS, h: BOUNDS.h + 24 };

const numbers = (text: string): readonly number[] => text.split(' ').map(Number);

function points(list: readonly number[]): readonly Point[] {
  return Array.from({ length: Math.floor(list.length / 2) }, (_, i) =>
    at(list[2 * i] ?? 0, list[2 * i + 1] ?? 0),
  );
}

function shape(text: string): { readonly list: readonly number[]; readonly path: string } {
  const [head = '', path = ''] = text.split(';');
  return { list: numbers(head), path };
}

function areaShape(text: string): AreaShape {
  const { list, path } = shape(text);
  const [x = 0, y = 0, size = 0, split = 0, ...spots] = list;
  return { label: at(x, y), size, split, spots: points(spots), path };
}

function seaZoneShape(text: string): SeaZoneShape {
  const { list, path } = shape(text);
  const [x = 0, y = 0, labelX = 0, labelY = 0, split = 0] = list;
  return { at: at(x, y), label: at(labelX, labelY), split, path };
}

function realmStyle(text: string): RealmStyle {
  const [sign = '', paper, rim] = text.split(' ');
  return { sign, paper: Number(paper), rim: Number(rim) };
}

const read = <T>(texts: Readonly<Record<string, string>>, of: (text: string) => T) =>
  new Map(Object.entries(texts).map(([id, text]) => [id, of(text)]));
const point = (text: string): Point => points(numbers(text))[0] ?? at(0, 0);

export const AREAS: ReadonlyMap<string, AreaShape> = read(drawn.areas, areaShape);
export const PROVINCES: ReadonlyMap<string, Point> = read(drawn.provinces, point);
export const SEA_ZONES: ReadonlyMap<string, SeaZoneShape> = read(drawn.seaZones, seaZoneShape);
export const TRADE_NODES: ReadonlyMap<string, Point> = read(drawn.tradeNodes, point);
export const PANELS: readonly Panel[] = Object.entries(drawn.panels).map(([name, text]) => {
  const [x = 0, y = 0, w = 0, h = 0] = numbers(text);
  return { name, x, y, w, h };
});
export const WASTELAND: string = drawn.wasteland;
export const LAKES: string = drawn.lakes;
/** The feet of the peaks along mountain borders. */
export const PEAKS: readonly Point[] = points(numbers(drawn.peaks));

const styles: ReadonlyMap<string, RealmStyle> = read(drawn.realms, realmStyle);
/** A realm that only a rules pack knows is still drawn: by its first letters. */
export const styleOf = (realm: string): RealmStyle =>
  styles.get(realm) ?? { sign: realm.slice(0, 2), paper: 4, rim: 0 };
