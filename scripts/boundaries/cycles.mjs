// Import cycles between files. Type-only imports count: a cycle of types is as hard to read.

/** @typedef {{ to: string, line: number }} Edge */

/**
 * @param {ReadonlyMap<string, readonly Edge[]>} graph
 * @returns {{ from: string, edge: Edge, path: string[] }[]} one for each import that closes a cycle
 */
export function findCycles(graph) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const trail = [];
  /** @type {{ from: string, edge: Edge, path: string[] }[]} */
  const cycles = [];

  /** @param {string} from */
  const visit = (from) => {
    trail.push(from);
    const seen = new Set();
    for (const edge of graph.get(from) ?? []) {
      if (seen.has(edge.to)) continue; // a value import and a type import of the same file
      seen.add(edge.to);
      const start = trail.indexOf(edge.to);
      if (start >= 0) cycles.push({ from, edge, path: [...trail.slice(start), edge.to] });
      else if (!done.has(edge.to)) visit(edge.to);
    }
    trail.pop();
    done.add(from);
  };
  for (const file of graph.keys()) if (!done.has(file)) visit(file);
  return cycles;
}
