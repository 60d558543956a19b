import { rmSync } from 'node:fs';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PostgresServer } from '../scripts/postgres.mjs';
import { killed, newFolder, operation, RawTable, startProcess } from './tables-harness.ts';

const KILLS = isSoaking() ? 200 : 1;
const WRITERS = 3;
const folder = newFolder();
const postgres = new PostgresServer();
beforeAll(() => postgres.start());
afterAll(async () => {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const PLACES = { 'on a file': () => folder, 'on PostgreSQL': () => postgres.url };

/** Appends one after the other, and offers again under the same id what was not answered. */
class Writer {
  readonly acknowledged: string[] = [];
  readonly table = new RawTable('');
  private current = operation();
  private isMade = false;

  /** Until the server is gone. */
  async write(url: string, onwritten: () => void): Promise<void> {
    this.table.url = url;
    try {
      if (!this.isMade) this.isMade = (await this.table.create()).status === 201;
      for (;;) {
        const answer = await this.table.append(this.acknowledged.length + 1, this.current);
        const { n } = (await answer.json()) as { n?: number };
        expect(n).toBe(this.acknowledged.length + 2);
        this.acknowledged.push(this.current.id);
        this.current = operation();
        onwritten();
      }
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
    }
  }
}

describe('a server that is killed under load', () => {
  const each = `has everything that it acknowledged, after each of ${KILLS} kills`;
  it.each(Object.entries(PLACES))(`%s ${each}`, async (_, place) => {
    const rng = rngFromSeed('kills');
    const writers = Array.from({ length: WRITERS }, () => new Writer());
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { url, child } = await startProcess(place());
      let left = 10 + rng.below(60);
      let dies: Promise<void> | undefined;
      const writing = writers.map((writer) =>
        writer.write(url, () => {
          left -= 1;
          if (left === 0) dies = killed(child);
        }),
      );
      await Promise.all(writing);
      await dies;
    }
    const { url, child } = await startProcess(place());
    for (const { table, acknowledged } of writers) {
      table.url = url;
      const kept = (await table.since(1)).map(({ id }) => id);
      expect(kept.slice(0, acknowledged.length)).toEqual(acknowledged);
      // At most the one whose answer was cut off.
      expect(kept.length - acknowledged.length).toBeLessThanOrEqual(1);
      expect(new Set(kept).size).toBe(kept.length);
    }
    await killed(child);
  });
});
