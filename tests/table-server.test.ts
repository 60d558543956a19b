import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { USUAL_LIMITS } from '@empty-chair/server/limits';
import { newId, newInvitation, tokenHashes } from '@empty-chair/tables/keys';
import { MOST_LIGHT, MOST_SEALED } from '@empty-chair/tables/protocol';
import { eventsOf } from '@empty-chair/tables/server-events';
import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { Here, LOOPBACK, operation, post, RawTable, toldBy, UNLIMITED } from './tables-harness.ts';

const here = new Here();
beforeAll(() => here.open());
afterAll(() => here.close());

async function newTable(url = here.url): Promise<RawTable> {
  const table = new RawTable(url);
  expect((await table.create()).status).toBe(201);
  return table;
}

/** The events of a table, heartbeats aside. */
async function streamOf(table: RawTable, after: number, token = table.token('viewer')) {
  const { body, headers } = await table.get(`events?after=${after}`, token);
  expect(headers.get('x-accel-buffering')).toBe('no');
  return eventsOf(body as ReadableStream<Uint8Array>, () => undefined);
}

/** The next of them. */
async function following(table: RawTable, after = 0, token = table.token('viewer')) {
  const events = await streamOf(table, after, token);
  return async () => {
    const { value } = await events.next();
    return value && { name: value.name, data: JSON.parse(value.data) };
  };
}

describe('a server of tables', () => {
  it('numbers operations, and gives whoever is behind what was missed', async () => {
    const table = await newTable();
    const mine = operation();
    const answer = await table.append(1, mine);
    expect([answer.status, await answer.json()]).toEqual([201, { n: 2 }]);
    const late = await table.append(1);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      refusal: 'behind',
      operations: [{ n: 2, ...mine }],
    });
    expect(await table.since()).toEqual([
      { n: 1, ...table.first },
      { n: 2, ...mine },
    ]);
  });

  it('knows a request again whose answer was lost', async () => {
    const table = await newTable();
    expect((await table.create()).status).toBe(201);
    const mine = operation();
    await table.append(1, mine);
    await table.append(2);
    expect(await (await table.append(1, mine)).json()).toEqual({ n: 2 });
    expect(await table.since()).toHaveLength(3);
  });

  it('tells what was missed and what comes, in order, to whoever listens', async () => {
    const table = await newTable();
    const [second, third] = [operation('second'), operation('third')];
    await table.append(1, second);
    const all = [
      { n: 1, ...table.first },
      { n: 2, ...second },
      { n: 3, ...third },
    ];
    const streams = await Promise.all(
      [0, 1, 2].map(async (after) => ({ after, events: await streamOf(table, after) })),
    );
    for (const { after, events } of streams) {
      expect(await toldBy(table, events)).toEqual(all.slice(after, 2));
    }
    await table.append(2, third);
    for (const { events } of streams) {
      expect(await toldBy(table, events)).toEqual([all[2]]);
    }
    const fromNow = await following(table, 3);
    const sealed = 'beside';
    for (const role of ['player', 'viewer'] as const) {
      expect((await post(table.address('light'), { sealed }, table.token(role))).status).toBe(204);
      expect(await fromNow()).toEqual({ name: 'light', data: { from: role, sealed } });
    }
    expect(await table.since(3)).toEqual([]);
  });

  it('shuts out old links when one is withdrawn', async () => {
    const table = await newTable();
    const next = await following(table, 1);
    const fresh = new RawTable(here.url, newInvitation(table.invitation.table));
    const withdrawal = {
      ...tokenHashes(fresh.invitation),
      ...{ after: 1, first: operation('anew'), handover: 'handover' },
    };
    const asked = (token: string) => post(table.address('withdrawal'), withdrawal, token);
    expect((await asked(table.token('viewer'))).status).toBe(403);
    expect((await asked(table.token('player'))).status).toBe(201);
    expect((await next())?.name).toBe('withdrawn');
    expect(await next()).toBe(undefined);
    const old = await table.get('operations');
    expect(old.status).toBe(410);
    expect(await old.json()).toMatchObject({ refusal: 'withdrawn', handover: 'handover' });
    expect((await table.append(2)).status).toBe(410);
    expect(await fresh.since()).toEqual([{ n: 2, ...withdrawal.first }]);
    expect((await fresh.append(2)).status).toBe(201);
  });

  it('hands the new keys also to whoever was let in just before', async () => {
    const table = await newTable();
    const given = new TransformStream<Uint8Array, Uint8Array>();
    const body = given.writable.getWriter();
    const answer = fetch(table.address('operations'), {
      ...{ method: 'POST', headers: { authorization: `Bearer ${table.token('player')}` } },
      ...{ body: given.readable, duplex: 'half' },
    });
    const parts = JSON.stringify({ after: 1, ...operation() });
    await body.write(new TextEncoder().encode(parts.slice(0, 5)));
    // Asked after it, and answered: the head of the first was seen.
    await table.since();
    const fresh = newInvitation(table.invitation.table);
    const withdrawal = {
      ...tokenHashes(fresh),
      ...{ after: 1, first: operation('anew'), handover: 'handover' },
    };
    expect(
      (await post(table.address('withdrawal'), withdrawal, table.token('player'))).status,
    ).toBe(201);
    await body.write(new TextEncoder().encode(parts.slice(5)));
    await body.close();
    expect(await (await answer).json()).toMatchObject({
      ...{ refusal: 'withdrawn', handover: 'handover' },
    });
  });

  it('says that it is one, and where phones find it', async () => {
    const answer = await fetch(`${here.url}/tables`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ tables: true, addresses: [] });
    const addresses = ['http://192.168.1.7:4173/'];
    const known = await new Here({ addresses: () => addresses }).open();
    expect(await (await fetch(`${known.url}/tables`)).json()).toEqual({ tables: true, addresses });
    await known.close();
  });

  it('sends headers that let no page use its answers', async () => {
    const answers = [
      await (await newTable()).get('operations'),
      await fetch(`${here.url}/tables/x`),
    ];
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('access-control-allow-origin')).toBe(null);
    }
  });
});

