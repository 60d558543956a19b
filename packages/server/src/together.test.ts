import type { DatabaseConnection, Driver, QueryResult } from 'kysely';
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import type { Schema } from './schema.ts';
import { NotAfterAll, Together } from './together.ts';

/** A disk that says that something is on it when the test says so. */
class SlowDisk implements Driver {
  readonly said: string[] = [];
  private readonly commits: { done: () => void; fails: (why: Error) => void }[] = [];
  private arrived: () => void = () => undefined;

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async <R>({ sql }: { readonly sql: string }): Promise<QueryResult<R>> => {
        this.said.push(sql);
        return { rows: [] };
      },
      streamQuery: () => {
        throw new Error('not asked for');
      },
    };
  }
  commitTransaction(): Promise<void> {
    this.said.push('commit');
    return new Promise((done, fails) => {
      this.commits.push({ done, fails });
      this.arrived();
    });
  }
  /** The next commit that waits for the disk. */
  async next(): Promise<{ done: () => void; fails: (why: Error) => void }> {
    const waiting = this.commits.shift();
    if (waiting !== undefined) return waiting;
    await new Promise<void>((resolve) => {
      this.arrived = resolve;
    });
    return this.next();
  }
  async init(): Promise<void> {}
  async beginTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

function slow() {
  const disk = new SlowDisk();
  const db = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => disk,
      createIntrospector: (of) => new SqliteIntrospector(of),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
  return { disk, together: new Together(db) };
}

/** Everything that can happen without the disk has happened. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

it('nobody is told of a change that is not on the disk', async () => {
  const { disk, together } = slow();
  const told: string[] = [];
  const done = together.do(async () => 'kept').then((value) => told.push(value));
  const refused = together
    .do(async () => {
      throw new NotAfterAll();
    })
    .catch((error: unknown) => told.push(error instanceof NotAfterAll ? 'refused' : 'wrong'));
  const commit = await disk.next();
  await settled();
  expect(told).toEqual([]);
  commit.done();
  await Promise.all([done, refused]);
  expect(told).toEqual(['kept', 'refused']);
  // What was refused is taken back, and the rest is kept.
  expect(disk.said).toEqual([
    ...['savepoint one', 'release one'],
    ...['savepoint one', 'rollback to one', 'release one', 'commit'],
  ]);
});

it('a commit that fails is tried for each by itself, and each is told what became of it', async () => {
  const { disk, together } = slow();
  const all = [1, 2].map((value) => together.do(async () => value));
  const ends = Promise.allSettled(all);
  const full = new Error('full');
  (await disk.next()).fails(full);
  (await disk.next()).done();
  (await disk.next()).fails(full);
  expect(await ends).toEqual([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: full },
  ]);
});
