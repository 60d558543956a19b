import { Refused } from '@empty-chair/kernel/errors';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Question } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { seat } from '@empty-chair/kernel/words';
import { recordingOn } from '@empty-chair/testkit/recording';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { refusal as refusalOf } from '@empty-chair/testkit/thrown';
import { innovation } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Position } from './position.ts';
import { readPosition } from './position.ts';

export type { Json } from '@empty-chair/testkit/recording';

const { record, unchanged } = recordingOn(innovation, readPosition);

export { record };

/** The one reason why it is refused, told also without trying; nothing may have changed by then. */
export function refusal(text: string, position: Position, by = 0): string {
  return unchanged(position, (state) => {
    const input = innovation.parseInput(text);
    const reason = refusalOf(() => scripted(innovation, { state, seat: seat(by), input }));
    const told = innovation.refusal?.(state, seat(by), input);
    if (told === undefined || showMessage(told) !== reason) throw new Error(`not told: ${reason}`);
    return reason;
  });
}

/** Sets a fact in the state itself, whether the invariants hold then or not. */
export function correct(state: State, text: string): void {
  const table = {
    scene: state,
    rng: rngFromSeed('a correction takes no chances'),
    atTable: CHANCE_BY_APP,
    ask: <A>({ ask }: Question<A>): never => {
      throw new Refused(ask);
    },
    emit: undefined,
    trace: undefined,
  };
  innovation.apply(table, seat(0), innovation.parseInput(`correct ${text}`));
}
