import { Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import type { Summary, TableSummary } from '../summary.ts';

/** Tables of two studies that are set against each other, by their numbers. */
export interface TablePair {
  readonly a: number;
  readonly b: number;
  readonly axes: Readonly<Record<string, string>>;
}

/** Numbers of games that both studies have played. */
export interface GameRange {
  readonly first: number;
  readonly games: number;
}

/** Refuses what cannot be compared game by game. */
export function commonGames(a: Summary, b: Summary): GameRange {
  if (a.game !== b.game) {
    throw new Refused(say('lab.compare.otherGames', { a: literal(a.game), b: literal(b.game) }));
  }
  if (a.seed !== b.seed) {
    throw new Refused(say('lab.compare.otherSeeds', { a: literal(a.seed), b: literal(b.seed) }));
  }
  const first = Math.max(a.first, b.first);
  const end = Math.min(a.first + a.gamesPerTable, b.first + b.gamesPerTable);
  if (end <= first) throw new Refused(say('lab.compare.noCommonGames'));
  return { first, games: end - first };
}

/** Tables that stand alike on all axes; or the only one with the only one, whatever they are called. */
export function pairTables(a: Summary, b: Summary): readonly TablePair[] {
  if (a.tables.length === 1 && b.tables.length === 1) {
    return [{ a: 0, b: 0, axes: a.tables[0]?.axes ?? {} }];
  }
  const inB = new Map(keysOf(b.tables).map((key, index) => [key, index]));
  const pairs = keysOf(a.tables).flatMap((key, index) => {
    const other = inB.get(key);
    return other === undefined ? [] : [{ a: index, b: other, axes: a.tables[index]?.axes ?? {} }];
  });
  if (pairs.length === 0) throw new Refused(say('lab.compare.noCommonTables'));
  return pairs;
}

/** The labels in the order of the axes' names. Parts may repeat them: the second goes with the second. */
function keysOf(tables: readonly TableSummary[]): readonly string[] {
  const own = tables.map(({ axes }) =>
    JSON.stringify(Object.entries(axes).sort(([one], [other]) => (one < other ? -1 : 1))),
  );
  return own.map((key, index) => {
    const before = own.slice(0, index).filter((other) => other === key).length;
    return `${before} ${key}`;
  });
}
