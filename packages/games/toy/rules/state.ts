import type { Deck } from '@empty-chair/kernel/deck';
import type { MutableColumn } from '@empty-chair/kernel/ids';
import { seat } from '@empty-chair/kernel/words';
import type { Config } from './config.ts';
import type { Card, Tree } from './content.ts';

export const PICKER = seat(0);
export const MAGPIE = seat(1);

export interface State {
  readonly config: Config;
  round: number;
  turn: 'picker' | 'magpie';
  /** What the picker may still do this turn. */
  actions: number;
  supply: number;
  fruit: MutableColumn<Tree, number>;
  /** Fruit that the magpie hid. */
  hollow: MutableColumn<Tree, number>;
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
