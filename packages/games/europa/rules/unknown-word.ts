import * as json from '@empty-chair/kernel/json';
import { nearest } from '@empty-chair/kernel/nearest';
import type { Message } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import { sortKey } from './alphabet.ts';
import { m } from './words.ts';

/** What a word of a pack should have been. */
export type What =
  | 'realm'
  | 'bot'
  | 'province'
  | 'area'
  | 'seaZone'
  | 'tradeNode'
  | 'chart'
  | 'node'
  | 'fact'
  | 'deed'
  | 'amount'
  | 'case'
  | 'field'
  | 'word';

/** So many can be listed in a sentence; of more only the nearest is told. */
const MOST_LISTED = 8;

/** Why a word means nothing, with the one that was most likely meant. */
export function unknownWord(what: What, word: string, known: readonly string[]): Message {
  const said = { what: literal(what), word: literal(json.short(word)) };
  const near = nearestOf(word, known);
  if (near !== undefined) return message(m('bad.unknownNear'), { ...said, near: literal(near) });
  if (known.length === 0 || known.length > MOST_LISTED) return message(m('bad.unknown'), said);
  return message(m('bad.unknownOf'), { ...said, choices: literal(known.join(', ')) });
}

export function failUnknown(
  path: string,
  what: What,
  word: string,
  known: readonly string[],
): never {
  return json.fail(path, unknownWord(what, word, known));
}

/** Capitals, accents and what stands between words do not count. */
function nearestOf(word: string, known: readonly string[]): string | undefined {
  const byKey = new Map<string, string>();
  for (const one of known) if (!byKey.has(sortKey(one))) byKey.set(sortKey(one), one);
  return byKey.get(nearest(sortKey(word), [...byKey.keys()]) ?? '');
}

export const isNear = (word: string, known: readonly string[]): boolean =>
  nearestOf(word, known) !== undefined;

/** An object with the known fields only. */
export function fieldsOf(value: unknown, path: string, known: readonly string[]): json.Fields {
  const fields = json.object(value, path);
  for (const name of Object.keys(fields)) {
    if (!known.includes(name)) failUnknown(json.join(path, name), 'field', name, known);
  }
  return fields;
}

export function oneOf<T extends string>(value: unknown, path: string, choices: readonly T[]): T {
  const word = json.text(value, path);
  return choices.find((one) => one === word) ?? failUnknown(path, 'word', word, choices);
}
