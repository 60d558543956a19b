import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { SECURITY_HEADERS } from '../scripts/page-policy.mjs';
import { appServer, listen } from '../scripts/serve.mjs';

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

function send(method: string, asked: string, head = 'Host: localhost'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${method} ${asked} HTTP/1.1\r\n${head}\r\nConnection: close\r\n\r\n`);
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

  it('leaves no hold of the page to who opened it, where browsers heed that', async () => {
    const policy = 'cross-origin-opener-policy: same-origin\r\n';
    const secure = await send('GET', '/', 'Host: localhost\r\nSec-Fetch-Mode: navigate');
    expect(secure).toContain(policy);
    // On a page that is not secure they would only complain.
    expect(await send('GET', '/', 'Host: 192.168.1.7')).not.toContain(policy);
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

  // A made-up name may lead to this machine, and its page then asks us: it gets the app, as all do.
  it('gives another host name the app, and the pages of another host nothing to read', async () => {
    const head = 'Host: elsewhere.test\r\nOrigin: http://elsewhere.test';
    const answer = await send('GET', '/', head);
    expect(answer).toContain('the page');
    expect(answer).not.toMatch(/^access-control-/im);
    expect(answer).toContain('cross-origin-resource-policy: same-origin\r\n');
    const secret = await send('GET', 'http://elsewhere.test/../secret', head);
    expect(secret).toMatch(/^HTTP\/1\.1 404 /);
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
