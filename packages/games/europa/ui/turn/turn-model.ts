import type { Ref } from '@empty-chair/kernel/words';
import type { Marks, PlaceMark } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import type { DeedsView, Input, SeatView } from '../../rules/view.ts';
import { say } from './say.ts';

/**
 * How taps become inputs. A pure machine, so that the taps of a turn can be counted in a test. A
 * tapped place opens what can be said there; a deed opens whom or what it is about.
 */
export interface TurnModel {
  readonly place: Ref | undefined;
  readonly drawer: Drawer | undefined;
  /** Units that go to the next Area that is tapped. */
  readonly march?: March | undefined;
}
interface March {
  readonly from: string;
  readonly n: number;
}
export const DEEDS = [
  'army',
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
  /** So many Units of an Area are to go somewhere. */
  | { readonly tap: 'march'; readonly march: March }
  /** Where they go, from the list of an Area or of the drawer. */
  | { readonly tap: 'goTo'; readonly march: March; readonly to: string }
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
      if (tap.place.kind === 'area' && isOnTheMarch(model) && tap.place.id !== model.march.from)
        return gone(model.march, tap.place.id);
      return stay(PLACES.has(tap.place.kind) ? { place: tap.place, drawer: undefined } : model);
    case 'close':
      return stay(START);
    case 'drawer':
      return stay({
        place: model.place,
        drawer: model.drawer === tap.drawer ? undefined : tap.drawer,
      });
    case 'march':
      return stay({ place: undefined, drawer: 'army', march: tap.march });
    case 'goTo':
      return gone(tap.march, tap.to);
    case 'say':
      // Whoever places one cube may place another: the place stays open. So does what is rare.
      return {
        model: { place: model.place, drawer: model.drawer === 'more' ? 'more' : undefined },
        input: tap.input,
      };
  }
}

const isOnTheMarch = (model: TurnModel): model is TurnModel & { readonly march: March } =>
  model.drawer === 'army' && model.march !== undefined;

/** What waits where they have come is shown at once: the next tap may be the fight. */
const gone = ({ from, n }: March, to: string): Outcome => ({
  model: { place: areaRef(to), drawer: undefined },
  input: say.move(n, from, to),
});
const areaRef = (id: string): Ref => ({ kind: 'area', id });

/** What the board shows of it: the open place, or where Units go from and can go to. */
export function marksFor(model: TurnModel, reached: readonly string[] = []): Marks {
  const { place } = model;
  if (isOnTheMarch(model)) {
    const from: PlaceMark = { ref: areaRef(model.march.from), as: 'selected' };
    const to = reached.map((id): PlaceMark => ({ ref: areaRef(id), as: 'option' }));
    return { places: [from, ...to], arrows: [] };
  }
  return place === undefined ? NO_MARKS : { places: [{ ref: place, as: 'selected' }], arrows: [] };
}

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
export const deedsIn = (step: string, { unitsAt }: Pick<SeatView, 'unitsAt'>): readonly Deed[] =>
  // Whoever tells nothing of the Units has none to move here.
  (BY_STEP[step] ?? DEEDS).filter((deed) => deed !== 'army' || unitsAt.length > 0);

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
