import { BadData, kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import { faultOf } from '../charts/check.ts';
import type { BotCard, Chart, ChartNode } from '../charts/types.ts';
import { failUnknown, isNear } from '../unknown-word.ts';
import { mapWith } from './apply-map.ts';
import type { CardChange, ChartChange, NodeChange, Pack, RuleSet } from './types.ts';

/** The rules with a pack laid over them. A pack that would break a chart is refused as a whole. */
export function applyPack(rules: RuleSet, pack: Pack): RuleSet {
  const charts = new Map(rules.charts);
  const texts = new Map(rules.texts);
  for (const change of pack.charts) {
    charts.set(change.id, changeChart(charts.get(change.id), change));
    for (const { id, text } of change.nodes) {
      if (text !== undefined) texts.set(`${change.id}/${id}`, text);
    }
  }
  const cards = rules.cards.map((card) => {
    const change = pack.cards.find(({ number }) => number === card.number);
    return change === undefined ? card : changeCard(card, change);
  });
  const fault = faultOf(charts, cards);
  if (fault !== undefined) throw new BadData(fault.path, fault.reason);
  return {
    charts,
    cards,
    decks: [...rules.decks.filter((deck) => !isReplaced(pack, deck)), ...pack.decks],
    targets: [
      ...rules.targets.filter(
        ({ realm, kind }) =>
          !pack.targets.some((other) => other.realm === realm && other.kind === kind),
      ),
      ...pack.targets,
    ],
    dice: { ...rules.dice, ...pack.dice },
    map: Object.keys(pack.map).length === 0 ? rules.map : mapWith(rules.map, pack.map),
    texts,
  };
}

const isReplaced = ({ decks }: Pack, { realm, age }: { realm: string; age: number }): boolean =>
  decks.some((deck) => deck.realm === realm && deck.age === age);

function changeChart(chart: Chart | undefined, { id, nodes, removed }: ChartChange): Chart {
  const path = `charts.${id}`;
  if (chart === undefined) failUnknown(path, 'chart', id, []);
  for (const [index, gone] of removed.entries()) {
    const ids = chart.nodes.map((node) => node.id);
    if (!ids.includes(gone)) failUnknown(`${path}.removed[${index}]`, 'node', gone, ids);
  }
  const kept = chart.nodes.filter((node) => !removed.includes(node.id));
  const changed = kept.map((node) => {
    const change = nodes.find((other) => other.id === node.id);
    return change === undefined ? node : changeNode(node, change);
  });
  const added = nodes.filter(({ id: one }) => !kept.some((node) => node.id === one));
  return { ...chart, nodes: [...changed, ...added.map((node) => newNode(node, path, chart))] };
}

/** Amounts and edges are changed one by one; a change makes the node the owner's own. */
export function changeNode(node: ChartNode, { text: _, ...change }: NodeChange): ChartNode {
  return {
    ...node,
    ...change,
    ...(change.amounts && { amounts: { ...node.amounts, ...change.amounts } }),
    ...(change.edges && { edges: { ...node.edges, ...change.edges } }),
    source: 'own',
    confidence: 'high',
  };
}

/** One without a kind is more likely a slip in the id of another. */
function newNode({ text: _, ...node }: NodeChange, path: string, chart: Chart): ChartNode {
  const { kind } = node;
  if (kind === undefined) {
    const at = `${path}.nodes.${node.id}`;
    const ids = chart.nodes.map(({ id }) => id);
    if (isNear(node.id, ids)) failUnknown(at, 'node', node.id, ids);
    json.fail(at, kernelMessage('data.missing', { field: literal('kind') }));
  }
  return { ...node, kind, source: 'own', confidence: 'high' };
}

/** Null takes an action or an icon off the card. */
export function changeCard(card: BotCard, change: CardChange): BotCard {
  const { secondAction, warAction, discardIcon, ...rest } = { ...card, ...change };
  return {
    ...rest,
    ...(secondAction != null && { secondAction }),
    ...(warAction != null && { warAction }),
    ...(discardIcon != null && { discardIcon }),
  };
}
