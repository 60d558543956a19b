import type {
  FirstOperation,
  NewTable,
  OfferedOperation,
  Withdrawal,
} from '@empty-chair/tables/protocol';
import { MOST_OPERATIONS, MOST_TABLE } from '@empty-chair/tables/protocol';
import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import { MOST_OF_PAGE, MOST_PAGE } from './limits.ts';
import type { Schema } from './schema.ts';
import type { Access, Appended, Page } from './store.ts';
import { NotAfterAll } from './together.ts';

type Db = Kysely<Schema>;

/** The queries, alike for both databases. A change begins with the row of its table and so waits for others. */
export class SqlTables {
  private readonly db: Db;
  /** For the day of a table, which nothing depends on. */
  private readonly today: () => string;

  constructor(db: Db, today: () => string = () => new Date().toISOString().slice(0, 10)) {
    this.db = db;
    this.today = today;
  }

  /** All of it or nothing, and on the disk when it is done. */
  protected atomically<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.db.transaction().execute(work);
  }

  async create({ id, player, viewer, first }: NewTable): Promise<boolean> {
    return this.atomically(async (db) => {
      const made = await db
        .insertInto('tables')
        .values({
          ...{ id, player, viewer, last: 1 },
          ...{ letters: first.sealed.length, day: this.today() },
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (made !== undefined) {
        await db
          .insertInto('operations')
          .values(row(id, 1, first))
          .execute();
        return true;
      }
      // The same request again: its answer was lost.
      const known = await this.numberOf(db, id, first.id);
      const keys = await db
        .selectFrom('tables')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return known === 1 && keys?.player === player && keys.viewer === viewer;
    });
  }

  async access(table: string, token: string): Promise<Access> {
    const keys = await this.db
      .selectFrom('tables')
      .select(['player', 'viewer'])
      .where('id', '=', table)
      .executeTakeFirst();
    if (keys === undefined) return { kind: 'unknown-table' };
    if (keys.player === token) return { kind: 'open', role: 'player' };
    if (keys.viewer === token) return { kind: 'open', role: 'viewer' };
    const old = await this.db
      .selectFrom('withdrawn')
      .select('handover')
      .where('table_id', '=', table)
      .where('token', '=', token)
      .executeTakeFirst();
    return old === undefined ? { kind: 'wrong-token' } : { kind: 'withdrawn', ...old };
  }

  append(table: string, offered: OfferedOperation, token: string): Promise<Appended> {
    return this.advance(table, offered, token, async () => undefined);
  }

  async page(table: string, after: number): Promise<Page> {
    // Lengths are known without reading what is so long.
    const letters = sql<number>`octet_length(sealed)`;
    const rows = await this.db
      .with('sizes', (db) =>
        db
          .selectFrom('operations')
          .select(['n', letters.as('letters')])
          .where('table_id', '=', table)
          .where('n', '>', after)
          .where(letters, '>', 0)
          .orderBy('n')
          .limit(MOST_OF_PAGE),
      )
      .with('sums', (db) =>
        db.selectFrom('sizes').select(({ fn }) => [
          ...(['n', 'letters'] as const),
          fn
            .sum('letters')
            .over((over) => over.orderBy('n'))
            .as('sum'),
        ]),
      )
      .selectFrom('sums')
      .innerJoin('operations', 'operations.n', 'sums.n')
      .select(({ selectFrom }) => [
        ...(['operations.n', 'id', 'sealed'] as const),
        selectFrom('tables').select('last').where('tables.id', '=', table).as('last'),
      ])
      .where('table_id', '=', table)
      // The first always: its sum is its own length.
      .where(({ eb, or, ref }) => or([eb('sum', '<=', MOST_PAGE), eb('sum', '=', ref('letters'))]))
      .orderBy('operations.n')
      .execute();
    const newest = rows.at(-1);
    const operations = rows.map(({ n, id, sealed }) => ({ n, id, sealed }));
    return { operations, hasMore: newest !== undefined && newest.n !== newest.last };
  }

  async withdraw(
    table: string,
    { player, viewer, after, first, handover }: Withdrawal,
    token: string,
  ): Promise<Appended> {
    const n = after + 1;
    return this.advance(table, { after, ...first }, token, async (db) => {
      const old = await db
        .selectFrom('tables')
        .select(['player', 'viewer'])
        .where('id', '=', table)
        .executeTakeFirstOrThrow();
      // A strange client may use one token for both, or keys that were withdrawn before.
      for (const token of new Set([old.player, old.viewer])) {
        await db
          .insertInto('withdrawn')
          .values({ table_id: table, token, handover })
          .onConflict((known) => known.columns(['table_id', 'token']).doUpdateSet({ handover }))
          .execute();
      }
      await db
        .updateTable('tables')
        .set({ player, viewer, letters: first.sealed.length })
        .where('id', '=', table)
        .execute();
      // Under the old keys nobody is to read any more, and the new beginning holds it all. The ids
      // stay: what is sent again because its answer was lost is still one operation.
      await db
        .updateTable('operations')
        .set({ sealed: '' })
        .where('table_id', '=', table)
        .where('n', '<', n)
        .execute();
    });
  }

  /** One more operation, and what goes with it: all or nothing. */
  private async advance(
    table: string,
    { after, id, sealed }: OfferedOperation,
    token: string,
    besides: (db: Transaction<Schema>) => Promise<void>,
  ): Promise<Appended> {
    const n = after + 1;
    try {
      await this.atomically(async (db) => {
        const taken = await db
          .updateTable('tables')
          .set((row) => ({
            last: n,
            letters: row('letters', '+', sealed.length),
            day: this.today(),
          }))
          .where('id', '=', table)
          .where('last', '=', after)
          .where('player', '=', token)
          .where('letters', '<=', MOST_TABLE - sealed.length)
          .where('last', '<', MOST_OPERATIONS)
          .returning('id')
          .executeTakeFirst();
        if (taken === undefined) throw new NotAfterAll();
        const kept = await db
          .insertInto('operations')
          .values(row(table, n, { id, sealed }))
          .onConflict((conflict) => conflict.doNothing())
          .returning('n')
          .executeTakeFirst();
        if (kept === undefined) throw new NotAfterAll();
        await besides(db);
      });
      return { kind: 'kept', n };
    } catch (error) {
      if (!(error instanceof NotAfterAll)) throw error;
      return this.whyNot(table, { after, id, token });
    }
  }

  private async whyNot(
    table: string,
    { after, id, token }: { readonly after: number; readonly id: string; readonly token: string },
  ): Promise<Appended> {
    const n = await this.numberOf(this.db, table, id);
    if (n !== undefined) return { kind: 'kept', n };
    const now = await this.db
      .selectFrom('tables')
      .select(['player', 'last'])
      .where('id', '=', table)
      .executeTakeFirst();
    if (now?.player !== token) return { kind: 'wrong-token' };
    return { kind: now.last === after ? 'full' : 'behind' };
  }

  private async numberOf(db: Db, table: string, id: string): Promise<number | undefined> {
    const found = await db
      .selectFrom('operations')
      .select('n')
      .where('table_id', '=', table)
      .where('id', '=', id)
      .executeTakeFirst();
    return found?.n;
  }
}

const row = (table: string, n: number, { id, sealed }: FirstOperation) => ({
  table_id: table,
  n,
  id,
  sealed,
});
