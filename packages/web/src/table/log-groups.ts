/** An entry as the log shows it: whose turn it fell into, and who made it. */
export interface Logged {
  readonly index: number;
  readonly turnOf: number | undefined;
  readonly seat: number;
}

/** The entries of one turn. */
export interface TurnGroup<T extends Logged> {
  readonly seat: number | undefined;
  /** The how manyth turn of this seat it is, from 1. */
  readonly turn: number;
  readonly entries: readonly T[];
}

/** Grouped by turn, newest first; `seat` keeps only what belongs to that chair. */
export function groupsOf<T extends Logged>(entries: readonly T[], seat?: number): TurnGroup<T>[] {
  const groups: { seat: number | undefined; turn: number; entries: T[] }[] = [];
  const turns = new Map<number | undefined, number>();
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last !== undefined && last.seat === entry.turnOf) last.entries.push(entry);
    else {
      const turn = (turns.get(entry.turnOf) ?? 0) + 1;
      turns.set(entry.turnOf, turn);
      groups.push({ seat: entry.turnOf, turn, entries: [entry] });
    }
  }
  return groups.filter((group) => seat === undefined || group.seat === seat).reverse();
}
