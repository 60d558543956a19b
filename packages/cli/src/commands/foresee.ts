import { Refused } from '@empty-chair/kernel/errors';
import type { ForecastCase, ForecastPlace } from '@empty-chair/kernel/forecast';
import { literal } from '@empty-chair/kernel/words';
import { say } from '@empty-chair/text/catalogue';
import type { Context, Result } from '../context.ts';
import { present } from '../context.ts';
import type { Foresight, ForesightOptions } from '../foresight.ts';
import { foresightOf, placeTyped } from '../foresight.ts';
import { forecastJson, placeJson } from '../foresight-json.ts';
import {
  caseName,
  foresightHead,
  lossLines,
  moveLines,
  placeLines,
  pointsLine,
  takenLines,
} from '../foresight-lines.ts';
import type { OpenGame } from '../game-file.ts';
import { openGame } from '../game-file.ts';
import { eventJson, traceJson } from '../shapes.ts';
import { whyLines } from '../why-lines.ts';

export interface ForeseeOptions extends ForesightOptions {
  /** How many lines of each block are printed. */
  readonly lines: number;
  /** The cases behind the numbers of one place. */
  readonly place: string | undefined;
  /** The why of the case or the move with this number, counted from 1. */
  readonly why: number | undefined;
}

export async function foreseeTurn(
  context: Context,
  options: ForeseeOptions & { readonly file: string },
): Promise<void> {
  present(context, foreseeResult(context, await openGame(context, options.file), options));
}

function foreseeResult(context: Context, open: OpenGame, options: ForeseeOptions): Result {
  const foresight = foresightOf(open, options);
  if (options.place !== undefined) {
    const place = placeTyped(open.words, foresight.forecast, options.place);
    return options.why === undefined
      ? placeResult(open, foresight, place, options)
      : whyCase(context, open, foresight, place.cases, options.why);
  }
  return options.why === undefined
    ? wholeResult(open, foresight, options)
    : whyMove(context, open, foresight, options.why);
}

const headJson = ({ game }: OpenGame, { bot }: Foresight) => ({ game: game.id, seat: bot.seat });

function wholeResult(open: OpenGame, foresight: Foresight, { lines }: ForeseeOptions): Result {
  const { words } = open;
  const { forecast } = foresight;
  return {
    asJson: () => ({ ...headJson(open, foresight), ...forecastJson(words, forecast) }),
    asLines: () => [
      ...foresightHead(words, foresight),
      ...lossLines(words, forecast, lines),
      ...takenLines(words, forecast, lines),
      pointsLine(words, forecast),
      ...moveLines(words, forecast, lines),
    ],
  };
}

function placeResult(
  open: OpenGame,
  foresight: Foresight,
  place: ForecastPlace,
  { lines }: ForeseeOptions,
): Result {
  return {
    asJson: () => ({ ...headJson(open, foresight), ...placeJson(open.words, place) }),
    asLines: () => [
      ...foresightHead(open.words, foresight),
      ...placeLines(open.words, place, lines),
    ],
  };
}

function whyCase(
  context: Context,
  open: OpenGame,
  foresight: Foresight,
  cases: readonly ForecastCase[],
  number: number,
): Result {
  const one = cases[number - 1];
  if (one === undefined) {
    throw new Refused(say('cli.noSuchCase', { number, most: cases.length }));
  }
  const { words } = open;
  const trace = foresight.why(one);
  return {
    asJson: () => ({
      ...headJson(open, foresight),
      cards: one.named.map((card) => ({ ...card, name: words.name(card) })),
      trace: traceJson(words, trace),
    }),
    asLines: () => [
      context.style.heading(
        words.render(
          say('cli.foreseeWhy', { name: foresight.bot.name, cards: literal(caseName(words, one)) }),
        ),
      ),
      ...whyLines(context, words, trace, undefined),
    ],
  };
}

function whyMove(context: Context, open: OpenGame, foresight: Foresight, number: number): Result {
  const { moves } = foresight.forecast;
  const move = moves[number - 1];
  if (move === undefined) {
    throw new Refused(say('cli.noSuchForeseenMove', { number, most: moves.length }));
  }
  const { words } = open;
  const trace = foresight.why(move.example);
  return {
    asJson: () => ({
      ...headJson(open, foresight),
      move: { chance: move.chance, ...eventJson(words, move.happening) },
      step: move.index + 1,
      trace: traceJson(words, trace),
    }),
    asLines: () => [
      context.style.heading(
        words.render(
          say('cli.foreseeWhy', {
            name: foresight.bot.name,
            cards: literal(words.render(move.happening)),
          }),
        ),
      ),
      ...whyLines(context, words, trace, move.index + 1),
    ],
  };
}
