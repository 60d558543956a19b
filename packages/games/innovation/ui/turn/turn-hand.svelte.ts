import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import { anyInput } from '../game.ts';
import type { Outcome, Tap, TurnModel } from './turn-model.ts';
import { START } from './turn-model.ts';
import type { RefusedTap } from './turn-panel.ts';

/** The hand of whoever records a turn: where its finger is, and why its last tap was refused. */
export class TurnHand {
  model = $state.raw(START);
  refusal = $state.raw<RefusedTap>();
  private readonly session: () => TurnSession;
  private readonly take: (model: TurnModel, tap: Tap) => Outcome;

  constructor(session: () => TurnSession, take: (model: TurnModel, tap: Tap) => Outcome) {
    this.session = session;
    this.take = take;
  }

  /** What is refused leaves the finger where it was. */
  readonly tap = (tap: Tap): void => {
    const { model, input } = this.take(this.model, tap);
    const session = this.session();
    this.refusal = undefined;
    if (input !== undefined) {
      session.submit(anyInput(input));
      if (session.refusal !== undefined) {
        this.refusal = { of: tap, why: session.refusal };
        return;
      }
    }
    this.model = model;
  };
}
