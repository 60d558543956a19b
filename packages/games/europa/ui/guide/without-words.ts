import type { NodeChange, Pack } from '../../rules/pack-view.ts';

/** The words of the booklet are its publisher's: a pack goes to others without them. */
export function withoutWords(pack: Pack): Pack {
  const hasWords = pack.charts.some(({ nodes }) => nodes.some(({ text }) => text !== undefined));
  if (!hasWords) return pack;
  const plain = ({ text: _, ...change }: NodeChange): NodeChange => change;
  return {
    ...pack,
    charts: pack.charts.map((chart) => ({ ...chart, nodes: chart.nodes.map(plain) })),
  };
}
