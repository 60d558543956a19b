import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import { literal } from '@empty-chair/kernel/words';
import {
  areaOf,
  areas,
  NONE,
  provinceOf,
  provinces,
  realmOf,
  realms,
  seaZoneOf,
  seaZones,
  tradeNodeOf,
  tradeNodes,
} from './content.ts';

/** Places and realms in JSON: the ids of the content. */
export interface Kind {
  readonly write: (index: number) => string;
  readonly read: json.Reader<number>;
}

function kind(
  all: readonly { readonly id: string }[],
  of: (id: string) => number | undefined,
): Kind {
  return {
    write: (index) => all[index]?.id ?? '',
    read: (value, path) => {
      const id = json.text(value, path);
      const found = of(id);
      if (found !== undefined) return found;
      return json.fail(
        path,
        kernelMessage('data.notOneOf', { value: literal(id), choices: literal(someIds(all)) }),
      );
    },
  };
}
const someIds = (all: readonly { readonly id: string }[]): string =>
  `${all
    .slice(0, 6)
    .map(({ id }) => id)
    .join(', ')}, …`;

export const PROVINCE = kind(provinces, provinceOf);
export const AREA = kind(areas, areaOf);
export const SEA_ZONE = kind(seaZones, seaZoneOf);
export const NODE = kind(tradeNodes, tradeNodeOf);
export const REALM = kind(realms, realmOf);

/** NONE is written as null. */
export const orNull = ({ write, read }: Kind) => ({
  write: (index: number): string | null => (index === NONE ? null : write(index)),
  read: (value: unknown, path: string): number => (value === null ? NONE : read(value, path)),
});

export const listOf =
  ({ read, write }: Kind) =>
  (value: unknown, path: string): number[] => {
    const all = json.list(value, path, read);
    all.forEach((one, index) => {
      if (all.indexOf(one) !== index) {
        json.fail(`${path}[${index}]`, kernelMessage('data.twice', { value: literal(write(one)) }));
      }
    });
    return all;
  };

/** `{ "place": value }` for the places that differ from what is usual there. */
export function writeBy<T>(
  { write }: Kind,
  all: ArrayLike<number>,
  usual: (index: number) => number,
  value: (n: number) => T,
): Record<string, T> {
  const found: [string, T][] = [];
  for (let index = 0; index < all.length; index += 1) {
    const n = all[index] as number;
    if (n !== usual(index)) found.push([write(index), value(n)]);
  }
  return Object.fromEntries(found);
}

export function readBy(
  { read }: Kind,
  into: Int16Array | Uint8Array,
  readValue: json.Reader<number>,
): json.Reader<void> {
  return (value, path) => {
    for (const [id, one] of Object.entries(json.object(value, path))) {
      const at = json.join(path, id);
      into[read(id, at)] = readValue(one, at);
    }
  };
}

export const wholeFrom =
  (least: number, most: number): json.Reader<number> =>
  (value, path) =>
    json.whole(value, path, least, most);
