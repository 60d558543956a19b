import type { Picture, Piece } from '@empty-chair/uikit/picture/picture.ts';
import { describe, expect, it } from 'vitest';
import { weightiest } from './deeds.ts';
import { differentSpots, framed } from './difference.ts';

const pawn = (x: number, y: number, n?: number, icon = 'pawn'): Piece => ({
  ...{ icon, x, y, size: 80, paint: '--ink' },
  ...(n !== undefined && { n }),
});
const board = (...large: Piece[]): Picture => ({
  ...{ box: [0, 0, 1000, 900], ground: '--ground', layers: [], small: [] },
  large,
});

describe('the spots where two boards differ', () => {
  it('are none where they are the same', () => {
    expect(differentSpots(board(pawn(1, 2, 3)), board(pawn(1, 2, 3)))).toEqual([]);
  });

  it('are where a number, or who stands there, is another', () => {
    const ours = board(pawn(100, 100, 3), pawn(500, 500, 1), pawn(900, 100, 2));
    const theirs = board(pawn(100, 100, 2), pawn(500, 500, 1), pawn(900, 100, 2, 'other'));
    expect(differentSpots(ours, theirs).map(({ x, y }) => [x, y])).toEqual([
      [100, 100],
      [900, 100],
    ]);
  });

  it('are one, around their middle, where pieces stand side by side', () => {
    const spots = differentSpots(board(pawn(100, 100, 3), pawn(150, 100, 2)), board());
    expect(spots).toMatchObject([{ x: 125, y: 100, weight: 5 }]);
  });

  it('begin with the one that has the most pieces', () => {
    const ours = board(pawn(100, 100, 1), pawn(500, 500, 4), pawn(900, 100, 2));
    expect(differentSpots(ours, board()).map(({ x }) => x)).toEqual([500, 900, 100]);
  });
});

describe('the frame', () => {
  const box = [0, 0, 1000, 900] as const;
  const spot = (x: number, y: number) => ({ x, y, r: 40, weight: 1 });

  it('is three times as wide as high, and shows the neighbours', () => {
    const [x, y, w, h] = framed(box, [spot(500, 450)], 2).frame;
    expect([w, h]).toEqual([550, expect.closeTo(550 / 3)]);
    expect([x + w / 2, y + h / 2]).toEqual([500, 450]);
  });

  it('keeps to the board at its edge', () => {
    const [x, y] = framed(box, [spot(10, 890)], 2).frame;
    expect([x, y]).toEqual([0, 900 - 550 / 3]);
  });

  it('holds a second spot that is near enough, and no third', () => {
    const { frame, spots } = framed(box, [spot(150, 400), spot(850, 450), spot(500, 420)], 2);
    expect(spots.map(({ x }) => x)).toEqual([150, 850]);
    expect([frame[0], frame[0] + frame[2]]).toEqual([100, 900]);
  });

  it('leaves out a spot that would make all too small', () => {
    const { spots } = framed(box, [spot(500, 100), spot(500, 800), spot(300, 100)], 2);
    expect(spots.map(({ x, y }) => [x, y])).toEqual([
      [500, 100],
      [300, 100],
    ]);
  });

  it('is the middle of the board where nothing differs', () => {
    expect(framed([0, 0, 900, 900], [], 2)).toEqual({ frame: [0, 300, 900, 300], spots: [] });
  });
});

describe('the weightiest', () => {
  it('keep their order', () => {
    const weights = [3, 9, 1, 5].map((weight) => ({ weight }));
    expect(weightiest(weights, 2)).toEqual([{ weight: 9 }, { weight: 5 }]);
  });

  it('are the first ones where all weigh the same', () => {
    const all = ['a', 'b', 'c'].map((id) => ({ id, weight: 1 }));
    expect(weightiest(all, 2).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
