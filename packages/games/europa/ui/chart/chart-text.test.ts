import { createRenderer } from '@empty-chair/text/renderer';
import { describe, expect, test } from 'vitest';
import chartsJson from '../../content/charts.json' with { type: 'json' };
import rulebook from '../../rulebook.json' with { type: 'json' };
import { OWN_RULES } from '../../rules/pack-view.ts';
import en from '../../text/en/ui.json' with { type: 'json' };
import { ruleOfChart } from './chart-rule.ts';
import { ChartWords } from './chart-words.ts';
import type { Chart, RuleSet } from './model.ts';

const charts = chartsJson.charts as readonly Chart[];
const nodes = charts.flatMap(({ nodes: all }) => all);
const rulesWith = (texts: RuleSet['texts']): RuleSet => ({
  ...OWN_RULES,
  charts: new Map(charts.map((chart) => [chart.id, chart])),
  texts,
});
const GAME = {
  'short.military.MI1': 'At war?',
  'node.military.MI1': 'Is the bot at war?',
  'node.military.MI2': 'Roll for a target.',
  'short.military.MI21': 'Recruit for {botPower}',
  'short.chart.siege': 'Siege',
  'chart.event': 'The event action',
  'case.yes': 'Yes',
  'case.npr': 'NPR',
  'case.playerRealm': 'Player Realm',
};
const said = (texts: RuleSet['texts'] = new Map()): ChartWords =>
  new ChartWords(createRenderer('en', en, GAME), rulesWith(texts));

test('each amount and each action of a card has a name', () => {
  const amounts = nodes.flatMap((node) => Object.keys(node.amounts ?? {}));
  const targets = nodes.flatMap((node) => Object.values(node.edges ?? {}));
  const wanted = [
    ...amounts.map((name) => `amount.${name}`),
    ...targets.filter((to) => to.startsWith('card.')),
  ];
  expect(wanted.filter((id) => !Object.hasOwn(en, `ui.europaChart.${id}`))).toEqual([]);
});

test('each chart has a rule of the rulebook', () => {
  expect(charts.filter(({ id }) => !Object.hasOwn(rulebook, ruleOfChart(id) ?? ''))).toEqual([]);
});

describe('the words of a node', () => {
  test('are short in its box and whole in its card', () => {
    expect(said().short('military', 'MI1')).toBe('At war?');
    expect(said().sentence('military', 'MI1')).toBe('Is the bot at war?');
  });
  test('stand in for each other, and at last its id', () => {
    expect(said().short('military', 'MI2')).toBe('Roll for a target.');
    expect(said().sentence('military', 'MI21')).toBe('Recruit for 1');
    expect(said().short('military', 'MI30')).toBe('MI30');
  });
  test('are those of another fact or deed that a pack gave it, not of ours', () => {
    const rules = rulesWith(new Map());
    const military = rules.charts.get('military') as Chart;
    const saidWith = (fact: string) => {
      const own = military.nodes.map((one) => (one.id === 'MI1' ? { ...one, fact } : one));
      const all = new Map([...rules.charts, ['military', { ...military, nodes: own }]]);
      const words = { ...GAME, 'ref.fact.bot.canSiege': 'Siege possible?' };
      const changed: RuleSet = { ...rules, charts: all };
      return new ChartWords(createRenderer('en', en, words), changed).short('military', 'MI1');
    };
    expect(saidWith('bot.canSiege')).toBe('Siege possible?');
    // Asked at the table it is still the same question.
    expect(saidWith('ask')).toBe('At war?');
  });
  test('are those of a pack, in the language or another', () => {
    const texts = new Map([
      ['military/MI1', { en: 'War here?', pl: 'Wojna?' }],
      ['military/MI2', { pl: 'Cel' }],
    ]);
    expect(said(texts).short('military', 'MI1')).toBe('War here?');
    expect(said(texts).sentence('military', 'MI2')).toBe('Cel');
  });
});

test('cases have their word, faces of the die a dash, the way on none', () => {
  expect(['yes', '3-4', '6', 'next'].map((by) => said().case(by))).toEqual([
    'yes',
    '3\u20134',
    '6',
    '',
  ]);
});

test('an answer begins small on a line, a name does not', () => {
  expect(['yes', 'npr', 'playerRealm'].map((by) => said().case(by))).toEqual([
    'yes',
    'NPR',
    'Player Realm',
  ]);
});

test('an edge says where it leads: a node, a chart, the card', () => {
  const places = ['MI1', 'siege', 'event', 'card.warAction'].map((to) =>
    said().place('military', to),
  );
  expect(places).toEqual(['At war?', 'Siege', 'The event action', 'War action of the card']);
});
