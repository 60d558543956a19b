import type { Message } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { unknownWord } from '../unknown-word.ts';
import { m } from '../words.ts';
import { faultyFace, rangeOf } from './dice.ts';
import { aimlessLoop, reachable, stuckNode } from './graph.ts';
import type { BotCard, Chart, ChartId, ChartNode } from './types.ts';
import { CARD_TARGETS, isCardTarget, NEXT, nodeOf } from './types.ts';

/** What is wrong with a set of charts, and where: a path into the pack or the content file. */
export interface ChartFault {
  readonly path: string;
  readonly reason: Message;
}

export type Charts = ReadonlyMap<ChartId, Chart>;

/**
 * The first fault, or nothing: every edge leads somewhere, every node can be reached and leads to an
 * end, every roll has one way for each face, and a loop goes through a roll.
 */
export function faultOf(charts: Charts, cards: readonly BotCard[]): ChartFault | undefined {
  for (const chart of charts.values()) {
    const fault = faultIn(charts, chart);
    if (fault !== undefined) return fault;
  }
  return faultOfCards(charts, cards) ?? faultOfWays(charts, cards);
}

const at = (chart: Chart, node?: ChartNode): string =>
  node === undefined ? `charts.${chart.id}` : `charts.${chart.id}.nodes.${node.id}`;

function faultIn(charts: Charts, chart: Chart): ChartFault | undefined {
  if (chart.nodes.length === 0) return { path: at(chart), reason: message(m('bad.noNodes')) };
  for (const [index, node] of chart.nodes.entries()) {
    const isTwice = chart.nodes.findIndex(({ id }) => id === node.id) !== index;
    if (isTwice) return fault(chart, node, message(m('bad.nodeTwice'), { node: literal(node.id) }));
    const found = faultOfEdges(charts, chart, node);
    if (found !== undefined) return found;
  }
  const reached = reachable(chart);
  const lost = chart.nodes.find(({ id }) => !reached.has(id));
  return lost && fault(chart, lost, message(m('bad.unreachable'), { node: literal(lost.id) }));
}

function fault(chart: Chart, node: ChartNode, reason: Message): ChartFault {
  return { path: at(chart, node), reason };
}

function faultOfEdges(charts: Charts, chart: Chart, node: ChartNode): ChartFault | undefined {
  const cases = Object.keys(node.edges ?? {});
  const wrong = (reason: Message) => fault(chart, node, reason);
  const stray = cases.find((by) => by !== NEXT);
  if (stray !== undefined && (node.kind === 'step' || node.kind === 'goto')) {
    return {
      path: `${at(chart, node)}.edges.${stray}`,
      reason: unknownWord('case', stray, [NEXT]),
    };
  }
  if (!hasItsCases(node, cases)) {
    return wrong(message(m('bad.cases'), { node: literal(node.id), kind: literal(node.kind) }));
  }
  if (node.kind === 'roll') {
    const face = cases.every(rangeOf) ? faultyFace(cases) : 0;
    if (face !== undefined) return wrong(message(m('bad.rollCases'), { n: face }));
  }
  for (const [by, to] of Object.entries(node.edges ?? {})) {
    const isKnown = nodeOf(chart, to) !== undefined || charts.has(to) || isCardTarget(to);
    if (isKnown) continue;
    return {
      path: `${at(chart, node)}.edges.${by}`,
      reason: unknownWord('node', to, [
        ...chart.nodes.map(({ id }) => id),
        ...charts.keys(),
        ...CARD_TARGETS,
      ]),
    };
  }
  return undefined;
}

/** A question needs a choice, a step and a goto one way on, an end none. */
function hasItsCases({ kind }: ChartNode, cases: readonly string[]): boolean {
  switch (kind) {
    case 'question':
    case 'roll':
      return cases.length > 1;
    case 'step':
    case 'goto':
      return cases.length === 1 && cases[0] === NEXT;
    case 'end':
      return cases.length === 0;
  }
}

function faultOfCards(charts: Charts, cards: readonly BotCard[]): ChartFault | undefined {
  for (const { number, topAction, secondAction, warAction } of cards) {
    for (const [name, action] of Object.entries({ topAction, secondAction, warAction })) {
      if (action === undefined || charts.has(action)) continue;
      return {
        path: `cards.${number}.${name}`,
        reason: unknownWord('chart', action, [...charts.keys()]),
      };
    }
  }
  return undefined;
}

/** Over all charts and for each card, since an edge may lead to what the card shows. */
function faultOfWays(charts: Charts, cards: readonly BotCard[]): ChartFault | undefined {
  for (const card of cards) {
    const loop = aimlessLoop(charts, card);
    if (loop !== undefined) {
      return fault(loop.chart, loop.node, message(m('bad.loop'), { node: literal(loop.node.id) }));
    }
    const stuck = stuckNode(charts, card);
    if (stuck !== undefined) {
      const reason = message(m('bad.noEnd'), { node: literal(stuck.node.id) });
      return fault(stuck.chart, stuck.node, reason);
    }
  }
  return undefined;
}
