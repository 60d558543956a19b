import { BadData, kernelMessage, Refused } from './errors.ts';
import type { Reader } from './json.ts';
import * as json from './json.ts';
import { Typed } from './typed.ts';
import type { Message } from './words.ts';
import { literal } from './words.ts';

/** The values that a field can have: all of them (or examples), whole numbers, or forms. */
type Among<T> = readonly T[] | Range | Forms;
export interface Range {
  readonly least: number;
  readonly most: number;
}
export interface Forms {
  readonly tag: string;
  readonly forms: Readonly<Record<string, FieldSet>>;
}

/** One thing that a verb says: how it is typed, read again, kept in a record, and which there are. */
export interface Field<T> {
  readonly among: Among<T>;
  /** One word, or several; `what` is the field's name, for the reason of a refusal. */
  read(typed: Typed, what: string): T;
  print(value: T): string;
  /** For a record that keeps the fields apart; the value itself where nothing else is said. */
  encode?(value: T): unknown;
  readonly decode: Reader<T>;
  /** What is meant where it is left out; only at the end of a sentence. */
  readonly otherwise?: T;
}
export type FieldSet = Readonly<Record<string, Field<unknown>>>;
/** The values of a set of fields. */
export type Given<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends Field<infer T> ? T : never;
};

// ---- the kinds of fields ---------------------------------------------------------

export const count = (least: number, most: number): Field<number> => ({
  among: { least, most },
  read: (typed, what) => typed.whole(least, most, what),
  print: String,
  decode: (value, path) => json.whole(value, path, least, most),
});

export const word = <const T extends string>(known: readonly T[]): Field<T> => ({
  among: known,
  read: (typed, what) => typed.oneOf(known, what),
  print: (value) => value,
  decode: (value, path) => json.oneOf(value, path, known),
});

/** Something with a name: a place, a card. `of` finds it, and says nothing where there is none. */
export interface Naming<T> {
  readonly all: readonly T[];
  readonly of: (name: string) => T | undefined;
  readonly name: (value: T) => string;
  /** Why a name is not one of these; without it, all names are told. */
  readonly unknown?: (name: string) => Message;
}
export const named = <T>({ all, of, name, unknown }: Naming<T>): Field<T> => {
  const find = (text: string): T => {
    const found = of(text);
    if (found !== undefined) return found;
    throw new Refused(
      unknown?.(text) ??
        kernelMessage('data.notOneOf', {
          value: literal(text),
          choices: literal(all.map(name).join(', ')),
        }),
    );
  };
  return {
    among: all,
    read: (typed, what) => find(typed.next(what)),
    print: name,
    encode: name,
    decode: (value, path) => asData(path, () => find(json.text(value, path))),
  };
};

/** The place in a list of names: `TRACKS[track]` is typed, the number is meant. */
export const indexed = <T extends number>(names: readonly string[]): Field<T> =>
  named({
    all: names.map((_, index) => index as T),
    of: (name) => {
      const found = names.indexOf(name);
      return found < 0 ? undefined : (found as T);
    },
    name: (value) => names[value] as string,
  });

/** True where the word stands, false where it is left out; `means` turns that round. */
export const flag = (said: string, means = true): Field<boolean> => ({
  among: [false, true],
  read: (typed, what) => typed.oneOf([said], what) === said && means,
  print: (value) => (value === means ? said : ''),
  decode: json.flag,
  otherwise: !means,
});

export const yesNo: Field<boolean> = {
  among: [true, false],
  read: (typed, what) => typed.oneOf(['yes', 'no'], what) === 'yes',
  print: (value) => (value ? 'yes' : 'no'),
  decode: json.flag,
};

export const optional = <T>(field: Field<T>, otherwise: T): Field<T> => ({
  ...field,
  otherwise,
  read: (typed, what) => (typed.isDone() ? otherwise : field.read(typed, what)),
});

/** Several of the same in one line: `stability -1; prestige 2`. */
export const several = <T>(field: Field<T>) => ({
  read: (text: string, what: string): readonly T[] =>
    partsOf(text).map((part) => readText(part, (typed) => field.read(typed, what))),
  print: (values: readonly T[]): string => values.map(field.print).join('; '),
});
/** A `;` at the end says nothing; a line without a word is one part, for the field to refuse. */
function partsOf(text: string): readonly string[] {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  return parts.length === 0 ? [''] : parts;
}

