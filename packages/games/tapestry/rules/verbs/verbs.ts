import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Table } from '@empty-chair/kernel/table';
import { refuseIf } from '@empty-chair/kernel/typed';
import type { InputOf } from '@empty-chair/kernel/verbs';
import { aboutFacts, inputsOf } from '@empty-chair/kernel/verbs';
import type { Message, Seat } from '@empty-chair/kernel/words';
import type { State } from '../state.ts';
import { advance, regress } from './advance.ts';
import { conquer } from './conquer.ts';
import { discovery } from './discovery.ts';
import { done } from './done.ts';
import { explore } from './explore.ts';
import { FACTS } from './facts.ts';
import { income } from './income.ts';
import { points } from './points.ts';
import { achieve, landmark } from './taken.ts';
import { token } from './token.ts';

/**
 * What humans did. Their resources, cards and buildings are not tracked, so nothing is refused for
 * its price or for being out of reach; only what cannot be on the table is.
 */
const VERBS = {
  advance,
  regress,
  explore,
  conquer,
  token,
  landmark,
  achieve,
  discovery,
  income,
  points,
  done,
  correct: aboutFacts<State, typeof FACTS>(FACTS),
};

export type Input = InputOf<typeof VERBS>;
const said = inputsOf<State, typeof VERBS>(VERBS, 'sentence');

export const inputs: typeof said = {
  ...said,
  refusal: (state, seat, input) =>
    whyNotNow(state, seat, input) ?? said.refusal(state, seat, input),
};

export function apply(table: Table<State>, seat: Seat, input: Input): void {
  refuseIf(whyNotNow(table.scene, seat, input));
  said.applyInput(table, seat, input);
}

/** The table is right at any time; everything else has its turn. */
function whyNotNow(state: State, seat: Seat, { kind }: Input): Message | undefined {
  const isHumans = state.facts.humans.includes(seat);
  if (kind === 'correct') return isHumans ? undefined : kernelMessage('kernel.notYourTurn');
  if (state.isOver) return kernelMessage('kernel.gameOver');
  return isHumans && state.seat === seat ? undefined : kernelMessage('kernel.notYourTurn');
}
