import { describe, expect, test } from 'vitest';
import { isOwnName, isOwnPage } from './foreign.ts';

const PLAIN = { addresses: [], trustsProxy: false };
const PROXIED = { addresses: [], trustsProxy: true };
const NAMED = { addresses: ['https://play.example.org/chair/'], trustsProxy: false };
const headers = (given: Readonly<Record<string, string>>) => (name: string) => given[name];

describe('a name', () => {
  test.each([
    ['192.168.1.7:4173', PLAIN, true],
    ['[2001:db8::1]:4173', PLAIN, true],
    ['localhost:4173', PLAIN, true],
    ['anna-laptop', PLAIN, true],
    ['Anna-Laptop.local:4173', PLAIN, true],
    ['play.example.org', PLAIN, false],
    ['elsewhere.test:4173', PLAIN, false],
    // It only looks like a number.
    ['1.2.3.4.elsewhere.test', PLAIN, false],
    ['localhost.elsewhere.test', PLAIN, false],
    ['play.example.org', NAMED, true],
    ['play.example.org:8443', NAMED, true],
    ['elsewhere.test', NAMED, false],
    // A proxy has looked at the name before.
    ['play.example.org', PROXIED, true],
  ])('%s is ours with %o: %s', (host, names, isOurs) => {
    expect(isOwnName(headers({ host }), names)).toBe(isOurs);
  });
});

describe('a page', () => {
  const host = '192.168.1.7:4173';
  const origin = `http://${host}`;
  const elsewhere = 'http://elsewhere.test';
  test.each([
    // No browser: the command line, say.
    [{ host }, PLAIN, true],
    [{ host, origin }, PLAIN, true],
    [{ host, origin: elsewhere }, PLAIN, false],
    [{ host, origin: 'null' }, PLAIN, false],
    [{ host, origin: 'http://192.168.1.7:8000' }, PLAIN, false],
    // Where the browser says it itself.
    [
      { host: 'upstream', origin: 'https://play.test', 'sec-fetch-site': 'same-origin' },
      PLAIN,
      true,
    ],
    [{ host, origin, 'sec-fetch-site': 'cross-site' }, PLAIN, false],
    [{ host, origin, 'sec-fetch-site': 'same-site' }, PLAIN, false],
    // A proxy may have changed the host.
    [{ host: 'upstream', origin: 'https://play.example.org' }, PLAIN, false],
    [{ host: 'upstream', origin: 'https://play.example.org' }, NAMED, true],
    [{ host: 'up', origin: 'https://a.test', 'x-forwarded-host': 'a.test' }, PROXIED, true],
    [{ host: 'up', origin: 'https://a.test', 'x-forwarded-host': 'a.test' }, PLAIN, false],
  ])('%o is ours with %o: %s', (given, names, isOurs) => {
    expect(isOwnPage(headers(given), names)).toBe(isOurs);
  });
});
