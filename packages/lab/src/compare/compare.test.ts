import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inFolder, load } from '../in-test.ts';
import type { BatchResult } from '../run-batch.ts';
import { Store } from '../store.ts';
import { compareStudies } from './compare.ts';
import { openGames } from './games-file.ts';
import { tallyPairs } from './tally.ts';

interface Game {
  readonly turns: number;
  /** Bits by seat. */
  readonly winners: number;
  readonly points: readonly [number, number];
  readonly ended?: number;
}

/** A finished study with games made up by hand: one list for each table. */
async function keep(folder: string, study: object, tables: readonly (readonly Game[])[]) {
  const loaded = await load({ game: 'toy', seed: 'same', games: tables[0]?.length, ...study });
  const store = new Store(folder, loaded);
  for (const { index, table, first, games } of loaded.batches) {
    const from = first - loaded.study.first;
    const own = tables[table]?.slice(from, from + games) ?? [];
    const result: BatchResult = {
      batch: index,
      turns: own.map(({ turns }) => turns),
      ended: own.map(({ ended }) => ended ?? 1),
      winners: own.map(({ winners }) => winners),
      points: [own.map(({ points }) => points[0]), own.map(({ points }) => points[1])],
      coverage: { games: 0, rules: [] },
    };
    store.put(result);
  }
  await store.finish();
  return { path: folder, name: folder };
}

const game = (turns: number, winners: number, one = 0, other = 0): Game => ({
  turns,
  winners,
  points: [one, other],
});

const compared = (
  studyA: object,
  a: readonly (readonly Game[])[],
  studyB: object,
  b: readonly (readonly Game[])[],
) =>
  inFolder(async (folder) =>
    compareStudies(
      await keep(join(folder, 'a'), studyA, a),
      await keep(join(folder, 'b'), studyB, b),
    ),
  );

const FOUR = [
  game(10, 0b01, 5, 1),
  game(10, 0b10, 5, 9),
  game(12, 0b10, 5, 9),
  game(14, 0b11, 7, 7),
];
const OTHER = [
  game(11, 0b10, 4, 9),
  game(11, 0b10, 6, 9),
  game(13, 0b01, 9, 3),
  game(15, 0b10, 6, 8),
];

