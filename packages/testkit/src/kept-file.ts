import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Set by `npm run golden`: kept files are rewritten instead of compared. */
const UPDATE = 'UPDATE_GOLDEN';

function isUpdating(): boolean {
  return (process.env[UPDATE] ?? '') !== '';
}

export function readKept(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Problems of the first difference; none after an update, which writes the text. */
export function compareKept(file: string, text: string): readonly string[] {
  if (isUpdating()) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return [];
  }
  const kept = readKept(file);
  if (kept === undefined) return [`${file} is missing: run with ${UPDATE}=1 and read it`];
  if (kept === text) return [];
  const old = kept.split('\n');
  const now = text.split('\n');
  const line = now.findIndex((one, i) => one !== old[i]);
  const at = line < 0 ? now.length : line;
  return [
    `${file}:${at + 1} was: ${old[at] ?? '(nothing)'}`,
    `${file}:${at + 1} now: ${now[at] ?? '(nothing)'}`,
  ];
}
