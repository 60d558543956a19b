import { hexRef } from '@empty-chair/uikit/hexes/overlay.ts';
import { expect, it } from 'vitest';
import { ghostsOf } from './ghosts.ts';

const at = { x: 100, y: 50 };
const who = { kind: 'player', id: 'automa' };
const ring = { ref: hexRef('C4'), as: 'ring' } as const;

it('shows the outpost that a line puts down, beside what stands there', () => {
  const marks = [{ id: 'C4', at, mark: { ...ring, puts: { who, piece: 'outpost' } } }];
  const [free] = ghostsOf(marks, new Set());
  expect(free).toMatchObject({ id: 'C4', who: 'automa', lying: false });
  expect(free?.at.x).toBe(at.x);
  const [beside] = ghostsOf(marks, new Set(['C4']));
  expect(beside?.at.x).toBeGreaterThan(at.x);
});

it('lays a toppled one down, and shows none where a line puts nothing', () => {
  const toppled = { id: 'C4', at, mark: { ...ring, puts: { who, piece: 'toppled' } } };
  expect(ghostsOf([toppled], new Set()).map(({ lying }) => lying)).toEqual([true]);
  expect(ghostsOf([{ id: 'C4', at, mark: ring }], new Set())).toEqual([]);
});
