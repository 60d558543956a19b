import type { Message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';

/** Something tapped; a button that records just what it says has its words. */
export interface AnyTap {
  readonly tap: string;
  readonly words?: string;
}
export interface RefusedTap<Tap> {
  readonly of: Tap;
  readonly why: Message;
}

/** What every part of the panel is given: where the finger is, what is possible, how to tap. */
export interface PanelOf<View, Legal, Model, Tap> {
  readonly state: AnyState;
  readonly view: View;
  readonly legal: Legal;
  readonly model: Model;
  readonly refusal: RefusedTap<Tap> | undefined;
  readonly tap: (tap: Tap) => void;
  /** Whether the game takes an input that is not among the usual ones. */
  readonly accepts: (words: string) => boolean;
}

/** Why the last tap was refused, by the first word of what it said: told where the finger was. */
export function refusalOf(
  { refusal }: { readonly refusal: RefusedTap<AnyTap> | undefined },
  ...kinds: readonly string[]
): Message | undefined {
  if (refusal === undefined) return undefined;
  const { of, why } = refusal;
  return kinds.includes(of.words?.split(' ')[0] ?? of.tap) ? why : undefined;
}
