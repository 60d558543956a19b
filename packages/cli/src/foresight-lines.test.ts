import type { Forecast, ForecastPlace } from '@empty-chair/kernel/forecast';
import { commonCatalogue } from '@empty-chair/text/catalogue';
import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, it } from 'vitest';
import { lossLines, pointsLine, takenLines } from './foresight-lines.ts';

const words = createRenderer(
  'en',
  { 'ref.tree.2': 'old oak', 'ref.tree': '{id}' },
  await commonCatalogue('en'),
);
const at = (id: string, given: Partial<ForecastPlace>): ForecastPlace => ({
  place: { kind: 'tree', id },
  loss: 0,
  pieces: 0,
  most: 0,
  taken: 0,
  cases: [],
  ...given,
});
const forecast = (given: Partial<Forecast>): Forecast => ({
  runs: 1,
  branches: 1,
  error: 0,
  isGuessed: false,
  places: [],
  moves: [],
  points: [],
  ...given,
});

describe('a forecast in lines', () => {
  const places = [
    at('1', { loss: 0.5, pieces: 1.26, most: 3, taken: 0.1 }),
    at('2', { loss: 0.25, pieces: 0.25, most: 1 }),
    at('3', { taken: 0.8 }),
  ];

  it('lists losses with their mean and their most, and only losses', () => {
    expect(lossLines(words, forecast({ places }), 9)).toEqual([
      'What you may lose:',
      '    50%  tree 1            1.3 on average, at most 3\u00A0pieces',
      '    25%  old oak [tree 2]  0.3 on average, at most 1\u00A0piece',
    ]);
  });

  it('lists what is taken, the likeliest first, and nothing else', () => {
    expect(takenLines(words, forecast({ places }), 9)).toEqual([
      'What it may take:',
      '    80%  tree 3',
      '    10%  tree 1',
    ]);
  });

  it('tells points that are sure in one number', () => {
    const sure = forecast({ points: [{ points: 3, chance: 1 }] });
    expect(pointsLine(words, sure)).toBe('Points: 3');
    const unsure = forecast({
      points: [
        { points: -1, chance: 0.25 },
        { points: 3, chance: 0.75 },
      ],
    });
    expect(pointsLine(words, unsure)).toBe('Points: 2 on average, from −1 to 3');
  });
});
