import { shuffle } from '@empty-chair/kernel/deck';
import { get } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import { chooseAtRandom } from '@empty-chair/kernel/table';
import { message } from '@empty-chair/kernel/words';
import type { Config } from './config.ts';
import { CARDS, LIMITS, MAGPIE_STARTS, PICKER_START, START_FRUIT, TREES } from './content.ts';
import { moveFruit } from './effects.ts';
import type { State } from './state.ts';
import { m, rule, treeRef } from './words.ts';

export function setup(table: Table<undefined>, config: Config): State {
  const state: State = {
    config,
    round: 1,
    turn: 'picker',
    actions: LIMITS.actions,
    supply: LIMITS.fruit,
    fruit: TREES.map(() => 0),
    hollow: TREES.map(() => 0),
    basket: 0,
    nest: 0,
    picker: PICKER_START,
    magpie: PICKER_START, // it comes last
    scarecrow: undefined,
    orders: { draw: CARDS.slice(), discard: [] },
  };
  table.emit?.(rule('T-1.1'), m('do.placePicker'), { tree: treeRef(PICKER_START) });
  for (const tree of TREES) {
    const n = get(START_FRUIT, tree);
    moveFruit(state, n, 'supply', { on: tree });
    table.emit?.(rule('T-1.1'), m('put.fruit'), { tree: treeRef(tree), n });
  }
  // A pile on the real table is shuffled by hand; the app is told each card as it is turned.
  if (table.atTable.cards) table.emit?.(rule('T-1.1'), m('do.shuffle'));
  else shuffle(state.orders.draw, table.rng);
  state.magpie = chooseAtRandom(table, {
    rule: rule('T-1.2'),
    channel: 'choices',
    ask: message(m('ask.start')),
    answers: MAGPIE_STARTS,
    ref: treeRef,
  });
  table.emit?.(rule('T-1.2'), m('put.magpie'), { tree: treeRef(state.magpie) });
  return state;
}
