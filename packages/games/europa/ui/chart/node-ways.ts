import type { Chart, ChartNode, RuleSet, WayNode } from './model.ts';

/** Cases that lead to one and the same place are one way on. */
export interface WayOn {
  readonly cases: readonly string[];
  readonly to: string;
}

export const chartNode = (chart: Chart | undefined, id: string): ChartNode | undefined =>
  chart?.nodes.find((node) => node.id === id);

/** As they are written; the ranges of a die from the lowest. */
const casesOf = ({ edges }: ChartNode): readonly (readonly [string, string])[] =>
  Object.entries(edges ?? {}).sort(
    ([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || 0,
  );

export function waysOn(node: ChartNode): readonly WayOn[] {
  const all: { cases: string[]; to: string }[] = [];
  for (const [by, to] of casesOf(node)) {
    const same = all.find((way) => way.to === to);
    if (same === undefined) all.push({ cases: [by], to });
    else same.cases.push(by);
  }
  return all;
}

/** What a question or a roll did not come to; nothing while it is open. */
export function untaken(node: ChartNode, by: string | undefined): readonly WayOn[] {
  if (by === undefined) return [];
  return waysOn(node)
    .map(({ cases, to }) => ({ cases: cases.filter((it) => it !== by), to }))
    .filter(({ cases }) => cases.length > 0);
}

/** Whether the way goes on from a node: an end ends it, and an open question waits. */
export function isLeft(rules: RuleSet, { chart, node, by }: WayNode): boolean {
  const found = chartNode(rules.charts.get(chart), node);
  return by !== undefined && found?.edges?.[by] !== undefined;
}
