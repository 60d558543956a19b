import type { Message, Ref } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import type { RuleSet } from '../pack/types.ts';
import { m, ref } from '../words.ts';
import { CHARTS } from './content.ts';
import type { Chart, ChartNode } from './types.ts';
import { nodeOf } from './types.ts';

/**
 * A node in a sentence: the owner's own words, else ours. Where a pack has given it another fact or deed,
 * the words of that one are true of it, and ours of the node no longer are.
 */
export function nodeRef({ texts }: RuleSet, chart: Chart, node: ChartNode): Ref {
  const own = Object.values(texts.get(`${chart.id}/${node.id}`) ?? {})[0];
  if (own !== undefined) return literal(own);
  const place = placeOfWords(chart, node);
  return place === undefined ? literal(node.id) : ref('chartNode', place);
}

function placeOfWords(chart: Chart, node: ChartNode): string | undefined {
  const given = CHARTS.get(chart.id);
  const before = given && nodeOf(given, node.id);
  if (before !== undefined && isSame(before, node)) return `${chart.id}/${node.id}`;
  for (const { id, nodes } of CHARTS.values()) {
    const meant = nodes.find((one) => isNamed(one) && isSame(one, node));
    if (meant !== undefined) return `${id}/${meant.id}`;
  }
  return before && `${chart.id}/${node.id}`;
}

const isSame = (one: ChartNode, other: ChartNode): boolean =>
  one.fact === other.fact && one.do === other.do;
const isNamed = ({ fact, do: deed }: ChartNode): boolean => (fact ?? deed) !== undefined;

/** The head of what a node did, in the *why*: how sure its words are, and the id to correct it by. */
export const nodeSaid = (rules: RuleSet, chart: Chart, node: ChartNode): Message =>
  message(m('why.node'), {
    node: nodeRef(rules, chart, node),
    from: literal(node.source),
    id: literal(node.id),
  });
