import { expect, it } from 'vitest';
import map from '../../content/map.json';
import { linesOf } from './label.ts';
import { AREAS, PROVINCES, TRADE_NODES } from './layout.ts';
import { tokenSpot } from './token-spot.ts';

interface Box {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Half of its width and height. */
  readonly w: number;
  readonly h: number;
}
const areas = map.areas.flatMap(({ id, name }) => {
  const shape = AREAS.get(id);
  return shape === undefined ? [] : [{ name, shape }];
});
/** A skittle where an army stands first: its head is above its spot. */
const armies = areas.flatMap(({ name, shape: { spots } }): Box[] =>
  spots.slice(0, 1).map(({ x, y }) => ({ name: `the army in ${name}`, x, y: y - 1, w: 11, h: 16 })),
);
const printed: readonly Box[] = [
  ...[...PROVINCES].map(([name, { x, y }]) => ({ name, x, y, w: 12, h: 12 })),
  ...[...TRADE_NODES].map(([name, { x, y }]) => ({ name, x, y, w: 10, h: 10 })),
];
const named = areas.flatMap(({ name, shape: { label, split, size } }): Box[] => {
  const rows = linesOf(name, split);
  return rows.map((row, i) => ({
    name: `the name of ${name}`,
    x: label.x,
    y: label.y + (i - (rows.length - 1) / 2) * size,
    w: row.length * size * 0.24,
    h: size * 0.33,
  }));
});
/** Cubes of 12 units, 15 apart. */
const tokensIn = (n: number): readonly Box[] =>
  areas.map(({ name, shape }) => ({
    name: `tokens in ${name}`,
    ...tokenSpot(shape, name, n),
    w: n * 7.5 - 1.5,
    h: 6,
  }));
const under = (tokens: readonly Box[], others: readonly Box[]): readonly string[] =>
  tokens.flatMap((one) =>
    others
      .filter(
        (other) =>
          other !== one &&
          Math.abs(one.x - other.x) < one.w + other.w &&
          Math.abs(one.y - other.y) < one.h + other.h,
      )
      .map((other) => `${one.name}: ${other.name}`),
  );

it.each([1, 2, 3, 4])('puts %i tokens of an area beside chips, Trade Nodes and armies', (n) => {
  expect(under(tokensIn(n), [...printed, ...armies])).toEqual([]);
});

it.each([1, 2])('puts %i tokens of an area beside names and the tokens of others', (n) => {
  const tokens = tokensIn(n);
  expect(under(tokens, [...named, ...tokens])).toEqual([]);
});
