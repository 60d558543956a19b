import { closeSync, openSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { followLink, sweep } from '@empty-chair/lab/atomic-write';
import type { Owner } from '@empty-chair/lab/owner';
import { isGone, ownedMark, ownerOf } from '@empty-chair/lab/owner';

/** Somebody else has it, and does not let go. `message` is the file that says so. */
export class InUse extends Error {}

/** Nothing can be written there; `cause` is the system's reason. */
export class CannotLock extends Error {}

/** So long for others to finish: no command takes more than a moment. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 10;
/** Of a process on another machine nobody can tell whether it runs; so long it never does. */
const FORGOTTEN_MS = 600_000;

/**
 * Does something that reads a file and writes it, with no other of us in between. Whoever comes second
 * waits. Everybody who wants it puts up a file of his own, and has it when he then sees no other: of
 * two, the later one to look always sees the earlier. A file whose process was killed counts for
 * nothing and may be taken away by anybody, since its name never comes back.
 */
export async function locked<T>(
  path: string,
  work: () => T | Promise<T>,
  patience = PATIENCE_MS,
): Promise<T> {
  const target = followLink(path);
  const lock = await take(target, patience);
  try {
    sweep(dirname(target), basename(target));
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function take(target: string, patience: number): Promise<string> {
  const since = performance.now();
  // Who came first has the smaller name, and need not step back.
  const name = `${nameBefore(target)}${Date.now().toString(36)}.${ownedMark()}.lock`;
  const lock = join(dirname(target), name);
  for (;;) {
    put(lock);
    const others = othersThan(lock, target);
    if (others[0] === undefined) return lock;
    const late = performance.now() - since > patience;
    // Two that see each other: the later one makes room, or neither would ever begin.
    if (late || others.some((other) => other < name)) rmSync(lock, { force: true });
    if (late) throw new InUse(join(dirname(target), others[0]));
    await sleep(LOOK_MS);
  }
}

/** The files of others who want it or have it, now that what was left behind is taken away. */
function othersThan(lock: string, target: string): readonly string[] {
  const folder = dirname(target);
  return readdirSync(folder).filter((name) => {
    const owner = ownerIn(name, target);
    if (owner === undefined || name === basename(lock)) return false;
    const isLeft = isGone(owner) || isForgotten(join(folder, name), lock);
    if (isLeft) rmSync(join(folder, name), { force: true });
    return !isLeft;
  });
}

/** Undefined: the file is nothing of ours. */
function ownerIn(name: string, target: string): Owner | undefined {
  const before = nameBefore(target);
  if (!name.startsWith(before)) return undefined;
  const mark = /^[0-9a-z]+\.([\w-]+)\.lock$/.exec(name.slice(before.length))?.[1];
  return mark === undefined ? undefined : ownerOf(mark);
}

function isForgotten(other: string, lock: string): boolean {
  const [theirs, ours] = [other, lock].map((path) => statSync(path, { throwIfNoEntry: false }));
  if (theirs === undefined || ours === undefined) return false;
  // Both times are of the same disk: clocks of two machines may differ.
  return ours.mtimeMs - theirs.mtimeMs > FORGOTTEN_MS;
}

const nameBefore = (target: string): string => `.${basename(target)}.`;

function put(lock: string): void {
  try {
    closeSync(openSync(lock, 'w'));
  } catch (cause) {
    throw new CannotLock(lock, { cause });
  }
}
