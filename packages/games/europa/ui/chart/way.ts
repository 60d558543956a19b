import type { StepNode, TraceNode } from '@empty-chair/kernel/trace';
import type { WayNode } from './model.ts';

/** A node of a chart in the trace: its step is named `chart/node`. Phases have no stroke in theirs. */
const SPLIT = '/';
/** The kind of ref by which a question or a roll says how it was left. */
const CASE = 'case';
/** The one case of a node that asks nothing. */
const NEXT = 'next';

interface Visit {
  readonly chart: string;
  readonly node: string;
  readonly decided: string | undefined;
  readonly isAsked: boolean;
}

/**
 * The way through the charts, in the order in which the nodes were come to; a run inside a node
 * follows that node.
 */
export function wayOf(trace: readonly TraceNode[]): WayNode[] {
  const visits = visitsOf(trace);
  return visits.map(({ chart, node, decided, isAsked }, index) => {
    const isLast = index === visits.length - 1;
    return { chart, node, by: isAsked || isLast ? decided : NEXT };
  });
}

/**
 * The node of that way in which a line of the checklist happened. A line outside all nodes belongs
 * to the one before it; -1 if there is none.
 */
export function nodeOfLine(trace: readonly TraceNode[], happeningIndex: number): number {
  const search: Search = { visited: 0 };
  return find(trace, happeningIndex, -1, search) ?? -1;
}

interface Search {
  visited: number;
}

function find(
  nodes: readonly TraceNode[],
  index: number,
  around: number,
  search: Search,
): number | undefined {
  for (const node of nodes) {
    if (node.kind === 'happening' && node.index === index) {
      // What a node says after a run inside it is still its own.
      return around >= 0 ? around : search.visited - 1;
    }
    if (node.kind !== 'step') continue;
    const isVisit = visitOf(node) !== undefined;
    const inside = isVisit ? search.visited : around;
    if (isVisit) search.visited += 1;
    const found = find(node.inside, index, inside, search);
    if (found !== undefined) return found;
  }
  return undefined;
}

function visitsOf(nodes: readonly TraceNode[]): Visit[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'step') return [];
    const visit = visitOf(node);
    const inside = visitsOf(node.inside);
    return visit === undefined ? inside : [visit, ...inside];
  });
}

function visitOf({ step, inside }: StepNode): Visit | undefined {
  const at = step.indexOf(SPLIT);
  if (at < 0) return undefined;
  const asked = inside.filter(
    (node) => node.kind === 'decision' && node.options.some(({ kind }) => kind === CASE),
  );
  const chosen = asked.map((node) => (node.kind === 'decision' ? node.chosen : undefined)).at(-1);
  return {
    chart: step.slice(0, at),
    node: step.slice(at + 1),
    decided: chosen?.id,
    isAsked: asked.length > 0,
  };
}
