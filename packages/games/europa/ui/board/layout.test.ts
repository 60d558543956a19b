import { distance } from '@empty-chair/uikit/board/geometry.ts';
import { expect, it } from 'vitest';
import map from '../../content/map.json';
import realms from '../../content/realms.json';
import drawn from './layout.json';
import {
  AREAS,
  BOUNDS,
  PANELS,
  PEAKS,
  PROVINCES,
  SEA_ZONES,
  styleOf,
  TRADE_NODES,
} from './layout.ts';
import { pointsOf } from './outline.ts';

/** Half a chip. */
const CHIP = 12;

const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).sort();
const keys = (places: ReadonlyMap<string, unknown>) => [...places.keys()].sort();

it('has a place for everything on the map, and for nothing else', () => {
  expect(keys(AREAS)).toEqual(ids(map.areas));
  expect(keys(PROVINCES)).toEqual(ids(map.provinces));
  expect(keys(SEA_ZONES)).toEqual(ids(map.seaZones));
  expect(keys(TRADE_NODES)).toEqual(ids(map.tradeNodes));
});

it('has a style for every realm, with a sign of its own', () => {
  expect(realms.realms.filter(({ id }) => !(id in drawn.realms))).toEqual([]);
  const signs = realms.realms.map(({ id }) => styleOf(id).sign);
  expect(new Set(signs).size).toBe(signs.length);
  for (const { id } of realms.realms) {
    const { sign, paper, rim } = styleOf(id);
    expect(sign, id).toHaveLength(2);
    expect([paper >= 0 && paper < 10, rim >= 0 && rim < 6], id).toEqual([true, true]);
  }
});

it('draws a realm that it does not know', () => {
  expect(styleOf('atlantis')).toEqual({ sign: 'at', paper: 4, rim: 0 });
});

it('keeps all chips apart and on the map', () => {
  const chips = [...PROVINCES];
  const close = chips.flatMap(([id, here], i) =>
    chips.slice(i + 1).flatMap(([other, there]) => {
      return distance(here, there) > 2 * CHIP + 4 ? [] : [`${id} ${other}`];
    }),
  );
  expect(close).toEqual([]);
  const beside = chips.filter(
    ([, { x, y }]) => x < CHIP || x > BOUNDS.w - CHIP || y < CHIP || y > BOUNDS.h - CHIP,
  );
  expect(beside).toEqual([]);
});

/** A skittle as discs: its head, its body and both ends of its foot. */
const SKITTLE = [
  { x: 0, y: -11, r: 8 },
  { x: 0, y: 1, r: 8 },
  { x: -6, y: 9, r: 7 },
  { x: 6, y: 9, r: 7 },
];
const NODE = 10;

it('lets an army cover no chip and no Trade Node', () => {
  const pieces = [
    ...[...PROVINCES.values()].map((spot) => ({ spot, r: CHIP })),
    ...[...TRADE_NODES.values()].map((spot) => ({ spot, r: NODE })),
  ];
  const covered = [...AREAS].filter(([, { spots }]) =>
    pieces.some(({ spot, r }) =>
      SKITTLE.some((disc) => {
        const [army] = spots;
        const middle = army && { x: army.x + disc.x, y: army.y + disc.y };
        return middle !== undefined && distance(middle, spot) < disc.r + r - 1;
      }),
    ),
  );
  expect(covered.map(([id]) => id)).toEqual([]);
});

it('gives every area an outline, a name and room for an army', () => {
  for (const [id, { path, label, spots }] of AREAS) {
    expect(pointsOf(path).length, id).toBeGreaterThan(5);
    expect(label.x > 0 && label.y > 0, id).toBe(true);
    expect(spots.length, id).toBe(2);
  }
});

it('outlines the seas of the main map and puts the distant ones into the boxes', () => {
  for (const { id, map: part } of map.seaZones) {
    expect(SEA_ZONES.get(id)?.path === '', id).toBe(part !== 'Main');
  }
  const distant = map.provinces.filter(({ area }) => area === undefined);
  for (const { id, map: part } of distant) {
    const here = PROVINCES.get(id);
    const box = PANELS.find(({ name }) => name === part);
    if (here === undefined || box === undefined) throw new Error(`${id} has no place`);
    expect(here.x > box.x && here.x < box.x + box.w && here.y > box.y, id).toBe(true);
  }
});

it('knows mountains', () => {
  expect(PEAKS.length).toBeGreaterThan(45);
});
