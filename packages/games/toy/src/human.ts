import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Table } from '@empty-chair/kernel/table';
import type { MessageId, Params, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { areNeighbours, fruitAt, hiddenAt, isOver } from './board.ts';
import { LIMITS, NEIGHBOURS } from './content.ts';
import { moveFruit, rollDie } from './effects.ts';
import type { Fact, Input } from './input.ts';
import type { State } from './state.ts';
import { PICKER } from './state.ts';
import { faceRef, m, rule, treeRef } from './words.ts';

/** Corrections are always possible, and far too many to list. */
export function legal(state: State, seat: Seat): readonly Input[] {
  if (seat !== PICKER || state.turn !== 'picker' || isOver(state)) return [];
  const inputs: Input[] = [];
  if (state.actions > 0) {
    for (const to of NEIGHBOURS[state.picker] ?? []) inputs.push({ kind: 'walk', to });
    if (fruitAt(state, state.picker) > 0) inputs.push({ kind: 'pick' });
    if (hiddenAt(state, state.picker) > 0) inputs.push({ kind: 'rob' });
    if (state.scarecrow !== state.picker) inputs.push({ kind: 'guard' });
  }
  inputs.push({ kind: 'done' });
  return inputs;
}

export function apply(table: Table<State>, seat: Seat, input: Input): void {
  const state = table.scene;
  if (seat !== PICKER) throw new Refused(kernelMessage('kernel.notYourTurn'));
  if (input.kind === 'correct') {
    correct(state, input.fact);
    return;
  }
  if (isOver(state)) throw new Refused(kernelMessage('kernel.gameOver'));
  if (state.turn !== 'picker') throw new Refused(kernelMessage('kernel.notYourTurn'));
  if (input.kind === 'done') {
    state.turn = 'magpie';
    state.actions = LIMITS.actions;
    return;
  }
  refuseUnless(state.actions > 0, m('refuse.noActions'));
  state.actions -= 1;
  act(table, input);
}

function act(table: Table<State>, input: Exclude<Input, { kind: 'correct' }>): void {
  const state = table.scene;
  const tree = treeRef(state.picker);
  switch (input.kind) {
    case 'walk': {
      const reachable = areNeighbours(state.picker, input.to);
      refuseUnless(reachable, m('refuse.noPath'), { from: tree, to: treeRef(input.to) });
      state.picker = input.to;
      return;
    }
    case 'pick':
      refuseUnless(fruitAt(state, state.picker) > 0, m('refuse.noFruit'), { tree });
      moveFruit(state, 1, { on: state.picker }, 'basket');
      return;
    case 'rob':
      rob(table);
      return;
    case 'guard':
      refuseUnless(state.scarecrow !== state.picker, m('refuse.guarded'), { tree });
      state.scarecrow = state.picker;
      return;
    case 'done':
      return;
  }
}

/** What happens to the magpie's hoard on a human's turn is rules too, and the app resolves it. */
function rob(table: Table<State>): void {
  const state = table.scene;
  const by = rule('T-2.4');
  const from = { in: state.picker };
  const tree = treeRef(state.picker);
  refuseUnless(hiddenAt(state, state.picker) > 0, m('refuse.emptyHollow'), { tree });
  const face = rollDie(table, by);
  table.emit?.(by, m('see.die'), { face: faceRef(face) });
  if (face === 1) {
    moveFruit(state, 1, from, 'supply');
    table.emit?.(by, m('do.dropFruit'), { tree });
  } else {
    moveFruit(state, 1, from, 'basket');
    table.emit?.(by, m('do.robFruit'), { tree });
  }
}

/**
 * The table is right. Fruit comes from the supply or goes back there, so that setting one number
 * is enough; the invariants refuse what cannot be.
 */
function correct(state: State, fact: Fact): void {
  switch (fact.what) {
    case 'fruit':
      moveFruit(state, fact.n - fruitAt(state, fact.tree), 'supply', { on: fact.tree });
      return;
    case 'hollow':
      moveFruit(state, fact.n - hiddenAt(state, fact.tree), 'supply', { in: fact.tree });
      return;
    case 'basket':
    case 'nest':
      moveFruit(state, fact.n - state[fact.what], 'supply', fact.what);
      return;
    case 'actions':
      refuseUnless(fact.n <= LIMITS.actions, m('refuse.tooMany'), { n: LIMITS.actions });
      state.actions = fact.n;
      return;
    case 'round':
      refuseUnless(fact.n >= 1 && fact.n <= LIMITS.rounds, m('refuse.noRound'), { n: fact.n });
      state.round = fact.n;
      return;
    case 'picker':
    case 'magpie':
      state[fact.what] = fact.tree;
      return;
    case 'scarecrow':
      state.scarecrow = fact.tree;
      return;
    case 'card': {
      const { orders } = state;
      orders.draw = orders.draw.filter((card) => card !== fact.card);
      orders.discard = orders.discard.filter((card) => card !== fact.card);
      // Under the draw pile: nobody may choose what is turned next.
      if (fact.pile === 'draw') orders.draw.unshift(fact.card);
      else orders.discard.push(fact.card);
      return;
    }
  }
}

function refuseUnless(allowed: boolean, why: MessageId, params?: Params): void {
  if (!allowed) throw new Refused(message(why, params));
}
