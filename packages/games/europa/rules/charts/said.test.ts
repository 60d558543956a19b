import { showMessage } from '@empty-chair/testkit/show';
import { describe, expect, test } from 'vitest';
import { decodePack } from '../pack/decode.ts';
import { KNOWN } from '../pack/known.ts';
import { rulesWith } from '../pack/rules.ts';
import { nodeSaid } from './said.ts';
import type { Chart, ChartNode } from './types.ts';
import { nodeOf } from './types.ts';

function said(id: string, nodes: object = {}): string {
  const rules = rulesWith(decodePack({ format: 1, charts: { 'main-turn': { nodes } } }, KNOWN));
  const chart = rules.charts.get('main-turn') as Chart;
  return showMessage(nodeSaid(rules, chart, nodeOf(chart, id) as ChartNode));
}

describe('EU-28.4: the why of a node says how sure its words are, and its id', () => {
  test('a guess, and what the rulebook says', () => {
    expect(said('MT4')).toBe('why.node from=inferred id=MT4 node=main-turn/MT4');
    expect(said('MT7')).toBe('why.node from=rulebook id=MT7 node=main-turn/MT7');
  });

  // K6: MT4 and MT5 turned round, and MT1 found to be as printed.
  test('what an owner put right or confirmed is the printed one', () => {
    const nodes = {
      MT1: {},
      MT2: { edges: { no: 'MT5' } },
      MT5: { edges: { no: 'MT4' } },
      MT4: { edges: { no: 'MT6' } },
    };
    for (const id of Object.keys(nodes)) {
      expect(said(id, nodes)).toBe(`why.node from=own id=${id} node=main-turn/${id}`);
    }
    expect(said('MT6', nodes)).toContain('from=inferred');
  });

  test('with another fact it has the words of that fact, and an owner’s words come first', () => {
    expect(said('MT2', { MT2: { fact: 'bot.atWar' } })).toContain('node=military/MI1');
    const own = { fact: 'bot.atWar', text: { en: 'At War?' } };
    expect(said('MT2', { MT2: own })).toContain('node=At War?');
    expect(said('MT2', { MT2: { fact: 'ask' } })).toContain('node=main-turn/MT2');
  });
});
