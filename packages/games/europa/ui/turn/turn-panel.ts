import type { PanelOf } from '@empty-chair/uikit/turn/turn-panel.ts';
import type { DeedsView, Input, MapView, SeatView, TableView } from '../../rules/view.ts';
import type { Tap, TurnModel } from './turn-model.ts';

export interface TurnPanel extends PanelOf<TableView, DeedsView, TurnModel, Tap, Input> {
  readonly mine: SeatView;
  readonly map: MapView;
}
