import { NONE } from '@empty-chair/kernel/ids';
import type { Discipline } from '../rules/content.ts';
import { ALL_DISCIPLINES, LIMITS, SCIENCE_POINTS } from '../rules/content.ts';
import { placePoints } from '../rules/scoring.ts';
import { levelOf, roundTileIn } from '../rules/state.ts';
import { CITY_TILES, INCOME_LEVEL, levelIncome } from './base-rules.ts';
import type { Place } from './competencies.ts';
import { ROWS } from './competencies.ts';
import { scienceBonus } from './income.ts';
import { OPINIONS } from './opinions.ts';
import { levelsOpen, powerPassed } from './science.ts';
import type { Turn } from './turn.ts';
import { levelNow } from './turn.ts';
import { goalPoints, incomesLeft, pointsWorth } from './worth.ts';

/** What to take when the rules leave a choice; the worth of each in points. */

/** How much of a place in a discipline held now is still held at the end: all in the last round. */
const trustIn = (round: number): number =>
  OPINIONS.trust + ((1 - OPINIONS.trust) * (round - 1)) / (LIMITS.rounds - 1);

export function levelsWorth(turn: Turn, discipline: Discipline, wanted: number): number {
  const { state, player } = turn;
  const n = Math.min(wanted, levelsOpen(turn, discipline));
  if (n <= 0) return 0;
  const from = levelNow(turn, discipline);
  const placesWith = (own: number): number =>
    placePoints(
      state.facts.seats.map((seat) =>
        seat === player.seat ? own : levelOf(state, seat, discipline),
      ),
      SCIENCE_POINTS,
    )[player.seat] as number;
  let worth =
    (placesWith(from + n) - placesWith(from)) * trustIn(state.round) +
    n *
      (goalPoints(state, 'advance_discipline_level') +
        OPINIONS.hope * (1 - state.round / LIMITS.rounds)) +
    pointsWorth({ power: powerPassed(from, n) }, state);
  for (let round = state.round; round < LIMITS.rounds; round += 1) {
    const bonus = scienceBonus(roundTileIn(state, round));
    if (bonus.discipline !== discipline || bonus.gain === undefined) continue;
    const times = Math.floor((from + n) / bonus.per) - Math.floor(from / bonus.per);
    worth += times * pointsWorth(bonus.gain, state);
  }
  if (from < INCOME_LEVEL && from + n >= INCOME_LEVEL) {
    worth += incomesLeft(state) * pointsWorth(levelIncome(discipline), state);
  }
  return worth;
}

/** The discipline in which so many levels are worth most, or NONE. */
export function bestDiscipline(turn: Turn, levels: number): Discipline {
  let best: Discipline = NONE;
  let most = 0;
  for (const discipline of ALL_DISCIPLINES) {
    if (levelsOpen(turn, discipline) <= 0) continue;
    const worth = levelsWorth(turn, discipline, levels);
    if (best === NONE || worth > most) {
      best = discipline;
      most = worth;
    }
  }
  return best;
}

/** The best city tile that is left, or -1. */
export function bestCityTile(turn: Turn): number {
  let best = -1;
  let most = 0;
  for (const [at, tile] of CITY_TILES.entries()) {
    if ((turn.commons.cityTiles[at] as number) === 0) continue;
    let worth = pointsWorth(tile, turn.state);
    if (tile.levels !== undefined) {
      for (const discipline of ALL_DISCIPLINES) worth += levelsWorth(turn, discipline, 1);
    }
    if (best < 0 || worth > most) {
      best = at;
      most = worth;
    }
  }
  return best;
}

// ---- competencies ----------------------------------------------------------------------

export function competencyWorth(turn: Turn, { tile, discipline, row }: Place): number {
  const { state } = turn;
  const { levels, books } = ROWS[row] as (typeof ROWS)[number];
  const rounds = incomesLeft(state);
  let worth = levelsWorth(turn, discipline, levels) + pointsWorth({ books }, state);
  worth += pointsWorth(tile.atOnce ?? {}, state);
  worth += rounds * pointsWorth(tile.income ?? {}, state);
  if (tile.incomeLevel) worth += rounds;
  return worth + PERMANENT[tile.id](turn, rounds);
}

/** Besides what a tile gives at once and as income. */
const PERMANENT: Readonly<Record<Place['tile']['id'], (turn: Turn, rounds: number) => number>> = {
  bookAndPower: () => 0,
  pointsAndCoins: () => 0,
  toolAndLevel: () => 0,
  toolPointsCoins: () => 0,
  scholarPoints: (_, rounds) => (rounds + 1) * 2,
  passCities: ({ keys }, rounds) => 2 * keys + rounds * 2 * (keys + 0.5),
  passLowest: ({ levels }, rounds) => {
    const lowest = Math.min(...levels);
    return lowest + rounds * (lowest + 0.3);
  },
  edgeWorkshop: (_, rounds) => rounds * 1.5,
  leftOut: () => Number.NEGATIVE_INFINITY,
};

/** The best one that the human does not have yet. */
export function bestCompetency(turn: Turn): Place | undefined {
  let best: Place | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of turn.commons.competencies) {
    if (turn.player.competencies.has(place.tile.id)) continue;
    const worth = competencyWorth(turn, place);
    if (worth > most) {
      best = place;
      most = worth;
    }
  }
  return best;
}
