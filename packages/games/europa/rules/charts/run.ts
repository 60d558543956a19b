import { Broken } from '@empty-chair/kernel/errors';
import type { RuleId } from '@empty-chair/kernel/words';
import { caseOf, FACES } from './dice.ts';
import type { BotCard, Chart, ChartId, ChartNode } from './types.ts';
import { chartOnCard, isCardTarget, NEXT, nodeOf } from './types.ts';

/** What the charts need of the game: it decides questions, rolls dice and does the deeds. */
export interface ChartHost {
  /** The case of a question, from the tracked state or from a human. */
  readonly decide: (chart: Chart, node: ChartNode) => string;
  /** A face of the six-sided die. */
  readonly roll: (chart: Chart, node: ChartNode) => number;
  readonly perform: (chart: Chart, node: ChartNode) => void;
  /** The Bot card that was drawn last. */
  readonly card: () => BotCard | undefined;
  /** A deed may end the turn before an end of the chart. */
  readonly isEnded?: () => boolean;
  /** Around every node: what is told in between belongs to it. */
  readonly enter?: (chart: Chart, node: ChartNode) => void;
  readonly leave?: (chart: Chart, node: ChartNode, by: string | undefined) => void;
}

/** One node of the way that was taken, and the case by which it was left: this is the *why*. */
export interface Visited {
  readonly chart: ChartId;
  readonly node: ChartNode;
  readonly by: string | undefined;
}

/** More than any turn needs: battles take some rounds, and a pack may have made a loop of rolls. */
const MOST_NODES = 2000;

/**
 * Walks from the first node of a chart to an end. A missing action on a card ends the walk: there is
 * nothing to carry out.
 */
export function runCharts(
  charts: ReadonlyMap<ChartId, Chart>,
  start: ChartId,
  host: ChartHost,
): readonly Visited[] {
  const path: Visited[] = [];
  let chart = chartNamed(charts, start);
  let node = firstOf(chart);
  for (;;) {
    if (path.length === MOST_NODES) throw new Broken(`no end after ${node.id}`, ruleOf(chart));
    host.enter?.(chart, node);
    // A step of a pack may name no deed: then it is told.
    if (node.do !== undefined || node.kind === 'step') host.perform(chart, node);
    const by = host.isEnded?.() ? undefined : leave(chart, node, host);
    host.leave?.(chart, node, by);
    path.push({ chart: chart.id, node, by });
    if (by === undefined) return path;
    const to = node.edges?.[by];
    if (to === undefined) throw new Broken(`${node.id} has no way for ${by}`, ruleOf(chart));
    const next = nodeOf(chart, to);
    if (next !== undefined) {
      node = next;
      continue;
    }
    const other = isCardTarget(to) ? chartOnCard(host.card(), to) : to;
    if (other === undefined) return path;
    chart = chartNamed(charts, other);
    node = firstOf(chart);
  }
}

function leave(chart: Chart, node: ChartNode, host: ChartHost): string | undefined {
  switch (node.kind) {
    case 'end':
      return undefined;
    case 'step':
    case 'goto':
      return NEXT;
    case 'question':
      return host.decide(chart, node);
    case 'roll': {
      const face = host.roll(chart, node);
      const found = caseOf(Object.keys(node.edges ?? {}), face);
      if (found === undefined) {
        throw new Broken(`${node.id} has no way for a ${face} of ${FACES}`, ruleOf(chart));
      }
      return found;
    }
  }
}

function chartNamed(charts: ReadonlyMap<ChartId, Chart>, id: ChartId): Chart {
  const chart = charts.get(id);
  if (chart === undefined) throw new Broken(`no chart ${id}`, id as string as RuleId);
  return chart;
}

function firstOf(chart: Chart): ChartNode {
  const [first] = chart.nodes;
  if (first === undefined) throw new Broken('a chart without nodes', ruleOf(chart));
  return first;
}

const ruleOf = ({ id }: Chart): RuleId => id as string as RuleId;
