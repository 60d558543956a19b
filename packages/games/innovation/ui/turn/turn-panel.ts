import type { Seat } from '@empty-chair/kernel/words';
import type { PanelOf } from '@empty-chair/uikit/turn/turn-panel.ts';
import type { Input, TableView } from '../../rules/view.ts';
import { thing } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';
import type { Tap, TurnModel } from './turn-model.ts';

export interface TurnPanel extends PanelOf<TableView, LegalIndex, TurnModel, Tap, Input> {
  readonly seat: Seat;
  /** Records just this. */
  readonly say: (input: Input) => void;
}

/** The other ends of the bridges printed at the hex that the game would take now. */
export function bridgeEnds({ view, accepts }: TurnPanel, at: string): readonly string[] {
  const from = thing.hex.of(at);
  return view.bridgeSpots
    .filter((spot) => spot.includes(at))
    .map(([one, other]) => (one === at ? other : one))
    .filter((to) => accepts({ kind: 'bridge', from, to: thing.hex.of(to) }));
}
