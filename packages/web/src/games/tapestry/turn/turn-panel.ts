import type { AdvanceView, PlayerView, TableView } from '@empty-chair/game-tapestry/view';
import type { Message } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { LegalIndex } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';

/** What every part of the panel is given: where the finger is, what is possible, how to tap. */
export interface TurnPanel {
  readonly state: AnyState;
  readonly view: TableView;
  readonly mine: PlayerView;
  /** What a step forward on each track would bring. */
  readonly advances: readonly AdvanceView[];
  readonly legal: LegalIndex;
  readonly model: TurnModel;
  readonly refusal: { readonly of: Tap; readonly why: Message } | undefined;
  readonly tap: (tap: Tap) => void;
  /** Whether the game takes an input that is not among the usual ones. */
  readonly accepts: (words: string) => boolean;
}

/** Why the last tap was refused, by the first word of what it said: told where the finger was. */
export function refusalOf(
  { refusal }: TurnPanel,
  ...kinds: readonly string[]
): Message | undefined {
  if (refusal === undefined) return undefined;
  const { of, why } = refusal;
  const kind = of.tap === 'say' ? (of.words.split(' ')[0] ?? '') : of.tap;
  return kinds.includes(kind) ? why : undefined;
}
