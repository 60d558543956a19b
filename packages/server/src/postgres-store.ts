import type { Role } from '@empty-chair/tables/protocol';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { makeTables } from './schema.ts';
import { SqlTables } from './sql-store.ts';
import type { TableStore, Told } from './store.ts';

const CHANNEL = 'empty_chair_tables';
const CONNECTIONS = 10;
const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;
/** When the line on which we listen is cut, it is laid again as often as this. */
const AGAIN_MS = 500;
/** A lock of ours, so that two processes that start at once do not both make the tables. */
const MAKING = 7_305_411;

/** Tables in PostgreSQL, for any number of processes. */
export async function postgresStore(address: string): Promise<TableStore> {
  const connection = { connectionString: address, connectionTimeoutMillis: CONNECT_MS };
  const pool = poolOf({ ...connection, max: CONNECTIONS, query_timeout: ANSWER_MS });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.transaction().execute(async (alone) => {
      await sql`select pg_advisory_xact_lock(${MAKING})`.execute(alone);
      await makeTables(alone);
    });
    const line = new Line(connection);
    await line.open();
    return new PostgresStore(db, line);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** An error for which nobody listens would end this process. */
export function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(config);
  // A connection that is cut while nobody uses it; the next question gets another.
  pool.on('error', () => undefined);
  // One that is cut between two questions: it is the answer to none of them, and the second one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

class PostgresStore extends SqlTables implements TableStore {
  private readonly kysely: Kysely<Schema>;
  private readonly line: Line;

  constructor(db: Kysely<Schema>, line: Line) {
    super(db);
    this.kysely = db;
    this.line = line;
  }

  async tell(told: Told): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify(told)})`.execute(this.kysely);
  }

  listen(hear: (told: Told) => void): void {
    this.line.hear = hear;
  }

  async close(): Promise<void> {
    await this.line.close();
    await this.kysely.destroy();
  }
}

/** The connection on which the database tells what others did. It is laid again when it is cut. */
class Line {
  hear: (told: Told) => void = () => undefined;
  private readonly connection: pg.ClientConfig;
  private client: pg.Client | undefined;
  private again: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(connection: pg.ClientConfig) {
    this.connection = { ...connection, keepAlive: true };
  }

  async open(): Promise<void> {
    const client = new pg.Client(this.connection);
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload = '' }) => {
      const told = toldFrom(payload);
      if (told !== undefined) this.hear(told);
    });
    this.client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.again);
    await this.client?.end();
  }

  private lost(client: pg.Client): void {
    if (this.isClosed || this.client !== client) return;
    this.client = undefined;
    this.again = setTimeout(() => {
      this.open().then(
        () => this.hear({ kind: 'missed' }),
        () => this.lost(this.client ?? client),
      );
    }, AGAIN_MS);
  }
}

const KINDS: readonly string[] = ['operation', 'withdrawn', 'light'] satisfies Told['kind'][];
const ROLES: readonly string[] = ['player', 'viewer'] satisfies Role[];

/** Anybody who may use the database may notify: what is not ours is not heard. */
function toldFrom(payload: string): Told | undefined {
  try {
    const told = JSON.parse(payload);
    const isLight = ROLES.includes(told.from) && typeof told.sealed === 'string';
    const isOurs = KINDS.includes(told.kind) && typeof told.table === 'string';
    return isOurs && (told.kind !== 'light' || isLight) ? told : undefined;
  } catch {
    return undefined;
  }
}
