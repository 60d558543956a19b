import type { Seat } from '@empty-chair/kernel/words';
import type { Loaded } from './context.ts';

/** Whether what is for that seat alone is for whoever reads here. */
export const isForReaders = ({ readers }: Loaded, seat: Seat | undefined): boolean =>
  seat === undefined || readers === undefined || readers.seats.includes(seat);
