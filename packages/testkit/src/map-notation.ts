import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import { literal } from '@empty-chair/kernel/words';
import type { Notation } from './notation.ts';

/**
 * A position in one line, as chess has FEN. The map comes first, a word for each of its hexes that
 * has something on it. Behind it, each between ` | `, the other fields of the JSON form:
 *
 *   B4=AA C4=AS | turn "automa" | tracks {"automa":{"military":1}}
 *
 * What is left out follows from the rest, as in the JSON form, which is what is read.
 */
export interface MapWords<Hex> {
  /** The field of the JSON form that holds the map, by the names of its hexes. */
  readonly field: string;
  readonly print: (name: string, hex: Hex) => string;
  /** Undefined for what is no word for a hex. */
  readonly read: (word: string) => readonly [name: string, hex: Hex] | undefined;
  /** How a hex and how another field could be written, for whoever wrote something else. */
  readonly like: { readonly hex: string; readonly field: string };
}

const SEPARATOR = ' | ';

export function mapNotation<State, Hex>(
  encode: (state: State) => unknown,
  { field, print, read, like }: MapWords<Hex>,
): Notation<State> {
  const readHex = (word: string): readonly [string, Hex] => read(word) ?? refuse(like.hex, word);
  return {
    print: (state) => {
      const { [field]: hexes, ...rest } = encode(state) as Readonly<Record<string, unknown>>;
      const map = Object.entries(hexes as Readonly<Record<string, Hex>>).map(([name, hex]) =>
        print(name, hex),
      );
      const fields = Object.entries(rest)
        .map(([name, value]) => [name, JSON.stringify(value)] as const)
        .filter(([, json]) => json !== '[]' && json !== '{}')
        .map(([name, json]) => `${name} ${json}`);
      return [map.join(' '), ...fields].join(SEPARATOR);
    },
    parse: (text) => {
      const [map = '', ...sections] = text.trim().split(/\s*\|\s*/);
      const hexes = map.split(/\s+/).filter((word) => word !== '');
      return {
        [field]: Object.fromEntries(hexes.map(readHex)),
        ...Object.fromEntries(sections.map((section) => readField(section, like.field))),
      };
    },
  };
}

function readField(section: string, like: string): readonly [string, unknown] {
  const [, name = '', json = ''] = /^(\w+) (.+)$/.exec(section.trim()) ?? [];
  try {
    return [name, JSON.parse(json)];
  } catch {
    return refuse(like, section);
  }
}

function refuse(what: string, value: string): never {
  throw new Refused(kernelMessage('data.expected', { what: literal(what), value: literal(value) }));
}
