import { kernelMessage } from '@empty-chair/kernel/errors';
import { NONE } from '@empty-chair/kernel/ids';
import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import { literal, message } from '@empty-chair/kernel/words';
import type { SeatId, State } from '../state.ts';
import { seatId } from '../state.ts';
import { m, ref } from '../words.ts';

/** Who, and how many, in a correction. */

const indexOf = (who: SeatId): number => (who === 'human2' ? 1 : 0);

/** Of somebody at the table, which `whyAbsent` has made sure of. */
export const seatOf = ({ facts }: State, who: SeatId): Seat =>
  who === 'automa' ? facts.automa : (facts.humans[indexOf(who)] as Seat);

export const seatOrNone = (state: State, who: SeatId | 'nobody'): Seat =>
  who === 'nobody' ? NONE : seatOf(state, who);

export const whyAbsent = ({ facts }: State, who: SeatId | 'nobody'): Message | undefined =>
  who === 'automa' || who === 'nobody' || indexOf(who) < facts.humans.length
    ? undefined
    : message(m('no.who'), { word: literal(who) });

export const whyNoHuman = (state: State, who: SeatId | 'nobody'): Message | undefined =>
  who === 'automa' ? message(m('no.who'), { word: literal(who) }) : whyAbsent(state, who);

export const seatRef = (state: State, who: SeatId): Ref =>
  ref('seat', who === 'human' ? seatId(state, seatOf(state, who)) : who);

export const whyBeyond = (value: number, most: number, least = 0): Message | undefined =>
  value >= least && value <= most
    ? undefined
    : kernelMessage('data.outOfRange', { value, least, most });
