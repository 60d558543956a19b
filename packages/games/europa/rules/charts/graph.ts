import type { DeedId } from './names.ts';
import type { BotCard, Chart, ChartId, ChartNode, NodeId } from './types.ts';
import { chartOnCard, isCardTarget, nodeOf } from './types.ts';

/** The charts as one graph, with the card that its edges may mean. */
export interface Spot {
  readonly chart: Chart;
  readonly node: ChartNode;
}
type Charts = ReadonlyMap<ChartId, Chart>;

/** Deeds that roll dice: what comes of them is not the same again. */
const ROLLING: ReadonlySet<string> = new Set<DeedId>([
  'rollBattleDice',
  'rollForEnemyUnits',
  'rollNavalDice',
  'rollNavalDiceOfBoth',
  'rollForNprShips',
  'rollExploration',
]);
const rolls = ({ kind, do: deed }: ChartNode): boolean =>
  kind === 'roll' || (deed !== undefined && ROLLING.has(deed));

/** The nodes of a chart that can be come to from its first one. */
export function reachable(chart: Chart): ReadonlySet<NodeId> {
  const reached = new Set<NodeId>();
  const open = chart.nodes.slice(0, 1);
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (reached.has(node.id)) continue;
    reached.add(node.id);
    for (const to of Object.values(node.edges ?? {})) {
      const next = nodeOf(chart, to);
      if (next !== undefined) open.push(next);
    }
  }
  return reached;
}

const keyOf = ({ chart, node }: Spot): string => `${chart.id}/${node.id}`;

/** Where each edge of a node leads; a missing action on the card is an end. */
function nextOf(charts: Charts, { chart, node }: Spot, card: BotCard): readonly (Spot | 'end')[] {
  if (node.kind === 'end') return ['end'];
  return Object.values(node.edges ?? {}).map((to) => {
    const inside = nodeOf(chart, to);
    if (inside !== undefined) return { chart, node: inside };
    const other = charts.get(isCardTarget(to) ? (chartOnCard(card, to) ?? '') : to);
    const first = other?.nodes[0];
    return other === undefined || first === undefined ? 'end' : { chart: other, node: first };
  });
}

const allSpots = (charts: Charts): readonly Spot[] =>
  [...charts.values()].flatMap((chart) => chart.nodes.map((node) => ({ chart, node })));

/** A node on a loop that rolls nothing: the same facts would lead around it for ever. */
export function aimlessLoop(charts: Charts, card: BotCard): Spot | undefined {
  const done = new Set<string>();
  const onWay = new Set<string>();
  const visit = (spot: Spot): Spot | undefined => {
    const key = keyOf(spot);
    if (rolls(spot.node) || done.has(key)) return undefined;
    if (onWay.has(key)) return spot;
    onWay.add(key);
    for (const next of nextOf(charts, spot, card)) {
      const found = next === 'end' ? undefined : visit(next);
      if (found !== undefined) return found;
    }
    onWay.delete(key);
    done.add(key);
    return undefined;
  };
  for (const spot of allSpots(charts)) {
    const found = visit(spot);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A node from which no way leads to an end. */
export function stuckNode(charts: Charts, card: BotCard): Spot | undefined {
  const spots = allSpots(charts);
  const ending = new Set<string>();
  for (let before = -1; before !== ending.size; ) {
    before = ending.size;
    for (const spot of spots) {
      const leads = nextOf(charts, spot, card).some(
        (next) => next === 'end' || ending.has(keyOf(next)),
      );
      if (leads) ending.add(keyOf(spot));
    }
  }
  return spots.find((spot) => !ending.has(keyOf(spot)));
}
