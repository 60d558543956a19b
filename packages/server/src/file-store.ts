import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SqliteDatabase, SqliteStatement, Transaction } from 'kysely';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Schema } from './schema.ts';
import { makeTables } from './schema.ts';
import { SqlTables } from './sql-store.ts';
import type { TableStore, Told } from './store.ts';
import { Together } from './together.ts';

const FILE = 'tables.db';
/** So long is waited for another process that writes into the same file. */
const BUSY_MS = 2000;

/** Tables in one file, for one process. */
export async function fileStore(
  folder: string,
  { mostPages }: { readonly mostPages?: number } = {},
): Promise<TableStore> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new Database(join(folder, FILE));
  file.pragma('journal_mode = WAL');
  // Every answer is on the disk before it is given, also when the power goes.
  file.pragma('synchronous = FULL');
  file.pragma(`busy_timeout = ${BUSY_MS}`);
  if (mostPages !== undefined) file.pragma(`max_page_count = ${mostPages}`);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
  await makeTables(db);
  return new FileStore(db);
}

/** There are few different statements: each is prepared once, and none waits to be swept up. */
function preparedOnce(file: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => file.close(),
    prepare: (sql) => {
      const known = statements.get(sql) ?? file.prepare(sql);
      statements.set(sql, known);
      return known;
    },
  };
}

class FileStore extends SqlTables implements TableStore {
  private readonly kysely: Kysely<Schema>;
  private readonly together: Together;
  private hear: (told: Told) => void = () => undefined;

  constructor(db: Kysely<Schema>) {
    super(db);
    this.kysely = db;
    this.together = new Together(db);
  }

  protected override atomically<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.together.do(work);
  }

  async tell(told: Told): Promise<void> {
    this.hear(told);
  }

  listen(hear: (told: Told) => void): void {
    this.hear = hear;
  }

  close(): Promise<void> {
    return this.kysely.destroy();
  }
}
