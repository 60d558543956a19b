import { newMatch } from '@empty-chair/kernel/match';
import { distance, distanceTo, inside, sampled } from '@empty-chair/uikit/board/geometry.ts';
import { describe, expect, it } from 'vitest';
import { root } from '../../rules/module.ts';
import { viewOf } from '../../rules/view.ts';
import type { Layout } from './layout.ts';
import { layoutOf, offSign, RADIUS } from './layout.ts';
import { shapeOf } from './root-view.ts';
import { sceneryOf, showsBeyond } from './scenery.ts';
import { grownIn, KEEP_OFF, treesOf } from './trees.ts';

function drawn(map: string): Layout {
  const seats = [
    { faction: 'marquise', bot: 'mechanicalMarquise2' },
    { faction: 'eyrie', bot: 'electricEyrie' },
  ];
  const { state } = newMatch(root, root.codecs.config.decode({ map, seats }), 'board');
  if (state === undefined) throw new Error('set-up asked a question');
  return layoutOf(shapeOf(viewOf(state)));
}

describe.each(['autumn', 'winter', 'lake', 'mountain'])('the %s map', (map) => {
  const layout = drawn(map);
  const centres = [...layout.clearings.values()];

  it('has twelve clearings that can be told apart', () => {
    expect(centres).toHaveLength(12);
    for (const [i, a] of centres.entries()) {
      for (const b of centres.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(2 * RADIUS + 20);
    }
  });

  it('leads no path across a clearing that it does not join', () => {
    for (const { from, to, curve } of layout.paths) {
      for (const [id, centre] of layout.clearings) {
        if (id === from || id === to) continue;
        expect(distanceTo(centre, sampled(curve)), `${from}-${to} at ${id}`).toBeGreaterThan(
          RADIUS + 8,
        );
      }
    }
  });

  it('keeps every glade off the clearings and between those of its forest', () => {
    for (const [id, { at, r }] of layout.glades) {
      for (const centre of centres) expect(distance(at, centre), id).toBeGreaterThan(RADIUS + 8);
      expect(r).toBeGreaterThanOrEqual(32);
      for (const [other, glade] of layout.glades) {
        if (other !== id) expect(distance(at, glade.at), `${id} ${other}`).toBeGreaterThan(60);
      }
    }
  });

  it('keeps every tree off clearings, signposts, glades, paths and water', () => {
    const trees = treesOf(map, grownIn(layout));
    expect(trees.length).toBeGreaterThan(400);
    const roads = layout.paths.map(({ curve }) => sampled(curve, 12));
    const glades = [...layout.glades.values()];
    const wrong = trees.filter(
      ({ at }) =>
        centres.some((centre) => distance(at, centre) <= KEEP_OFF.clearing) ||
        centres.some((centre) => offSign(at, centre) <= KEEP_OFF.sign) ||
        glades.some((glade) => distance(at, glade.at) <= glade.r) ||
        roads.some((road) => distanceTo(at, road) <= KEEP_OFF.path) ||
        layout.rivers.some((river) => distanceTo(at, river) <= KEEP_OFF.river) ||
        (layout.lake !== undefined && inside(at, layout.lake)),
    );
    expect(wrong).toEqual([]);
  });

  it('draws the same woods every time', () => {
    expect(grownIn(drawn(map))).toEqual(grownIn(layout));
    expect(sceneryOf(layout)).toBe(sceneryOf(drawn(map)));
  });
});

it('has woods as far to the sides as a window shows, and a river that ends with them', () => {
  const layout = drawn('autumn');
  const seen = { x: 500, y: 446 };
  // A phone's board at its usual height, and what is left of it above a large sheet.
  expect(showsBeyond({ ...seen, scale: 0.39 }, { w: 390, h: 355 })).toBe(false);
  expect(showsBeyond({ ...seen, scale: 0.14 }, { w: 390, h: 126 })).toBe(true);
  const [board, wide] = [sceneryOf(layout), sceneryOf(layout, true)];
  expect(board).not.toContain('mirrored');
  expect(wide.match(/"mirrored"/g)).toHaveLength(2);
  // The ground around the woods is drawn over whatever sticks out of them.
  for (const markup of [board, wide]) {
    expect(markup.lastIndexOf('fill-rule="evenodd"')).toBeGreaterThan(markup.indexOf('"river"'));
  }
});

it('has a lake only where there is a coast, and rivers elsewhere', () => {
  expect(drawn('lake').lake).toBeDefined();
  expect(drawn('lake').rivers).toHaveLength(0);
  expect(drawn('autumn').lake).toBeUndefined();
  expect(drawn('autumn').rivers).toHaveLength(1);
  expect(drawn('mountain').rivers).toHaveLength(1);
});
