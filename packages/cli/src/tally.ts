import type { Score, SeatInfo } from '@empty-chair/kernel/module';
import type { SimulationResult } from '@empty-chair/kernel/simulate';
import type { Ref } from '@empty-chair/kernel/words';

/** Sums over many games; everything that is printed is worked out from them at the end. */
export interface Tally {
  games: number;
  unfinished: number;
  noWinner: number;
  entries: { sum: number; least: number; most: number };
  readonly seats: SeatTally[];
}

interface SeatTally {
  readonly seat: number;
  readonly name: Ref;
  readonly bot: boolean;
  wins: number;
  shared: number;
  points: { sum: number; least: number; most: number };
  readonly sources: Map<string, { readonly source: Ref; sum: number }>;
}

export function newTally(seats: readonly SeatInfo[]): Tally {
  return {
    games: 0,
    unfinished: 0,
    noWinner: 0,
    entries: range(),
    seats: seats.map(({ seat, name, bot }) => ({
      seat,
      name,
      bot,
      wins: 0,
      shared: 0,
      points: range(),
      sources: new Map(),
    })),
  };
}

export function count(tally: Tally, { end, entries }: SimulationResult<unknown>): void {
  tally.games += 1;
  widen(tally.entries, entries);
  if (end === undefined) {
    tally.unfinished += 1;
    return;
  }
  if (end.winners.length === 0) tally.noWinner += 1;
  for (const seat of tally.seats) {
    if (end.winners.some((winner) => winner === seat.seat)) {
      seat.wins += 1;
      if (end.winners.length > 1) seat.shared += 1;
    }
    const score = end.scores.find((candidate) => candidate.seat === seat.seat);
    if (score !== undefined) countScore(seat, score);
  }
}

function countScore(seat: SeatTally, { points, sources }: Score): void {
  widen(seat.points, points);
  for (const { source, points: from } of sources) {
    const key = `${source.kind}.${source.id}`;
    const known = seat.sources.get(key) ?? { source, sum: 0 };
    seat.sources.set(key, { source, sum: known.sum + from });
  }
}

export function tallyJson(tally: Tally) {
  const finished = tally.games - tally.unfinished;
  return {
    games: tally.games,
    unfinished: tally.unfinished,
    noWinner: tally.noWinner,
    entries: summary(tally.entries, tally.games),
    seats: tally.seats.map(({ seat, name, bot, wins, shared, points, sources }) => ({
      seat,
      id: name.id,
      bot,
      wins,
      shared,
      winRate: rounded(wins, tally.games),
      score: summary(points, finished),
      sources: [...sources.values()].map(({ source, sum }) => ({
        ...source,
        mean: rounded(sum, finished),
      })),
    })),
  };
}

function range() {
  return { sum: 0, least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
}

function widen(into: ReturnType<typeof range>, value: number): void {
  into.sum += value;
  into.least = Math.min(into.least, value);
  into.most = Math.max(into.most, value);
}

function summary({ sum, least, most }: ReturnType<typeof range>, n: number) {
  return n === 0 ? { mean: 0, least: 0, most: 0 } : { mean: rounded(sum, n), least, most };
}

/** Four decimals: what is printed does not depend on the last bit of a sum. */
function rounded(sum: number, n: number): number {
  return n === 0 ? 0 : Math.round((sum / n) * 1e4) / 1e4;
}
