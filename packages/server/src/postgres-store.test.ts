import pg from 'pg';
import { expect, it } from 'vitest';
import { poolOf } from './postgres-store.ts';

it('lives on when a connection is cut, also between two questions on it', () => {
  const pool = poolOf({});
  const client = new pg.Client();
  pool.emit('connect', client);
  // Whoever has taken it from the pool is alone with it: the pool listens only to those that nobody uses.
  for (const cut of [client, pool]) {
    expect(() => cut.emit('error', new Error('cut'))).not.toThrow();
  }
});
