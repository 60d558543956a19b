import type { Published } from '@empty-chair/registry/published';
import type { Result } from './result.ts';
import { levelWord } from './result.ts';

/** Another level, from one's own last games. */
export interface Suggestion {
  readonly game: string;
  readonly level: string;
  /** As a choice has it; `levelWord` is what the sentence that names it can choose. */
  readonly next: string;
  readonly isUp: boolean;
  /** Whether the humans won, the newest last. */
  readonly games: readonly boolean[];
}

const LAST = 10;
const ENOUGH = 6;
const OFTEN = 0.7;
const SELDOM = 0.2;

/**
 * The levels of a game from gentle to fierce, as its studies list them. Where a later one was not measured
 * to win more often, nobody knows what one up is: then there is none.
 */
export function ladderOf(published: readonly Published[] | undefined): readonly string[] {
  const rates = new Map<string, number[]>();
  for (const { plan, axes, winRate } of published?.flatMap(({ rows }) => rows) ?? []) {
    const level = axes['level'];
    if (plan === undefined && level !== undefined) {
      rates.set(level, [...(rates.get(level) ?? []), winRate[0]]);
    }
  }
  const mean = (list: readonly number[]): number =>
    list.reduce((sum, rate) => sum + rate, 0) / list.length;
  const means = [...rates.values()].map(mean);
  const isRising = means.every((rate, i) => i === 0 || rate > (means[i - 1] ?? 0));
  return isRising ? [...rates.keys()] : [];
}

/**
 * Of the newest level that was played: one up for who wins 7 of 10, one down for who wins 2, from six
 * games on. Undefined for whoever plays as they should, and where there is no other level.
 */
export function suggestionFor(
  game: string,
  results: readonly Result[],
  ladder: readonly string[],
): Suggestion | undefined {
  const played = results
    .filter((result) => result.game === game && result.seats.some(({ bot }) => !bot))
    .sort((a, b) => b.ended - a.ended)
    .slice(0, LAST);
  const [newest] = played;
  const level = newest && levelOfAll(newest);
  if (level === undefined) return undefined;
  const games = played
    .filter((result) => levelOfAll(result) === level)
    .map(({ seats }) => seats.some(({ bot, won }) => !bot && won))
    .reverse();
  if (games.length < ENOUGH) return undefined;
  const share = games.filter((won) => won).length / games.length;
  const step = share >= OFTEN ? 1 : share <= SELDOM ? -1 : 0;
  const at = ladder.findIndex((one) => levelWord(one) === level);
  const next = step === 0 || at < 0 ? undefined : ladder[at + step];
  return next === undefined ? undefined : { game, level, next, isUp: step > 0, games };
}

/** Undefined where the bots are of several levels: such a game says nothing of one. */
function levelOfAll({ seats }: Result): string | undefined {
  const levels = new Set(seats.filter(({ bot }) => bot).map(({ level }) => level));
  return levels.size === 1 ? [...levels][0] : undefined;
}

/** The choices for a new game, with every level in them set; where it is stands in `levelOf`. */
export function withLevel(config: unknown, level: string): unknown {
  if (typeof config !== 'object' || config === null) return config;
  const fields = config as Readonly<Record<string, unknown>>;
  const { seats } = fields;
  if (Array.isArray(seats)) return { ...fields, seats: seats.map((seat) => leveled(seat, level)) };
  return leveled(fields, level);
}

function leveled(fields: unknown, level: string): unknown {
  if (typeof fields !== 'object' || fields === null) return fields;
  const known = fields as Readonly<Record<string, unknown>>;
  const name = ['difficulty', 'level'].find((one) => known[one] !== undefined);
  if (name === undefined) return fields;
  return { ...known, [name]: typeof known[name] === 'number' ? Number(level) : level };
}
