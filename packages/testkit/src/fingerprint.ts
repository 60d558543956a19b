import { fingerprint } from '@empty-chair/kernel/hash';
import type { GameModule } from '@empty-chair/kernel/module';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { simulateUnrolled } from '@empty-chair/kernel/unrolled';
import { expect, test } from 'vitest';
import { compareKept } from './kept-file.ts';
import { stateFingerprint } from './play.ts';
import { volume } from './volume.ts';

export interface GamesOptions<C, S, I> {
  /** Taken in turn. */
  readonly configs: readonly C[];
  readonly games: number;
  readonly most: number;
  readonly policy?: Policy<S, I>;
}

/** One line for so many seeded games: it changes when a rule does, and not in a refactoring. */
export function gamesFingerprint<C, S, I>(
  game: GameModule<C, S, I>,
  { configs, games, most, policy = randomPolicy() }: GamesOptions<C, S, I>,
  play = simulate<C, S, I>,
): string {
  const ends = Array.from({ length: games }, (_, i) => {
    const config = configs[i % configs.length] as C;
    const { state, entries, end } = play(game, config, `fingerprint-${i}`, { policy, most });
    return `${stateFingerprint(game, state)} ${entries} ${end === undefined ? 'endless' : 'over'}`;
  });
  return `rules ${game.rulesVersion}, ${games} games: ${fingerprint(ends.join('\n'))}\n`;
}

/** The line is kept in a file; when it changes on purpose, bump rulesVersion. */
export function fingerprintTest<C, S, I>(
  game: GameModule<C, S, I>,
  file: string,
  options: GamesOptions<C, S, I>,
): void {
  test(`fingerprint of ${options.games} games of ${game.id}`, () => {
    expect(compareKept(file, gamesFingerprint(game, options))).toEqual([]);
  });
  test(`the same games of ${game.id} as a study plays them`, () => {
    const some = { ...options, games: volume(options.games) };
    expect(gamesFingerprint(game, some, simulateUnrolled)).toBe(gamesFingerprint(game, some));
  });
}
