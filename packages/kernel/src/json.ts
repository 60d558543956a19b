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
  return value.map((item, index) => read(item, `${path}[${index}]`));
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

function short(value: unknown): string {
  const shown = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return shown.length > 40 ? `${shown.slice(0, 37)}…` : shown;
}
