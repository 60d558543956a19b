import type { Message } from '@empty-chair/kernel/words';

/** An entry of this turn as the running list shows it. */
export interface ListedEntry {
  /** In the record: undoing to it takes it back. */
  readonly index: number;
  readonly input: string;
  readonly message: Message;
  /** What it brought about beyond itself, or what it leaves to do on the table. */
  readonly results: readonly Message[];
}
