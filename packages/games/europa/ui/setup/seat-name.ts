import type { Ref } from '@empty-chair/kernel/words';
import type { SeatRow } from './setup-model.ts';

/** A scenario may call the realm on a seat by a name of its own: a league, a dynasty, one of two. */
export const seatNameRef = ({ name, played }: Pick<SeatRow, 'name' | 'played'>): Ref =>
  name === undefined ? { kind: 'realm', id: played } : { kind: 'seatName', id: name };
