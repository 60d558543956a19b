import { CHARTS } from '../charts/content.ts';
import type { ChartNode } from '../charts/types.ts';

const nodes: readonly ChartNode[] = [...CHARTS.values()].flatMap((chart) => chart.nodes);

function byName(
  nameOf: (node: ChartNode) => string | undefined,
  partsOf: (node: ChartNode) => object | undefined,
): Readonly<Record<string, readonly string[]>> {
  const found = new Map<string, Set<string>>();
  for (const node of nodes) {
    const name = nameOf(node);
    if (name === undefined) continue;
    const parts = found.get(name) ?? new Set();
    for (const part of Object.keys(partsOf(node) ?? {})) parts.add(part);
    found.set(name, parts);
  }
  return Object.fromEntries([...found].map(([name, parts]) => [name, [...parts]]));
}

/** What a node may name, with what belongs to it: of a fact its cases, of a deed its amounts. */
export const FACT_CASES = byName(
  ({ fact }) => fact,
  ({ edges }) => edges,
);
export const DEED_AMOUNTS = byName(
  (node) => node.do,
  ({ amounts }) => amounts,
);

/** EU-28.4: the app does not decide it, or do it: people at the table are asked, or told. */
export const ASK = 'ask';
export const TABLE = 'table';
export const ASKED: readonly string[] = [ASK, TABLE];
