import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pack } from '../../rules/pack-view.ts';
import { emptyPack } from '../../rules/pack-view.ts';
import { keepHere, keptHere } from './kept.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const packOf = (booklet: string, ...nodes: readonly string[]): Pack => ({
  ...emptyPack('mine'),
  booklet,
  charts: [{ id: 'main-turn', nodes: nodes.map((id) => ({ id })), removed: [] }],
});
const keptNodes = (): readonly string[] =>
  keptHere()?.charts.flatMap(({ nodes }) => nodes.map(({ id }) => id)) ?? [];

test('what a game knows nothing of is not lost by what is said in it', () => {
  keepHere(undefined, packOf('first', 'MT1', 'MT2'));
  const before = keptHere();
  keepHere(before, packOf('first', 'MT4'));
  keepHere(before, packOf('first', 'MT4', 'MT5'));
  expect(keptNodes()).toEqual(['MT1', 'MT2', 'MT4', 'MT5']);
  // The last answer taken back.
  keepHere(before, packOf('first', 'MT4'));
  expect(keptNodes()).toEqual(['MT1', 'MT2', 'MT4']);
});

test('another version of the booklet is not mixed with it', () => {
  keepHere(undefined, packOf('first', 'MT1'));
  keepHere(keptHere(), packOf('second', 'MT2'));
  expect([keptHere()?.booklet, keptNodes()]).toEqual(['first', ['MT1']]);
});

test('a device that keeps nothing has nothing', () => {
  vi.unstubAllGlobals();
  expect(keptHere()).toBeUndefined();
  expect(() => keepHere(undefined, packOf('first', 'MT1'))).not.toThrow();
});
