import { kernelMessage } from '@empty-chair/kernel/errors';
import type { NumberColumn } from '@empty-chair/kernel/ids';
import { put } from '@empty-chair/kernel/ids';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import { NONE } from './content.ts';
import type { Kind } from './kinds.ts';
import * as kinds from './kinds.ts';

/** Places and realms in JSON: the ids of the content. */
export interface Written<I extends number> {
  readonly all: readonly I[];
  readonly write: (one: I) => string;
  readonly read: json.Reader<I>;
}

const written = <I extends number>(kind: Kind<I>): Written<I> => ({
  all: kind.all,
  write: (one) => kind.id(one) ?? '',
  read: (value, path) => {
    const id = json.text(value, path);
    const found = kind.of(id);
    if (found !== undefined) return found;
    return json.fail(
      path,
      kernelMessage('data.notOneOf', { value: literal(id), choices: literal(someIds(kind)) }),
    );
  },
});
const someIds = <I extends number>({ all, id }: Kind<I>): string =>
  `${all.slice(0, 6).map(id).join(', ')}, …`;

export const PROVINCE = written(kinds.PROVINCE);
export const AREA = written(kinds.AREA);
export const SEA_ZONE = written(kinds.SEA_ZONE);
export const NODE = written(kinds.NODE);
export const EVENT = written(kinds.EVENT);
export const REALM = written(kinds.REALM);

const isNone = (one: number): boolean => one === NONE;
/** NONE is written as null. */
export const orNull = <I extends number>({ write, read }: Written<I>) => ({
  write: (one: I): string | null => (isNone(one) ? null : write(one)),
  read: (value: unknown, path: string): I | typeof NONE =>
    value === null ? NONE : read(value, path),
});

export const listOf =
  <I extends number>({ read, write }: Written<I>) =>
  (value: unknown, path: string): I[] => {
    const all = json.list(value, path, read);
    all.forEach((one, index) => {
      if (all.indexOf(one) !== index) {
        json.fail(`${path}[${index}]`, kernelMessage('data.twice', { value: literal(write(one)) }));
      }
    });
    return all;
  };

/** `{ "place": value }` for the places that differ from what is usual there. */
export function writeBy<I extends number, N extends number, T>(
  { all, write }: Written<I>,
  column: NumberColumn<I, N>,
  usual: (one: I) => N | undefined,
  value: (n: N) => T,
): Record<string, T> {
  const found: [string, T][] = [];
  for (const one of all) {
    const n: N = column[one];
    if (n !== usual(one)) found.push([write(one), value(n)]);
  }
  return Object.fromEntries(found);
}

export function readBy<I extends number, N extends number>(
  { read }: Written<I>,
  into: NumberColumn<I, N>,
  readValue: json.Reader<N>,
): json.Reader<void> {
  return (value, path) => {
    for (const [id, one] of Object.entries(json.object(value, path))) {
      const at = json.join(path, id);
      put(into, read(id, at), readValue(one, at));
    }
  };
}

export const wholeFrom =
  (least: number, most: number): json.Reader<number> =>
  (value, path) =>
    json.whole(value, path, least, most);
