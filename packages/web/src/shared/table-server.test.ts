import { describe, expect, it } from 'vitest';
import { pageOf, servedAt, serverOf } from './table-server.ts';

/** A server that answers all requests alike; tells what it was asked. */
function answering(body: string, status = 200) {
  const asked: string[] = [];
  const fetch = async (address: string) => {
    asked.push(address);
    return new Response(body, { status });
  };
  return { asked, fetch };
}
const served = (href: string, said: unknown, status?: number) =>
  servedAt(href, answering(JSON.stringify(said), status).fetch);

describe('the address of an app', () => {
  it.each([
    ['https://play.example.org/', 'https://play.example.org'],
    ['https://play.example.org/index.html', 'https://play.example.org'],
    ['https://example.org/chair/', 'https://example.org/chair'],
    ['https://example.org/chair/index.html?x=1#/table/7', 'https://example.org/chair'],
    ['http://127.0.0.1:4173/#t.abc', 'http://127.0.0.1:4173'],
  ])('%s is that of the server %s', (href, server) => {
    expect(serverOf(href)).toBe(server);
  });

  it('is what stands before the first #, with all that belongs to it', () => {
    expect(pageOf('https://example.org/chair/?x=1#/a#b')).toBe('https://example.org/chair/?x=1');
    expect(pageOf('https://example.org/')).toBe('https://example.org/');
  });
});

describe('tables are served', () => {
  const TABLES = { tables: true };

  it('where the server beside the app says so', async () => {
    const { asked, fetch } = answering(JSON.stringify(TABLES));
    expect(await servedAt('https://example.org/chair/#/home', fetch)).toEqual({
      page: 'https://example.org/chair/',
    });
    expect(asked).toEqual(['https://example.org/chair/tables']);
  });

  it.each([
    ['a host without one', { tables: false }],
    ['anything else that is true', { tables: 'yes' }],
    ['a list', [true]],
    ['a word', 'tables'],
    ['nothing', null],
  ])('not where there is %s', async (_, said) => {
    expect(await served('https://example.org/', said)).toBeUndefined();
  });

  it('not where the answer is refused, is a page, or never comes', async () => {
    expect(await served('https://example.org/', TABLES, 404)).toBeUndefined();
    const page = answering('<!doctype html>').fetch;
    expect(await servedAt('https://example.org/', page)).toBeUndefined();
    const nobody = () => Promise.reject(new TypeError('fetch failed'));
    expect(await servedAt('https://example.org/', nobody)).toBeUndefined();
  });
});

describe('links begin with', () => {
  const inRoom = { tables: true, addresses: ['http://192.168.1.7:4173/', 'http://10.0.0.2:4173/'] };

  it.each(['http://localhost:4173/', 'http://127.0.0.1:4173/', 'http://[::1]:4173/'])(
    'the address in the room, for to another phone %s is that phone',
    async (href) => {
      expect(await served(href, inRoom)).toEqual({ page: 'http://192.168.1.7:4173/' });
    },
  );

  it('the address that this device came by, where others can come by it too', async () => {
    expect(await served('https://play.example.org/#/x', inRoom)).toEqual({
      page: 'https://play.example.org/',
    });
  });

  it.each([[undefined], [[]], [[7]], ['http://192.168.1.7/']])(
    'this device where the server knows no other address: %j',
    async (addresses) => {
      expect(await served('http://localhost:4173/', { tables: true, addresses })).toEqual({
        page: 'http://localhost:4173/',
      });
    },
  );
});
