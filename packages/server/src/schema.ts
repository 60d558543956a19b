import type { Kysely } from 'kysely';

export interface Schema {
  tables: {
    id: string;
    player: string;
    viewer: string;
    /** The number of the last operation. */
    last: number;
    /** Letters of all operations. */
    letters: number;
    /** The day of the last operation, for whoever tidies up. */
    day: string;
  };
  operations: { table_id: string; n: number; id: string; sealed: string };
  /** Hashes of tokens that are no longer good, and what their holders are told. */
  withdrawn: { table_id: string; token: string; handover: string };
}

/** The same on both databases, and done again without harm at every start. */
export async function makeTables(db: Kysely<Schema>): Promise<void> {
  await db.schema
    .createTable('tables')
    .ifNotExists()
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('viewer', 'text', (column) => column.notNull())
    .addColumn('last', 'integer', (column) => column.notNull())
    .addColumn('letters', 'integer', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('operations')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('operations_number', ['table_id', 'n'])
    .addUniqueConstraint('operations_once', ['table_id', 'id'])
    .execute();
  await db.schema
    .createTable('withdrawn')
    .ifNotExists()
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull())
    .addColumn('handover', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('withdrawn_token', ['table_id', 'token'])
    .execute();
}
