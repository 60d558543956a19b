import type { Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import { expect, it } from 'vitest';
import { fakeArea, fakeProvince } from './fake-map.ts';
import { AREAS } from './layout.ts';
import { overlayOf, refsOf } from './overlay.ts';

const areas = [
  fakeArea('loire', { provinces: [fakeProvince('orleans', { owner: 'france' })] }),
  fakeArea('seine', { provinces: [fakeProvince('paris', { owner: 'france', isCapital: true })] }),
  fakeArea('aquitaine', {
    provinces: [
      fakeProvince('gascogne', { owner: 'england' }),
      fakeProvince('poitou', { owner: 'france' }),
      fakeProvince('bordeaux', { owner: 'england' }),
    ],
  }),
  fakeArea('aceh', { isDistant: true, provinces: [fakeProvince('aceh', { owner: 'aceh' })] }),
];
const mark = (kind: string, id: string, as: PlaceMark['as'], more = {}): PlaceMark => ({
  ref: { kind, id },
  as,
  ...more,
});
const marked = (...places: readonly PlaceMark[]) => overlayOf({ places, arrows: [] }, areas);

it('rings an area along its own outline, a province and a node with a circle', () => {
  const { marks } = marked(mark('area', 'loire', 'option'), mark('province', 'paris', 'option'));
  expect(marks[0]?.shape.outline).toBe(AREAS.get('loire')?.path);
  expect(marks.map(({ shape }) => shape.isChip)).toEqual([false, true]);
  expect(marked(mark('node', 'Adriatic Sea', 'ring')).marks).toHaveLength(1);
  expect(marked(mark('seaZone', 'adriatic_sea', 'ring')).marks[0]?.shape.isChip).toBe(false);
  expect(marked(mark('seaZone', 'caribbean_sea', 'ring')).marks[0]?.shape.isChip).toBe(true);
});

it('leaves what is no place of the map to the panel', () => {
  expect(marked(mark('card', '4', 'chosen'), mark('area', 'atlantis', 'ring')).marks).toEqual([]);
});

it('takes a realm for the areas it holds, its capital first, with one set of signs', () => {
  expect(refsOf({ kind: 'realm', id: 'france' }, areas)).toEqual([
    { kind: 'area', id: 'seine' },
    { kind: 'area', id: 'loire' },
  ]);
  const { marks, byPlace } = marked(mark('realm', 'france', 'option', { value: '3' }));
  expect(marks.map(({ badge }) => badge?.value)).toEqual(['3', undefined]);
  expect([...byPlace.keys()]).toEqual(['area seine', 'area loire']);
});

it('takes a realm that holds no area for its provinces', () => {
  const split = [
    fakeArea('loire', {
      provinces: [
        fakeProvince('orleans', { owner: 'a', size: 'large' }),
        fakeProvince('tours', { owner: 'b' }),
      ],
    }),
  ];
  expect(refsOf({ kind: 'realm', id: 'b' }, split)).toEqual([{ kind: 'province', id: 'tours' }]);
});

it('names a Distant Area also as its province', () => {
  expect([...marked(mark('area', 'aceh', 'chosen')).byPlace.keys()]).toEqual([
    'area aceh',
    'province aceh',
  ]);
});

it('draws what is chosen above what is struck out', () => {
  const { marks } = marked(mark('area', 'loire', 'chosen'), mark('area', 'aquitaine', 'struck'));
  expect(marks.map(({ as }) => as)).toEqual(['struck', 'chosen']);
});

const move: Marks['arrows'][number] = {
  from: { kind: 'area', id: 'seine' },
  to: { kind: 'area', id: 'loire' },
  n: 9,
  when: 'now',
};

it('rings the goal of the current move, unless something is said of it already', () => {
  const targets = (places: readonly PlaceMark[]) =>
    overlayOf({ places, arrows: [move] }, areas).marks.filter(({ as }) => as === 'target').length;
  expect(targets([])).toBe(1);
  expect(targets([mark('area', 'loire', 'chosen')])).toBe(0);
  // The step rings both ends of its move: the one is drawn as what it is.
  expect(targets([mark('area', 'loire', 'ring')])).toBe(1);
});

it('draws an arrow with its head inside the goal, and frames both ends of the current one', () => {
  const { arrows, focus, must } = overlayOf({ places: [], arrows: [move] }, areas);
  expect(arrows[0]?.shaft).toMatch(/^M[\d. ]+Q/);
  expect(arrows[0]?.head).toMatch(/Z$/);
  expect(must).toHaveLength(2);
  expect(focus.length).toBeGreaterThan(2);
  expect(overlayOf({ places: [], arrows: [{ ...move, when: 'coming' }] }, areas).focus).toEqual([]);
});

it('draws no arrow where there is no way', () => {
  const { from, to } = move;
  expect(overlayOf({ places: [], arrows: [{ ...move, to: from }] }, areas).arrows).toEqual([]);
  const lost = { ...move, to: { ...to, id: 'atlantis' } };
  expect(overlayOf({ places: [], arrows: [lost] }, areas).arrows).toEqual([]);
});

it('goes for a moment to what others did, drawn or not yet', () => {
  const theirs = mark('area', 'egypt', 'ring', { paint: '--eu-red' });
  const far = { kind: 'area', id: 'egypt' };
  // By itself it is told where it is seen.
  expect(marked(theirs)).toMatchObject({ focus: [], must: [], isPassing: false });
  const passing = overlayOf({ places: [], arrows: [], isFleeting: true, around: [far] }, areas);
  expect(passing.must).toHaveLength(1);
  expect(passing.isPassing).toBe(true);
});

it('tints all that is hot, and writes the odds only of what is likely or a loss', () => {
  const heat = [
    { ref: { kind: 'area', id: 'loire' }, loss: 0, taken: 0.01 },
    { ref: { kind: 'area', id: 'seine' }, loss: 0.01, taken: 0 },
    { ref: { kind: 'area', id: 'aquitaine' }, loss: 0, taken: 0.3 },
  ];
  const overlay = overlayOf({ places: [], arrows: [], heat }, areas);
  expect(overlay.heat.map(({ shape, isSigned }) => [shape.key, isSigned])).toEqual([
    ['area aquitaine', true],
    ['area loire', false],
    ['area seine', true],
  ]);
  expect(overlay.heatAt.get('area loire')?.taken).toBe(0.01);
  // The window shows what is written.
  expect(overlay.focus).toHaveLength(8);
});

it('says what may happen to a Distant Area under both of its names', () => {
  const heat = [{ ref: { kind: 'area', id: 'aceh' }, loss: 0, taken: 0.2 }];
  const { heatAt } = overlayOf({ places: [], arrows: [], heat }, areas);
  expect([...heatAt.keys()]).toEqual(['area aceh', 'province aceh']);
});

it('dots the outline of a place where something is put down', () => {
  const put = mark('area', 'loire', 'ring', { puts: { piece: 'army' } });
  expect(marked(put).marks.map(({ as }) => as)).toEqual(['target']);
});
