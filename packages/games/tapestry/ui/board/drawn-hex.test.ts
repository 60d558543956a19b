import type { Point } from '@empty-chair/uikit/board/geometry.ts';
import { expect, test } from 'vitest';
import { TILES } from '../../rules/content.ts';
import { TILE_VIEWS, TURNS } from '../../rules/view.ts';
import { withTile } from './drawn-hex.ts';
import { corners } from './hex-geometry.ts';
import { wedgesOf } from './wedges.ts';

const CENTRE = { x: 0, y: 0 };
const RADIUS = 100;
const CORNERS = corners(CENTRE, RADIUS);
const SIXTH = Math.PI / 3;

/** Clockwise, as the screen has it: down is more. */
const turnedBy = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});
const isAt = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 1;

/** The land whose shape has this corner; none is water. */
function drawnAt(tile: string, point: Point): string {
  const wedge = wedgesOf(tile, CENTRE, RADIUS, false).find(({ shape }) =>
    shape
      .replace(/[MZ]/g, '')
      .split('L')
      .map((pair) => pair.split(' ').map(Number))
      .some(([x = 0, y = 0]) => isAt({ x, y }, point)),
  );
  return wedge?.terrain ?? 'W';
}

const EACH_TURN = Array.from({ length: TURNS }, (_, rotation) => rotation);

test.each(TILES)('tile $id is drawn in every turn as a hand lays it', (tile) => {
  for (const rotation of EACH_TURN) {
    const drawn = withTile(tile.id, rotation);
    // Each printed corner comes to where the turned tile has it.
    for (const [c, terrain] of [...tile.corners].entries()) {
      const there = turnedBy(CORNERS[c] as Point, rotation * SIXTH);
      expect(drawnAt(drawn.corners ?? '', there), `${c} by ${rotation}`).toBe(terrain);
    }
    expect(drawn).toMatchObject({ explored: true, inner: tile.innerTerrains });
  }
});

test('what stands on a hex stays when its tile is named', () => {
  const hex = { ...withTile(1, 0), id: 'E4', others: 1, ruler: 'human' };
  expect(withTile(17, 2, hex)).toMatchObject({ id: 'E4', others: 1, ruler: 'human', inner: 'F' });
});

test('all 48 tiles can be looked for', () => {
  expect(TILE_VIEWS.map(({ n }) => n)).toEqual(TILES.map(({ id }) => id));
  expect(TILE_VIEWS).toHaveLength(48);
});
