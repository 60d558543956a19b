import type { Message } from '@empty-chair/kernel/words';
import type { PanelOf } from '@empty-chair/uikit/turn/turn-panel.ts';
import type { DeedsView, Input, MapView, SeatView, TableView } from '../../rules/view.ts';
import type { Tap, TurnModel } from './turn-model.ts';

type Shared = PanelOf<TableView, DeedsView, TurnModel, Tap>;
export interface TurnPanel extends Omit<Shared, 'accepts'> {
  readonly mine: SeatView;
  readonly map: MapView;
  /** Whether the game takes an input that is not among the usual ones. */
  readonly accepts: (input: Input) => boolean;
}

/** Why the last thing said was refused, if it was one of these: told where the finger was. */
export function refusalOf(
  { refusal }: Pick<TurnPanel, 'refusal'>,
  ...kinds: readonly Input['kind'][]
): Message | undefined {
  if (refusal === undefined) return undefined;
  const { of, why } = refusal;
  return of.tap === 'say' && kinds.includes(of.input.kind) ? why : undefined;
}
