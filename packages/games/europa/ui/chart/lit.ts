import type { Chart, WayNode } from './model.ts';
import { chartNode } from './node-ways.ts';

/** What of one chart lies on a way. */
export interface Lit {
  /** By node: how the last visit to it stands to the line that is now. */
  readonly nodes: ReadonlyMap<string, 'taken' | 'now' | 'ahead'>;
  /** The case by which each node was left last. */
  readonly by: ReadonlyMap<string, string>;
  /** Lines by `node case`: walked along already, or still to come. */
  readonly lines: ReadonlyMap<string, 'taken' | 'ahead'>;
}

export const lineKey = (node: string, by: string): string => `${node} ${by}`;

/** A battle comes to its nodes again and again: what was walked along once stays lit. */
export function litOf(chart: string, way: readonly WayNode[], at: number): Lit {
  const nodes = new Map<string, 'taken' | 'now' | 'ahead'>();
  const by = new Map<string, string>();
  const lines = new Map<string, 'taken' | 'ahead'>();
  for (const [index, visit] of way.entries()) {
    if (visit.chart !== chart) continue;
    const old = nodes.get(visit.node);
    if (index === at) nodes.set(visit.node, 'now');
    else if (old === undefined) nodes.set(visit.node, index < at ? 'taken' : 'ahead');
    if (visit.by === undefined) continue;
    by.set(visit.node, visit.by);
    const key = lineKey(visit.node, visit.by);
    if (index < at) lines.set(key, 'taken');
    else if (!lines.has(key)) lines.set(key, 'ahead');
  }
  return { nodes, by, lines };
}

/** One box, and all the lines that leave it. */
export const askedOf = (chart: Chart, node: string): Lit => ({
  nodes: new Map([[node, 'taken']]),
  by: new Map(),
  lines: new Map(
    Object.keys(chartNode(chart, node)?.edges ?? {}).map((by) => [lineKey(node, by), 'taken']),
  ),
});
