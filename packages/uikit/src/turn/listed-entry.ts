import type { Message, Ref } from '@empty-chair/kernel/words';

/** An entry of this turn as the running list shows it. */
export interface ListedEntry {
  /** In the record: undoing to it takes it back. */
  readonly index: number;
  readonly input: string;
  readonly message: Message;
  /** Who did it, where the head of the panel says so already. */
  readonly who?: Ref | undefined;
  /** What it brought about beyond itself, or what it leaves to do on the table. */
  readonly results: readonly Message[];
}
