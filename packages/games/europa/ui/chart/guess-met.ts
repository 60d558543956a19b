import type { RuleSet, WayNode } from './model.ts';
import { chartNode } from './node-ways.ts';

/** The box of the way that is nearest before a line, or its own, and that is our guess; of those that `isOpen`. */
export const guessMet = (
  rules: RuleSet,
  way: readonly WayNode[],
  at: number,
  isOpen: (node: WayNode) => boolean,
): WayNode | undefined =>
  way
    .slice(0, at + 1)
    .findLast(
      (one) =>
        chartNode(rules.charts.get(one.chart), one.node)?.source === 'inferred' && isOpen(one),
    );
