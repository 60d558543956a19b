import type { Ref } from '@empty-chair/kernel/words';
import type { Marks } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import type { DeedsView, Input, SeatView } from '../../rules/view.ts';

/**
 * How taps become inputs. A pure machine, so that the taps of a turn can be counted in a test. A
 * tapped place opens what can be said there; a deed opens whom or what it is about.
 */
export interface TurnModel {
  readonly place: Ref | undefined;
  readonly drawer: Drawer | undefined;
}
export const DEEDS = [
  'war',
  'peace',
  'trade',
  'ally',
  'marry',
  'idea',
  'milestone',
  'event',
  'pass',
  'more',
] as const;
export type Deed = (typeof DEEDS)[number];
/** Deeds that are about somebody or something; `points`: any number of Prestige. */
type Drawer = Exclude<Deed, 'event' | 'pass'> | 'points';

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
const PLACES: ReadonlySet<string> = new Set(['area', 'province', 'seaZone', 'node']);

export function take(model: TurnModel, tap: Tap): Outcome {
  switch (tap.tap) {
    case 'place':
      return stay(PLACES.has(tap.place.kind) ? { place: tap.place, drawer: undefined } : model);
    case 'close':
      return stay(START);
    case 'drawer':
      return stay({ ...model, drawer: model.drawer === tap.drawer ? undefined : tap.drawer });
    case 'say':
      // Whoever places one cube may place another: the place stays open. So does what is rare.
      return {
        model: { place: model.place, drawer: model.drawer === 'more' ? 'more' : undefined },
        input: tap.input,
      };
  }
}

/** What the board shows of it: the open place. */
export const marksFor = ({ place }: Pick<TurnModel, 'place'>): Marks =>
  place === undefined ? NO_MARKS : { places: [{ ref: place, as: 'selected' }], arrows: [] };

/** What is offered in each step of the Round: after the Action Phase only what the step is about. */
const BY_STEP: Readonly<Record<string, readonly Deed[]>> = {
  actions: DEEDS,
  invasions: ['more'],
  peace: ['peace', 'more'],
  unrest: ['more'],
  income: ['more'],
  upkeep: ['milestone', 'ally', 'more'],
  scoring: ['more'],
};
export const deedsIn = (step: string): readonly Deed[] => BY_STEP[step] ?? DEEDS;

type DeedOff = Extract<Deed, 'peace' | 'trade' | 'event' | 'pass'>;
/** What there is nothing for now: each tile says why. */
export function deedsOff(
  mine: Pick<SeatView, 'wars' | 'hasTakenEvent' | 'hasPassed'>,
  { tradesAt }: Pick<DeedsView, 'tradesAt'>,
): readonly DeedOff[] {
  const isOff: Readonly<Record<DeedOff, boolean>> = {
    peace: mine.wars.length === 0,
    trade: tradesAt.length === 0,
    event: mine.hasTakenEvent,
    pass: mine.hasPassed,
  };
  return (['peace', 'trade', 'event', 'pass'] as const).filter((deed) => isOff[deed]);
}
