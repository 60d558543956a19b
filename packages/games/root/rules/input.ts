import { BadData, kernelMessage, Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Codec } from '@empty-chair/kernel/module';
import { literal, message } from '@empty-chair/kernel/words';
import { FACTION_IDS, ITEM_IDS, KIND_IDS } from './pieces.ts';
import { m } from './words.ts';

/** What a human can record. Clearings by their number, everything else by its id. */
export type Input =
  | {
      readonly kind: 'place' | 'remove';
      readonly n: number;
      readonly piece: string;
      readonly at: number;
    }
  /** An enemy's pieces, removed by an effect other than battle. */
  | {
      readonly kind: 'destroy';
      readonly n: number;
      readonly piece: string;
      readonly of: string;
      readonly at: number;
    }
  /** "Remove all enemy pieces" (a revolt, a favor card). */
  | { readonly kind: 'clear' | 'explore'; readonly at: number }
  | { readonly kind: 'move'; readonly n: number; readonly from: number; readonly to: number }
  /** A Vagabond's pawn, to a clearing's number or a forest's id. */
  | { readonly kind: 'pawn'; readonly to: string }
  | {
      readonly kind: 'battle';
      readonly at: number;
      readonly defender: string;
      readonly extra: number;
      readonly defenderExtra: number;
    }
  | { readonly kind: 'craft'; readonly item: string; readonly vp: number }
  /** A persistent effect goes into play, or out of it. */
  | { readonly kind: 'effect' | 'discard'; readonly card: string }
  | { readonly kind: 'score'; readonly n: number }
  /** A card to or from a bot (2.8.1). */
  | { readonly kind: 'give' | 'take'; readonly bot: string }
  /** Always refused, with the reason: against a bot by 2.8.2; a battle between humans asks for it. */
  | { readonly kind: 'ambush'; readonly at: number; readonly attacker: string }
  /** Mountain map: a closed path is opened. */
  | { readonly kind: 'open'; readonly from: number; readonly to: number }
  | { readonly kind: 'pass' | 'win' }
  /** Any fact of the state, by its path in the state's own form. */
  | { readonly kind: 'correct'; readonly path: string; readonly value: unknown };

export type InputKind = Input['kind'];

const WARRIOR = 'warrior';
export const PIECE_WORDS = [WARRIOR, ...KIND_IDS] as const;

type Type = 'n' | 'signed' | 'clearing' | 'piece' | 'faction' | 'item' | 'word' | 'value';
/** The fields of each kind in the order in which they are typed. */
const FORMS: Readonly<Record<InputKind, readonly (readonly [name: string, type: Type])[]>> = {
  place: [
    ['n', 'n'],
    ['piece', 'piece'],
    ['at', 'clearing'],
  ],
  remove: [
    ['n', 'n'],
    ['piece', 'piece'],
    ['at', 'clearing'],
  ],
  destroy: [
    ['n', 'n'],
    ['of', 'faction'],
    ['piece', 'piece'],
    ['at', 'clearing'],
  ],
  clear: [['at', 'clearing']],
  explore: [['at', 'clearing']],
  move: [
    ['n', 'n'],
    ['from', 'clearing'],
    ['to', 'clearing'],
  ],
  pawn: [['to', 'word']],
  battle: [
    ['at', 'clearing'],
    ['defender', 'faction'],
    ['extra', 'n'],
    ['defenderExtra', 'n'],
  ],
  ambush: [
    ['at', 'clearing'],
    ['attacker', 'faction'],
  ],
  craft: [
    ['item', 'item'],
    ['vp', 'n'],
  ],
  effect: [['card', 'word']],
  discard: [['card', 'word']],
  score: [['n', 'signed']],
  give: [['bot', 'faction']],
  take: [['bot', 'faction']],
  open: [
    ['from', 'clearing'],
    ['to', 'clearing'],
  ],
  pass: [],
  win: [],
  correct: [
    ['path', 'word'],
    ['value', 'value'],
  ],
};
export const INPUT_KINDS = Object.keys(FORMS) as InputKind[];

function read(type: Type, value: unknown, path: string): unknown {
  switch (type) {
    case 'n':
      return json.whole(value, path, 0, 99);
    case 'signed':
      return json.whole(value, path, -99, 99);
    case 'clearing':
      return json.whole(value, path, 1, 12);
    case 'piece':
      return json.oneOf(value, path, PIECE_WORDS);
    case 'faction':
      return json.oneOf(value, path, FACTION_IDS);
    case 'item':
      return json.oneOf(value, path, ITEM_IDS);
    case 'word':
      return json.text(value, path);
    case 'value':
      return value;
  }
}

export const inputCodec: Codec<Input> = {
  encode: (input) => input,
  decode: (data) => {
    const fields = json.object(data, '');
    const kind = json.oneOf(json.field(fields, '', 'kind'), 'kind', INPUT_KINDS);
    const form = FORMS[kind];
    json.object(data, '', ['kind', ...form.map(([name]) => name)]);
    const entries = form.map(([name, type]) => [
      name,
      read(type, json.field(fields, '', name), name),
    ]);
    return { kind, ...Object.fromEntries(entries) } as Input;
  },
};

/** 'move 3 5 1', 'battle 5 marquise', 'battle 5 marquise 0 1', 'correct clearings.5.suit "fox"'. */
export function inputKey(input: Input): string {
  const fields = input as unknown as Readonly<Record<string, unknown>>;
  const words = FORMS[input.kind].map(([name]) =>
    input.kind === 'correct' && name === 'value' ? JSON.stringify(fields[name]) : fields[name],
  );
  // Extra hits are rare: `battle 5 marquise` is what people type.
  while (input.kind === 'battle' && words.at(-1) === 0) words.pop();
  return [input.kind, ...words].join(' ');
}

export function parseInput(text: string): Input {
  const [kind = '', ...words] = text.trim().split(/\s+/);
  const known = INPUT_KINDS.find((candidate) => candidate === kind);
  if (known === undefined) {
    throw new Refused(
      kernelMessage('data.notOneOf', {
        value: literal(kind),
        choices: literal(INPUT_KINDS.join(', ')),
      }),
    );
  }
  const form = FORMS[known];
  if (known === 'correct') {
    // The value as it was typed: spaces belong to it.
    const [, value = ''] = /^\s*\S+\s+\S+\s+(.*\S)\s*$/s.exec(text) ?? [];
    return { kind: 'correct', path: words[0] ?? '', value: parseValue(value) };
  }
  if (words.length > form.length) {
    throw new Refused(message(m('no.tooManyWords'), { n: form.length }));
  }
  const entries = form.map(([name, type], i) => {
    const word = words[i] ?? (name === 'extra' || name === 'defenderExtra' ? '0' : undefined);
    if (word === undefined) {
      throw new Refused(kernelMessage('data.missing', { field: literal(name) }));
    }
    const value = type === 'n' || type === 'signed' || type === 'clearing' ? Number(word) : word;
    return [name, typed(() => read(type, value, name))];
  });
  return { kind: known, ...Object.fromEntries(entries) } as Input;
}

/** What a person typed is refused; only data in a file is bad. */
function typed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof BadData) throw new Refused(error.reason);
    throw error;
  }
}

/** JSON where it is JSON, else the word itself: `fox`, `3`, `["sawmill"]`. */
function parseValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
