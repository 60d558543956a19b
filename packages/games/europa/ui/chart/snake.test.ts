import { describe, expect, test } from 'vitest';
import { columnsFor, flowColumns } from './columns.ts';
import type { Cell, Stop } from './snake.ts';
import { snake } from './snake.ts';

const stops = (...charts: string[]): Stop[] => charts.map((chart) => ({ chart, isJoined: true }));
const seven = stops(...Array.from({ length: 7 }, () => 'military'));
const at = ({ row, column }: Cell): string => `${row}.${column}`;

describe('the snake', () => {
  test('goes right, then left, then right', () => {
    const [reach] = snake(seven, 3);
    expect(reach?.cells.map(at)).toEqual(['0.0', '0.1', '0.2', '1.2', '1.1', '1.0', '2.0']);
    expect(reach?.cells.map(({ joint }) => joint)).toEqual([
      'right',
      'right',
      'down',
      'left',
      'left',
      'down',
      'none',
    ]);
  });

  test('a line always leads to where the next box is', () => {
    const mixed = [...seven, ...stops('siege', 'siege', 'siege', 'siege')];
    for (const columns of [1, 2, 3, 4]) {
      for (const { cells } of snake(mixed, columns)) {
        for (const [i, cell] of cells.entries()) {
          const next = cells[i + 1];
          if (next === undefined) continue;
          const step = { right: '0.1', left: '0.-1', down: '1.0', chart: '', none: '' }[cell.joint];
          expect(`${next.row - cell.row}.${next.column - cell.column}`).toBe(step);
        }
      }
    }
  });

  test('no two boxes of a reach share a place, and each box is drawn once', () => {
    const mixed = [...seven, ...stops('siege', 'siege'), ...seven];
    const reaches = snake(mixed, 3);
    for (const { cells } of reaches) expect(new Set(cells.map(at)).size).toBe(cells.length);
    const order = reaches.flatMap(({ cells }) => cells.map(({ index }) => index));
    expect(order).toEqual(mixed.map((_, index) => index));
  });

  test('another chart begins a reach, with a line from the last box', () => {
    const reaches = snake(stops('main-turn', 'main-turn', 'siege', 'siege'), 3);
    expect(reaches.map(({ chart, from }) => [chart, from])).toEqual([
      ['main-turn', undefined],
      ['siege', 1],
    ]);
    expect(reaches[0]?.cells.map(({ joint }) => joint)).toEqual(['right', 'chart']);
    expect(reaches[1]?.cells.map(at)).toEqual(['0.0', '0.1']);
  });

  test('after an end another run begins without a line, even in the same chart', () => {
    const ended = { chart: 'peace', isJoined: false };
    const reaches = snake([ended, ...stops('peace')], 3);
    expect(reaches.map(({ from }) => from)).toEqual([undefined, undefined]);
    expect(reaches[0]?.cells[0]?.joint).toBe('none');
  });

  test('nothing gives nothing', () => {
    expect(snake([], 3)).toEqual([]);
  });
});

test('large letters make fewer columns', () => {
  expect([columnsFor(358, 16), columnsFor(358, 32), columnsFor(200, 32)]).toEqual([3, 2, 1]);
  expect([flowColumns(358, 16), flowColumns(700, 16), flowColumns(1400, 16)]).toEqual([1, 2, 3]);
});
