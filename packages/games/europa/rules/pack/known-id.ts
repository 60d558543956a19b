import * as json from '@empty-chair/kernel/json';
import { literal, message } from '@empty-chair/kernel/words';
import { m } from '../words.ts';
import type { Known } from './types.ts';

const LISTS = { realm: 'realms', province: 'provinces', area: 'areas' } as const;
const UNKNOWN = {
  realm: m('bad.realm'),
  province: m('bad.province'),
  area: m('bad.area'),
} as const;

/** The id of a place or realm. There are too many of them for an error that lists what could stand there. */
export function knownId(
  value: unknown,
  path: string,
  what: keyof typeof LISTS,
  known: Known,
): string {
  const id = json.text(value, path);
  if (!known[LISTS[what]].includes(id)) {
    json.fail(path, message(UNKNOWN[what], { word: literal(id) }));
  }
  return id;
}
