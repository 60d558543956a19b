import type { SqliteDatabase, SqliteStatement, Transaction } from 'kysely';
import { Kysely, SqliteDialect, sql } from 'kysely';
import type Database from 'libsql';
import type { Schema } from './schema.ts';
import { makeTables } from './schema.ts';
import { SqlTables } from './sql-store.ts';
import type { Appended, TableStore, Told } from './store.ts';
import { openTableFile } from './table-file.ts';
import { Together } from './together.ts';

/** Tables in one file, for one process. */
export async function fileStore(
  folder: string,
  { mostPages }: { readonly mostPages?: number } = {},
): Promise<TableStore> {
  const { file, leave } = openTableFile(folder);
  if (mostPages !== undefined) file.pragma(`max_page_count = ${mostPages}`);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: preparedOnce(file) }) });
  try {
    await makeTables(db);
    return new FileStore(db, leave);
  } catch (error) {
    await db.destroy();
    leave();
    throw error;
  }
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
  private readonly leave: () => void;
  private hear: (told: Told) => void = () => undefined;

  constructor(db: Kysely<Schema>, leave: () => void) {
    super(db);
    this.kysely = db;
    this.leave = leave;
    this.together = new Together(db);
  }

  protected override atomically<T>(work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    return this.together.do(work);
  }

  override async withdraw(...given: Parameters<TableStore['withdraw']>): Promise<Appended> {
    const answer = await super.withdraw(...given);
    if (answer.kind === 'kept') await this.forget();
    return answer;
  }

  async tell(told: Told): Promise<void> {
    this.hear(told);
  }

  listen(hear: (told: Told) => void): void {
    this.hear = hear;
  }

  async close(): Promise<void> {
    await this.kysely.destroy();
    this.leave();
  }

  /** What was deleted leaves the journal too. While somebody copies the file it cannot: then at the end. */
  private async forget(): Promise<void> {
    await sql`pragma wal_checkpoint(truncate)`.execute(this.kysely).catch(() => undefined);
  }
}
