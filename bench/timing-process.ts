import { spawnSync } from 'node:child_process';

/** Runs time-subject.ts in a fresh process and gives back what it printed. */
export function timeSubject<Result>(timer: string, args: readonly string[]): Result {
  const { status, stdout } = spawnSync(process.execPath, [timer, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`timing ${args[0]} failed`);
  // Sound because the bundle that prints it is built from the same checkout.
  return JSON.parse(stdout) as Result;
}