describe('two studies on the same seeds', () => {
  it('are counted game by game', async () => {
    const { tables, gamesPerTable } = await compared({}, [FOUR], {}, [OTHER]);
    expect(gamesPerTable).toBe(4);
    const [table] = tables;
    // Seat 0 wins games 1 and 4 in A, game 3 in B; seat 1 games 2, 3, 4 in A, games 1, 2, 4 in B.
    expect(table?.seats.map(({ wins }) => wins)).toEqual([
      { both: 0, onlyA: 2, onlyB: 1, neither: 1 },
      { both: 2, onlyA: 1, onlyB: 1, neither: 0 },
    ]);
    expect(
      table?.seats.map(({ a, b, difference }) => [
        a.winRate.value,
        b.winRate.value,
        difference.value,
      ]),
    ).toEqual([
      [0.5, 0.25, -0.25],
      [0.75, 0.75, 0],
    ]);
    // Every game is a turn longer: a mean without any spread.
    expect(table?.turns).toEqual({ value: 1, low: 1, high: 1 });
    // Seat 0: -1, 1, 4, -1. Mean 0.75; squares about it 3.0625 + 0.0625 + 10.5625 + 3.0625 = 16.75;
    // variance 16.75 / 3 = 5.5833; 1.959964 · √(5.5833 / 4) = 2.3156.
    expect(table?.seats[0]?.score).toEqual({ value: 0.75, low: -1.5656, high: 3.0656 });
  });

  it('meet where their numbers of games overlap', async () => {
    // A has games 0 to 3, B 2 to 5: common are 2 and 3.
    const later = [OTHER[2], OTHER[3], game(90, 0b01), game(90, 0b01)] as readonly Game[];
    const comparison = await compared({ batch: 3 }, [FOUR], { first: 2, batch: 1 }, [later]);
    expect([comparison.first, comparison.gamesPerTable]).toEqual([2, 2]);
    expect(comparison.tables[0]?.seats[0]?.wins).toEqual({
      both: 0,
      onlyA: 1,
      onlyB: 1,
      neither: 0,
    });
    expect(comparison.tables[0]?.turns.value).toBe(1);
  });

  it('leave the points of games that did not end in both', async () => {
    const open = FOUR.with(2, { ...game(99, 0), ended: 0 });
    const { tables } = await compared({}, [open], {}, [OTHER]);
    // Without game 3 seat 0 is left with -1, 1, -1.
    expect(tables[0]?.seats[0]?.score.value).toBe(-0.3333);
    expect(tables[0]?.seats[0]?.wins.neither).toBe(1);
  });

  it('match their tables by the axes, in whatever order', async () => {
    const axes = (...levels: string[]) => ({
      config: { level: '{level}' },
      axes: { level: levels },
    });
    const always = [game(5, 0b01), game(5, 0b01)];
    const never = [game(5, 0b10), game(5, 0b10)];
    const { tables, a, b } = await compared(
      axes('sleepy', 'hungry', 'greedy'),
      [always, never, never],
      axes('hungry', 'sleepy'),
      [always, always],
    );
    expect(tables.map(({ axes: at, seats }) => [at['level'], seats[0]?.wins])).toEqual([
      ['sleepy', { both: 2, onlyA: 0, onlyB: 0, neither: 0 }],
      ['hungry', { both: 0, onlyA: 0, onlyB: 2, neither: 0 }],
    ]);
    expect([a.leftOut, b.leftOut]).toEqual([1, 0]);
  });

  it('match the only table with the only one, whatever they are called', async () => {
    const one = { config: { level: '{level}' }, axes: { level: ['sleepy'] } };
    expect((await compared(one, [FOUR], {}, [OTHER])).tables).toHaveLength(1);
  });

  it('match the tables of parts that repeat a label in the order of the parts', async () => {
    const part = { config: { level: '{level}' }, axes: { level: ['sleepy'] } };
    const study = { parts: [part, part] };
    const { tables } = await compared(study, [FOUR, OTHER], study, [FOUR, OTHER]);
    expect(tables.map(({ turns }) => turns.value)).toEqual([0, 0]);
    expect(tables.flatMap(({ seats }) => seats.map(({ wins }) => wins.onlyA + wins.onlyB))).toEqual(
      [0, 0, 0, 0],
    );
  });

  it('compare a seat only with one of the same kind', async () => {
    await inFolder(async (folder) => {
      const a = await keep(join(folder, 'a'), {}, [FOUR]);
      const b = await keep(join(folder, 'b'), {}, [OTHER]);
      const file = join(b.path, 'summary.json');
      const summary = JSON.parse(readFileSync(file, 'utf8'));
      summary.tables[0].seats[0].name.kind = 'bot';
      writeFileSync(file, JSON.stringify(summary));
      expect((await compareStudies(a, b)).tables[0]?.seats.map(({ seat }) => seat)).toEqual([1]);
    });
  });

  it('are read in groups of rows that need not lie alike, forwards and backwards', async () => {
    // Over 20,000 rows a file has several groups; B begins 7 games later and has its tables the other
    // way round, so that no group begins together and an earlier one is read after a later one.
    const levels = (...names: string[]) => ({
      config: { level: '{level}' },
      axes: { level: names },
    });
    const long = (every: number) =>
      Array.from({ length: 25_000 }, (_, n) => game(n % 7, n % every === 0 ? 1 : 2, n % 5, 0));
    const { tables } = await compared(
      { ...levels('sleepy', 'hungry'), batch: 9000 },
      [long(3), long(5)],
      { ...levels('hungry', 'sleepy'), first: 7, batch: 25_000 },
      [long(5).slice(7), long(3).slice(7)],
    );
    // Every third game from 9 to 24,999 are 8,331; every fifth from 10 to 24,995 are 4,998.
    expect(tables.map(({ games, turns, seats }) => [games, turns.value, seats[0]?.wins])).toEqual([
      [24_993, 0, { both: 8331, onlyA: 0, onlyB: 0, neither: 16_662 }],
      [24_993, 0, { both: 4998, onlyA: 0, onlyB: 0, neither: 19_995 }],
    ]);
  });

  it('never sets one game against another, should the rows lie otherwise', async () => {
    await inFolder(async (folder) => {
      const { path } = await keep(join(folder, 'a'), {}, [FOUR]);
      const file = await openGames(join(path, 'games.parquet'));
      const at = (from: number) => ({ file, table: 0, from });
      await expect(tallyPairs(at(0), at(1), 2, [0])).rejects.toThrow('not the same game');
    });
  });
});

describe('studies that cannot be compared are refused', () => {
  const refusal = (
    studyA: object,
    studyB: object,
    b: readonly (readonly Game[])[] = [OTHER],
  ): Promise<string> =>
    compared(studyA, [FOUR], studyB, b).then(
      () => 'compared',
      (error) => error.reason?.id ?? String(error),
    );

  it('by their seeds', async () => {
    expect(await refusal({}, { seed: 'other' })).toBe('lab.compare.otherSeeds');
    expect(await refusal({}, { first: 4 })).toBe('lab.compare.noCommonGames');
    expect(await refusal({}, { first: 3 })).toBe('compared');
  });

  it('by their tables', async () => {
    const axes = { config: { level: '{level}' }, axes: { level: ['sleepy', 'hungry'] } };
    expect(await refusal({}, axes, [OTHER, OTHER])).toBe('lab.compare.noCommonTables');
  });

  it('by their game, and when a folder is not finished or mixed up', async () => {
    await inFolder(async (folder) => {
      const a = await keep(join(folder, 'a'), {}, [FOUR]);
      const b = await keep(join(folder, 'b'), { title: 'another' }, [OTHER]);
      const reason = (path: string): Promise<unknown> =>
        compareStudies(a, { path, name: 'B' }).then(
          () => 'compared',
          (error) => error.reason?.id ?? String(error),
        );
      expect(await reason(join(folder, 'nothing'))).toBe('lab.notDone');
      const file = join(b.path, 'summary.json');
      const summary = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ ...summary, game: 'root' }));
      expect(await reason(b.path)).toBe('lab.compare.otherGames');
      writeFileSync(file, JSON.stringify({ ...summary, fingerprint: 'f00' }));
      expect(await reason(b.path)).toBe('lab.compare.mixedFolder');
    });
  });
});
