import type { Message } from './words.ts';

/**
 * Some rules stand in a printed booklet that is not public. A game may lead an owner of it through what it
 * had to guess, line by line; what comes of it is a text that the game reads as a rules pack.
 */
export interface BookletGuide<Config> {
  /** For the bots of a game; goes on with a pack that was begun. Throws BadData when that cannot be read. */
  begin(config: Config, pack: string | undefined): Guided;
  /** How much of what bots do is guessed: as the game comes, and when pages of the booklet are confirmed. */
  readonly measure: readonly Message[];
}

/** One question of a guide. It never changes: an answer leads to the next one. */
export interface Guided {
  readonly lines: readonly Message[];
  /** Words that may be typed, for completion. */
  readonly words: readonly string[];
  /** Nothing is left to ask. */
  readonly isDone: boolean;
  /** The pack as it stands, as text. */
  readonly pack: string;
  /** Throws BadData or Refused for what cannot be; then all is as before. */
  answer(typed: string): Guided;
}
