import type { TurnSession } from '@empty-chair/uikit/game-ui.ts';
import type { RefusedTap } from '@empty-chair/uikit/turn/turn-panel.ts';
import { submit } from '../game.ts';
import type { Tap, TurnModel } from './turn-model.ts';
import { START, take } from './turn-model.ts';

/** The hand of whoever records a turn: where its finger is, and why its last tap was refused. */
export class TurnHand {
  model: TurnModel = $state.raw(START);
  refusal = $state.raw<RefusedTap<Tap>>();
  private readonly session: () => TurnSession;

  constructor(session: () => TurnSession) {
    this.session = session;
  }

  /** What is refused leaves the finger where it was. */
  readonly tap = (tap: Tap): void => {
    const { model, input } = take(this.model, tap);
    const session = this.session();
    this.refusal = undefined;
    if (input !== undefined) {
      submit(session, input);
      if (session.refusal !== undefined) {
        this.refusal = { of: tap, why: session.refusal };
        return;
      }
    }
    this.model = model;
  };
}
