import type { Message } from '@empty-chair/kernel/words';
import type { PanelOf } from '@empty-chair/uikit/turn/turn-panel.ts';
import type { AdvanceView, Input, PlayerView, TableView } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';

export interface TurnPanel extends PanelOf<TableView, LegalIndex, TurnModel, Tap, Input> {
  readonly mine: PlayerView;
  /** What a step forward on each track would bring. */
  readonly advances: readonly AdvanceView[];
  /** Records just that. */
  readonly say: (input: Input) => void;
  /** Why the game would not take an input. */
  readonly refusalTo: (input: Input) => Message | undefined;
}
