import { caseOf } from '../charts/dice.ts';
import type { Target, TargetingChart, TargetNode } from './types.ts';

/** What the walk through a chart needs: dice, and the rules of what may be a target. */
export interface TargetHost {
  readonly roll: () => number;
  readonly isValid: (target: Target) => boolean;
  /** What a valid target stands for now, as an id: asked ahead of the walk, and not told. */
  readonly meaning: (target: Target) => string | undefined;
  /** R-TARGET-1. */
  readonly walk: 'siblings' | 'branches';
}

export interface FoundTarget {
  readonly target: Target;
  /** The places in the chart that were looked at, in order, each as its edges from the root: `3-4/1`. */
  readonly looked: readonly string[];
}

/**
 * EU-19.5: the rolled node; else its substitute; else a roll among its children and so on downwards;
 * without a valid descendant the next sibling, raising the die value and wrapping round; then the
 * cousins the same way.
 */
export function findTarget(chart: TargetingChart, host: TargetHost): FoundTarget | undefined {
  const looked: string[] = [];
  const target = amongLevel(chart, host, '', looked);
  return target === undefined ? undefined : { target, looked };
}

function amongLevel(
  level: readonly TargetNode[],
  host: TargetHost,
  path: string,
  looked: string[],
): Target | undefined {
  if (level.length === 0) return undefined;
  const start = rolled(level, host);
  const [first, ...others] = [...level.slice(start), ...level.slice(0, start)];
  const at = (node: TargetNode) => `${path}${node.on}`;
  const whole = (node: TargetNode) => atNode(node, host, at(node), looked);
  const own = (node: TargetNode) => itself(node, host, at(node), looked);
  const below = (node: TargetNode) => amongLevel(node.children, host, `${at(node)}/`, looked);
  const passes = host.walk === 'branches' ? [whole] : [own, below];
  for (const [find, nodes] of [
    [whole, first === undefined ? [] : [first]] as const,
    ...passes.map((pass) => [pass, others] as const),
  ]) {
    for (const node of nodes) {
      const found = find(node);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** No die is rolled where every way ends at the same target: then the first branch that has it is taken. */
function rolled(level: readonly TargetNode[], host: TargetHost): number {
  const only = onlyEnd(level, host);
  if (only !== undefined) return only;
  const cases = level.map(({ on }) => on);
  const found = caseOf(cases, host.roll());
  return found === undefined ? 0 : cases.indexOf(found);
}

/** The first branch with the one target that all ways end at, or without any; undefined for several. */
function onlyEnd(level: readonly TargetNode[], host: TargetHost): number | undefined {
  let first: { readonly end: string; readonly branch: number } | undefined;
  for (const [branch, node] of level.entries()) {
    for (const end of endsBelow(node, host)) {
      first ??= { end, branch };
      if (end !== first.end) return undefined;
    }
  }
  return first?.branch ?? 0;
}

/** All that the walk can come to from a node on, by whatever dice. */
function* endsBelow(node: TargetNode, host: TargetHost): Generator<string> {
  const { target, substitute } = node;
  const meant = host.meaning(target) ?? (substitute && host.meaning(substitute));
  if (meant !== undefined) yield meant;
  else for (const child of node.children) yield* endsBelow(child, host);
}

/** The node, or its substitute. */
function itself(
  { target, substitute }: TargetNode,
  host: TargetHost,
  path: string,
  looked: string[],
): Target | undefined {
  looked.push(path);
  if (host.isValid(target)) return target;
  return substitute !== undefined && host.isValid(substitute) ? substitute : undefined;
}

/**
 * With all that lies below it. Siblings are tried by the level itself, from the rolled one on; R-TARGET-1:
 * first those that are valid themselves, then the children of the others, who are the cousins.
 */
const atNode = (
  node: TargetNode,
  host: TargetHost,
  path: string,
  looked: string[],
): Target | undefined =>
  itself(node, host, path, looked) ?? amongLevel(node.children, host, `${path}/`, looked);
