import type { Message } from '@empty-chair/kernel/words';
import type { PanelOf } from '@empty-chair/uikit/turn/turn-panel.ts';
import type { AdvanceView, PlayerView, TableView } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';

export interface TurnPanel extends PanelOf<TableView, LegalIndex, TurnModel, Tap> {
  readonly mine: PlayerView;
  /** What a step forward on each track would bring. */
  readonly advances: readonly AdvanceView[];
  /** Why the game would not take an input. */
  readonly refusalTo: (words: string) => Message | undefined;
}
