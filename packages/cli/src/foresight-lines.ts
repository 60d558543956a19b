import type { Forecast, ForecastCase, ForecastPlace } from '@empty-chair/kernel/forecast';
import type { Ref } from '@empty-chair/kernel/words';
import { literal } from '@empty-chair/kernel/words';
import type { CommonId } from '@empty-chair/text/catalogue';
import { say } from '@empty-chair/text/catalogue';
import { percentOf } from '@empty-chair/text/percent';
import type { Renderer } from '@empty-chair/text/renderer';
import { columns } from './columns.ts';
import type { Foresight } from './foresight.ts';
import { placeAlone, pointsOf, typedPlace } from './foresight.ts';

/** A forecast in lines for a person. */

/** Who, and how exact it is. */
export function foresightHead(words: Renderer, { bot, forecast }: Foresight): readonly string[] {
  const { branches, runs, error, isGuessed } = forecast;
  const name = bot.name;
  return [
    words.render(
      error === 0
        ? say('cli.foreseeExact', { name, cases: branches })
        : say('cli.foreseeSampled', {
            name,
            cases: branches,
            runs,
            error: Math.ceil(100 * error),
          }),
    ),
    ...(isGuessed ? [words.render(say('cli.foreseeGuessed'))] : []),
  ];
}

export function lossLines(words: Renderer, { places }: Forecast, most: number): readonly string[] {
  const rows = places
    .filter(({ loss }) => loss > 0)
    .map((one) => [percent(words, one.loss), placeText(words, one.place), lossText(words, one)]);
  return block(words, 'cli.foreseeLosses', 'cli.foreseeNoLosses', rows, most);
}

export function takenLines(words: Renderer, { places }: Forecast, most: number): readonly string[] {
  const rows = places
    .filter(({ taken }) => taken > 0)
    .sort((one, other) => other.taken - one.taken)
    .map((one) => [percent(words, one.taken), placeText(words, one.place)]);
  return block(words, 'cli.foreseeTaken', 'cli.foreseeNothingTaken', rows, most);
}

export function pointsLine(words: Renderer, forecast: Forecast): string {
  const { mean, least, most } = pointsOf(forecast);
  return words.render(
    least === most
      ? say('cli.foreseeSurePoints', { n: least })
      : say('cli.foreseePoints', { mean: rounded(mean), least, most }),
  );
}

/** Numbered, to ask why. */
export function moveLines(words: Renderer, { moves }: Forecast, most: number): readonly string[] {
  const rows = moves.map(({ chance, happening }, i) => [
    numbered(i),
    percent(words, chance),
    words.render(happening),
  ]);
  return block(words, 'cli.foreseeMoves', 'cli.foreseeNoMoves', rows, most);
}

/** The numbers of a place, and the cases behind them, numbered to ask why. */
export function placeLines(words: Renderer, one: ForecastPlace, most: number): readonly string[] {
  const { place, loss, taken, cases } = one;
  const parts = [
    ...(loss > 0
      ? [
          words.render(
            say('cli.foreseePlaceLoss', {
              chance: literal(percentOf(loss, words.language)),
              loss: literal(lossText(words, one)),
            }),
          ),
        ]
      : []),
    ...(taken > 0
      ? [
          words.render(
            say('cli.foreseePlaceTaken', { chance: literal(percentOf(taken, words.language)) }),
          ),
        ]
      : []),
  ];
  return [
    `${placeText(words, place)}: ${parts.join('; ')}`,
    ...table(
      words,
      cases.map((each, i) => [
        numbered(i),
        percent(words, each.chance),
        caseName(words, each),
        caseText(words, each),
      ]),
      most,
    ),
  ];
}

/** The cards that it takes; without any it is up to chance alone. */
export const caseName = (words: Renderer, { named }: ForecastCase): string =>
  named.length === 0 ? words.render(say('cli.foreseeAnyCards')) : words.names(named);

function caseText(words: Renderer, { hits, runs, pieces, isTaken }: ForecastCase): string {
  return [
    ...(runs > 1 ? [words.render(say('cli.foreseeHits', { hits, runs }))] : []),
    ...(pieces > 0 ? [words.render(say('cli.foreseePieces', { n: pieces }))] : []),
    ...(isTaken ? [words.render(say('cli.foreseeIsTaken'))] : []),
  ].join(', ');
}

function lossText(words: Renderer, { pieces, most }: ForecastPlace): string {
  return words.render(say('cli.foreseeLoss', { mean: rounded(pieces), n: most }));
}

/** In words of the language; in brackets what to type, where that is something else. */
function placeText(words: Renderer, place: Ref): string {
  const name = words.name(place);
  return name === place.id ? placeAlone(words, place) : `${name} [${typedPlace(place)}]`;
}

function block(
  words: Renderer,
  head: CommonId,
  nothing: CommonId,
  rows: readonly (readonly string[])[],
  most: number,
): readonly string[] {
  if (rows.length === 0) return [words.render(say(nothing))];
  return [words.render(say(head)), ...table(words, rows, most)];
}

function table(
  words: Renderer,
  rows: readonly (readonly string[])[],
  most: number,
): readonly string[] {
  const shown = columns(rows.slice(0, most));
  const more = rows.length - shown.length;
  return more === 0 ? shown : [...shown, `  ${words.render(say('tell.more', { n: more }))}`];
}

const numbered = (i: number): string => `${i + 1}.`;
const rounded = (n: number): number => Math.round(10 * n) / 10;

/** In a column. */
const percent = ({ language }: Renderer, chance: number): string =>
  percentOf(chance, language).padStart(5);
