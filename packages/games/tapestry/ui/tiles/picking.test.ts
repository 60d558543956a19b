import { drawingOf } from '@empty-chair/uikit/drawings.ts';
import { expect, test } from 'vitest';
import { TILE_VIEWS } from '../../rules/view.ts';
import en from '../../text/en/ui.json';
import '../icons.ts';
import { matching, toggled, turnedBy } from './picking.ts';
import { gainIcon, LANDS } from './signs.ts';

const found = (...lands: string[]) => matching(TILE_VIEWS, lands).map(({ n }) => n);

test('a tile has at most two kinds of land: a third takes the place of the first', () => {
  expect(toggled([], 'D')).toEqual(['D']);
  expect(toggled(['D'], 'M')).toEqual(['D', 'M']);
  expect(toggled(['D', 'M'], 'G')).toEqual(['M', 'G']);
  expect(toggled(['D', 'M'], 'D')).toEqual(['M']);
});

test('tiles are found by their land, those with nothing else first', () => {
  expect(found()).toHaveLength(48);
  // Desert alone in a corner or in the middle; then beside mountains, and beside grassland.
  expect(found('D').slice(0, 4)).toEqual([1, 5, 6, 7]);
  expect(found('D')).toHaveLength(4 + 8 + 8);
  expect(found('D', 'M')).toEqual([2, 3, 4, 8, 9, 10, 11, 12]);
  expect(found('D', 'F')).toEqual([]);
});

test('six turns to either side come round', () => {
  expect(turnedBy(5, 1)).toBe(0);
  expect(turnedBy(0, -1)).toBe(5);
});

test('whatever a tile gives has a sign and a name, and so has its land', () => {
  const icons = Object.keys(import.meta.glob('../../../../uikit/src/icons/**/*.svg')).join();
  const named = Object.keys(en);
  for (const { benefits, lands } of TILE_VIEWS) {
    for (const benefit of benefits) {
      const icon = gainIcon(benefit);
      expect(drawingOf(icon) !== '' || icons.includes(`/${icon}.svg`), benefit).toBe(true);
      expect(named).toContain(`ref.gain.${benefit}`);
    }
    for (const land of lands) {
      expect(LANDS).toContain(land);
      expect(named).toContain(`ref.terrain.${land}`);
    }
  }
});
