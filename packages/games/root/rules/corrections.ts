import { encodeState } from './codec-encode.ts';
import type { State } from './state.ts';
import type { Input } from './verbs/verbs.ts';

type Json = Readonly<Record<string, unknown>>;

/** Every fact in which two positions differ, set to what it is in the second. */
export const corrections = (from: State, to: State): readonly Input[] =>
  differing(encodeState(from), encodeState(to), '');

function differing(from: unknown, to: unknown, path: string): readonly Input[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  if (!isObject(from) || !isObject(to)) return [{ kind: 'correct', path, value: to ?? null }];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names.flatMap((name) =>
    differing(from[name], to[name], path === '' ? name : `${path}.${name}`),
  );
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
