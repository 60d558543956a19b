import type { ChartNode } from '../../charts/types.ts';
import { CARD_TARGETS } from '../../charts/types.ts';
import { ASK, DEED_AMOUNTS, FACT_CASES, TABLE } from '../node-names.ts';
import { OWN_RULES } from '../rules.ts';
import type { NodeChange } from '../types.ts';
import type { Box } from './answers.ts';

/** What can differ in a box: what it decides or does, where a case leads, a number, its words. */
export type Field =
  | { readonly kind: 'names' | 'words' }
  | { readonly kind: 'way' | 'amount'; readonly of: string };

export const fieldsOf = ({ kind, fact, do: deed, edges, amounts }: ChartNode): readonly Field[] => [
  ...(fact !== undefined || deed !== undefined || kind === 'step'
    ? [{ kind: 'names' } as const]
    : []),
  ...Object.keys(edges ?? {}).map((of) => ({ kind: 'way', of }) as const),
  ...Object.keys(amounts ?? {}).map((of) => ({ kind: 'amount', of }) as const),
  { kind: 'words' },
];

/** A deed of another name has amounts of its own. */
export function moreFields({ node }: Box, { do: deed }: NodeChange): readonly Field[] {
  if (deed === undefined || deed === node.do) return [];
  return (DEED_AMOUNTS[deed] ?? []).map((of) => ({ kind: 'amount', of }) as const);
}

/** Facts with the same cases, so that every way stays one; deeds of any kind. */
export function namesFor({ node }: Box): readonly string[] {
  if (node.kind !== 'question') return [...Object.keys(DEED_AMOUNTS), TABLE];
  const cases = Object.keys(node.edges ?? {});
  const fitting = Object.entries(FACT_CASES).filter(([, own]) =>
    cases.every((by) => own.includes(by)),
  );
  return [...fitting.map(([fact]) => fact), ASK];
}

/** Boxes of the chart, other charts, and what is printed on the card. */
export const waysFor = ({ chart }: Box): readonly string[] => [
  ...chart.nodes.map(({ id }) => id),
  ...OWN_RULES.charts.keys(),
  ...CARD_TARGETS,
];
