import type { Ref } from '@empty-chair/kernel/words';
import type { Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import type { Input } from '../../rules/view.ts';
import { thing } from '../../rules/view.ts';
import type { LegalIndex } from './legal-index.ts';

/**
 * How taps become inputs. A pure machine, so that the taps of a turn can be counted in a test. A
 * tapped hex opens what can be done there; while a starting building is to be placed, or the other
 * end of a bridge is looked for, the tap itself is the answer.
 */
export interface TurnModel {
  readonly place: Ref | undefined;
  /** "A bridge from here" was tapped: the next hex is its other end. */
  readonly bridging: boolean;
  readonly drawer: Drawer | undefined;
}
export const DRAWERS = ['science', 'actions', 'innovation', 'more', 'pass'] as const;
type Drawer = (typeof DRAWERS)[number] | 'rare';

export const START: TurnModel = { place: undefined, bridging: false, drawer: undefined };

export type Tap =
  | { readonly tap: 'place'; readonly place: Ref }
  | { readonly tap: 'close' | 'bridge' }
  | { readonly tap: 'drawer'; readonly drawer: Drawer }
  /** A button that records just what it says. */
  | { readonly tap: 'say'; readonly input: Input };

export interface Outcome {
  readonly model: TurnModel;
  readonly input: Input | undefined;
}

const stay = (model: TurnModel): Outcome => ({ model, input: undefined });

export function take(model: TurnModel, tap: Tap, legal: LegalIndex): Outcome {
  switch (tap.tap) {
    case 'place':
      return tapPlace(model, tap.place, legal);
    case 'close':
      return stay(model.bridging ? { ...model, bridging: false } : START);
    case 'bridge':
      return stay({ ...model, bridging: !model.bridging, drawer: undefined });
    case 'drawer':
      return stay({
        ...model,
        bridging: false,
        drawer: model.drawer === tap.drawer ? undefined : tap.drawer,
      });
    case 'say':
      // The hex stays open: what was built may be upgraded, what was dug may be built on.
      // A correction is no step of the turn: its list stays open.
      return {
        model: {
          ...model,
          bridging: false,
          drawer: tap.input.kind === 'correct' ? model.drawer : undefined,
        },
        input: tap.input,
      };
  }
}

function tapPlace(model: TurnModel, place: Ref, legal: LegalIndex): Outcome {
  if (place.kind !== 'hex') return stay(model);
  const at = thing.hex.of(place.id);
  if (legal.place.size > 0) return { model: START, input: { kind: 'place', at } };
  const isSame = model.place?.id === place.id;
  if (model.bridging && model.place !== undefined) {
    if (isSame) return stay({ ...model, bridging: false });
    return {
      model: { place, bridging: false, drawer: undefined },
      input: { kind: 'bridge', from: thing.hex.of(model.place.id), to: at },
    };
  }
  return stay({ place, bridging: false, drawer: undefined });
}

/** What the board shows of it: where a starting building may go, the open hex, a bridge's ends. */
export function marksFor(
  { place, bridging }: TurnModel,
  legal: LegalIndex,
  bridgeEnds: readonly string[],
): Marks {
  const options = (ids: Iterable<string>): PlaceMark[] =>
    [...ids].map((id) => ({ ref: { kind: 'hex', id }, as: 'option' }));
  if (legal.place.size > 0) return { places: options(legal.place), arrows: [] };
  if (place === undefined) return NO_MARKS;
  return {
    places: [{ ref: place, as: 'selected' }, ...(bridging ? options(bridgeEnds) : [])],
    arrows: [],
  };
}
