import visitsJson from '../../content/visits.json' with { type: 'json' };
import { CHARTS } from '../charts/content.ts';
import type { Chart, ChartId, ChartNode, NodeId } from '../charts/types.ts';
import { emptyPack } from './empty.ts';
import { OWN_RULES, rulesWith } from './rules.ts';
import type { NodeChange, RuleSet } from './types.ts';

type Counts = Readonly<Record<ChartId, Readonly<Record<NodeId, readonly number[]>>>>;
const NODES: Counts = visitsJson.nodes;

/** How often bots came by a node in simulated games; a node of a pack is new to those. */
const visitsOf = (chart: ChartId, node: NodeId): number => NODES[chart]?.[node]?.[0] ?? 0;

/** In how many of ten turns a bot comes by. */
export const turnsOfTen = (chart: ChartId, node: NodeId): number =>
  (10 * (NODES[chart]?.[node]?.[1] ?? 0)) / visitsJson.turns;

export const isGuess = ({ source }: ChartNode): boolean => source === 'inferred';

/** The share of a bot's steps that go by the book: rulebook, booklet, or what an owner read in it. */
export function shareByBook(charts: Iterable<Chart>): number {
  let all = 0;
  let known = 0;
  for (const { id, nodes } of charts) {
    for (const node of nodes) {
      const n = visitsOf(id, node.id);
      all += n;
      if (!isGuess(node)) known += n;
    }
  }
  return all === 0 ? 0 : known / all;
}

/** In tenths, and never more than there are: nine of ten is no tenth too many. */
export const tenthsByBook = ({ charts }: RuleSet): number =>
  Math.floor(10 * shareByBook(charts.values()));

export const PAGES: readonly number[] = [
  ...new Set([...CHARTS.values()].map(({ page }) => page)),
].sort((one, other) => one - other);

/** The share of guesses, by visits, that is left when all of these pages are confirmed. */
export function guessedAfter(pages: readonly number[]): number {
  const charts = [...CHARTS.values()]
    .filter(({ page }) => pages.includes(page))
    .map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node): NodeChange => ({ id: node.id })),
      removed: [],
    }));
  const rules = charts.length === 0 ? OWN_RULES : rulesWith({ ...emptyPack(''), charts });
  return 1 - shareByBook(rules.charts.values());
}
