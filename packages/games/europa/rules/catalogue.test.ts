import { describe, expect, test } from 'vitest';
import charts from '../text/en/charts.json' with { type: 'json' };
import en from '../text/en/rules.json' with { type: 'json' };
import { merged } from './catalogue.ts';

const texts = merged(en, charts);

describe('the words of this game together', () => {
  test.each([
    ['ref.province.paris', 'Paris'],
    ['ref.area.seine', 'Seine'],
    ['ref.seaZone.north_sea', 'North Sea'],
    ['ref.node.Black Sea', 'Black Sea'],
    ['ref.realm.scotland', 'Scotland'],
    ['ref.case.yes', 'Yes'],
    ['ref.case.3-4', '3–4'],
    ['ref.chartNode.main-turn/MT2', 'Is the Bot attacked?'],
  ])('name %s', (id, text) => {
    expect(texts[id]).toBe(text);
  });

  test('EU-28.4: a step that is a reconstruction says so, a printed one does not', () => {
    expect(texts['step.main-turn/MT2']).toBe('Is the Bot attacked? (our reconstruction)');
    expect(texts['step.main-turn/goto-defend']).toBe(texts['node.main-turn.goto-defend']);
  });
});
