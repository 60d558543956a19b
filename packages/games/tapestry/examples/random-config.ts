import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Config } from '../rules/config.ts';
import { configCodec, TABLE_OPTIONS } from '../rules/config.ts';
import type { LevelId } from '../rules/content.ts';
import { LEVELS } from '../rules/content.ts';

/** Any level and first player; a solo game three times in four unless a level is asked for. */
export function anyTable(seed: string, level?: LevelId): Config {
  const rng = rngFromSeed(seed);
  const pick = <T>(items: readonly T[]): T => items[rng.below(items.length)] as T;
  const isSolo = level !== undefined || rng.below(4) > 0;
  return configCodec.decode({
    game: isSolo ? 'solo' : 'shadow',
    level: level ?? pick(LEVELS),
    first: pick(['human', 'bots']),
    chance: { tiles: pick(['app', 'table']) },
    shadow: {
      seat: pick(['first', 'last']),
      incomeIcon: pick(['ignored', 'reshuffles']),
      reshuffle: pick(['takesTurn', 'thenDraws']),
      stops: pick(['firstFinished', 'bothFinished']),
      firstTurn: pick(['advance', 'income']),
    },
    options: { incomeTiebreaker: pick(TABLE_OPTIONS.incomeTiebreaker) },
  });
}
