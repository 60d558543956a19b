import type { PanelOf } from '@empty-chair/uikit/turn/turn-panel.ts';
import type { TableView } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';

export interface TurnPanel extends PanelOf<TableView, LegalIndex, TurnModel, Tap> {
  readonly seat: number;
}

/** The other ends of the bridges printed at the hex that the game would take now. */
export function bridgeEnds({ view, accepts }: TurnPanel, at: string): readonly string[] {
  return view.bridgeSpots
    .filter((spot) => spot.includes(at))
    .map(([from, to]) => (from === at ? to : from))
    .filter((to) => accepts(`bridge ${at} ${to}`));
}
