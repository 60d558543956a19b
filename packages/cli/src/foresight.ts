import { Refused } from '@empty-chair/kernel/errors';
import type { CaseKey, Forecast, ForecastPlace } from '@empty-chair/kernel/forecast';
import { Forecaster } from '@empty-chair/kernel/forecast';
import { foresee, whyForeseen } from '@empty-chair/kernel/foresee';
import type { SeatInfo } from '@empty-chair/kernel/module';
import type { TraceNode } from '@empty-chair/kernel/trace';
import type { Ref } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import type { Renderer } from '@empty-chair/text/renderer';
import type { OpenGame } from './game-file.ts';

/** More cards and ways of cards than this are thinned out. */
const MOST_CASES = 2000;

/** What a bot may do from the present position, and how to ask for the why of any of it. */
export interface Foresight {
  readonly bot: SeatInfo;
  readonly forecast: Forecast;
  readonly why: (key: CaseKey) => readonly TraceNode[];
}

export interface ForesightOptions {
  /** Whose turn to foresee; without it, that of the bot on turn or of the next one. */
  readonly seat: number | undefined;
  /** Runs for each card that leaves anything to chance. */
  readonly samples: number;
}

export function foresightOf(open: OpenGame, { seat, samples }: ForesightOptions): Foresight {
  const { game, match } = open;
  const { state } = match;
  const bot = seat === undefined ? nextBot(open) : botAt(open, seat);
  if (state === undefined || bot === undefined) throw new Refused(say('cli.noForesight'));
  const choicesAtTable = game.chance(match.record.config).choices;
  const start = { state, seat: bot.seat, choicesAtTable };
  const options = { samples, most: MOST_CASES, seed: `foresee ${match.record.entries.length}` };
  const forecaster = new Forecaster(game.dealing);
  for (const one of foresee(game, start, options)) {
    forecaster.add(one, game.consequences(state, one.state, bot.seat));
  }
  return {
    bot,
    forecast: forecaster.picture(),
    why: (key) => whyForeseen(game, start, key),
  };
}

/** The bot on turn, else the first after the human. */
function nextBot({ game, match }: OpenGame): SeatInfo | undefined {
  const { waiting, record } = match;
  const seats = game.seats(record.config);
  if (waiting.kind === 'bot') return seats.find(({ seat }) => seat === waiting.seat);
  if (waiting.kind !== 'human') return undefined;
  const at = seats.findIndex(({ seat }) => seat === waiting.seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)].find(({ bot }) => bot);
}

/** Any bot, as if its turn came next. */
function botAt({ game, match }: OpenGame, wanted: number): SeatInfo | undefined {
  const { waiting, record } = match;
  const bots = game.seats(record.config).filter(({ bot }) => bot);
  const found = bots.find(({ seat }) => seat === wanted);
  if (found === undefined) {
    const seats = literal(bots.map(({ seat }) => seat).join(', '));
    throw new Refused(say('cli.noBotThere', { seat: wanted, seats }));
  }
  return waiting.kind === 'bot' || waiting.kind === 'human' ? found : undefined;
}

// ---- places ----------------------------------------------------------------------------------------

/** As it is typed: `clearing 3`. */
export const typedPlace = ({ kind, id }: Ref): string => `${kind} ${id}`;

/** Many places are called by their id alone, which says little outside of the board: `mýtina 3`. */
export function placeAlone(words: Renderer, place: Ref): string {
  const kind = `place.${place.kind}`;
  return words.has(`ref.${kind}`) ? words.name({ kind, id: place.id }) : typedPlace(place);
}

/** A place by its kind and id, by its id alone or by its name. */
export function placeTyped(words: Renderer, { places }: Forecast, typed: string): ForecastPlace {
  const wanted = plain(typed);
  const found = [
    places.filter(({ place }) => plain(typedPlace(place)) === wanted),
    places.filter(({ place }) =>
      [place.id, words.name(place), placeAlone(words, place)].map(plain).includes(wanted),
    ),
  ].find((some) => some.length > 0);
  const [first, ...more] = found ?? [];
  if (first !== undefined && more.length === 0) return first;
  const place = literal(typed);
  const list = (some: readonly ForecastPlace[]): Ref =>
    literal(some.map((one) => typedPlace(one.place)).join(', '));
  if (found !== undefined) {
    throw new Refused(say('cli.foreseeWhichPlace', { place, places: list(found) }));
  }
  throw new Refused(
    places.length === 0
      ? say('cli.foreseeNoPlaces', { place })
      : say('cli.foreseeNoSuchPlace', { place, places: list(places) }),
  );
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

// ---- points ----------------------------------------------------------------------------------------

export interface PointRange {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export function pointsOf({ points }: Forecast): PointRange {
  return {
    mean: points.reduce((sum, one) => sum + one.points * one.chance, 0),
    least: points[0]?.points ?? 0,
    most: points.at(-1)?.points ?? 0,
  };
}
