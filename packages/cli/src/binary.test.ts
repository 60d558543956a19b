import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

// The real thing, once: the bundle, its exit codes, and pipes. It is built when it is stale.

const bin = fileURLToPath(new URL('../bin/empty-chair.js', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'empty-chair-bin-'));
  spawnSync(process.execPath, [bin, '--version']);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(line: string, input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...line.split(' ')], {
    cwd: folder,
    input,
    encoding: 'utf8',
    env: { ...process.env, LANG: 'C', LC_ALL: 'C' },
  });
  return { status, out: stdout, err: stderr };
}

describe('the binary', () => {
  it('plays from a pipe', () => {
    const { status, out } = start('play toy --seed a', 'w 2\ndone\n\nwhy\nquit\n');
    expect(status).toBe(0);
    expect(out).toContain('3. Magpie: bot turn');
    expect(readdirSync(folder)).toEqual(['empty-chair.json']);
  });

  it('gives its exit codes', () => {
    expect(start('show').status).toBe(0);
    expect(start('new toy')).toMatchObject({ status: 1, out: '' });
    expect(start('tunr').status).toBe(2);
  });

  it('keeps stdout for the result', () => {
    const { out, err } = start('sim toy --games 5 --json');
    expect(JSON.parse(out)).toMatchObject({ game: 'toy', games: 5 });
    expect(err).toContain('per second');
  });

  it('reads a position from the standard input', () => {
    const { status, out } = start('position -', '{"game":"toy"}');
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { path: 'config' } });
  });
});
