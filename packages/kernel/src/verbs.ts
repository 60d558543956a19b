import type { Codec } from './codec.ts';
import type { ChoiceOf, Field, FieldSet, Given, Range } from './fields.ts';
import { asData, choice, readText, whyOutside } from './fields.ts';
import * as json from './json.ts';
import type { Table } from './table.ts';
import { refuseIf } from './typed.ts';
import type { Message, Seat } from './words.ts';

/**
 * Something that a human can say, stated once. How it is typed, read, kept, completed and made up by
 * a test follows from its fields.
 */
export interface Verb<State, Fields extends FieldSet> {
  /** In the order in which they are typed. */
  readonly fields: Fields;
  /** What may well be said now: places and ranges, never a list of numbers. */
  offers?(state: State, seat: Seat): Iterable<Offer<Given<Fields>>>;
  /** Why it cannot be, from what is known before; what only shows on the way is refused by `apply`. */
  refuses?(state: State, given: Given<Fields>, seat: Seat): Message | undefined;
  apply(table: Table<State>, given: Given<Fields>, seat: Seat): void;
  /** The line of the log, said of the position before. */
  said(state: State, given: Given<Fields>, seat: Seat): Message;
}
/** The verbs of a game by their names. */
export type VerbSet<State> = Readonly<Record<string, Verb<State, FieldSet>>>;

/** Makes a verb of a game whose states are `State`; its fields are read off what is given. */
export const verbOf =
  <State>() =>
  <Fields extends FieldSet>(verb: Verb<State, Fields>): Verb<State, Fields> =>
    verb;

type FormsOf<Verbs> = {
  [Name in keyof Verbs]: Verbs[Name] extends { readonly fields: infer F } ? F : never;
};

/** What the verbs of a set say: `{ kind: 'move', n: 3, from: 5, to: 1 }`. */
export type InputOf<Verbs> = ChoiceOf<'kind', FormsOf<Verbs>>;

/** What the facts of a set say: `{ what: 'fruit', tree: 3, n: 2 }`. */
export type FactOf<Facts> = ChoiceOf<'what', FormsOf<Facts>>;

/** One verb for many facts, each stated like a verb: `correct hex …`, `correct points …`. */
export const aboutFacts = <State, Facts extends VerbSet<State>>(
  facts: Facts,
): Verb<State, { readonly fact: Field<FactOf<Facts>> }> =>
  familyOf<State, 'fact', Facts>('fact', facts);

/** One verb for a family of them, as a field of that name: `play craft …`, `play battle …`. */
export function familyOf<State, Name extends string, Verbs extends VerbSet<State>>(
  name: Name,
  verbs: Verbs,
): Verb<State, Readonly<Record<Name, Field<FactOf<Verbs>>>>> {
  const whats = Object.keys(verbs);
  const of = (what: string) => verbs[what] as Verb<State, FieldSet>;
  /** What is given, without the name of the field around it. */
  const inner = (given: Given<FieldSet>) => given[name] as Given<FieldSet> & Member;
  const verbFor = (given: Given<FieldSet>) => of(inner(given).what);
  const family: Verb<State, FieldSet> = {
    fields: {
      [name]: choice('what', Object.fromEntries(whats.map((what) => [what, of(what).fields]))),
    },
    *offers(state, seat) {
      for (const what of whats) {
        const offers = of(what).offers?.(state, seat) ?? [];
        for (const offer of offers) yield { [name]: { what, ...offer } };
      }
    },
    refuses: (state, given, seat) => verbFor(given).refuses?.(state, inner(given), seat),
    apply: (table, given, seat) => verbFor(given).apply(table, inner(given), seat),
    said: (state, given, seat) => verbFor(given).said(state, inner(given), seat),
  };
  return family as object as Verb<State, Readonly<Record<Name, Field<FactOf<Verbs>>>>>;
}
interface Member {
  readonly what: string;
}

/** What may be said now: each count a value or a range, ids and everything else as they are. */
export type Offer<Input> = Input extends unknown
  ? {
      readonly [Name in keyof Input]: number extends Input[Name]
        ? Input[Name] | Range
        : Input[Name] extends Member
          ? Offer<Input[Name]>
          : Input[Name];
    }
  : never;

