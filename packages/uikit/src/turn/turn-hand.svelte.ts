import type { Ref } from '@empty-chair/kernel/words';
import type { AnyInput } from '@empty-chair/registry/games';
import { untrack } from 'svelte';
import type { HumanTurnProps, Marks, TurnSession } from '../game-ui.ts';
import { NO_MARKS } from '../game-ui.ts';
import type { AnyTap, RefusedTap } from './turn-panel.ts';

/** How a game's taps become its inputs. */
interface Play<Model, Tap, Input> {
  readonly start: Model;
  readonly take: (
    model: Model,
    tap: Tap,
  ) => { readonly model: Model; readonly input: Input | undefined };
  readonly forApp: (input: Input) => AnyInput;
}

/** The hand of whoever records a turn: where its finger is, and why its last tap was refused. */
export class TurnHand<Model, Tap extends AnyTap, Input> {
  model: Model;
  refusal = $state.raw<RefusedTap<Tap>>();
  private readonly session: () => TurnSession;
  private readonly play: Play<Model, Tap, Input>;

  constructor(session: () => TurnSession, play: Play<Model, Tap, Input>) {
    this.model = $state.raw(play.start);
    this.session = session;
    this.play = play;
  }

  readonly tap = (tap: Tap): void => this.session().whenShown(() => this.take(tap));

  /** What is refused leaves the finger where it was. */
  private take(tap: Tap): void {
    const { model, input } = this.play.take(this.model, tap);
    const session = this.session();
    this.refusal = undefined;
    if (input !== undefined) {
      session.submit(this.play.forApp(input));
      if (session.refusal !== undefined) {
        this.refusal = { of: tap, why: session.refusal };
        return;
      }
    }
    this.model = model;
  }
}

/** A place tapped on the board. Only the tap counts: what else changes must not repeat it. */
export function followTaps(place: () => Ref | undefined, tap: (place: Ref) => void): void {
  let seen = untrack(place);
  $effect(() => {
    const tapped = place();
    if (tapped === undefined || tapped === seen) return;
    seen = tapped;
    untrack(() => tap(tapped));
  });
}

/** The board shows these marks as long as the turn lasts. */
export function showMarks(onmarks: () => HumanTurnProps['onmarks'], marks: () => Marks): void {
  $effect(() => onmarks()(marks()));
  $effect(() => () => onmarks()(NO_MARKS));
}
