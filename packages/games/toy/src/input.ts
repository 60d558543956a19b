import { BadData, Refused } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Codec } from '@empty-chair/kernel/module';
import { literal, message } from '@empty-chair/kernel/words';
import type { Card, Tree } from './content.ts';
import { CARD_IDS, TREES } from './content.ts';
import { m } from './words.ts';

/** A fact as it is on the real table, whatever the app thought. */
export type Fact =
  | { readonly what: 'fruit' | 'hollow'; readonly tree: Tree; readonly n: number }
  | { readonly what: 'basket' | 'nest' | 'actions' | 'round'; readonly n: number }
  | { readonly what: 'picker' | 'magpie'; readonly tree: Tree }
  | { readonly what: 'scarecrow'; readonly tree: Tree | undefined }
  | { readonly what: 'card'; readonly card: Card; readonly pile: 'draw' | 'discard' };

export type Input =
  | { readonly kind: 'walk'; readonly to: Tree }
  | { readonly kind: 'pick' | 'rob' | 'guard' | 'done' }
  | { readonly kind: 'correct'; readonly fact: Fact };

/** What a person types, and what a record holds: `walk 3`, `pick`, `set fruit 3 2`. */
export function inputKey(input: Input): string {
  if (input.kind === 'walk') return `walk ${input.to + 1}`;
  if (input.kind === 'correct') return `set ${factKey(input.fact)}`;
  return input.kind;
}

function factKey(fact: Fact): string {
  switch (fact.what) {
    case 'fruit':
    case 'hollow':
      return `${fact.what} ${fact.tree + 1} ${fact.n}`;
    case 'basket':
    case 'nest':
    case 'actions':
    case 'round':
      return `${fact.what} ${fact.n}`;
    case 'picker':
    case 'magpie':
      return `${fact.what} ${fact.tree + 1}`;
    case 'scarecrow':
      return `scarecrow ${fact.tree === undefined ? 'none' : fact.tree + 1}`;
    case 'card':
      return `card ${CARD_IDS[fact.card]} ${fact.pile}`;
  }
}

export function parseInput(text: string): Input {
  const words = text.trim().split(/\s+/);
  const input = words[0] === 'set' ? parseFact(words.slice(1)) : parseAction(words);
  // Printing it again catches what was left over: a word too many, a number like 03.
  if (input === undefined || inputKey(input) !== words.join(' ')) {
    throw new Refused(message(m('refuse.unknown'), { text: literal(text) }));
  }
  return input;
}

function parseAction([kind, word]: readonly string[]): Input | undefined {
  switch (kind) {
    case 'walk': {
      const to = parseTree(word);
      return to === undefined ? undefined : { kind, to };
    }
    case 'pick':
    case 'rob':
    case 'guard':
    case 'done':
      return { kind };
    default:
      return undefined;
  }
}

function parseFact([what, one, two]: readonly string[]): Input | undefined {
  const fact = readFact(what, one, two);
  return fact === undefined ? undefined : { kind: 'correct', fact };
}

function readFact(what = '', one = '', two = ''): Fact | undefined {
  const tree = parseTree(one);
  switch (what) {
    case 'fruit':
    case 'hollow':
      return tree === undefined ? undefined : { what, tree, n: parseCount(two) };
    case 'basket':
    case 'nest':
    case 'actions':
    case 'round':
      return { what, n: parseCount(one) };
    case 'picker':
    case 'magpie':
      return tree === undefined ? undefined : { what, tree };
    case 'scarecrow':
      return { what, tree };
    case 'card': {
      const card = CARD_IDS.indexOf(one);
      if (card < 0 || (two !== 'draw' && two !== 'discard')) return undefined;
      return { what, card, pile: two };
    }
    default:
      return undefined;
  }
}

function parseTree(word = ''): Tree | undefined {
  return TREES.find((tree) => String(tree + 1) === word);
}

/** Two digits are plenty; what is no number is printed differently and so refused. */
function parseCount(word: string): number {
  return /^\d{1,2}$/.test(word) ? Number(word) : Number.NaN;
}

export const inputCodec: Codec<Input> = {
  encode: inputKey,
  decode: (data) => {
    const text = json.text(data, '');
    try {
      return parseInput(text);
    } catch (error) {
      if (error instanceof Refused) throw new BadData('', error.reason);
      throw error;
    }
  },
};
