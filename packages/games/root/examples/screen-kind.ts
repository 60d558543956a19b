import type { Script } from '@empty-chair/kernel/scripted';
import type { ScreenGame } from './screen-game.ts';

/**
 * Every kind of choice that a whole game on the screen needs (acts, and answers to questions), with one that the
 * law allows and one that it refuses.
 */
export type KindOfChoice = ActKind | AskedKind;

interface ActKind {
  readonly kind: string;
  readonly game: () => ScreenGame;
  /** Typed after `play`. */
  readonly does: string;
  readonly script?: Partial<Script>;
  /** Refused in the same position, or in another one, and why. */
  readonly not: string;
  readonly notIn?: () => ScreenGame;
  readonly why: string;
}

interface AskedKind {
  readonly kind: string;
  /** The act or the seats of the set-up that lead to the question. */
  readonly by:
    | { readonly game: () => ScreenGame; readonly does: string }
    | { readonly seats: string };
  /** What is answered before. */
  readonly script?: Partial<Script>;
  readonly law: string;
  readonly answers: readonly string[];
  /** What cannot be answered. */
  readonly never: string;
}
