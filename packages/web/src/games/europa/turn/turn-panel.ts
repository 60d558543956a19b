import type { DeedsView, MapView, SeatView, TableView } from '@empty-chair/games/europa/view';
import type { PanelOf } from '../../common/turn/turn-panel.ts';
import type { Tap, TurnModel } from './turn-model.ts';

export interface TurnPanel extends PanelOf<TableView, DeedsView, TurnModel, Tap> {
  readonly mine: SeatView;
  readonly map: MapView;
}
