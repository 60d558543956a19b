import type { Box } from '../../rules/guide-view.ts';
import type { Chart, ChartNode } from '../../rules/pack-view.ts';

/**
 * A box with what stands beside it on the chart: one box that leads to it, and those that it leads to. Their
 * other lines are left out, so that it fits on a phone.
 */
export function around(chart: Chart, { node: { id } }: Box): Chart {
  const node = chart.nodes.find((one) => one.id === id);
  if (node === undefined) return { ...chart, nodes: [] };
  const to = new Set(Object.values(node.edges ?? {}));
  const before = chart.nodes.find((one) => one.id !== id && leadsTo(one, id) && !to.has(one.id));
  const after = chart.nodes.filter((one) => one.id !== id && to.has(one.id));
  return {
    ...chart,
    nodes: [
      ...(before === undefined ? [] : [onlyTo(before, new Set([id]))]),
      node,
      ...after.map((one) => onlyTo(one, new Set())),
    ],
  };
}

const leadsTo = ({ edges = {} }: ChartNode, id: string): boolean =>
  Object.values(edges).includes(id);

const onlyTo = (node: ChartNode, kept: ReadonlySet<string>): ChartNode => ({
  ...node,
  // A box that goes to another chart says so itself.
  edges: Object.fromEntries(
    Object.entries(node.edges ?? {}).filter(([, to]) => node.kind === 'goto' || kept.has(to)),
  ),
});
