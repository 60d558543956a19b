import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { SECURITY_HEADERS } from '../scripts/page-policy.mjs';
import { addressesInTheRoom, appServer, listen } from '../scripts/serve.mjs';

// Raw request lines: a browser or fetch would tidy them up before they are sent.

const parent = mkdtempSync(join(tmpdir(), 'empty-chair-serve-'));
const folder = join(parent, 'app');
const server = appServer(folder);
let port = 0;
beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<p>the page</p>');
  writeFileSync(join(folder, 'assets', 'part.js'), 'export {};');
  writeFileSync(join(folder, '.built'), 'the stamp');
  writeFileSync(join(parent, 'secret'), 'a secret');
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(parent, { recursive: true, force: true });
});

function send(method: string, asked: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${asked} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}
const statusOf = async (method: string, asked: string): Promise<number> =>
  Number((await send(method, asked)).split(' ')[1]);

describe('the server of npm start', () => {
  test.each([
    ['/', 200],
    ['/?a=b', 200],
    ['/index.html', 200],
    ['/assets/part.js', 200],
    ['http://localhost/assets/part.js', 200],
    ['/missing', 404],
    ['/assets', 404],
    ['/assets/', 404],
    ['/../secret', 404],
    ['/..%2fsecret', 404],
    ['/%2e%2e/secret', 404],
    ['/assets/..%5c..%5c..%5csecret', 404],
    ['/.built', 404],
    ['/%2ebuilt', 404],
    [`/${'a'.repeat(300)}`, 404],
    ['/%', 400],
    ['/%E0%A4%A', 400],
    ['//', 400],
    ['/%00', 400],
    ['http://[/', 400],
  ])('%s: %i', async (asked, status) => {
    const answer = await send('GET', asked);
    expect(Number(answer.split(' ')[1])).toBe(status);
    expect(answer).not.toContain('secret');
    expect(answer).not.toContain('the stamp');
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(answer).toContain(`${name}: ${value}\r\n`);
    }
  });

  it('gives to GET and HEAD only, and to HEAD no content', async () => {
    expect(await send('GET', '/')).toContain('the page');
    const head = await send('HEAD', '/');
    expect(head).toContain('200 OK');
    expect(head).not.toContain('the page');
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
      expect(await statusOf(method, '/')).toBe(405);
    }
  });

  it('lives through any request line', async () => {
    const rng = rngFromSeed('request lines');
    const parts = ['/', '//', '%', '%2e', '..', '\\', '%00', '?', '#', '[', ':', '@', 'a', '%C3'];
    parts.push('http://', 'é', '\u0001', '%E0%A4', 'x'.repeat(400), '*', 'index.html', ';', '"');
    for (let n = 0; n < 300; n += 1) {
      const length = 1 + rng.below(6);
      const asked = Array.from({ length }, () => parts[rng.below(parts.length)]).join('');
      const answer = await send('GET', asked);
      expect(answer, asked).toMatch(/^HTTP\/1\.1 (200|400|404) /);
      expect(answer, asked).not.toContain('the stamp');
    }
    expect(await statusOf('GET', '/')).toBe(200);
  });
});

it('names the addresses that a phone in the room can open', () => {
  const at = (address: string, internal = false) => ({
    ...{ address, internal, family: 'IPv4' as const },
    ...{ netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
  });
  const v6 = { ...at('fe80::1'), family: 'IPv6' as const, scopeid: 1 };
  expect(
    addressesInTheRoom(
      {
        lo: [at('127.0.0.1', true)],
        wlan0: [at('192.168.1.7'), v6],
        usb0: [at('169.254.3.4')],
        gone: undefined,
      },
      4173,
    ),
  ).toEqual(['http://192.168.1.7:4173/']);
});

// The policy lets no markup bring a style of its own; what Svelte sets later, it sets on the element.
it('no markup of ours has a style that the policy forbids', () => {
  const markup = readdirSync(fileURLToPath(new URL('../packages', import.meta.url)), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => /\.(svelte|svg)$/.test(name) && !/(^|\W)(node_modules|dist)\W/.test(name));
  const found = markup.filter((name) =>
    /<[a-z][^<>]*\sstyle="[^"{]*"/.test(
      readFileSync(new URL(`../packages/${name}`, import.meta.url), 'utf8'),
    ),
  );
  expect(markup.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
