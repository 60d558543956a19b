import type { Camera, Size } from '@empty-chair/uikit/board/camera.ts';
import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import {
  at,
  curvePath,
  distanceTo,
  inside,
  pair,
  seeded,
  smoothPath,
  smoothPoints,
} from '@empty-chair/uikit/board/geometry.ts';
import { treesFor } from './drawn-maps.ts';
import type { Layout } from './layout.ts';
import type { Tree } from './trees.ts';
import { WOODS } from './trees.ts';

/**
 * Everything that never changes in play, as one piece of markup per map: it is drawn once, and no
 * step of a turn touches it.
 */
export function sceneryOf(layout: Layout, isWide = false): string {
  const key = `${layout.id} ${isWide}`;
  const found = drawn.get(key);
  if (found !== undefined) return found;
  const grown = water(layout) + woods(treesFor(layout.id));
  const land = isWide ? mirrored(grown) : grown;
  const ends = isWide ? { x: x - w, w: 3 * w } : { x, w };
  const markup = [FLOOR, land, paths(layout), thinning(ends), beyond(ends)].join('');
  drawn.set(key, markup);
  return markup;
}

const drawn = new Map<string, string>();
const { x, y, w, h } = WOODS;
/** So far from their end the woods begin to thin out. */
const THINNING = 200;
/** So far around the woods the ground is seen at most. */
const GROUND = 4000;
const FLOOR = `<path class="floor" d="${box(x - GROUND, y - GROUND, w + 2 * GROUND, h + 2 * GROUND)}"/>`;

/** Whether a window shows more to the sides than the woods of the board. */
export function showsBeyond(seen: Camera, window: Size): boolean {
  const half = window.w / seen.scale / 2;
  return seen.x - half < x + THINNING || seen.x + half > x + w - THINNING;
}

/**
 * The same woods once more to the left and to the right, as in a mirror, so that nothing ends at its edge.
 * Written out: what `<use>` shows is not met by our styles.
 */
function mirrored(land: string): string {
  const over = (edge: number): string =>
    `<g class="mirrored" transform="matrix(-1 0 0 1 ${2 * edge} 0)">${land}</g>`;
  return land + over(x) + over(x + w);
}

function box(left: number, top: number, width: number, height: number): string {
  return `M${left} ${top}h${width}v${height}h${-width}Z`;
}

/** Beyond the woods nothing stands or flows: a river does not stick out of them. */
function beyond(ends: { readonly x: number; readonly w: number }): string {
  const ground = box(x - GROUND, y - GROUND, w + 2 * GROUND, h + 2 * GROUND);
  return `<path class="floor" fill-rule="evenodd" d="${ground}${box(ends.x, y, ends.w, h)}"/>`;
}

function water({ rivers, lake }: Layout): string {
  const lines = rivers.map((river) => `M${river.map(pair).join('L')}`).join('');
  const flow =
    lines === ''
      ? ''
      : `<path class="bank" d="${lines}"/><path class="river" d="${lines}"/>` +
        `<path class="wave" stroke-dasharray="34 30 12 44" transform="translate(-5 -9)" d="${lines}"/>` +
        `<path class="wave" stroke-dasharray="18 50 40 28" transform="translate(4 9)" d="${lines}"/>`;
  if (lake === undefined) return flow;
  return `${flow}<path class="lake" d="${smoothPath(lake, true)}"/>${ripples(lake)}`;
}

/** Short waves on open water, well off the shore. */
function ripples(lake: readonly Point[]): string {
  const shore = smoothPoints(lake, true, 6);
  const random = seeded('ripples');
  const waves: string[] = [];
  for (let row = 0; row < 40; row += 1) {
    for (let column = 0; column < 14; column += 1) {
      const p = at(column * 80 + (row % 2) * 40 + random() * 30, row * 26 + random() * 8);
      if (!inside(p, shore) || distanceTo(p, shore) < 30 || random() < 0.3) continue;
      const long = 9 + random() * 7;
      waves.push(`M${pair(p)}q${f(long / 2)} -6 ${f(long)} 0t${f(long)} 0`);
    }
  }
  return path('wave', waves.join(''));
}

