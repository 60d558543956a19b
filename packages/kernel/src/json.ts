import { BadData, kernelMessage } from './errors.ts';
import type { Message } from './words.ts';
import { literal } from './words.ts';

/**
 * Reading data from outside: each reader takes the value and its path, and throws BadData with
 * that path when the value is not what it should be.
 */
export type Fields = Readonly<Record<string, unknown>>;
export type Reader<T> = (value: unknown, path: string) => T;

export function fail(path: string, reason: Message): never {
  throw new BadData(path, reason);
}

/** An object; when `known` is given, a field that is not in it is an error (a typing slip). */
export function object(value: unknown, path: string, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    fail(path, expected('{…}', value));
  }
  const fields = value as Fields;
  if (known !== undefined) {
    for (const name of Object.keys(fields)) {
      if (!known.includes(name)) {
        fail(join(path, name), kernelMessage('data.unknownField', { field: literal(name) }));
      }
    }
  }
  return fields;
}

export function field(fields: Fields, path: string, name: string): unknown {
  if (!(name in fields)) {
    fail(join(path, name), kernelMessage('data.missing', { field: literal(name) }));
  }
  return fields[name];
}

/** A field that may be left out. */
export function optional<T>(
  fields: Fields,
  path: string,
  name: string,
  read: Reader<T>,
  otherwise: T,
): T {
  return name in fields ? read(fields[name], join(path, name)) : otherwise;
}

export function text(value: unknown, path: string): string {
  if (typeof value !== 'string') fail(path, expected('"…"', value));
  return value;
}

export function flag(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') fail(path, expected('true | false', value));
  return value;
}

export function whole(value: unknown, path: string, least: number, most: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value))
    fail(path, expected('0, 1, 2 …', value));
  if (value < least || value > most) {
    fail(path, kernelMessage('data.outOfRange', { value, least, most }));
  }
  return value;
}

export function list<T>(value: unknown, path: string, read: Reader<T>): T[] {
  if (!Array.isArray(value)) fail(path, expected('[…]', value));
  const items: T[] = [];
  // Not `map`, which would skip a gap and so leave it in the list.
  for (let index = 0; index < value.length; index += 1) {
    items.push(read(value[index], `${path}[${index}]`));
  }
  return items;
}

export function oneOf<T extends string>(value: unknown, path: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    fail(
      path,
      kernelMessage('data.notOneOf', {
        value: literal(short(value)),
        choices: literal(choices.join(', ')),
      }),
    );
  }
  return found;
}

/** Nothing that we read is nested nearly so deep; what is, would end every walk through it. */
export const MOST_LEVELS = 100;

/** To be asked first of what comes from outside. Goes down without calling itself: it must not fail. */
export function refuseDeep(value: unknown, path = ''): void {
  let level: readonly unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) fail(path, kernelMessage('data.tooDeep', { most: MOST_LEVELS }));
    const below: unknown[] = [];
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue;
      for (const inside of Object.values(one)) below.push(inside);
    }
    level = below;
  }
}

/** A text of a length that can be kept and shown. */
export function shortText(value: unknown, path: string, most: number): string {
  const given = text(value, path);
  if (given.length > most) fail(path, kernelMessage('data.tooLong', { n: given.length, most }));
  return given;
}

/** Puts the outer path in front of what an inner decoder reports. */
export function at<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadData) throw new BadData(join(path, error.path), error.reason);
    throw error;
  }
}

export function join(path: string, name: string): string {
  if (path === '') return name;
  return name === '' || name.startsWith('[') ? path + name : `${path}.${name}`;
}

function expected(what: string, value: unknown): Message {
  return kernelMessage('data.expected', { what: literal(what), value: literal(short(value)) });
}

/** The beginning of a value, for a sentence. Looks at no more of it than is shown. */
export function short(value: unknown): string {
  const shown = typeof value === 'string' ? value : begun(value, SHOWN + 1);
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN - 3)}…` : shown;
}
const SHOWN = 40;

/** As JSON, but given up when it is long enough: so it can be as large and as deep as it likes. */
function begun(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, room));
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  let shown = isList ? '[' : '{';
  // Every level takes at least one sign, so that it cannot go deeper than there is room.
  for (const name of isList ? value.keys() : Object.keys(value)) {
    if (shown.length >= room) return shown;
    if (shown.length > 1) shown += ',';
    if (!isList) shown += `${JSON.stringify(String(name).slice(0, room))}:`;
    shown += begun((value as Fields)[name], room - shown.length);
  }
  return shown + (isList ? ']' : '}');
}
