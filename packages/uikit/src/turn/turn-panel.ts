import type { Message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';

/** Something tapped; a button that records just what it says has its input. */
export interface AnyTap {
  readonly tap: string;
  readonly input?: { readonly kind: string };
}
export interface RefusedTap<Tap> {
  readonly of: Tap;
  readonly why: Message;
}

/** What every part of the panel is given: where the finger is, what is possible, how to tap. */
export interface PanelOf<View, Legal, Model, Tap, Input> {
  readonly state: AnyState;
  readonly view: View;
  readonly legal: Legal;
  readonly model: Model;
  readonly refusal: RefusedTap<Tap> | undefined;
  readonly tap: (tap: Tap) => void;
  /** Whether the game takes an input that is not among the usual ones. */
  readonly accepts: (input: Input) => boolean;
}

type KindOf<Tap> = Tap extends { readonly input: { readonly kind: infer Kind } } ? Kind : never;

/** Why the last tap was refused, by the kind of what it said, else by the tap: told where the finger was. */
export function refusalOf<Tap extends AnyTap>(
  { refusal }: { readonly refusal: RefusedTap<Tap> | undefined },
  ...kinds: readonly (KindOf<Tap> | Tap['tap'])[]
): Message | undefined {
  if (refusal === undefined) return undefined;
  const { of, why } = refusal;
  const kind: string = of.input?.kind ?? of.tap;
  return kinds.some((one) => one === kind) ? why : undefined;
}
