import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { simulate } from '@empty-chair/kernel/simulate';
import type { AnyInput, AnySparring, AnyState } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
import { parquetReadObjects } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import { inFolder, load, TOY } from './in-test.ts';
import type { LoadedStudy } from './load.ts';
import { loadStudy } from './load.ts';
import type { Crew } from './pool.ts';
import type { BatchResult } from './run-batch.ts';
import { FailedGame, runBatch } from './run-batch.ts';
import { inline, runStudy } from './run-study.ts';
import { GAMES_FILE, OtherStudy, Store, SUMMARY_FILE } from './store.ts';
import { readStudy } from './study.ts';
import { Summing } from './summary.ts';

const bytes = (folder: string) =>
  [GAMES_FILE, SUMMARY_FILE].map((name) => readFileSync(join(folder, name)).toString('base64'));

/** Plays some batches backwards and then dies. */
const dying = (loaded: LoadedStudy, after: number): Crew => ({
  play: (batches, take) =>
    inline(loaded)
      .play(batches.toReversed().slice(0, after), take)
      .then(() => {
        throw new Error('killed');
      }),
});
const batch = (loaded: LoadedStudy, index: number): BatchResult => {
  const found = loaded.batches[index];
  if (found === undefined) throw new Error(`no batch ${index}`);
  return runBatch(loaded, found);
};

describe('a study that runs', () => {
  test('leaves columns and a summary, and sweeps up its batches', async () => {
    const loaded = await load();
    await inFolder(async (folder) => {
      const summary = await runStudy(loaded, new Store(folder, loaded), inline(loaded));
      expect(readdirSync(folder).toSorted()).toEqual([
        'games.parquet',
        'study.json',
        'summary.json',
      ]);
      expect(JSON.parse(readFileSync(join(folder, SUMMARY_FILE), 'utf8'))).toEqual(
        JSON.parse(JSON.stringify(summary)),
      );
    });
  });

  test('tells how far it is', async () => {
    const loaded = await load();
    await inFolder(async (folder) => {
      const told: number[] = [];
      await runStudy(loaded, new Store(folder, loaded), inline(loaded), ({ done, total }) => {
        expect(total).toBe(25);
        told.push(done);
      });
      expect(told).toEqual([0, 10, 20, 25]);
    });
  });

  test('calls its crew also when nothing is missing, and no more when it is done', async () => {
    const loaded = await load();
    await inFolder(async (folder) => {
      const called: (readonly number[])[] = [];
      const crew: Crew = {
        play: async (batches, take) => {
          called.push(batches);
          await inline(loaded).play(batches, take);
        },
      };
      const store = new Store(folder, loaded);
      for (const { index } of loaded.batches) store.put(batch(loaded, index));
      await runStudy(loaded, store, crew);
      expect(called).toEqual([[]]);
      await runStudy(loaded, store, crew);
      expect(called).toEqual([[]]);
    });
  });

  test('goes on after it was killed, to the same bytes', async () => {
    const loaded = await load({ ...TOY, coverage: 12 });
    const whole = await inFolder(async (folder) => {
      await runStudy(loaded, new Store(folder, loaded), inline(loaded));
      return bytes(folder);
    });
    await inFolder(async (folder) => {
      const first = runStudy(loaded, new Store(folder, loaded), dying(loaded, 2));
      await expect(first).rejects.toThrow('killed');
      const again = new Store(folder, loaded);
      expect(again.missing()).toEqual([0]);
      await runStudy(loaded, again, inline(loaded));
      expect(bytes(folder)).toEqual(whole);
    });
  });

  test('that is done is not played again', async () => {
    const loaded = await load();
    await inFolder(async (folder) => {
      const first = await runStudy(loaded, new Store(folder, loaded), inline(loaded));
      const store = new Store(folder, loaded);
      expect(store.missing()).toEqual([]);
      const again = await runStudy(loaded, store, dying(loaded, 0));
      expect(again).toEqual(JSON.parse(JSON.stringify(first)));
    });
  });

  test('does not mix with another study in the same folder', async () => {
    const [one, other] = [await load(), await load({ ...TOY, seed: 'other' })];
    await inFolder(async (folder) => {
      new Store(folder, one).put(batch(one, 0));
      expect(() => new Store(folder, other)).toThrow(OtherStudy);
      expect(new Store(folder, one).missing()).toEqual([1, 2]);
    });
  });

  test('does not mix with the same study under other rules', async () => {
    const now = await load();
    const later = async (change: object, sparring?: AnySparring) => {
      const toy = await games['toy']?.();
      if (toy === undefined) throw new Error('no toy');
      const changed = {
        ...toy,
        module: { ...toy.module, ...change },
        sparring: sparring && (async () => sparring),
      };
      return (await loadStudy(readStudy(TOY), { toy: async () => changed })).fingerprint;
    };
    expect(await later({})).toBe(now.fingerprint);
    expect(await later({ rulesVersion: 99 })).not.toBe(now.fingerprint);
    expect(await later({ contentHash: 'other cards' })).not.toBe(now.fingerprint);
    const plans = {
      plans: [{ id: 'a', about: [] }],
      policyFor: () => randomPolicy<AnyState, AnyInput>(),
    };
    const [first, second] = [1, 2].map((version) => later({}, { ...plans, version }));
    expect(await first).not.toBe(await second);
    await inFolder(async (folder) => {
      new Store(folder, now);
      expect(() => new Store(folder, { ...now, fingerprint: 'of later rules' })).toThrow(
        OtherStudy,
      );
    });
  });
});