function paths(layout: Layout): string {
  const d = layout.paths.map(({ curve }) => curvePath(curve)).join('');
  return `<path class="path-edge" d="${d}"/><path class="path" d="${d}"/><path class="path-dots" d="${d}"/>`;
}

/** The woods end in no line, where a window shows much more than the board. */
function thinning({ x, w }: { readonly x: number; readonly w: number }): string {
  const ends = [
    { id: 'left', turn: '', at: [x - 1, y, THINNING, h] },
    { id: 'right', turn: 'rotate(180 .5 .5)', at: [x + w + 1 - THINNING, y, THINNING, h] },
    { id: 'top', turn: 'rotate(90 .5 .5)', at: [x, y - 1, w, THINNING] },
    { id: 'bottom', turn: 'rotate(270 .5 .5)', at: [x, y + h + 1 - THINNING, w, THINNING] },
  ] as const;
  return ends
    .map(({ id, turn, at: [left, top, width, height] }) => {
      const name = `woods-${id}`;
      const stops =
        '<stop class="floor-end"/><stop class="floor-end" offset="1" stop-opacity="0"/>';
      return (
        `<linearGradient id="${name}" gradientTransform="${turn}">${stops}</linearGradient>` +
        `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="url(#${name})"/>`
      );
    })
    .join('');
}

/** Rows from back to front; within a row one shape per green, so that there are few elements. */
function woods(trees: readonly Tree[]): string {
  const rows = new Map<number, Tree[]>();
  for (const tree of trees) {
    const row = Math.floor(tree.at.y / 34);
    rows.set(row, [...(rows.get(row) ?? []), tree]);
  }
  return [...rows.values()].map(drawRow).join('');
}

function drawRow(row: readonly Tree[]): string {
  const round = row.filter(({ fir }) => !fir);
  const firs = row.filter(({ fir }) => fir);
  const crowns = ([1, 2, 3] as const)
    .map((green) => {
      const d = row
        .filter((tree) => tree.green === green)
        .map(crown)
        .join('');
      return d === '' ? '' : `<path class="tree-${green}" d="${d}"/>`;
    })
    .join('');
  return (
    path('trunk', round.map(trunk).join('')) +
    crowns +
    path('leaves', round.map(leaves).join('')) +
    path('needle', firs.map(needle).join(''))
  );
}

const path = (name: string, d: string): string =>
  d === '' ? '' : `<path class="${name}" d="${d}"/>`;
const f = (n: number): string => String(Math.round(n * 10) / 10);

function crown({ at, r, fir }: Tree): string {
  if (!fir) {
    const ry = r * 1.08;
    return `M${f(at.x - r)} ${f(at.y)}a${f(r)} ${f(ry)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(ry)} 0 1 0 ${f(-2 * r)} 0Z`;
  }
  const half = r * 0.82;
  return `M${f(at.x)} ${f(at.y - r * 1.1)}L${f(at.x + half)} ${f(at.y + r * 0.88)}q${f(-half)} ${f(r * 0.32)} ${f(-2 * half)} 0Z`;
}

const trunk = ({ at, r }: Tree): string => `M${f(at.x)} ${f(at.y + r * 0.2)}V${f(at.y + r * 1.42)}`;
const needle = ({ at, r }: Tree): string =>
  `M${f(at.x)} ${f(at.y - r * 0.66)}V${f(at.y + r * 1.26)}`;
const leaves = ({ at, r }: Tree): string =>
  `M${f(at.x - r * 0.4)} ${f(at.y - r * 0.45)}q${f(r * 0.34)} ${f(-r * 0.34)} ${f(r * 0.7)} ${f(-r * 0.02)}` +
  `M${f(at.x - r * 0.57)} ${f(at.y + r * 0.05)}q${f(r * 0.28)} ${f(-r * 0.28)} ${f(r * 0.57)} 0`;
