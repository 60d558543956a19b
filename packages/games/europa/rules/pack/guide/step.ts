import type { Message } from '@empty-chair/kernel/words';
import type { Pack } from '../types.ts';

/** How one thing is asked in lines, and what may be typed. */
export interface Step {
  /** What a person types to come here: `page 7`, `cards`. */
  readonly part: string;
  readonly lines: (pack: Pack) => readonly Message[];
  readonly words: (pack: Pack) => readonly string[];
  /** Throws BadData for what cannot be. With `next` something more is asked of it. */
  readonly answer: (pack: Pack, typed: string) => Answered;
}
export interface Answered {
  readonly pack: Pack;
  readonly next?: Step;
}
