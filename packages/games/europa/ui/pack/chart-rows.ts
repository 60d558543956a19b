import type { ChartId, ChartNode, NodeChange, Pack, RuleSet } from '../../rules/pack-view.ts';
import { changeNode } from '../../rules/pack-view.ts';

type NodeState = 'given' | 'changed' | 'added' | 'removed';
export interface NodeRow {
  readonly node: ChartNode;
  readonly state: NodeState;
  /** The owner's own words, by language. */
  readonly text: Readonly<Record<string, string>>;
}

/**
 * A chart as the pack would have it, also while it cannot be played: removed nodes stay in their
 * place, new ones come last.
 */
export function nodeRows(rules: RuleSet, pack: Pack, chart: ChartId): readonly NodeRow[] {
  const { nodes = [], removed = [] } = pack.charts.find(({ id }) => id === chart) ?? {};
  const given = rules.charts.get(chart)?.nodes ?? [];
  const rows = given.map((node): NodeRow => {
    if (removed.includes(node.id)) return { node, state: 'removed', text: {} };
    const change = nodes.find(({ id }) => id === node.id);
    if (change === undefined) return { node, state: 'given', text: {} };
    return { node: changeNode(node, change), state: 'changed', text: change.text ?? {} };
  });
  const isOwn = ({ id }: NodeChange): boolean =>
    removed.includes(id) || !given.some((node) => node.id === id);
  return [...rows, ...nodes.filter(isOwn).map(ownRow)];
}

function ownRow({ text = {}, ...node }: NodeChange): NodeRow {
  const own = { source: 'own', confidence: 'high' } as const;
  return { node: { ...node, ...own, kind: node.kind ?? 'end' }, state: 'added', text };
}

export interface ChartTally {
  readonly nodes: number;
  /** Still as they were guessed. */
  readonly reconstructed: number;
  /** Corrected, added or removed by the owner. */
  readonly own: number;
}
export function chartTally(rules: RuleSet, pack: Pack, chart: ChartId): ChartTally {
  const rows = nodeRows(rules, pack, chart);
  const isGiven = ({ state }: NodeRow): boolean => state === 'given';
  return {
    nodes: rows.filter(({ state }) => state !== 'removed').length,
    reconstructed: rows.filter((row) => isGiven(row) && row.node.source === 'inferred').length,
    own: rows.filter((row) => !isGiven(row)).length,
  };
}
