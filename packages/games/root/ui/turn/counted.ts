import type { Message } from '@empty-chair/kernel/words';

export interface Counted {
  readonly message: Message;
  readonly n: number;
}

/** Pieces come one by one; two of one kind from one place are one thing to do with the hands. */
export function counted(messages: readonly Message[]): readonly Counted[] {
  const all: Counted[] = [];
  for (const message of messages) {
    const last = all.at(-1);
    if (last !== undefined && isSame(last.message, message))
      all.splice(-1, 1, { message, n: last.n + 1 });
    else all.push({ message, n: 1 });
  }
  return all;
}

/** A sentence with an amount in it says how much: two of them are two happenings. */
const isSame = (one: Message, other: Message): boolean =>
  one.params?.['n'] === undefined && JSON.stringify(one) === JSON.stringify(other);
