import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What was asked of the system, in order, by names of files instead of their numbers. */
const asked: string[] = [];
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const names = new Map<number, string>();
  const nameOf = (path: unknown) =>
    String(path).endsWith('.tmp') ? 'new' : basename(String(path));
  return {
    ...fs,
    openSync: (path: string, flags: string, mode?: number) => {
      const file = fs.openSync(path, flags, mode);
      names.set(file, nameOf(path));
      if (mode !== undefined) asked.push(`make ${nameOf(path)} ${mode.toString(8)}`);
      return file;
    },
    writeSync: (file: number, bytes: Uint8Array, from: number) => {
      asked.push(`write ${names.get(file)}`);
      return fs.writeSync(file, bytes, from);
    },
    fsyncSync: (file: number) => {
      asked.push(`wait for ${names.get(file)}`);
      fs.fsyncSync(file);
    },
    renameSync: (from: string, to: string) => {
      asked.push(`rename ${nameOf(from)} to ${nameOf(to)}`);
      fs.renameSync(from, to);
    },
  };
});

// An earlier file of this thread may have loaded it with the real file system, a later one wants that again.
vi.resetModules();
const { NotAFile, writeAtomic } = await import('./atomic-write.ts');
afterAll(() => {
  vi.resetModules();
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'empty-chair-write-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('replaces the whole text and leaves nothing else behind', () => {
  const file = join(folder, 'game.json');
  writeAtomic(file, 'a long first text');
  writeAtomic(file, 'short');
  expect(readFileSync(file, 'utf8')).toBe('short');
  expect(readdirSync(folder)).toEqual(['game.json']);
});

it('leaves nothing behind when it fails', () => {
  const target = join(folder, 'full');
  mkdirSync(target);
  writeFileSync(join(target, 'x'), '');
  expect(() => writeAtomic(target, 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['full']);
});

it('writes through a link', () => {
  const real = join(folder, 'real.json');
  const link = join(folder, 'link.json');
  writeFileSync(real, 'old');
  symlinkSync(real, link);
  writeAtomic(link, 'new');
  expect(readFileSync(real, 'utf8')).toBe('new');
});

it('waits for the disk before the name is given, and for the name', () => {
  const file = join(folder, 'game.json');
  asked.length = 0;
  writeAtomic(file, 'text', 0o600);
  expect(asked).toEqual([
    ...['make new 600', 'write new', 'wait for new', 'rename new to game.json'],
    `wait for ${basename(folder)}`,
  ]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it('never takes the place of what is no file', async () => {
  const path = join(folder, 'socket');
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(path, resolve));
  expect(() => writeAtomic(path, 'text')).toThrow(NotAFile);
  expect(statSync(path).isSocket()).toBe(true);
  expect(readdirSync(folder)).toEqual(['socket']);
  await new Promise((resolve) => server.close(resolve));
});
