import { kernelMessage } from '@empty-chair/kernel/errors';
import { get } from '@empty-chair/kernel/ids';
import * as json from '@empty-chair/kernel/json';
import type { StateCodec } from '@empty-chair/kernel/module';
import type { Config } from './config.ts';
import type { Card, Tree } from './content.ts';
import { CARD_IDS, LIMITS, TREES, treeNumbered } from './content.ts';
import type { State } from './state.ts';

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
    draw: state.orders.draw.map((card) => get(CARD_IDS, card)),
    discard: state.orders.discard.map((card) => get(CARD_IDS, card)),
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
  return treeNumbered(json.whole(value, path, 1, TREES.length));
}

function readCard(value: unknown, path: string): Card {
  return CARD_IDS.indexOf(json.oneOf(value, path, CARD_IDS.slice())) as Card;
}