describe('a stranger', () => {
  const cases: readonly [string, number, string, (table: RawTable) => Promise<Response>][] = [
    ['guesses a table', 404, 'unknown-table', (table) => new RawTable(table.url).get('operations')],
    ['guesses a form', 404, 'unknown-table', (table) => fetch(`${table.url}/tables/1/operations`)],
    ['has no token', 401, 'wrong-token', (table) => fetch(table.address('operations'))],
    ['has another token', 401, 'wrong-token', (table) => table.get('operations', newToken())],
    [
      'writes with another',
      401,
      'wrong-token',
      (table) => table.append(1, operation(), newToken()),
    ],
    [
      'has the hash',
      401,
      'wrong-token',
      (table) => table.get('operations', tokenHashes(table.invitation).player),
    ],
    [
      'only watches',
      403,
      'viewers-only-read',
      (table) => table.append(1, operation(), table.token('viewer')),
    ],
    [
      'takes a number',
      409,
      'taken',
      (table) =>
        new RawTable(table.url, { ...newInvitation(), table: table.invitation.table }).create(),
    ],
    ['is early', 409, 'behind', (table) => table.append(7)],
    [
      'sends too much',
      413,
      'too-large',
      (table) => table.append(1, operation('a'.repeat(10_000_000))),
    ],
    [
      'sends a little too much',
      413,
      'too-large',
      (table) => table.append(1, operation('a'.repeat(MOST_SEALED + 1))),
    ],
    [
      'says too much beside',
      413,
      'too-large',
      (table) =>
        post(table.address('light'), { sealed: 'a'.repeat(MOST_LIGHT + 1) }, table.token('player')),
    ],
    [
      'sends no JSON',
      400,
      'malformed',
      (table) => post(table.address('operations'), '{', table.token('player')),
    ],
    ['sends no operation', 400, 'malformed', (table) => table.append(1, { id: 'x', sealed: 'x' })],
    ['sends no number', 400, 'malformed', (table) => table.append(0.5)],
    [
      'sends what is not sealed',
      400,
      'malformed',
      (table) => table.append(1, operation('{"plain":1}')),
    ],
    ['asks after nothing', 400, 'malformed', (table) => table.get('operations?after=-1')],
    ['asks for something else', 400, 'malformed', (table) => table.get('secrets')],
  ];
  const newToken = () => new RawTable('').token('player');

  test.each(cases)(
    'who %s gets %i in one sentence, and changes nothing',
    async (_, status, refusal, ask) => {
      const table = await newTable();
      const answer = await ask(table);
      const { says, ...rest } = (await answer.json()) as Record<string, unknown>;
      expect([answer.status, rest['refusal']]).toEqual([status, refusal]);
      expect(says).toMatch(/^[A-Z][^.]+\.$/);
      expect(await table.since()).toEqual([{ n: 1, ...table.first }]);
      expect((await table.append(1)).status).toBe(201);
    },
  );

  it('sends anything whatever, and others notice nothing', async () => {
    const table = await newTable();
    const rng = rngFromSeed('strangers');
    const pick = <T>(all: readonly T[]): T => all[rng.below(all.length)] as T;
    const id = table.invitation.table;
    const player = `Bearer ${table.token('player')}`;
    const paths = [
      '/',
      '/tables',
      '/tables/',
      `/tables/${id}`,
      `/tables/${id}/operations`,
      `/tables/${id}/events?after=x`,
      `/tables/${id}/light`,
      `/tables/${id}/withdrawal`,
      '/tables/%00/operations',
      `/tables/${id}/operations?after=99999999999`,
      '/tables/../tables',
      'http://[/',
      '*',
    ];
    const methods = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'BREW', 'PO\0ST'];
    const bodies = [
      '',
      '{',
      '[]',
      'null',
      '0',
      '"x"',
      '{"after":1}',
      `{"after":1,"id":"${newId()}"}`,
      `{"after":1e99,"id":"${newId()}","sealed":"a"}`,
      `{"after":1,"id":"${newId()}","sealed":["a"]}`,
      `{"after":1,"id":"${newId()}","sealed":""}`,
      '{"__proto__":{"after":1}}',
      '[['.repeat(5000),
      '\u0000\ufffd',
      'x'.repeat(3000),
    ];
    const heads = [
      '',
      `Authorization: ${player}\r\n`,
      'Authorization: Bearer\r\n',
      `Authorization: Basic ${id}\r\n`,
      'Transfer-Encoding: nonsense\r\n',
      `X: ${'y'.repeat(20_000)}\r\n`,
    ];
    const statuses = new Set<string>();
    const count = isSoaking() ? 100_000 : 300;
    for (let sent = 0; sent < count; sent += 1) {
      const body = pick(bodies);
      const length = rng.below(10) === 0 ? rng.below(100) : Buffer.byteLength(body);
      const socket = connect(here.port, LOOPBACK);
      socket.on('error', () => undefined);
      socket.end(
        `${pick(methods)} ${pick(paths)} HTTP/1.1\r\nHost: x\r\n${pick(heads)}Content-Length: ${length}\r\nConnection: close\r\n\r\n${body}`,
      );
      const answer = await text(socket).catch(() => '');
      statuses.add(answer.slice(9, 10));
    }
    // Refused, given what any player may have, or cut off in the middle: nothing else.
    expect([...statuses].filter((first) => !['', '2', '4'].includes(first))).toEqual([]);
    expect(await table.since()).toEqual([{ n: 1, ...table.first }]);
    expect((await table.append(1)).status).toBe(201);
  });

  it('who repeats what others sent, in any order, changes nothing', async () => {
    const table = await newTable();
    const sent = Array.from({ length: 6 }, () => operation());
    for (const [i, one] of sent.entries()) await table.append(i + 1, one);
    const before = await table.since();
    const rng = rngFromSeed('repeats');
    for (let n = 0; n < (isSoaking() ? 5_000 : 60); n += 1) {
      const index = rng.below(sent.length);
      const again = { ...operation(), ...sent[index], sealed: 'another' };
      const answer = await table.append(rng.below(9), again);
      expect([answer.status, await answer.json()]).toEqual([201, { n: index + 2 }]);
    }
    expect((await table.create()).status).toBe(201);
    expect(await table.since()).toEqual(before);
  });

  it('who floods is alone with it: others are served as ever', async () => {
    const limits = { ...USUAL_LIMITS, requestsAtOnce: 20, requestsPerSecond: 0, streams: 2 };
    const flooded = await new Here({ limits, trustsProxy: true }).open();
    const leaving = new AbortController();
    const { signal } = leaving;
    const table = await newTable(flooded.url);
    const from = async (address: string, what: string) => {
      const authorization = `Bearer ${table.token('viewer')}`;
      const headers = { authorization, 'x-forwarded-for': address };
      return (await fetch(table.address(what), { headers, signal })).status;
    };
    const flood = Array.from({ length: 100 }, () => from('10.0.0.2', 'operations'));
    const statuses = await Promise.all(flood);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(80);
    expect(await from('10.0.0.3', 'operations')).toBe(200);
    expect((await table.append(1)).status).toBe(201);
    // Streams are counted over all addresses, too.
    const opened: number[] = [];
    for (const address of ['10.0.0.3', '10.0.0.4', '10.0.0.5']) {
      opened.push(await from(address, 'events'));
    }
    expect(opened).toEqual([200, 200, 429]);
    leaving.abort();
    await flooded.close();
  });

  it('floods from one address, and is let in again later', async () => {
    let now = 0;
    const narrow = {
      requestsAtOnce: 5,
      requestsPerSecond: 1,
      tablesAtOnce: 1,
      streamsPerAddress: 1,
    };
    const flooded = await new Here({
      limits: { ...USUAL_LIMITS, ...narrow },
      now: () => now,
    }).open();
    try {
      const table = await newTable(flooded.url);
      const another = await new RawTable(flooded.url).create();
      expect(another.status).toBe(429);
      const leaving = new AbortController();
      const stream = () =>
        fetch(table.address('events'), {
          headers: { authorization: `Bearer ${table.token('viewer')}` },
          signal: leaving.signal,
        });
      expect((await stream()).status).toBe(200);
      const second = await stream();
      expect([second.status, await second.json()]).toMatchObject([
        429,
        { refusal: 'too-many-requests' },
      ]);
      expect((await table.get('operations')).status).toBe(200);
      const sixth = await table.get('operations');
      expect([sixth.status, sixth.headers.get('retry-after')]).toEqual([429, '5']);
      now = 1000;
      expect((await table.get('operations')).status).toBe(200);
      leaving.abort();
    } finally {
      await flooded.close();
    }
  });

  it('is known behind a proxy by what the proxy says, and only there', async () => {
    for (const trustsProxy of [true, false]) {
      const limits = { ...USUAL_LIMITS, requestsAtOnce: 1, requestsPerSecond: 0 };
      const proxied = await new Here({ limits, trustsProxy }).open();
      const from = (address: string) =>
        fetch(`${proxied.url}/tables/x/operations`, { headers: { 'x-forwarded-for': address } });
      const addresses = ['10.0.0.1', '10.0.0.1, 10.0.0.2', '10.0.0.3, 10.0.0.1'];
      const statuses: number[] = [];
      for (const address of addresses) statuses.push((await from(address)).status);
      expect(statuses).toEqual(trustsProxy ? [404, 404, 429] : [404, 429, 429]);
      await proxied.close();
    }
  });

  it('who reads nothing is let go', async () => {
    const patient = await new Here({
      limits: { ...UNLIMITED.limits, slowMs: 200, streamsPerAddress: 1 },
    }).open();
    try {
      const table = await newTable(patient.url);
      const sealed = 'a'.repeat(MOST_SEALED);
      for (let after = 1; after < 15; after += 1) await table.append(after, operation(sealed));
      const socket = connect(patient.port, LOOPBACK);
      const gone = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => undefined);
      socket.write(
        `GET /tables/${table.invitation.table}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${table.token('viewer')}\r\n\r\n`,
      );
      await new Promise((resolve) => socket.once('data', resolve));
      socket.pause();
      // There is room for one stream: a second is let in when the first is gone.
      const second = async () => {
        const { status, body } = await table.get('events?after=15');
        await body?.cancel();
        return status;
      };
      await expect.poll(second).toBe(200);
      // What lies in the buffers of the system still comes.
      let heard = 0;
      socket.on('data', (data) => {
        heard += data.length;
      });
      socket.resume();
      await gone;
      expect(heard).toBeLessThan(14 * MOST_SEALED);
      expect((await table.append(15)).status).toBe(201);
    } finally {
      await patient.close();
    }
  });
});
