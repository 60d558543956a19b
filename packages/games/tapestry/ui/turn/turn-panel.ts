import type { Message } from '@empty-chair/kernel/words';
import type { PanelOf } from '@empty-chair/uikit/turn/turn-panel.ts';
import type { AdvanceView, Input, PlayerView, TableView } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';

export interface TurnPanel extends Omit<PanelOf<TableView, LegalIndex, TurnModel, Tap>, 'accepts'> {
  readonly mine: PlayerView;
  /** What a step forward on each track would bring. */
  readonly advances: readonly AdvanceView[];
  /** Records just that. */
  readonly say: (input: Input) => void;
  /** Whether the game takes an input that is not among the usual ones. */
  readonly accepts: (input: Input) => boolean;
  /** Why the game would not take an input. */
  readonly refusalTo: (input: Input) => Message | undefined;
}

/** Why the last tap was refused, by the kind of what it said: told where the finger was. */
export function refusalOf(
  { refusal }: Pick<TurnPanel, 'refusal'>,
  ...kinds: readonly Input['kind'][]
): Message | undefined {
  if (refusal?.of.tap !== 'say') return undefined;
  return kinds.includes(refusal.of.input.kind) ? refusal.why : undefined;
}
