import { expect, test } from 'vitest';
import { guessedBox } from '../../rules/guide-view.ts';
import type { Chart } from '../../rules/pack-view.ts';
import { around } from './around.ts';

const idsAround = (chart: string, node: string): readonly string[] => {
  const box = guessedBox(chart, node);
  if (box === undefined) throw new Error(`${node} is no guess`);
  return around(box.chart, box).nodes.map(({ id }) => id);
};

test('a box stands between one that leads to it and those that it leads to', () => {
  // MT4 and goto-siege come before MT5; no leads on from MT4.
  expect(idsAround('main-turn', 'MT5')).toEqual(['MT4', 'MT5', 'goto-colonize', 'MT6']);
  // The first box of a chart has none before it.
  expect(idsAround('main-turn', 'MT1')).toEqual(['MT1', 'MT2', 'goto-event']);
});

test('lines of neighbours to elsewhere are left out, but not where a box only goes to another chart', () => {
  const box = guessedBox('main-turn', 'MT5');
  const chart = around(box?.chart as Chart, box as NonNullable<typeof box>);
  const edges = Object.fromEntries(chart.nodes.map(({ id, edges: own }) => [id, own]));
  expect(edges).toEqual({
    MT4: { no: 'MT5' },
    MT5: { yes: 'goto-colonize', no: 'MT6' },
    'goto-colonize': { next: 'colonize' },
    MT6: {},
  });
});
