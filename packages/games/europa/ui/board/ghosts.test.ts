import type { PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import { expect, it } from 'vitest';
import { fakeArea } from './fake-map.ts';
import { ghostsOf } from './ghosts.ts';
import { AREAS, SEA_ZONES } from './layout.ts';
import { overlayOf } from './overlay.ts';

const army = { seat: 0, units: 3, laidDown: 0 };
const areas = [
  fakeArea('loire'),
  fakeArea('seine', { armies: [army], influence: [{ seat: 0, n: 2 }] }),
];
const seaZones = [{ id: 'baltic_sea', name: 'Baltic Sea', ships: [0] }];
const put = (kind: string, id: string, piece: string, n?: number): PlaceMark => ({
  ref: { kind, id },
  as: 'ring',
  puts: { piece },
  ...(n !== undefined && { n }),
});
const ghosts = (...places: readonly PlaceMark[]) =>
  ghostsOf(overlayOf({ places, arrows: [] }, areas).marks, { areas, seaZones });

it('shows a piece that comes from beside the map, where it will stand', () => {
  expect(ghosts(put('area', 'loire', 'army', 4))).toEqual([
    { piece: 'army', n: 4, at: AREAS.get('loire')?.spots[0], isSmall: false },
  ]);
  expect(ghosts(put('seaZone', 'bay_of_biscay', 'ship'))).toEqual([
    { piece: 'ship', n: 0, at: SEA_ZONES.get('bay_of_biscay')?.at, isSmall: false },
  ]);
  expect(ghosts(put('seaZone', 'caribbean_sea', 'ship'))[0]?.isSmall).toBe(true);
});

it('shows it beside what is there already', () => {
  const [second] = ghosts(put('area', 'seine', 'army', 1));
  expect(second?.at).toEqual(AREAS.get('seine')?.spots[1]);
  const [ship] = ghosts(put('seaZone', 'baltic_sea', 'ship'));
  expect(ship?.at.x).toBe((SEA_ZONES.get('baltic_sea')?.at.x ?? 0) + 30);
  const [cube] = ghosts(put('area', 'seine', 'influence', 2));
  const [first] = ghosts(put('area', 'loire', 'influence', 2));
  expect([cube?.n, first?.n]).toEqual([2, 2]);
});

it('shows none of a chip or a node, which are there, nor where nothing is put down', () => {
  expect(ghosts(put('node', 'Wien', 'merchant'))).toEqual([]);
  expect(ghosts({ ref: { kind: 'area', id: 'loire' }, as: 'ring' })).toEqual([]);
});
