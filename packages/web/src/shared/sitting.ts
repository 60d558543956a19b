import type { AnyStory } from '../session/opened.ts';
import type { Arrival } from '../session/session.svelte.ts';

/** What a table needs of the game on this device: `Session` has it. */
export interface Sitting {
  readonly shown: AnyStory;
  /** With what is still being written. */
  readonly newest: AnyStory;
  /** At once, or when nothing is being written any more. */
  whenQuiet(run: () => void): void;
  /** Somebody reads what would go away under their eyes. */
  isHeld(): boolean;
  arrive(story: AnyStory, arrival: Arrival): void;
}
