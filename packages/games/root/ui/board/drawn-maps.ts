import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { at } from '@empty-chair/uikit/board/geometry.ts';
import maps from './drawn-maps.json';
import type { Layout } from './layout.ts';
import type { Tree } from './trees.ts';
import { treesOf } from './trees.ts';

/**
 * Where everything lies on the maps of the game, worked out beforehand: a phone would need a fifth of
 * a second for it. `npm run golden` writes the file anew, and a test compares it with what is worked
 * out. Each field is a list: its parts stand apart by a semicolon, their numbers by a space.
 */
export interface DrawnMap {
  readonly clearings: string;
  readonly glades: string;
  readonly paths: string;
  readonly rivers: string;
  readonly lake: string;
  readonly bounds: string;
  /** One bit for each seedling, as base64. */
  readonly grown: string;
}

// ---- writing ------------------------------------------------------------------

const round = (n: number): number => Math.round(n * 10) / 10;
const flat = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${round(x)} ${round(y)}`).join(' ');

export function written(layout: Layout, grown: readonly boolean[]): DrawnMap {
  const { clearings, glades, paths, rivers, lake, bounds } = layout;
  const bytes = Array.from({ length: Math.ceil(grown.length / 8) }, (_, byte) =>
    [0, 1, 2, 3, 4, 5, 6, 7].reduce((sum, bit) => sum + (grown[byte * 8 + bit] ? 1 << bit : 0), 0),
  );
  return {
    clearings: [...clearings].map(([id, point]) => `${id} ${flat([point])}`).join(';'),
    glades: [...glades].map(([id, { at, r }]) => `${id} ${flat([at])} ${round(r)}`).join(';'),
    paths: paths
      .map(({ from, to, curve }) => `${from} ${to} ${flat([curve.from, curve.via, curve.to])}`)
      .join(';'),
    rivers: rivers.map(flat).join(';'),
    lake: flat(lake ?? []),
    bounds: [bounds.x, bounds.y, bounds.w, bounds.h].map(round).join(' '),
    grown: btoa(String.fromCharCode(...bytes)),
  };
}

// ---- reading ------------------------------------------------------------------

const parts = (text: string): readonly string[] => (text === '' ? [] : text.split(';'));
const numbers = (text: string): readonly number[] => parts(text.replaceAll(' ', ';')).map(Number);

function points(text: string): readonly Point[] {
  const list = numbers(text);
  return Array.from({ length: list.length / 2 }, (_, i) =>
    at(list[2 * i] ?? 0, list[2 * i + 1] ?? 0),
  );
}

/** The first words of a part, and its numbers after them. */
function named(text: string, words: number): { ids: readonly string[]; list: readonly number[] } {
  const all = text.split(' ');
  return { ids: all.slice(0, words), list: all.slice(words).map(Number) };
}

export function read(id: string, drawn: DrawnMap): Layout {
  const [x = 0, y = 0, w = 0, h = 0] = numbers(drawn.bounds);
  return {
    id,
    clearings: new Map(
      parts(drawn.clearings).map((part) => {
        const { ids, list } = named(part, 1);
        return [ids[0] ?? '', at(list[0] ?? 0, list[1] ?? 0)];
      }),
    ),
    glades: new Map(
      parts(drawn.glades).map((part) => {
        const { ids, list } = named(part, 1);
        return [ids[0] ?? '', { at: at(list[0] ?? 0, list[1] ?? 0), r: list[2] ?? 0 }];
      }),
    ),
    paths: parts(drawn.paths).map((part) => {
      const { ids, list } = named(part, 2);
      const [from = at(0, 0), via = at(0, 0), to = at(0, 0)] = points(list.join(' '));
      return { from: ids[0] ?? '', to: ids[1] ?? '', curve: { from, via, to } };
    }),
    rivers: parts(drawn.rivers).map(points),
    lake: drawn.lake === '' ? undefined : points(drawn.lake),
    bounds: { x, y, w, h },
  };
}

export function grownOf({ grown }: DrawnMap): readonly boolean[] {
  return [...atob(grown)].flatMap((byte) =>
    [0, 1, 2, 3, 4, 5, 6, 7].map((bit) => ((byte.charCodeAt(0) >> bit) & 1) === 1),
  );
}

const known: Readonly<Record<string, DrawnMap>> = maps;
const layouts = new Map<string, Layout>();

function drawnMap(id: string): DrawnMap {
  const drawn = known[id];
  if (drawn === undefined) throw new Error(`the map ${id} is not drawn: npm run golden`);
  return drawn;
}

export function layoutFor(id: string): Layout {
  const layout = layouts.get(id) ?? read(id, drawnMap(id));
  layouts.set(id, layout);
  return layout;
}

export const treesFor = (id: string): readonly Tree[] => treesOf(id, grownOf(drawnMap(id)));
