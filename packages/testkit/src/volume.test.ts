import { afterEach, describe, expect, test, vi } from 'vitest';
import { volume } from './volume.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('of the games that a test could play', () => {
  test('a tenth are played, and at least one', () => {
    vi.stubEnv('SOAK', '');
    expect([600, 60, 4, 1].map(volume)).toEqual([60, 6, 1, 1]);
  });

  test('all are played in a soak', () => {
    vi.stubEnv('SOAK', '1');
    expect(volume(600)).toBe(600);
  });
});
