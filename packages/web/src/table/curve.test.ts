import type { MessageId } from '@empty-chair/kernel/words';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { describe, expect, it } from 'vitest';
import { curveOf, DISC, spread } from './curve.ts';

describe('labels', () => {
  it('stay where they belong when there is room', () => {
    expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });
  it('move apart, and stay inside', () => {
    expect(spread([50, 50], 20, 0, 100)).toEqual([50, 70]);
    expect(spread([95, 99], 20, 0, 100)).toEqual([80, 100]);
  });
  it('keep their order', () => {
    expect(spread([60, 40, 55], 20, 0, 200)).toEqual([80, 40, 60]);
  });
});

describe('a curve', () => {
  const box = { left: 0, right: 100, top: 0, bottom: 100 };
  const chair = (seat: number): Chair => ({
    seat,
    name: { kind: 'seat', id: String(seat) },
    bot: false,
    points: 0,
    icon: '',
    paint: '',
  });
  const rounds = [1, 2].map((n) => ({ id: 'round' as MessageId, params: { n } }));
  const lines = [
    { seat: 0, points: [0, 5, 20] },
    { seat: 1, points: [0, -5, 10] },
  ];
  const story = { rounds, lines, turning: [] };

  it('keeps what stands at its end clear of a turning point in the last round', () => {
    const round = { id: 'round' as MessageId, params: { n: 2 } };
    const turning = [{ kind: 'gain', seat: 0, n: 15, at: 2, round }] as const;
    const curve = curveOf({ ...story, turning }, [chair(0), chair(1)], box);
    expect(curve.turning[0]?.x).toBe(box.right);
    expect(curve.labelsAt).toBeGreaterThan(box.right + DISC);
  });

  it('begins at the left, ends at the right, and has room for points below nothing', () => {
    const curve = curveOf(story, [chair(0), chair(1)], box);
    expect(curve.across.map(({ points }) => points)).toEqual([-5, 0, 5, 10, 15, 20]);
    expect(curve.lines[0]?.d).toBe('M0 80L50 60L100 0');
    expect(curve.lines[1]?.d).toBe('M0 80L50 100L100 40');
    expect(curve.rounds).toEqual([
      { at: 1, x: 50 },
      { at: 2, x: 100 },
    ]);
  });

  it('tells its lines apart by their dashes', () => {
    const curve = curveOf(story, [{ ...chair(0), dash: [3, 3] }, chair(1)], box);
    expect(curve.lines.map(({ dash }) => dash)).toEqual([
      [3, 3],
      [11, 4],
    ]);
  });

  it('puts a turning point on the line of its seat', () => {
    const point = {
      kind: 'gain',
      seat: 0,
      n: 15,
      round: rounds[1] as (typeof rounds)[0],
      at: 2,
    } as const;
    const { turning } = curveOf({ ...story, turning: [point] }, [chair(0), chair(1)], box);
    expect(turning).toEqual([{ ...point, x: 100, y: 0 }]);
  });

  it('puts turning points of one round beside each other', () => {
    const round = { id: 'round' as MessageId, params: { n: 2 } };
    const gain = (n: number) => ({ kind: 'gain', seat: 0, n, round, at: 2 }) as const;
    const all = [gain(9), gain(6), gain(5)];
    const { turning } = curveOf({ ...story, turning: all }, [chair(0), chair(1)], box);
    expect(turning.map(({ y }) => y)).toEqual([0, 2 * DISC, 4 * DISC]);
  });
});
