import type { Chart, Pack, RuleSet } from '../../rules/pack-view.ts';
import { nodeRows } from './chart-rows.ts';

/**
 * The charts with a pack laid over them unchecked, for showing only: removed nodes are there too,
 * and what would be refused is shown as it was typed.
 */
export function draftRules(rules: RuleSet, pack: Pack): RuleSet {
  const texts = new Map(rules.texts);
  const charts = new Map<string, Chart>();
  for (const chart of rules.charts.values()) {
    const rows = nodeRows(rules, pack, chart.id);
    charts.set(chart.id, { ...chart, nodes: rows.map(({ node }) => node) });
    for (const { node, text } of rows) {
      if (Object.keys(text).length > 0) texts.set(`${chart.id}/${node.id}`, text);
    }
  }
  return { ...rules, charts, texts };
}
