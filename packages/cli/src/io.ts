import type { Readable } from 'node:stream';
import { escapedJson, withoutSteering } from '@empty-chair/text/plain-text';

/** All that a command sees of the world, so that tests can stand in for it. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly stdin: Readable;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The program itself, for the threads of a study; undefined: no threads, as in tests. */
  readonly program: URL | undefined;
  /** Colours, prompts and progress only where a person looks. */
  readonly tty: { readonly in: boolean; readonly out: boolean; readonly err: boolean };
}

const ESCAPE = '\u001b';
/** As `style.ts` writes them. */
const COLORS = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'gu');

/**
 * The one way out of a command: nothing in it steers the terminal but our own colors. A terminal ends its lines
 * where it likes, so a no-break space would only keep `grep "3 warriors"` from finding a line.
 */
export function steadied(io: Io, json: boolean): Io {
  const keeps = io.tty.out ? COLORS : undefined;
  const shown = (text: string): string => withoutSteering(text, keeps).replaceAll('\u00a0', ' ');
  return {
    ...io,
    out: (text) => io.out(json ? escapedJson(text) : shown(text)),
    err: (text) => io.err(shown(text)),
  };
}

export function processIo(program: URL): Io {
  return {
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    stdin: process.stdin,
    cwd: process.cwd(),
    env: process.env,
    program,
    tty: {
      in: process.stdin.isTTY === true,
      out: process.stdout.isTTY === true,
      err: process.stderr.isTTY === true,
    },
  };
}