// ---- several fields ----------------------------------------------------------------

/** Forms with a name each, of which one is meant: `hex C4 empty`, `points human 12`. */
export function choice<Tag extends string, Forms extends Readonly<Record<string, FieldSet>>>(
  tag: Tag,
  forms: Forms,
): Field<ChoiceOf<Tag, Forms>> {
  type Value = ChoiceOf<Tag, Forms>;
  const names = Object.keys(forms) as (keyof Forms & string)[];
  const whole = (name: keyof Forms & string, given: object): Value =>
    ({ [tag]: name, ...given }) as Value;
  const formOf = (value: Value) => (value as Readonly<Record<string, string>>)[tag] as string;
  return {
    among: { tag, forms },
    read: (typed, what) => {
      const name = typed.oneOf(names, what);
      return whole(name, readAll(forms[name] as FieldSet, typed));
    },
    print: (value) => {
      const name = formOf(value);
      return sentence(name, printAll(forms[name] as FieldSet, value as Values));
    },
    encode: (value) => {
      const name = formOf(value);
      return { [tag]: name, ...encodeAll(forms[name] as FieldSet, value as Values) };
    },
    decode: (value, path) => {
      const fields = json.object(value, path);
      const name = json.oneOf(json.field(fields, path, tag), json.join(path, tag), names);
      return whole(name, decodeAll(forms[name] as FieldSet, fields, path, [tag]));
    },
  };
}
export type ChoiceOf<Tag extends string, Forms> = {
  [Name in keyof Forms & string]: { readonly [T in Tag]: Name } & Given<Forms[Name]>;
}[keyof Forms & string];

type Values = Readonly<Record<string, unknown>>;

function readAll(fields: FieldSet, typed: Typed): Values {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const isLeftOut = 'otherwise' in field && typed.isDone();
    values[name] = isLeftOut ? field.otherwise : field.read(typed, name);
  }
  return values;
}

/** What is meant anyway is left out at the end; before something else it has to be said. */
function printAll(fields: FieldSet, values: Values): string {
  const list = Object.entries(fields);
  while (list.length > 0) {
    const [name, field] = list[list.length - 1] as (typeof list)[number];
    if (!('otherwise' in field) || values[name] !== field.otherwise) break;
    list.pop();
  }
  return sentence(...list.map(([name, field]) => field.print(values[name])));
}

function encodeAll(fields: FieldSet, values: Values): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { encode }]) => [
      name,
      encode === undefined ? values[name] : encode(values[name]),
    ]),
  );
}

function decodeAll(
  fields: FieldSet,
  data: json.Fields,
  path: string,
  besides: readonly string[],
): Values {
  json.object(data, path, [...besides, ...Object.keys(fields)]);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.decode(json.field(data, path, name), json.join(path, name)),
    ]),
  );
}

/** Why some number could not be typed, and so not be read from a record again. */
export function whyOutside(fields: FieldSet, values: Values): Message | undefined {
  for (const [name, { among, otherwise }] of Object.entries(fields)) {
    const value = values[name];
    if (typeof value === 'number' && 'least' in among && value !== otherwise) {
      const { least, most } = among;
      if (value < least || value > most || !Number.isInteger(value)) {
        return kernelMessage('data.outOfRange', { value, least, most });
      }
    }
    if ('forms' in among) {
      const inside = value as Readonly<Record<string, unknown>>;
      const why = whyOutside(among.forms[String(inside[among.tag])] ?? {}, inside);
      if (why !== undefined) return why;
    }
  }
  return undefined;
}

function sentence(...words: readonly string[]): string {
  return words.filter((one) => one !== '').join(' ');
}

/** What a person typed is refused; the same in a file is bad data. */
export function asData<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refused) throw new BadData(path, error.reason);
    throw error;
  }
}

/** A field that is read and printed as a text of its own. */
export function readText<T>(text: string, read: (typed: Typed) => T): T {
  const typed = new Typed(text);
  const value = read(typed);
  typed.end();
  return value;
}
