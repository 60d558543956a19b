import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tumble } from './tumble.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function rolled() {
  const told: string[] = [];
  const dice = tumble(
    () => told.push('face'),
    () => told.push('rest'),
  );
  return { told, dice };
}

it('shows six faces, slower and slower, then rests within its time', () => {
  const { told } = rolled();
  expect(told).toEqual(['face']);
  vi.advanceTimersByTime(639);
  expect(told).toEqual(['face', 'face', 'face', 'face', 'face', 'face']);
  vi.advanceTimersByTime(1);
  expect(told.at(-1)).toBe('rest');
  expect(told.filter((it) => it === 'rest')).toHaveLength(1);
});

it('rests at once when somebody has seen enough, and only once', () => {
  const { told, dice } = rolled();
  dice.end();
  expect(told).toEqual(['face', 'rest']);
  dice.end();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['face', 'rest']);
});

it('never rests once it is called off', () => {
  const { told, dice } = rolled();
  dice.stop();
  vi.advanceTimersByTime(1000);
  expect(told).toEqual(['face']);
});
