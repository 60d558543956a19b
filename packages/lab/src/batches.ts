import type { Study } from './study.ts';

/** A range of one table's games. Its number says everything: whoever plays it gets the same. */
export interface Batch {
  readonly index: number;
  readonly table: number;
  /** The number of its first game, and how many. */
  readonly first: number;
  readonly games: number;
}

export function batchesOf(
  { games, first, batch }: Pick<Study, 'games' | 'first' | 'batch'>,
  tables: number,
): readonly Batch[] {
  const each = Math.ceil(games / batch);
  return Array.from({ length: tables * each }, (_, index) => {
    const within = (index % each) * batch;
    return {
      index,
      table: Math.floor(index / each),
      first: first + within,
      games: Math.min(batch, games - within),
    };
  });
}