/** All that follows from a set of verbs; members of the game's module. */
export interface Inputs<State, Input> {
  /** What is typed first, with the fields after it. */
  readonly sentences: readonly Sentence[];
  readonly inputCodec: Codec<Input>;
  inputKey(input: Input): string;
  parseInput(text: string): Input;
  inputMessage(state: State, seat: Seat, input: Input): Message;
  /** What the seat may well say now, in the order of the verbs. */
  offers(state: State, seat: Seat): readonly Offer<Input>[];
  /** The same, numbers one by one. */
  legal(state: State, seat: Seat): readonly Input[];
  /** Why it cannot be, without trying it. */
  refusal(state: State, seat: Seat, input: Input): Message | undefined;
  applyInput(table: Table<State>, seat: Seat, input: Input): void;
}
export interface Sentence {
  readonly kind: string;
  readonly fields: FieldSet;
}

export function inputsOf<State, Verbs extends VerbSet<State>>(
  verbs: Verbs,
  /** What a record holds: the sentence, or its fields apart. */
  kept: 'sentence' | 'fields',
): Inputs<State, InputOf<Verbs>> {
  type Input = InputOf<Verbs>;
  const kinds = Object.keys(verbs);
  const forms = Object.fromEntries(kinds.map((kind) => [kind, verbOfKind(kind).fields]));
  const sentences = choice('kind', forms);
  function verbOfKind(kind: string): Verb<State, FieldSet> {
    return verbs[kind] as Verb<State, FieldSet>;
  }
  const verbFor = (input: Input) => verbOfKind(input.kind);
  const parse = (text: string): Input =>
    readText(text, (typed) => sentences.read(typed, 'kind') as Input);
  const key = (input: Input): string => sentences.print(input);
  /** Plain loops: random play lists hundreds of offers before every entry. */
  const offers = (state: State, seat: Seat): readonly Offer<Input>[] => {
    const all: object[] = [];
    for (const kind of kinds) {
      const ofKind = verbOfKind(kind).offers?.(state, seat);
      if (ofKind !== undefined) for (const offer of ofKind) all.push({ kind, ...offer });
    }
    return all as Offer<Input>[];
  };
  const refusal = (state: State, seat: Seat, input: Input): Message | undefined => {
    const { fields, refuses } = verbFor(input);
    return whyOutside(fields, input) ?? refuses?.(state, input, seat);
  };
  return {
    sentences: kinds.map((kind) => ({ kind, fields: verbOfKind(kind).fields })),
    inputKey: key,
    parseInput: parse,
    inputCodec:
      kept === 'sentence'
        ? { encode: key, decode: (data) => asData('', () => parse(json.text(data, ''))) }
        : {
            encode: (input) => sentences.encode?.(input),
            decode: (data) => sentences.decode(data, '') as Input,
          },
    inputMessage: (state, seat, input) => verbFor(input).said(state, input, seat),
    offers,
    legal: (state, seat) => inputsWithin<Input>(offers(state, seat)),
    refusal,
    applyInput: (table, seat, input) => {
      refuseIf(refusal(table.scene, seat, input));
      verbFor(input).apply(table, input, seat);
    },
  };
}

/** The inputs of all offers, numbers within a range one by one. */
export function inputsWithin<Input extends { readonly kind: string }>(
  offers: readonly Offer<Input>[],
): readonly Input[] {
  const inputs: object[] = [];
  for (const offer of offers) addWithin(inputs, offer);
  return inputs as Input[];
}

/** Plain loops, as above. */
function addWithin(inputs: object[], offer: object): void {
  let found = [offer];
  for (const name of Object.keys(offer)) {
    const values = valuesWithin(offer[name as keyof typeof offer]);
    if (values === undefined) continue;
    const wider: object[] = [];
    for (const one of found) for (const value of values) wider.push({ ...one, [name]: value });
    found = wider;
  }
  for (const one of found) inputs.push(one);
}

/** The numbers of a range, or the members of a family that an offer stands for; nothing for what is one value. */
function valuesWithin(value: unknown): readonly unknown[] | undefined {
  if (isMember(value)) {
    const members: object[] = [];
    addWithin(members, value);
    return members;
  }
  if (!isRange(value)) return undefined;
  return Array.from({ length: value.most - value.least + 1 }, (_, at) => value.least + at);
}

function isMember(value: unknown): value is Member {
  return typeof value === 'object' && value !== null && 'what' in value;
}

function isRange(value: unknown): value is Range {
  return typeof value === 'object' && value !== null && 'least' in value && 'most' in value;
}
