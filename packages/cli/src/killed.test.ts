import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { volume } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Place } from './run-in-test.ts';

// Real processes, ended without a warning while they write: what was told is there afterwards.

const bin = fileURLToPath(new URL('../bin/empty-chair.js', import.meta.url));
const LINES = 40;
const place = new Place();
beforeAll(async () => {
  spawnSync(process.execPath, [bin, '--version']);
  await place.type('new toy --seed a');
});
afterAll(() => place.leave());

const kept = (): number => JSON.parse(place.read('empty-chair.json')).entries.length;

/** Gives how many entries a session told before it was killed: after some of them, and a moment more. */
async function killedSession(told: number, pause: number): Promise<number> {
  const session = spawn(process.execPath, [bin, 'play', '--json'], {
    cwd: place.folder,
    env: { ...process.env, LANG: 'C', LC_ALL: 'C' },
  });
  const ended = once(session, 'close');
  let out = '';
  // The greeting, then one line for each entry.
  const count = (): number => Math.max(0, out.split('\n').length - 2);
  session.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    if (count() >= told) setTimeout(() => session.kill('SIGKILL'), pause);
  });
  session.stdin.on('error', () => undefined);
  session.stdin.write(
    Array.from({ length: LINES }, (_, n) => `set round ${(n % 12) + 1}\n`).join(''),
  );
  await ended;
  return count();
}

it('nothing that was told is lost, and the game goes on', async () => {
  const rng = rngFromSeed('kills');
  for (let kill = 0; kill < volume(15); kill += 1) {
    const before = kept();
    const told = await killedSession(1 + rng.below(LINES / 2), rng.below(8));
    expect(told).toBeGreaterThan(0);
    expect(kept() - before).toBeGreaterThanOrEqual(told);
    // One more may have been kept and not told.
    expect(kept() - before).toBeLessThanOrEqual(told + 1);
  }
  expect((await place.type('check empty-chair.json')).code).toBe(0);
  expect((await place.type('do done')).code).toBe(0);
  // Not even what the killed ones were writing.
  expect(place.files()).toEqual(['empty-chair.json']);
});
