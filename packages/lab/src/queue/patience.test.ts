import { expect, it } from 'vitest';
import { mayPass, QueueLost } from './connection.ts';
import { Patience } from './patience.ts';

const address = { url: 'postgres://lab:s3cret@queue/x', shown: 'queue/x' };
const coded = (code: string): Error => Object.assign(new Error('told by the server'), { code });

it.each([
  ['nobody listens', coded('ECONNREFUSED'), true],
  ['the name is not known (yet)', coded('ENOTFOUND'), true],
  ['the other side went away', coded('EPIPE'), true],
  ['the server is shut down', coded('57P01'), true],
  ['the server is starting up', coded('57P03'), true],
  ['the server has too many guests', coded('53300'), true],
  ['the connection broke', coded('08006'), true],
  ['the driver lost it', new Error('Connection terminated unexpectedly'), true],
  ['the password is wrong', coded('28P01'), false],
  ['there is no such database', coded('3D000'), false],
  ['we may not create tables', coded('42501'), false],
  ['the server is too old', new Error('PostgreSQL 13 or newer is needed'), false],
])('%s: waiting may help or not', (_what, error, helps) => {
  expect(mayPass(error)).toBe(helps);
});

it('waits for a server that may come back, tells it once, and tells when it is back', async () => {
  const told: boolean[] = [];
  const patience = new Patience(address, 60, (isThere) => told.push(isThere));
  patience.answered();
  await patience.failed(coded('ECONNREFUSED'));
  await patience.failed(coded('57P03'));
  patience.answered();
  patience.answered();
  expect(told).toEqual([false, true]);
});

it('gives up when its time is over, without the password', async () => {
  const patience = new Patience(address, 0, () => undefined);
  const end = await patience.failed(coded('ECONNREFUSED')).catch((error: unknown) => error);
  expect(end).toBeInstanceOf(QueueLost);
  expect(end).toMatchObject({ shown: 'queue/x', message: 'told by the server' });
});

it('gives up at once where waiting is of no use', async () => {
  const told: boolean[] = [];
  const patience = new Patience(address, 60, (isThere) => told.push(isThere));
  await expect(patience.failed(coded('28P01'))).rejects.toBeInstanceOf(QueueLost);
  expect(told).toEqual([]);
});
