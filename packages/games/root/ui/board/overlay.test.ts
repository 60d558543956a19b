import { expect, it } from 'vitest';
import type { Layout } from './layout.ts';
import { lookOf, overlayOf } from './overlay.ts';

const layout: Layout = {
  id: 'small',
  clearings: new Map([
    ['1', { x: 100, y: 100 }],
    ['2', { x: 500, y: 100 }],
    ['3', { x: 500, y: 500 }],
  ]),
  glades: new Map([['1_2_3', { at: { x: 300, y: 300 }, r: 42 }]]),
  paths: [
    {
      from: '1',
      to: '2',
      curve: { from: { x: 100, y: 100 }, via: { x: 300, y: 140 }, to: { x: 500, y: 100 } },
    },
  ],
  rivers: [],
  lake: undefined,
  bounds: { x: 0, y: 0, w: 600, h: 600 },
};
const clearing = (id: string) => ({ kind: 'clearing', id });

it('lets all but the options of a decision step back', () => {
  const overlay = overlayOf(layout, {
    places: [
      { ref: clearing('1'), as: 'chosen' },
      { ref: clearing('2'), as: 'struck', letter: 'a' },
      { ref: { kind: 'faction', id: 'eyrie' }, as: 'option' },
    ],
    arrows: [],
  });
  expect(overlay.deciding).toBe(true);
  expect(overlay.marks).toHaveLength(2);
  expect(lookOf(overlay, 'clearing 1')).toBeUndefined();
  expect(lookOf(overlay, 'clearing 2')).toBe('struck');
  expect(lookOf(overlay, 'clearing 3')).toBe('faint');
});

it('leaves the board as it is when only a place is selected', () => {
  const overlay = overlayOf(layout, {
    places: [{ ref: clearing('1'), as: 'selected' }],
    arrows: [],
  });
  expect(overlay.deciding).toBe(false);
  expect(lookOf(overlay, 'clearing 3')).toBeUndefined();
});

it('leads an arrow along the path, from either end', () => {
  const arrow = { n: 2, when: 'now' as const };
  const there = overlayOf(layout, {
    places: [],
    arrows: [{ ...arrow, from: clearing('1'), to: clearing('2') }],
  });
  const back = overlayOf(layout, {
    places: [],
    arrows: [{ ...arrow, from: clearing('2'), to: clearing('1') }],
  });
  expect(there.arrows[0]?.disc.x).toBeLessThan(300);
  expect(back.arrows[0]?.disc.x).toBeGreaterThan(300);
  // Both follow the bend of the path below the straight line.
  expect(there.arrows[0]?.disc.y).toBeGreaterThan(100);
  expect(back.arrows[0]?.disc.y).toBeGreaterThan(100);
});

it('marks the target of the current move and shows a ghost while the pieces have not moved', () => {
  const overlay = overlayOf(layout, {
    places: [{ ref: clearing('1'), as: 'ring' }],
    arrows: [
      {
        from: clearing('1'),
        to: clearing('2'),
        n: 3,
        when: 'now',
        who: { kind: 'faction', id: 'eyrie' },
      },
      { from: clearing('2'), to: { kind: 'forest', id: '1_2_3' }, n: 1, when: 'coming' },
      { from: clearing('2'), to: clearing('99'), n: 1, when: 'done' },
    ],
  });
  expect(overlay.targets.map(({ key }) => key)).toEqual(['clearing 2']);
  expect(overlay.ghosts.get('clearing 2')).toEqual({ faction: 'eyrie', n: 3 });
  expect(overlay.arrows).toHaveLength(2);
  expect(overlay.focus).toHaveLength(3);
});

it('brings nothing near for marks that are gone in a moment', () => {
  const places = [{ ref: clearing('1'), as: 'ring' as const }];
  expect(overlayOf(layout, { places, arrows: [] }).focus).toHaveLength(1);
  const fleeting = overlayOf(layout, { places, arrows: [], isFleeting: true });
  expect(fleeting.focus).toEqual([]);
  expect(fleeting.marks).toHaveLength(1);
});

it('marks where pieces are put down, warriors with their ghost', () => {
  const who = { kind: 'faction', id: 'eyrie' };
  const overlay = overlayOf(layout, {
    places: [
      { ref: clearing('1'), as: 'ring', n: 2, puts: { who } },
      { ref: clearing('2'), as: 'ring', puts: {} },
    ],
    arrows: [],
  });
  expect(overlay.marks).toEqual([]);
  expect(overlay.targets.map(({ key }) => key)).toEqual(['clearing 1', 'clearing 2']);
  expect([...overlay.ghosts]).toEqual([['clearing 1', { faction: 'eyrie', n: 2 }]]);
  expect(overlay.focus).toHaveLength(2);
});

it('has no ring where a move ends: the target has a mark of its own', () => {
  const overlay = overlayOf(layout, {
    places: [
      { ref: clearing('1'), as: 'ring' },
      { ref: clearing('2'), as: 'ring' },
    ],
    arrows: [{ from: clearing('1'), to: clearing('2'), n: 3, when: 'now' }],
  });
  expect(overlay.marks.map(({ key }) => key)).toEqual(['clearing 1']);
  expect(overlay.targets.map(({ key }) => key)).toEqual(['clearing 2']);
  // Whoever hears the board is told of both.
  expect(overlay.byPlace.has('clearing 2')).toBe(true);
});

it('brings heat onto the places of the board, and leaves cold and foreign ones out', () => {
  const hot = { ref: clearing('2'), loss: 0.4, taken: 0 };
  const overlay = overlayOf(layout, {
    places: [],
    arrows: [],
    heat: [
      hot,
      { ref: clearing('3'), loss: 0, taken: 0 },
      { ref: { kind: 'faction', id: 'eyrie' }, loss: 1, taken: 0 },
    ],
  });
  expect(overlay.heat).toEqual([{ key: 'clearing 2', at: { x: 500, y: 100 }, r: 84, heat: hot }]);
  expect(overlay.deciding).toBe(false);
});
