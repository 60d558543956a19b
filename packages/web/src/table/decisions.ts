import type { DecisionNode, Narrowing, StepNode, TraceNode } from '@empty-chair/kernel/trace';

/** What led to one line of a checklist: the decisions nearest before it. */
export function decisionsFor(trace: readonly TraceNode[], index: number): DecisionNode[] {
  const levels = levelsTo(trace, index);
  for (const [height, { nodes, at }] of levels.reverse().entries()) {
    // Beside the line itself, what it brought about may stand in between; further out, nothing may.
    const found = runBefore(nodes, at, height === 0);
    if (found.length > 0) return found.some(isMade) ? found.filter(isMade) : found;
  }
  return [];
}

/**
 * What settled the choice that a line carries out: the last filter or tiebreak that struck something
 * out. Nothing, where the line only follows from another one, or was left to chance.
 */
export function settledBy(trace: readonly TraceNode[], index: number): Narrowing | undefined {
  for (const { nodes, at } of levelsTo(trace, index).reverse()) {
    const made = runBefore(nodes, at, false).filter(isMade).at(-1);
    if (made !== undefined) {
      const isOpen = made.by === 'random' || made.by === 'human';
      return isOpen ? undefined : made.narrowings.findLast(isNarrower);
    }
    if (at > 0) return undefined;
  }
  return undefined;
}

const isNarrower = ({ options, left }: Narrowing): boolean => left.length < options.length;

/** The steps of the outline that a line is in, from the outermost. */
export function stepsTo(trace: readonly TraceNode[], index: number): StepNode[] {
  return levelsTo(trace, index).flatMap(({ nodes, at }) => {
    const node = nodes[at];
    return node?.kind === 'step' ? [node] : [];
  });
}

interface Level {
  readonly nodes: readonly TraceNode[];
  readonly at: number;
}

/** The lists from the outermost to the one that holds the happening, each with the way taken. */
function levelsTo(nodes: readonly TraceNode[], index: number): Level[] {
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'happening' && node.index === index) return [{ nodes, at }];
    if (node.kind !== 'step') continue;
    const inside = levelsTo(node.inside, index);
    if (inside.length > 0) return [{ nodes, at }, ...inside];
  }
  return [];
}

function runBefore(
  nodes: readonly TraceNode[],
  at: number,
  mayPassOthers: boolean,
): DecisionNode[] {
  let end = at;
  while (mayPassOthers && end > 0 && nodes[end - 1]?.kind === 'happening') end -= 1;
  const run: DecisionNode[] = [];
  for (let i = end - 1; i >= 0; i -= 1) {
    const node = nodes[i];
    if (node?.kind !== 'decision') break;
    run.unshift(node);
  }
  return run;
}

/** "Nothing fits here, try the next" led to no move and only lengthens the story. */
const isMade = ({ by, options }: DecisionNode): boolean =>
  by !== 'none' && by !== 'skipped' && options.length > 0;
