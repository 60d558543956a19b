import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * Files that live for a moment bear the name of the process that made them, so that whoever finds one
 * later can tell whether that process still runs. The number alone does not tell: numbers are given
 * again, in a container the same ones every time.
 */
export interface Owner {
  readonly machine: string;
  readonly pid: number;
  /** When the process started, as the system counts it; '0' where the system does not say. */
  readonly start: string;
}

const SELF: Owner = { machine: machineName(), pid: process.pid, start: startOf(process.pid) };

/** For the name of a file; never the same twice. */
export function ownedMark(): string {
  return `${SELF.machine}-${SELF.pid}-${SELF.start}-${randomBytes(4).toString('hex')}`;
}

/** Undefined: not a mark. Earlier versions wrote the number of the process alone. */
export function ownerOf(mark: string): Owner | undefined {
  if (/^\d+$/.test(mark)) return { machine: SELF.machine, pid: Number(mark), start: '0' };
  const [, machine = '', pid, start = '0'] = /^(\w+)-(\d+)-(\d+)-\w+$/.exec(mark) ?? [];
  return pid === undefined ? undefined : { machine, pid: Number(pid), start };
}

/** Whether the process has surely ended; of one on another machine nobody can tell. */
export function isGone({ machine, pid, start }: Owner): boolean {
  if (machine !== SELF.machine) return false;
  if (pid === SELF.pid) return start !== SELF.start;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Otherwise it runs, and is somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
  return start !== '0' && startOf(pid) !== start;
}

/** Processes are counted by machine, and in each container anew. */
function machineName(): string {
  let container = '';
  try {
    container = readlinkSync('/proc/self/ns/pid');
  } catch {
    // Only Linux has it.
  }
  return createHash('sha256')
    .update(hostname() + container)
    .digest('hex')
    .slice(0, 8);
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name comes second, in brackets, and may hold anything; the start is the 20th after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}
