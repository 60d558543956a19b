import { existsSync } from 'node:fs';
import { join, parse, resolve } from 'node:path';
import { writeAtomic } from '@empty-chair/lab/atomic-write';
import { withoutPasswords } from '@empty-chair/lab/queue/address';
import { version } from '../package.json';
import type { Context } from './context.ts';
import { DEFAULT_FILE } from './game-file.ts';

/** Writes all that is needed to see the failure again. Gives the file, or nothing if none could be. */
export function writeBugReport(
  context: Context,
  error: unknown,
  argv: readonly string[],
): string | undefined {
  const { reproduction, beside = DEFAULT_FILE } = context.busy;
  const file = freeName(context.io.cwd, beside === '-' ? DEFAULT_FILE : beside);
  const report = {
    bugReport: 1,
    emptyChair: version,
    node: process.version,
    // People send it on: the address of a queue holds a password.
    arguments: argv.map(withoutPasswords),
    error: withoutPasswords(
      error instanceof Error ? (error.stack ?? error.message) : String(error),
    ),
    record: safely(reproduction),
  };
  try {
    writeAtomic(resolve(context.io.cwd, file), `${JSON.stringify(report, undefined, 1)}\n`);
    return file;
  } catch {
    return undefined; // The first error matters more than the lost report.
  }
}

/** A report of an earlier failure is never overwritten. */
function freeName(cwd: string, beside: string): string {
  const { dir, name } = parse(beside);
  for (let number = 1; ; number += 1) {
    const file = join(dir, `${name}.bug-${number}.json`);
    if (!existsSync(resolve(cwd, file))) return file;
  }
}

function safely(make: (() => unknown) | undefined): unknown {
  try {
    return make?.();
  } catch (error) {
    return String(error);
  }
}
