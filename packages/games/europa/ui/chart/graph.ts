import type { Chart } from './model.ts';
import { chartNode, waysOn } from './node-ways.ts';
import type { BoxKind } from './shape.ts';

/** One chart as boxes and lines. Where it leads into another chart, a box of its own says so. */
export interface FlowBox {
  readonly id: string;
  readonly kind: BoxKind;
  /** Of an exit: the chart, or the action of the card, that it leads to. */
  readonly to: string | undefined;
}

export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  readonly cases: readonly string[];
  /** Against the way of the chart: a battle's next round. */
  readonly isBack: boolean;
}

export interface FlowGraph {
  readonly boxes: readonly FlowBox[];
  readonly edges: readonly FlowEdge[];
}

type Line = Omit<FlowEdge, 'isBack'>;

export function flowGraph(chart: Chart): FlowGraph {
  const boxes: FlowBox[] = [];
  const lines: Line[] = [];
  for (const node of chart.nodes) {
    boxes.push({ id: node.id, kind: node.kind, to: undefined });
    for (const { cases, to } of waysOn(node)) {
      if (chartNode(chart, to) !== undefined) lines.push({ from: node.id, to, cases });
      // A goto says itself where it leads.
      else if (node.kind !== 'goto') {
        const exit = `${node.id}>${to}`;
        boxes.push({ id: exit, kind: 'exit', to });
        lines.push({ from: node.id, to: exit, cases });
      }
    }
  }
  return { boxes, edges: withBackEdges(boxes, lines) };
}

/** Walks down from the first box; a line into a box that is still being walked from leads back. */
function withBackEdges(boxes: readonly FlowBox[], lines: readonly Line[]): readonly FlowEdge[] {
  const open = new Set<string>();
  const done = new Set<string>();
  const back = new Set<Line>();
  const walk = (id: string): void => {
    if (done.has(id)) return;
    open.add(id);
    for (const line of lines) {
      if (line.from !== id) continue;
      if (open.has(line.to)) back.add(line);
      else walk(line.to);
    }
    open.delete(id);
    done.add(id);
  };
  for (const { id } of boxes) walk(id);
  return lines.map((line) => ({ ...line, isBack: back.has(line) }));
}
