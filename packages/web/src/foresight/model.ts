import type { Forecast, ForecastMove, ForecastPlace } from '@empty-chair/kernel/forecast';
import type { SeatInfo } from '@empty-chair/kernel/module';
import type { Happening, Message, Ref, Seat } from '@empty-chair/kernel/words';
import type { HeatMark, LineLook } from '@empty-chair/uikit/game-ui.ts';
import { same } from '../table/marks.ts';
import type { Picture } from './messages.ts';

/** What the board shows of a forecast. */
export const heatOf = ({ places }: Pick<Forecast, 'places'>): readonly HeatMark[] =>
  places.map(({ place, loss, taken }) => ({ ref: place, loss, taken }));

/** A place with the chance that the list is about. */
export interface PlaceRow {
  readonly place: Ref;
  readonly chance: number;
  /** At worst so many pieces; 0 where none are lost. */
  readonly most: number;
}

export const lossRows = ({ places }: Pick<Forecast, 'places'>): readonly PlaceRow[] =>
  rows(places, ({ loss }) => loss);
export const takenRows = ({ places }: Pick<Forecast, 'places'>): readonly PlaceRow[] =>
  rows(places, ({ taken }) => taken).map((row) => ({ ...row, most: 0 }));

function rows(
  places: readonly ForecastPlace[],
  chanceOf: (place: ForecastPlace) => number,
): readonly PlaceRow[] {
  return places
    .map((one) => ({ place: one.place, chance: chanceOf(one), most: one.most }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
}

export const placeIn = (
  { places }: Pick<Forecast, 'places'>,
  ref: Ref,
): ForecastPlace | undefined => places.find(({ place }) => same(place, ref));

/** A move in the words of a checklist, under a heading that names the bot. */
export interface MoveLine {
  readonly move: ForecastMove;
  readonly short: Message;
}

const MOVES: readonly LineLook['as'][] = ['move', 'points', 'scoring'];

/**
 * What is done on the table: not what is only told, nor what is paid for something that is told itself, nor
 * what adds nothing to a sum.
 */
export const moveLines = (
  moves: readonly ForecastMove[],
  lookOf: (happening: Happening) => LineLook,
): readonly MoveLine[] =>
  moves.flatMap((move) => {
    const { as, hand, part, short } = lookOf(move.happening);
    if (!MOVES.includes(as) || hand === 'next' || part?.points === 0) return [];
    // The few words of a part are those of its sum.
    return [{ move, short: part === undefined ? (short ?? move.happening) : move.happening }];
  });

/** One bar of the chart: points from and up to, which are equal where there is room for each number. */
export interface PointsBar {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

/** More bars than these cannot be told apart on a phone. */
const MOST_BARS = 12;

/** The points it may make, without gaps. Where they lie far apart, several numbers share a bar. */
export function pointsBars(points: Forecast['points']): readonly PointsBar[] {
  const [first, last] = [points[0]?.points, points.at(-1)?.points];
  if (first === undefined || last === undefined) return [];
  const wide = Math.ceil((last - first + 1) / MOST_BARS);
  const n = Math.ceil((last - first + 1) / wide);
  return Array.from({ length: n }, (_, i) => {
    const from = first + i * wide;
    const to = from + wide - 1;
    const inside = points.filter((one) => one.points >= from && one.points <= to);
    return { from, to, chance: inside.reduce((sum, { chance }) => sum + chance, 0) };
  });
}

export const meanPoints = (points: Forecast['points']): number =>
  points.reduce((sum, one) => sum + one.points * one.chance, 0);

export const scores = ({ points }: Pick<Forecast, 'points'>): boolean =>
  points.some((one) => one.points !== 0 && one.chance > 0);

/** What will not happen, as the ids of its sentences: said at the end, without a heading each. */
export const quietOf = (forecast: Pick<Forecast, 'places' | 'points' | 'moves'>) => [
  ...(lossRows(forecast).length > 0 ? [] : ['ui.foresight.loseNothing' as const]),
  ...(takenRows(forecast).length > 0 ? [] : ['ui.foresight.takeNothing' as const]),
  ...(scores(forecast) ? [] : ['ui.foresight.noPoints' as const]),
  ...(forecast.moves.length > 0 ? [] : ['ui.foresight.noMoves' as const]),
];

type Exactness = 'exact' | 'sampled' | 'exactWays' | 'sampledWays' | 'thinned';

/** How exact a picture is, as the id of its sentence, and what it went through: cards, or ways of them. */
export function exactnessOf({
  branches,
  error,
  names,
  isThinned,
}: Pick<Picture, 'branches' | 'error' | 'names' | 'isThinned'>): readonly [
  `ui.foresight.${Exactness}`,
  number,
] {
  if (isThinned) return ['ui.foresight.thinned', branches];
  const most = Math.max(0, ...Object.values(names).map((cards) => cards.length));
  const isExact = error === 0;
  if (most > 1) return [isExact ? 'ui.foresight.exactWays' : 'ui.foresight.sampledWays', branches];
  // One way without a single card: there was nothing to go through.
  return [isExact ? 'ui.foresight.exact' : 'ui.foresight.sampled', most === 0 ? 0 : branches];
}

/** The bots in the order in which their turns come, beginning with whoever is on turn. */
export function botsFrom(seats: readonly SeatInfo[], onTurn: Seat): readonly SeatInfo[] {
  const at = Math.max(
    0,
    seats.findIndex(({ seat }) => seat === onTurn),
  );
  return [...seats.slice(at), ...seats.slice(0, at)].filter(({ bot }) => bot);
}
