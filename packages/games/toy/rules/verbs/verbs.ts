import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Table } from '@empty-chair/kernel/table';
import type { InputOf } from '@empty-chair/kernel/verbs';
import { aboutFacts, inputsOf } from '@empty-chair/kernel/verbs';
import type { Seat } from '@empty-chair/kernel/words';
import { isOver } from '../board.ts';
import type { State } from '../state.ts';
import { PICKER } from '../state.ts';
import { done } from './done.ts';
import { FACTS } from './facts.ts';
import { guard } from './guard.ts';
import { pick } from './pick.ts';
import { rob } from './rob.ts';
import { walk } from './walk.ts';

/** All that a human can say, in the order in which it is offered. */
const VERBS = { walk, pick, rob, guard, done, set: aboutFacts<State, typeof FACTS>(FACTS) };

export type Input = InputOf<typeof VERBS>;
export const inputs = inputsOf<State, typeof VERBS>(VERBS, 'sentence');

export function apply(table: Table<State>, seat: Seat, input: Input): void {
  if (seat !== PICKER) throw new Refused(kernelMessage('kernel.notYourTurn'));
  // The table is right at any time; everything else has its turn.
  if (input.kind !== 'set') {
    if (isOver(table.scene)) throw new Refused(kernelMessage('kernel.gameOver'));
    if (table.scene.turn !== 'picker') throw new Refused(kernelMessage('kernel.notYourTurn'));
  }
  inputs.applyInput(table, seat, input);
}