describe('the columns', () => {
  test('have a row for each game, in order, with what the games gave', async () => {
    const loaded = await load();
    await inFolder(async (folder) => {
      await runStudy(loaded, new Store(folder, loaded), inline(loaded));
      const file = readFileSync(join(folder, GAMES_FILE));
      const buffer = new Uint8Array(file).buffer;
      const rows = await parquetReadObjects({ file: buffer });
      expect(rows.map(({ game }) => game)).toEqual(Array.from({ length: 25 }, (_, n) => n));
      const [, second] = [batch(loaded, 0), batch(loaded, 1)];
      expect(rows[13]).toEqual({
        table: 0,
        game: 13,
        turns: second?.turns[3],
        ended: 1,
        winners: second?.winners[3],
        points_0: second?.points[0]?.[3],
        points_1: second?.points[1]?.[3],
      });
    });
  });
});

describe('a batch', () => {
  test('is the same whoever plays it, and others are others', async () => {
    expect(batch(await load(), 1)).toEqual(batch(await load(), 1));
    const loaded = await load();
    expect(batch(loaded, 0).points).not.toEqual(batch(loaded, 1).points);
  });

  test('has what the game says of its end', async () => {
    const loaded = await load();
    const { game, tables } = loaded;
    const [table] = tables;
    if (table === undefined) throw new Error('no table');
    const { winners, points, turns } = batch(loaded, 0);
    for (const [index, seed] of ['test/0', 'test/1', 'test/2', 'test/3'].entries()) {
      const played = simulate(game, table.config, seed, { policy: randomPolicy() });
      const won = table.seats.filter(({ seat }) => ((winners[index] ?? 0) >> seat) & 1);
      expect(won.map(({ seat }) => seat)).toEqual(played.end?.winners);
      expect(points.map((column) => column[index])).toEqual(
        played.end?.scores.map((score) => score.points),
      );
      expect(turns[index]).toBe(played.turns);
    }
  });

  test('is the same with and without a trace', async () => {
    const { coverage: _, ...plain } = batch(await load(), 0);
    const { coverage, ...traced } = batch(await load({ ...TOY, coverage: 4 }), 0);
    expect(traced).toEqual(plain);
    expect(coverage.games).toBe(4);
    expect(coverage.rules.every(([, n]) => n >= 1 && n <= 4)).toBe(true);
    expect(coverage.rules.length).toBeGreaterThan(3);
  });

  test('that fails says how to bring the game back', async () => {
    const loaded = await load();
    const broken = {
      ...loaded,
      game: {
        ...loaded.game,
        botTurn: () => {
          throw new Error('a bot fell over');
        },
      },
    };
    const [first] = loaded.batches;
    if (first === undefined) throw new Error('no batches');
    expect(() => runBatch(broken, first)).toThrow(FailedGame);
    try {
      runBatch(broken, first);
    } catch (error) {
      expect(error).toMatchObject({
        message: 'a bot fell over',
        reproduction: { game: 'toy', seed: 'test/0' },
      });
    }
  });
});

describe('the summary', () => {
  // Four games by hand: seat 1 wins alone, both share, nobody wins, and one never ends.
  const result: BatchResult = {
    batch: 0,
    turns: [10, 12, 10, 99],
    ended: [1, 1, 1, 0],
    winners: [2, 3, 0, 0],
    points: [
      [3, 6, 3, 0],
      [5, 6, 1, 0],
    ],
    coverage: { games: 2, rules: [['T-1.1', 2]] },
  };
  const summed = async (results: readonly BatchResult[]) => {
    const summing = new Summing(await load({ ...TOY, batch: 5 }));
    for (const one of results) summing.add(one);
    return summing.summary().tables[0];
  };

  test('counts wins, shared wins, games without a winner and without an end', async () => {
    expect(await summed([result])).toMatchObject({
      games: 4,
      unfinished: 1,
      nobody: 1,
      turns: { least: 10, most: 99 },
      seats: [
        { wins: 1, shared: 1, winRate: { value: 0.25 }, score: { mean: { value: 4 } } },
        { wins: 2, shared: 1, winRate: { value: 0.5 }, score: { mean: { value: 4 } } },
      ],
      coverage: { games: 2, rules: { 'T-1.1': 2 } },
    });
  });

  test('does not depend on the order of the batches', async () => {
    const other = { ...result, batch: 1, winners: [1, 1, 1, 0], turns: [1, 2, 3, 4] };
    expect(await summed([result, other])).toEqual(await summed([other, result]));
  });
});
