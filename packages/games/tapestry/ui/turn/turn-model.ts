import type { Ref } from '@empty-chair/kernel/words';
import type { Marks } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import type { Input } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';

/**
 * How taps become inputs. A pure machine, so that the taps of a turn can be counted in a test. A
 * track button advances at once; a tapped hex opens what can be done there.
 */
export interface TurnModel {
  readonly place: Ref | undefined;
  readonly drawer: Drawer | undefined;
}
/**
 * Rare verbs, any number of points, what differs on the open hex, which tile lies there, and the tracks
 * for another advance.
 */
type Drawer = 'more' | 'points' | 'differs' | 'tile' | 'again';

export const START: TurnModel = { place: undefined, drawer: undefined };

export type Tap =
  | { readonly tap: 'place'; readonly place: Ref }
  | { readonly tap: 'close' }
  | { readonly tap: 'drawer'; readonly drawer: Drawer }
  /** A button that records just what it says. */
  | { readonly tap: 'say'; readonly input: Input };

export interface Outcome {
  readonly model: TurnModel;
  readonly input: Input | undefined;
}

const stay = (model: TurnModel): Outcome => ({ model, input: undefined });

export function take(model: TurnModel, tap: Tap): Outcome {
  switch (tap.tap) {
    case 'place':
      return stay(tap.place.kind === 'hex' ? { place: tap.place, drawer: undefined } : model);
    case 'close':
      return stay(START);
    case 'drawer':
      return stay({ ...model, drawer: model.drawer === tap.drawer ? undefined : tap.drawer });
    case 'say':
      // A correction is no step of the turn: its form stays open. After anything else the panel
      // begins anew: whoever explored or conquered goes on with points and the next track.
      return { model: tap.input.kind === 'correct' ? model : START, input: tap.input };
  }
}

/** What the board shows of it: the open hex. */
export const marksFor = ({ place }: TurnModel): Marks =>
  place === undefined ? NO_MARKS : { places: [{ ref: place, as: 'selected' }], arrows: [] };

/** What is to be done now, as the hint tells it. */
export type Step = 'firstIncome' | 'choose' | 'afterAdvance' | 'afterIncome' | 'finished';

export function stepOf({ canIncome, canDone, advance }: LegalIndex, deed: string): Step {
  if (canIncome) return advance.size === 0 ? 'firstIncome' : 'choose';
  if (deed === 'nothing') return canDone ? 'finished' : 'choose';
  return deed === 'income' ? 'afterIncome' : 'afterAdvance';
}
