import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { m } from '../words.ts';

const SPACE = /[ \t\r\n]*/y;
const WORD = /true|false|null/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Control characters stand in it escaped; from 7f to 9f JSON takes them as they are. */
const TEXT = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;

/**
 * As `JSON.parse`, which says on no two engines where a slip is, and of a name that stands twice
 * drops the first in silence: both are told here with their place.
 */
export function parseJson(text: string): unknown {
  let at = 0;
  const take = (what: RegExp): string | undefined => {
    what.lastIndex = at;
    const found = what.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const fail = (path: string): never => {
    const before = text.slice(0, at).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return json.fail(path, message(m('bad.packJson'), { line: before.length, column }));
  };
  const sign = (wanted: string): boolean => {
    take(SPACE);
    if (text[at] !== wanted) return false;
    at += 1;
    return true;
  };
  const members = (path: string, depth: number): unknown => {
    const found = new Map<string, unknown>();
    if (sign('}')) return {};
    do {
      take(SPACE);
      const name = JSON.parse(take(TEXT) ?? fail(path)) as string;
      const here = json.join(path, name);
      if (found.has(name)) json.fail(here, kernelMessage('data.twice', { value: literal(name) }));
      if (!sign(':')) fail(here);
      found.set(name, value(here, depth));
    } while (sign(','));
    if (!sign('}')) fail(path);
    return Object.fromEntries(found);
  };
  const items = (path: string, depth: number): unknown => {
    const found: unknown[] = [];
    if (sign(']')) return found;
    do found.push(value(`${path}[${found.length}]`, depth));
    while (sign(','));
    if (!sign(']')) fail(path);
    return found;
  };
  function value(path: string, depth: number): unknown {
    if (depth > json.MOST_LEVELS) {
      json.fail(path, kernelMessage('data.tooDeep', { most: json.MOST_LEVELS }));
    }
    if (sign('{')) return members(path, depth + 1);
    if (sign('[')) return items(path, depth + 1);
    return JSON.parse(take(TEXT) ?? take(WORD) ?? take(NUMBER) ?? fail(path));
  }
  const whole = value('', 0);
  take(SPACE);
  if (at < text.length) fail('');
  return whole;
}
