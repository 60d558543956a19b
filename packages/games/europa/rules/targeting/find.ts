import { caseOf } from '../charts/dice.ts';
import type { Target, TargetingChart, TargetNode } from './types.ts';

/** What the walk through a chart needs: dice, and the rules of what may be a target. */
export interface TargetHost {
  readonly roll: () => number;
  readonly isValid: (target: Target) => boolean;
  /** What a valid target stands for now, as an id: asked ahead of the walk, and not told. */
  readonly meaning: (target: Target) => string | undefined;
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
  for (let step = 0; step < level.length; step += 1) {
    const node = level[(start + step) % level.length] as TargetNode;
    const found = atNode(node, host, `${path}${node.on}`, looked);
    if (found !== undefined) return found;
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

/**
 * Siblings are tried by the level itself, from the rolled one on; when a level has none left, the
 * level above goes on with its next node, whose children are the cousins.
 */
function atNode(
  node: TargetNode,
  host: TargetHost,
  path: string,
  looked: string[],
): Target | undefined {
  looked.push(path);
  if (host.isValid(node.target)) return node.target;
  if (node.substitute !== undefined && host.isValid(node.substitute)) return node.substitute;
  return amongLevel(node.children, host, `${path}/`, looked);
}
