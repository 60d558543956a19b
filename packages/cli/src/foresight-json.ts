import type { Forecast, ForecastCase, ForecastPlace } from '@empty-chair/kernel/forecast';
import type { Renderer } from '@empty-chair/text/renderer';
import { pointsOf } from './foresight.ts';
import { eventJson } from './shapes.ts';

// The JSON shapes of `foresee` in docs/cli.md.

export function forecastJson(words: Renderer, forecast: Forecast) {
  const { branches, runs, error, isGuessed, places, moves, points } = forecast;
  return {
    cases: branches,
    runs,
    error,
    guessed: isGuessed,
    places: places.map((place) => placeJson(words, place)),
    points: { ...pointsOf(forecast), odds: points },
    moves: moves.map(({ chance, happening }) => ({ chance, ...eventJson(words, happening) })),
  };
}

export function placeJson(words: Renderer, one: ForecastPlace) {
  const { place, loss, pieces, most, taken, cases } = one;
  return {
    place: { ...place, name: words.name(place) },
    loss,
    pieces,
    most,
    taken,
    cases: cases.map((each) => caseJson(words, each)),
  };
}

const caseJson = (words: Renderer, one: ForecastCase) => ({
  chance: one.chance,
  cards: one.named.map((card) => ({ ...card, name: words.name(card) })),
  hits: one.hits,
  runs: one.runs,
  pieces: one.pieces,
  taken: one.isTaken,
});
