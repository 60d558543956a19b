import type { Score } from '@empty-chair/kernel/module';
import type { Ref } from '@empty-chair/kernel/words';

/** One chair of a finished game. Names are kept as words too: the game need not be loaded to list. */
export interface ResultSeat {
  readonly ref: Ref;
  readonly name: string;
  readonly bot: boolean;
  readonly level: string | undefined;
  readonly points: number;
  readonly won: boolean;
}

/** A finished game in the play history. */
export interface Result {
  /** Of the saved game: finishing it again after an undo replaces the result. */
  readonly id: string;
  readonly game: string;
  readonly ended: number;
  /** The seat that began; the first results did not say. */
  readonly first?: number;
  readonly seats: readonly ResultSeat[];
}

interface Ending {
  readonly scores: readonly Score[];
  readonly winners: readonly number[];
}

export function resultOf(
  game: Omit<Result, 'seats'>,
  seats: readonly Omit<ResultSeat, 'points' | 'won'>[],
  { scores, winners }: Ending,
): Result {
  return {
    ...game,
    seats: seats.map((seat, index) => ({
      ...seat,
      points: scores.find((score) => score.seat === index)?.points ?? 0,
      won: winners.some((winner) => winner === index),
    })),
  };
}

/**
 * The level of a bot as a config writes it: `seats[i].difficulty` or `seats[i].level`, chairs left
 * open not counted; or one `level` for the only bot.
 * A game without levels simply has none; nothing is decided by it, it only sorts the history.
 */
export function levelOf(config: unknown, seat: number): string | undefined {
  const seats = fieldOf(config, 'seats');
  const level = Array.isArray(seats)
    ? levelOfSeat(seats.filter((one) => fieldOf(one, 'role') !== 'open')[seat])
    : fieldOf(config, 'level');
  if (typeof level !== 'string' && typeof level !== 'number') return undefined;
  return levelWord(String(level));
}

/** Of the first bot that has one, in a record as a file has it. */
export function levelIn(record: unknown): string | undefined {
  const config = fieldOf(record, 'config');
  const seats = fieldOf(config, 'seats');
  if (!Array.isArray(seats)) return levelOf(config, 0);
  // Some configs give a human a level too, and some say nothing of a human but where they sit.
  const bots = seats.filter((seat) => !['human', 'open'].includes(String(fieldOf(seat, 'role'))));
  return bots.map((_, index) => levelOf({ seats: bots }, index)).find((it) => it !== undefined);
}

/** As the sentence that names a level can choose it: `veryHard`. */
export const levelWord = (level: string): string =>
  level.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const levelOfSeat = (seat: unknown): unknown =>
  fieldOf(seat, 'difficulty') ?? fieldOf(seat, 'level');

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

export function newestResults(results: readonly Result[]): Result[] {
  return [...results].sort((a, b) => b.ended - a.ended);
}

/** The human results against one bot at one level. */
export interface Tally {
  readonly game: string;
  readonly ref: Ref;
  readonly name: string;
  readonly level: string | undefined;
  readonly games: number;
  /** Games that at least one human won. */
  readonly humanWins: number;
  readonly botPoints: readonly number[];
  readonly humanPoints: readonly number[];
}

/** One tally per bot and level, those played most first. Games without humans are left out. */
export function tallies(results: readonly Result[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const { game, seats } of [...results].sort((a, b) => a.ended - b.ended)) {
    const humans = seats.filter(({ bot }) => !bot);
    if (humans.length === 0) continue;
    const best = Math.max(...humans.map(({ points }) => points));
    for (const { bot, ref, name, level, points } of seats) {
      if (!bot) continue;
      const key = [game, ref.kind, ref.id, level].join(' ');
      const before = found.get(key);
      found.set(key, {
        game,
        ref,
        name,
        level,
        games: (before?.games ?? 0) + 1,
        humanWins: (before?.humanWins ?? 0) + (humans.some(({ won }) => won) ? 1 : 0),
        botPoints: [...(before?.botPoints ?? []), points],
        humanPoints: [...(before?.humanPoints ?? []), best],
      });
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games);
}
