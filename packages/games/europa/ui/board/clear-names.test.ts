import { expect, it } from 'vitest';
import map from '../../content/map.json';
import { clearNames, namesOn } from './clear-names.ts';
import { linesOf } from './label.ts';
import { AREAS, PROVINCES } from './layout.ts';

const areas = map.areas.filter(({ id }) => AREAS.has(id));
const written = namesOn({ areas, seaZones: map.seaZones } as unknown as Parameters<
  typeof namesOn
>[0]);
/** Half of a narrow letter's width, and of the height of a capital. */
const [WIDE, HIGH] = [0.24, 0.33];
const CHIP = 12.2;
interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
const chips = [...PROVINCES].map(([name, { x, y }]) => ({ name, x, y, w: CHIP, h: CHIP }));

/** Letters of 11 pixels on a desktop of 1280 and on larger ones. */
it.each([22, 20.5, 18, 16])(
  'names in letters of %s units are clear of chips and names',
  (letters) => {
    const clear = clearNames(written, letters);
    const lines = written.flatMap(({ key, name }) => {
      const spot = clear.get(key);
      if (spot === undefined) return [];
      const rows = linesOf(name, spot.split);
      return rows.map((row, i) => ({
        name,
        x: spot.at.x,
        y: spot.at.y + (i - (rows.length - 1) / 2) * letters,
        w: row.length * letters * WIDE,
        h: letters * HIGH,
      }));
    });
    const isClear = (one: Box, other: Box): boolean =>
      Math.abs(one.x - other.x) >= one.w + other.w || Math.abs(one.y - other.y) >= one.h + other.h;
    const covered = lines.flatMap((line) => [
      ...chips.filter((chip) => !isClear(line, chip)).map((chip) => [line.name, chip.name]),
      ...lines
        .filter((other) => other.name !== line.name && !isClear(line, other))
        .map((other) => [line.name, other.name]),
    ]);
    expect(covered).toEqual([]);
  },
);

it('most areas and every sea keep their names, near to where they lie', () => {
  const clear = clearNames(written, 20.5);
  expect(written.filter(({ key, isSea }) => isSea && !clear.has(key))).toEqual([]);
  expect(areas.filter(({ id }) => clear.has(id)).length / areas.length).toBeGreaterThan(0.7);
  for (const { id } of areas) {
    const { x, y } = clear.get(id)?.at ?? AREAS.get(id)?.label ?? { x: 0, y: 0 };
    const label = AREAS.get(id)?.label ?? { x: 0, y: 0 };
    expect(Math.hypot(x - label.x, y - label.y)).toBeLessThan(36);
  }
});
