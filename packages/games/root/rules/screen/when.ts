import type { Message } from '@empty-chair/kernel/words';
import type { State } from '../state.ts';
import { no } from '../verbs/verb.ts';
import { turnOf } from './play.ts';

/** Law 1.4.1: what belongs to one part of the turn is for no other. */

export const whyNotBirdsong = (state: State): Message | undefined =>
  turnOf(state).step === 'birdsong' ? undefined : no('no.inBirdsong');

export const whyNotDaylight = (state: State): Message | undefined =>
  turnOf(state).step === 'daylight' ? undefined : no('no.inDaylight');

/** Before cards are drawn: after that nothing is left but to discard (law.1.4.3). */
export const whyNotEvening = (state: State): Message | undefined =>
  turnOf(state).step === 'evening' ? undefined : no('no.inEvening');
