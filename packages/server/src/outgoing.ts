import type { ServerResponse } from 'node:http';
import type { SealedOperation } from '@empty-chair/tables/protocol';

/** Once, when an answer is given or its reader is gone, also before anybody could listen. */
export function whenOver(outgoing: ServerResponse, run: () => void): void {
  if (outgoing.closed) run();
  else outgoing.once('close', run);
}

/** A reader who has not taken an answer by then is let go. */
export function letGo(outgoing: ServerResponse, ms: number): void {
  const slow = setTimeout(() => outgoing.destroy(), ms);
  whenOver(outgoing, () => clearTimeout(slow));
}

export const lettersOf = (operations: readonly SealedOperation[]): number =>
  operations.reduce((all, { sealed }) => all + sealed.length, 0);
