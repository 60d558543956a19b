import { kernelMessage } from '@empty-chair/kernel/errors';
import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { seatOnTurn } from '../rounds.ts';
import type { State, Task } from '../state.ts';
import { seatId } from '../state.ts';
import { m, ref } from '../words.ts';

/** Whose turn it is to say something, and what it has to be about. */
export const taskOf = ({ errands }: State): Task | undefined => errands[0]?.task;

export const isOnTurn = (state: State, seat: Seat): boolean =>
  !state.isOver && seatOnTurn(state) === seat && state.facts.humans.includes(seat);

/** Why nothing of the kind can be said now. The table is right at any time: corrections always can. */
export function whyNotNow(state: State, seat: Seat, kind: string): Message | undefined {
  const isHuman = state.facts.humans.includes(seat);
  if (kind === 'correct') return isHuman ? undefined : kernelMessage('kernel.notYourTurn');
  if (state.isOver) return kernelMessage('kernel.gameOver');
  if (!isOnTurn(state, seat)) return kernelMessage('kernel.notYourTurn');
  return whyNotFor(taskOf(state), kind);
}

/** AOI-S9, AOI-S11, AOI-E3: each errand is done by one kind of input. */
function whyNotFor(task: Task | undefined, kind: string): Message | undefined {
  switch (task) {
    case undefined:
      return kind === 'bonus' || kind === 'place' ? message(m('no.setUpOver')) : undefined;
    case 'resources':
      return kind === 'points' || kind === 'done' ? undefined : message(m('no.onlyResources'));
    case 'bonus':
      return kind === 'bonus' ? undefined : message(m('no.bonusFirst'));
    default:
      return kind === 'place' ? undefined : message(m('no.placeFirst'));
  }
}

/** Who did it, in a line of the log. */
export const whoRef = (state: State, seat: Seat): Ref => ref('seat', seatId(state, seat));
