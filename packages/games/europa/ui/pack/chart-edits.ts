import type {
  ChartChange,
  ChartId,
  ChartNode,
  NodeChange,
  NodeId,
  NodeKind,
  Pack,
  RuleSet,
} from '../../rules/pack-view.ts';
import { ASK, NEXT, nodeOf, TABLE } from '../../rules/pack-view.ts';
import { nodeRows } from './chart-rows.ts';
import { replaced } from './pack-model.ts';

export interface NodePlace {
  readonly chart: ChartId;
  readonly node: NodeId;
}
type Entries<T> = Readonly<Record<string, T>>;

export function setEdge(rules: RuleSet, pack: Pack, at: NodePlace, by: string, to: string): Pack {
  return edited(rules, pack, at, (change) => ({ ...change, edges: { ...change.edges, [by]: to } }));
}

/** All ways of a node of one's own; those of a given node keep their cases. */
export function setEdges(rules: RuleSet, pack: Pack, at: NodePlace, edges: Entries<string>): Pack {
  return edited(rules, pack, at, (change) => ({ ...change, edges }));
}

export function setAmount(
  rules: RuleSet,
  pack: Pack,
  at: NodePlace,
  name: string,
  n: number,
): Pack {
  return edited(rules, pack, at, (change) => ({
    ...change,
    amounts: { ...change.amounts, [name]: n },
  }));
}

/** One's own words in a language; nothing, or the words that are there anyway, take them away. */
export function setText(
  rules: RuleSet,
  pack: Pack,
  at: NodePlace,
  language: string,
  words: { readonly text: string; readonly given: string },
): Pack {
  return edited(rules, pack, at, ({ text, ...change }) => {
    const { [language]: _, ...others } = text ?? {};
    const isOwn = words.text.trim() !== '' && words.text !== words.given;
    const texts = isOwn ? { ...others, [language]: words.text } : others;
    return { ...change, ...(Object.keys(texts).length > 0 && { text: texts }) };
  });
}

/** A node of one's own, at the end of the chart; nothing leads to it yet. */
export function addNode(
  rules: RuleSet,
  pack: Pack,
  chart: ChartId,
  kind: NodeKind,
): { readonly pack: Pack; readonly id: NodeId } {
  const rows = nodeRows(rules, pack, chart);
  const ids = rows.map(({ node }) => node.id);
  const prefix = /^[A-Z]+/.exec(ids[0] ?? '')?.[0] ?? 'N';
  let n = ids.length + 1;
  while (ids.includes(`${prefix}${n}`)) n += 1;
  const id = `${prefix}${n}`;
  return { pack: setKind(rules, pack, { chart, node: id }, kind), id };
}

/** Of a node of one's own. Its ways begin at an end of the chart, so that they lead somewhere. */
export function setKind(rules: RuleSet, pack: Pack, at: NodePlace, kind: NodeKind): Pack {
  const end = nodeRows(rules, pack, at.chart).find(
    ({ node, state }) => node.kind === 'end' && node.id !== at.node && state !== 'removed',
  );
  const to = end?.node.id ?? at.chart;
  return edited(rules, pack, at, ({ id, text }) => ({
    id,
    kind,
    // People decide and do what is new, until the owner says what the app knows of it.
    ...(kind === 'question' && { fact: ASK }),
    ...(kind === 'step' && { do: TABLE }),
    ...(kind !== 'end' && {
      edges: Object.fromEntries(casesOf(kind).map((by) => [by, to])),
    }),
    ...(text !== undefined && { text }),
  }));
}

function casesOf(kind: NodeKind): readonly string[] {
  switch (kind) {
    case 'question':
      return ['yes', 'no'];
    case 'roll':
      return ['1-3', '4-6'];
    case 'step':
    case 'goto':
      return [NEXT];
    case 'end':
      return [];
  }
}

/** Takes a node out of its chart: a given one is listed as removed, one's own is gone. */
export function removeNode(rules: RuleSet, pack: Pack, { chart, node }: NodePlace): Pack {
  const isGiven = givenNode(rules, { chart, node }) !== undefined;
  return inChart(pack, chart, ({ nodes, removed, id }) => ({
    id,
    nodes: nodes.filter((one) => one.id !== node),
    removed: isGiven && !removed.includes(node) ? [...removed, node] : removed,
  }));
}

/** A node, or all of a chart, as it comes with the game. */
export function restoreNode(pack: Pack, { chart, node }: NodePlace): Pack {
  return inChart(pack, chart, ({ id, nodes, removed }) => ({
    id,
    nodes: nodes.filter((one) => one.id !== node),
    removed: removed.filter((one) => one !== node),
  }));
}
export const restoreChart = (pack: Pack, chart: ChartId): Pack =>
  inChart(pack, chart, ({ id }) => ({ id, nodes: [], removed: [] }));

// ---- what an edit leaves in the pack ---------------------------------------------------

function givenNode(rules: RuleSet, { chart, node }: NodePlace): ChartNode | undefined {
  const given = rules.charts.get(chart);
  return given && nodeOf(given, node);
}

function inChart(pack: Pack, chart: ChartId, edit: (change: ChartChange) => ChartChange): Pack {
  const isIt = ({ id }: ChartChange): boolean => id === chart;
  const after = edit(pack.charts.find(isIt) ?? { id: chart, nodes: [], removed: [] });
  const isEmpty = after.nodes.length === 0 && after.removed.length === 0;
  return { ...pack, charts: replaced(pack.charts, isIt, isEmpty ? undefined : after) };
}

function edited(
  rules: RuleSet,
  pack: Pack,
  at: NodePlace,
  edit: (change: NodeChange) => NodeChange,
): Pack {
  return inChart(pack, at.chart, ({ id, nodes, removed }) => {
    const isIt = (one: NodeChange): boolean => one.id === at.node;
    const given = removed.includes(at.node) ? undefined : givenNode(rules, at);
    const change = edit(nodes.find(isIt) ?? { id: at.node });
    const after = given === undefined ? change : whatDiffers(change, given);
    return { id, nodes: replaced(nodes, isIt, after), removed };
  });
}

/** Without what is as it was; nothing when nothing is left. */
function whatDiffers(change: NodeChange, given: ChartNode): NodeChange | undefined {
  const { amounts, edges, ...rest } = change;
  const ownAmounts = entriesThatDiffer(amounts, given.amounts);
  const ownEdges = entriesThatDiffer(edges, given.edges);
  const after: NodeChange = {
    ...rest,
    ...(ownAmounts !== undefined && { amounts: ownAmounts }),
    ...(ownEdges !== undefined && { edges: ownEdges }),
  };
  return Object.keys(after).length > 1 ? after : undefined;
}

function entriesThatDiffer<T>(
  own: Entries<T> | undefined,
  given: Entries<T> | undefined,
): Entries<T> | undefined {
  const entries = Object.entries(own ?? {}).filter(([key, value]) => given?.[key] !== value);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
