import type { NetworkInterfaceInfo } from 'node:os';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { addressesInTheRoom, qrInTerminal, welcome } from '../scripts/welcome.mjs';

const at = (address: string, internal = false): NetworkInterfaceInfo => ({
  ...{ address, internal, family: 'IPv4' },
  ...{ netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null },
});
const loopback = at('127.0.0.1', true);

describe('the addresses that a phone in the room can open', () => {
  it('are those of the networks that this machine is in', () => {
    const v6: NetworkInterfaceInfo = { ...at('fe80::1'), family: 'IPv6', scopeid: 1 };
    const interfaces = {
      lo: [loopback],
      wlan0: [at('192.168.1.7'), v6],
      usb0: [at('169.254.3.4')],
      gone: undefined,
    };
    expect(addressesInTheRoom(interfaces, 4173)).toEqual(['http://192.168.1.7:4173/']);
  });

  it('begin with the likeliest: home networks, then offices, then what only this machine sees', () => {
    const interfaces = {
      docker0: [at('172.17.0.1')],
      'br-1f2e3d': [at('192.168.49.1')],
      'vEthernet (WSL)': [at('172.28.0.1')],
      tailscale0: [at('100.101.102.103')],
      eth1: [at('203.0.113.9')],
      eth0: [at('172.16.5.6')],
      eth2: [at('10.1.2.3')],
      'Wi-Fi': [at('192.168.0.20')],
    };
    const [first, second, third, fourth, ...others] = addressesInTheRoom(interfaces, 80);
    expect([first, second, third, fourth]).toEqual([
      'http://192.168.0.20:80/',
      'http://10.1.2.3:80/',
      'http://172.16.5.6:80/',
      'http://203.0.113.9:80/',
    ]);
    expect(others).toHaveLength(4);
  });
});

describe('a QR code in the terminal', () => {
  const text = 'http://192.168.100.200:4173/';
  const HALVES: Record<string, readonly [boolean, boolean]> = {
    '\u2588': [true, true],
    '\u2580': [true, false],
    '\u2584': [false, true],
    ' ': [false, false],
  };
  /** Which modules are lit, row by row; a line holds two rows. */
  const lit = (lines: readonly string[]): boolean[][] =>
    lines.flatMap((line) => {
      const halves = Array.from(line, (char) => HALVES[char] ?? []);
      return [halves.map(([upper]) => upper === true), halves.map(([, lower]) => lower === true)];
    });

  it('has every module, light ones lit, and the margin of four that the standard asks for', async () => {
    const rows = lit((await qrInTerminal(text, false)).split('\n'));
    const { data, size } = encode(text, { border: 0 });
    const inside = rows.slice(4, 4 + size).map((row) => row.slice(4, 4 + size));
    expect(inside).toEqual(data.map((row) => row.map((isDark) => !isDark)));
    // The corner that every code has: a dark ring around a dark square.
    expect(inside.slice(0, 2).map((row) => row.slice(0, 8).map(Number).join(''))).toEqual([
      '00000001',
      '01111101',
    ]);
    const margin = rows.slice(0, 8 + size).flatMap((row, y) => {
      expect(row).toHaveLength(8 + size);
      return row.filter((_, x) => Math.min(x, y) < 4 || Math.max(x, y) >= 4 + size);
    });
    expect(margin.every(Boolean)).toBe(true);
  });

  it('is white on black in a terminal of any colours', async () => {
    const plain = (await qrInTerminal(text, false)).split('\n');
    const coloured = (await qrInTerminal(text, true)).split('\n');
    expect(coloured).toEqual(plain.map((line) => `\u001b[97;40m${line}\u001b[0m`));
  });
});

describe('what npm start says', () => {
  const place = { port: 4173, isPrivate: false, hasColours: false };

  it('has an address for this computer, and for a phone with its code', async () => {
    const interfaces = { lo: [loopback], eth0: [at('10.1.2.3')], wlan0: [at('192.168.1.7')] };
    const said = await welcome({ ...place, interfaces });
    const code = await qrInTerminal('http://192.168.1.7:4173/', false);
    expect(said).toBe(`Empty Chair is at http://localhost:4173/ (Ctrl+C ends it)
On a phone in the same network: http://192.168.1.7:4173/

${code}

If the phone does not find it: http://10.1.2.3:4173/
Whoever is in your network can open the app. Only for this computer: npm start -- --private`);
  });

  it('says when there is no network', async () => {
    const said = await welcome({ ...place, interfaces: { lo: [loopback] } });
    expect(said).toBe(`Empty Chair is at http://localhost:4173/ (Ctrl+C ends it)
No network was found, so a phone cannot open it.`);
  });

  it('names no other address when it is private', async () => {
    const interfaces = { wlan0: [at('192.168.1.7')] };
    const said = await welcome({ ...place, isPrivate: true, interfaces });
    expect(said).toBe(
      'Empty Chair is at http://localhost:4173/, only for this computer (Ctrl+C ends it)',
    );
  });

  it('says where shared tables are kept, in every case', async () => {
    const line = 'Shared tables are kept in /data/tables (none: npm start -- --no-tables)';
    const shared = { ...place, tablesIn: '/data/tables' };
    const interfaces = { wlan0: [at('192.168.1.7')] };
    const cases = [
      { ...shared, interfaces },
      { ...shared, interfaces: {} },
      { ...shared, interfaces, isPrivate: true },
    ];
    for (const one of cases) expect((await welcome(one)).split('\n').at(-1)).toBe(line);
  });
});
