import type { Deck } from '@empty-chair/kernel/deck';
import { kernelMessage } from '@empty-chair/kernel/errors';
import * as json from '@empty-chair/kernel/json';
import type { Invariant, StateCodec } from '@empty-chair/kernel/module';
import { message, seat } from '@empty-chair/kernel/words';
import type { Config } from './config.ts';
import type { Card, Tree } from './content.ts';
import { CARD_IDS, CARDS, LIMITS, TREES } from './content.ts';
import { cardRef, m, treeRef } from './words.ts';

export const PICKER = seat(0);
export const MAGPIE = seat(1);

export interface State {
  readonly config: Config;
  round: number;
  turn: 'picker' | 'magpie';
  /** What the picker may still do this turn. */
  actions: number;
  supply: number;
  /** By tree. */
  fruit: number[];
  /** Fruit that the magpie hid, by tree. */
  hollow: number[];
  basket: number;
  nest: number;
  picker: Tree;
  magpie: Tree;
  scarecrow: Tree | undefined;
  orders: Deck<Card>;
}

export function clone(state: State): State {
  return {
    config: state.config,
    round: state.round,
    turn: state.turn,
    actions: state.actions,
    supply: state.supply,
    fruit: state.fruit.slice(),
    hollow: state.hollow.slice(),
    basket: state.basket,
    nest: state.nest,
    picker: state.picker,
    magpie: state.magpie,
    scarecrow: state.scarecrow,
    orders: { draw: state.orders.draw.slice(), discard: state.orders.discard.slice() },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

export const invariants: readonly Invariant<State>[] = [
  {
    name: 'fruit is neither made nor lost',
    check: ({ supply, fruit, hollow, basket, nest }) => {
      const n = supply + sum(fruit) + sum(hollow) + basket + nest;
      const wrong = supply < 0 || n !== LIMITS.fruit;
      return wrong
        ? message(m('broken.fruit'), { n: n - Math.min(supply, 0), all: LIMITS.fruit })
        : undefined;
    },
  },
  {
    name: 'a tree and its hollow hold no more than they can',
    check: ({ fruit, hollow }) => {
      const tree = TREES.find(
        (at) =>
          !isWithin(fruit[at] as number, LIMITS.tree) ||
          !isWithin(hollow[at] as number, LIMITS.hollow),
      );
      return tree === undefined ? undefined : message(m('broken.tree'), { tree: treeRef(tree) });
    },
  },
  {
    name: 'every order card is in one place',
    check: ({ orders }) => {
      const card = CARDS.find(
        (wanted) => [...orders.draw, ...orders.discard].filter((c) => c === wanted).length !== 1,
      );
      return card === undefined ? undefined : message(m('broken.card'), { card: cardRef(card) });
    },
  },
];

function isWithin(n: number, most: number): boolean {
  return n >= 0 && n <= most;
}

export const stateCodec: StateCodec<Config, State> = {
  encode: (state) => ({
    round: state.round,
    turn: state.turn,
    actions: state.actions,
    supply: state.supply,
    fruit: state.fruit.slice(),
    hollow: state.hollow.slice(),
    basket: state.basket,
    nest: state.nest,
    picker: state.picker + 1,
    magpie: state.magpie + 1,
    ...(state.scarecrow !== undefined && { scarecrow: state.scarecrow + 1 }),
    draw: state.orders.draw.map((card) => CARD_IDS[card]),
    discard: state.orders.discard.map((card) => CARD_IDS[card]),
  }),
  decode: decodeState,
};

const FIELDS = [
  'round',
  'turn',
  'actions',
  'supply',
  'fruit',
  'hollow',
  'basket',
  'nest',
  'picker',
  'magpie',
  'scarecrow',
  'draw',
  'discard',
] as const;

function decodeState(data: unknown, config: Config): State {
  const fields = json.object(data, '', FIELDS);
  const get = (name: (typeof FIELDS)[number]): unknown => json.field(fields, '', name);
  const fruit = (name: 'supply' | 'basket' | 'nest'): number =>
    json.whole(get(name), name, 0, LIMITS.fruit);
  return {
    config,
    round: json.whole(get('round'), 'round', 1, LIMITS.rounds + 1),
    turn: json.oneOf(get('turn'), 'turn', ['picker', 'magpie']),
    actions: json.whole(get('actions'), 'actions', 0, LIMITS.actions),
    supply: fruit('supply'),
    fruit: readPerTree(get('fruit'), 'fruit', LIMITS.tree),
    hollow: readPerTree(get('hollow'), 'hollow', LIMITS.hollow),
    basket: fruit('basket'),
    nest: fruit('nest'),
    picker: readTree(get('picker'), 'picker'),
    magpie: readTree(get('magpie'), 'magpie'),
    scarecrow: json.optional<Tree | undefined>(fields, '', 'scarecrow', readTree, undefined),
    orders: {
      draw: json.list(get('draw'), 'draw', readCard),
      discard: json.list(get('discard'), 'discard', readCard),
    },
  };
}

function readPerTree(value: unknown, path: string, most: number): number[] {
  const numbers = json.list(value, path, (n, at) => json.whole(n, at, 0, most));
  if (numbers.length !== TREES.length) {
    json.fail(
      path,
      kernelMessage('data.outOfRange', {
        value: numbers.length,
        least: TREES.length,
        most: TREES.length,
      }),
    );
  }
  return numbers;
}

function readTree(value: unknown, path: string): Tree {
  return json.whole(value, path, 1, TREES.length) - 1;
}

function readCard(value: unknown, path: string): Card {
  return CARD_IDS.indexOf(json.oneOf(value, path, CARD_IDS));
}
