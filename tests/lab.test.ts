import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

// The lab as it is used: the bundle, real threads, a real kill.

const bin = fileURLToPath(new URL('../packages/cli/bin/empty-chair.js', import.meta.url));
const STUDY = {
  game: 'tapestry',
  config: { level: '{level}' },
  axes: { level: ['1', '6'] },
  games: 200,
  batch: 8,
  coverage: 5,
};
const RESULTS = ['games.parquet', 'summary.json'];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'empty-chair-lab-'));
  writeFileSync(join(folder, 'study.json'), JSON.stringify(STUDY));
  const { status } = run('local', 1);
  expect(status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const argumentsFor = (out: string, workers: number) =>
  [bin, 'lab', 'run', 'study.json', '--out', out, '--workers', String(workers)] as const;

function run(out: string, workers: number) {
  return spawnSync(process.execPath, argumentsFor(out, workers), { cwd: folder, encoding: 'utf8' });
}
const bytes = (out: string) =>
  RESULTS.map((name) => readFileSync(join(folder, out, name)).toString('base64'));

test('one worker and three give the same bytes', () => {
  expect(run('three', 3).status).toBe(0);
  expect(bytes('three')).toEqual(bytes('local'));
});

test('killed in the middle and resumed, it gives the same bytes', async () => {
  const batches = join(folder, 'killed', 'batches');
  const kept = () =>
    existsSync(batches) ? readdirSync(batches).filter((name) => name.endsWith('.json')) : [];
  const first = spawn(process.execPath, argumentsFor('killed', 2), {
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => first.on('exit', (_code, signal) => resolve(signal)));
  while (kept().length < 5) await wait(5);
  first.kill('SIGKILL');
  expect(await ended).toBe('SIGKILL');
  const before = kept().length;
  expect(before).toBeLessThan(50);
  expect(existsSync(join(folder, 'killed', 'summary.json'))).toBe(false);

  const { status, stderr } = run('killed', 2);
  expect(status).toBe(0);
  expect(stderr.replaceAll(',', '')).toContain(`${400 - 8 * before} games in`);
  expect(bytes('killed')).toEqual(bytes('local'));
});
