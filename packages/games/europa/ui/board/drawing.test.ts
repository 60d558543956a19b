import { distance, inside } from '@empty-chair/uikit/board/geometry.ts';
import { expect, it } from 'vitest';
import map from '../../content/map.json';
import { fakeArea, fakeProvince } from './fake-map.ts';
import { framedAround } from './framing.ts';
import { linesOf } from './label.ts';
import { AREAS, BOUNDS, boundsFor } from './layout.ts';
import { cornersOf, pointsOf, ringsOf } from './outline.ts';
import { keyOf, placeShape, refOf } from './place-shapes.ts';
import { realmNames } from './realm-names.ts';
import { spotsOf } from './spots.ts';
import { standingIn } from './standing.ts';
import { halfTag, labelled, tagOf, tagSpot } from './tags.ts';
import { levelOf, NEAR } from './zoom.ts';

const PHONE = { w: 390, h: 370 };

it('reads an outline with its islands', () => {
  const path = 'M10 20l5-5 5 5zM100 100l-1-2 3 0z';
  expect(pointsOf(path)).toEqual([
    { x: 10, y: 20 },
    { x: 15, y: 15 },
    { x: 20, y: 20 },
    { x: 100, y: 100 },
    { x: 99, y: 98 },
    { x: 102, y: 98 },
  ]);
  expect(cornersOf(path).top).toEqual({ x: 15, y: 15 });
});

it('finds room for an army inside its area', () => {
  for (const [id, { path, spots }] of AREAS) {
    const rings = ringsOf(path);
    for (const spot of spots)
      expect(
        rings.some((ring) => inside(spot, ring)),
        id,
      ).toBe(true);
  }
});

it('puts armies and rebels of one area apart', () => {
  const army = (seat: number) => ({ seat, units: 3, laidDown: 0 });
  const area = fakeArea('loire', { armies: [army(0), army(1), army(2)], rebels: 2 });
  const pieces = standingIn(area);
  expect(pieces.map(({ kind }) => kind)).toEqual(['army', 'army', 'army', 'rebels']);
  for (const [i, a] of pieces.entries()) {
    for (const b of pieces.slice(i + 1)) expect(distance(a.at, b.at)).toBeGreaterThan(12);
  }
});

it('stands an army in a Distant Area at its chip', () => {
  const area = fakeArea('aceh', { isDistant: true, armies: [{ seat: 0, units: 1, laidDown: 0 }] });
  const [army] = standingIn(area);
  const chip = placeShape({ kind: 'area', id: 'aceh' });
  if (army === undefined || chip === undefined) throw new Error('nothing stands there');
  expect(distance(army.at, chip.at)).toBeLessThan(20);
});

it('brings an area so near on a phone that its signs can be read', () => {
  for (const id of AREAS.keys()) {
    const shape = placeShape({ kind: 'area', id });
    if (shape === undefined) throw new Error(`${id} has no shape`);
    const { scale } = framedAround(shape.extent, BOUNDS, PHONE);
    expect(levelOf(scale), id).not.toBe('far');
  }
  const loire = placeShape({ kind: 'area', id: 'loire' });
  expect(framedAround(loire?.extent ?? [], BOUNDS, PHONE).scale).toBeGreaterThanOrEqual(NEAR);
});

it('shows the whole map where there is nothing to frame, or all of it', () => {
  const whole = framedAround([], BOUNDS, PHONE);
  expect(levelOf(whole.scale)).toBe('far');
  const all = [
    { x: 20, y: 20 },
    { x: 1580, y: 1220 },
  ];
  expect(framedAround(all, BOUNDS, PHONE)).toEqual(whole);
  // Hardly nearer than the whole: then rather the whole.
  const wide = [
    { x: 100, y: 600 },
    { x: 1500, y: 600 },
  ];
  expect(framedAround(wide, BOUNDS, PHONE)).toEqual(whole);
  expect(boundsFor(1000).h).toBeGreaterThan(boundsFor(390).h);
});

it('keeps keys of places whole, also with blanks in them', () => {
  const ref = { kind: 'node', id: 'China & Japan' };
  expect(refOf(keyOf(ref))).toEqual(ref);
});

it('breaks a name after the words of its first line', () => {
  expect(linesOf('Bavaria & Swabia', 2)).toEqual(['Bavaria &', 'Swabia']);
  expect(linesOf('Iraq', 0)).toEqual(['Iraq']);
  // The older side of the map has a shorter name there.
  expect(linesOf('Iraq', 2)).toEqual(['Iraq']);
});

