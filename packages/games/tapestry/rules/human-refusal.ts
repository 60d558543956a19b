import { kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Message } from '@empty-chair/kernel/words';

/** What a human is told when something cannot be. */
export function refuseUnless(holds: boolean, reason: Message): asserts holds {
  if (!holds) throw new Refused(reason);
}

export function refuseOutside(value: number, least: number, most: number): void {
  const isWithin = value >= least && value <= most;
  refuseUnless(isWithin, kernelMessage('data.outOfRange', { value, least, most }));
}
