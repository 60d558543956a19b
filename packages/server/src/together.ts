import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Takes one change back without an error for the others, or for whoever called. */
export class NotAfterAll extends Error {}

type Work<T> = (db: Transaction<Schema>) => Promise<T>;

interface Job {
  readonly work: Work<unknown>;
  readonly resolve: (value: never) => void;
  readonly reject: (error: unknown) => void;
}

/** In one transaction: whoever comes with more waits for the next. */
const MOST = 100;

/**
 * Changes of a file that wait for the disk together. A disk takes its time to say that something is
 * on it, however little that is: of many who ask at once nobody waits for all the others.
 */
export class Together {
  private readonly db: Kysely<Schema>;
  private jobs: Job[] = [];
  private isBusy = false;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Done when it is on the disk. Each is done wholly or not at all, whatever becomes of the others. */
  do<T>(work: Work<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.jobs.push({ work, resolve, reject });
      if (!this.isBusy) void this.go();
    });
  }

  private async go(): Promise<void> {
    this.isBusy = true;
    while (this.jobs.length > 0) {
      // Whoever has asked by now comes along.
      await new Promise((resolve) => setImmediate(resolve));
      await this.commit(this.jobs.splice(0, MOST));
    }
    this.isBusy = false;
  }

  private async commit(jobs: readonly Job[]): Promise<void> {
    try {
      const ends = await this.db.transaction().execute(async (db) => {
        const all: (() => void)[] = [];
        for (const job of jobs) all.push(await attempt(db, job));
        return all;
      });
      for (const end of ends) end();
    } catch (error) {
      // There is no room for one of them, say: each for itself.
      if (jobs.length > 1) for (const job of jobs) await this.commit([job]);
      else for (const { reject } of jobs) reject(error);
    }
  }
}

/** Gives what is to be said when all of it is on the disk. */
async function attempt(
  db: Transaction<Schema>,
  { work, resolve, reject }: Job,
): Promise<() => void> {
  await sql`savepoint one`.execute(db);
  try {
    const value = await work(db);
    await sql`release one`.execute(db);
    return () => resolve(value as never);
  } catch (error) {
    if (!(error instanceof NotAfterAll)) throw error;
    await sql`rollback to one`.execute(db);
    await sql`release one`.execute(db);
    return () => reject(error);
  }
}