it('writes the name of a played realm across its land in Europe', () => {
  const areas = [
    fakeArea('seine', { provinces: [fakeProvince('paris', { owner: 'france', seat: 0 })] }),
    fakeArea('aceh', { isDistant: true, provinces: [fakeProvince('aceh', { owner: 'france' })] }),
  ];
  const players = [
    { seat: 0, realm: 'france', bot: true },
    { seat: 1, realm: 'england', bot: false },
  ];
  const paris = placeShape({ kind: 'province', id: 'paris' })?.at;
  expect(realmNames({ areas, players })).toEqual([{ realm: 'france', seat: 0, at: paris }]);
});

const shapeOf = (kind: string, id: string) => {
  const shape = placeShape({ kind, id });
  if (shape === undefined) throw new Error(`${kind} ${id} has no shape`);
  return shape;
};

it('lets the keyboard reach every place once', () => {
  const spots = spotsOf({
    areas: [
      fakeArea('seine', { provinces: [fakeProvince('paris')] }),
      fakeArea('aceh', { isDistant: true, provinces: [fakeProvince('aceh')] }),
    ],
    seaZones: [{ id: 'baltic_sea', name: 'Baltic Sea', ships: [] }],
    tradeNodes: [{ id: 'Wien', kind: 'inland', isDistant: false, pirates: 0, merchants: [] }],
  });
  expect([...spots.keys()]).toEqual([
    'area seine',
    'province paris',
    'province aceh',
    'seaZone baltic_sea',
    'node Wien',
  ]);
});

it('names the places that a step is about, and no others', () => {
  const marked = (kind: string, id: string, as: 'ring' | 'target' | 'option' = 'ring') => ({
    shape: shapeOf(kind, id),
    as,
    badge: undefined,
  });
  const keys = (...marks: readonly ReturnType<typeof marked>[]) =>
    labelled(marks).map(({ key }) => refOf(key).id);
  expect(keys(marked('area', 'loire'), marked('area', 'seine', 'target'))).toEqual([
    'loire',
    'seine',
  ]);
  expect(keys(marked('area', 'loire'), marked('area', 'loire', 'target'))).toEqual(['loire']);
  expect(keys(marked('area', 'loire', 'option'))).toEqual([]);
  // The name of a sea is always written; that of a disc in a box is not.
  expect(keys(marked('seaZone', 'baltic_sea'), marked('seaZone', 'caribbean_sea'))).toEqual([
    'caribbean_sea',
  ]);
  const many = ['loire', 'seine', 'leon', 'castile'].map((id) => marked('area', id));
  expect(keys(...many)).toEqual([]);
});

it('tags a selected place with the name that the map does not write', () => {
  const map = {
    areas: [
      fakeArea('loire', {
        name: 'Loire',
        provinces: [fakeProvince('orleans', { name: 'Orléans' })],
      }),
      fakeArea('aquitaine', { name: 'Aquitaine' }),
    ],
    seaZones: [
      { id: 'caribbean_sea', name: 'Caribbean Sea', ships: [] },
      { id: 'baltic_sea', name: 'Baltic Sea', ships: [] },
    ],
  };
  expect(tagOf(shapeOf('province', 'orleans'), map)).toBe('Orléans');
  expect(tagOf(shapeOf('area', 'aquitaine'), map)).toBe('Aquitaine');
  expect(tagOf(shapeOf('area', 'loire'), map)).toBeUndefined();
  expect(tagOf(shapeOf('seaZone', 'caribbean_sea'), map)).toBe('Caribbean Sea');
  expect(tagOf(shapeOf('seaZone', 'baltic_sea'), map)).toBeUndefined();
  expect(tagOf(shapeOf('node', 'Wien'), map)).toBe('Wien');
});

it('hangs the name of an area where its army is not under it', () => {
  const covered = map.areas.filter(({ id, name }) => {
    const spot = AREAS.get(id)?.spots[0];
    if (spot === undefined) return false;
    const { x, y } = tagSpot(shapeOf('area', id), name);
    // A tag is 22 high; a skittle has its head 19 above its spot and its foot 16 below.
    const isBeside = Math.abs(x - spot.x) > halfTag(name) + 12;
    return !isBeside && y - 11 < spot.y + 16 && y + 11 > spot.y - 19;
  });
  expect(covered.map(({ id }) => id)).toEqual([]);
});
