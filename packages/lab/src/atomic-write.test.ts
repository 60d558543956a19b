import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeAtomic } from './atomic-write.ts';

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
