import type { Pace } from './aloud.ts';

/** A reading that is under way, as whoever listens can steer it. */
export interface Listening {
  readonly pace: Pace;
  readonly next: () => void;
  readonly again: () => void;
  readonly stop: () => void;
}
