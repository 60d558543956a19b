import type { GameModule } from '@empty-chair/kernel/module';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { expect, test } from 'vitest';
import { checkInvariants } from './checks-state.ts';
import { volume } from './volume.ts';

export interface WholeGamesOptions<S, I> {
  /** In a soak; `npm test` plays its part of them (volume.ts). */
  readonly games: number;
  readonly policy: Policy<S, I>;
  /** A game that has not ended after so many entries is endless. */
  readonly most: number;
}

/** A test of so many games, each with the config of its seed: `<name> 0`, `<name> 1` and so on. */
export function wholeGames<C, S, I>(
  game: GameModule<C, S, I>,
  title: string,
  options: WholeGamesOptions<S, I> & { readonly name: string; config(seed: string): C },
): void {
  test(title, () => {
    const seeds = Array.from({ length: volume(options.games) }, (_, i) => `${options.name} ${i}`);
    const problems = seeds.flatMap((seed) =>
      checkWholeGame(game, options.config(seed), seed, options),
    );
    expect(problems).toEqual([]);
  });
}

/** What is wrong in one simulated game: invariants after every entry, and whether it ends. */
export function checkWholeGame<C, S, I>(
  game: GameModule<C, S, I>,
  config: C,
  seed: string,
  { policy, most }: Pick<WholeGamesOptions<S, I>, 'policy' | 'most'>,
): readonly string[] {
  const problems: string[] = [];
  const watch = (state: S): void => {
    problems.push(...checkInvariants(game, state).map((problem) => `${seed}: ${problem}`));
  };
  const { end } = simulate(game, config, seed, { policy, most, watch });
  return end === undefined ? [...problems, `${seed}: does not end`] : problems;
}

export interface LevelsOptions<C, S, I, Level> extends WholeGamesOptions<S, I> {
  /** From the easiest to the hardest. */
  readonly levels: readonly Level[];
  config(seed: string, level: Level): C;
}

/** A test that the last seat, which is the bot's, gets more points from level to level. */
export function harderLevels<C, S, I, Level>(
  game: GameModule<C, S, I>,
  title: string,
  options: LevelsOptions<C, S, I, Level>,
): void {
  test(title, () => {
    expect(checkLevels(game, { ...options, games: volume(options.games) })).toEqual([]);
  });
}

export function checkLevels<C, S, I, Level>(
  game: GameModule<C, S, I>,
  options: LevelsOptions<C, S, I, Level>,
): readonly string[] {
  const means = options.levels.map((level) => meanPoints(game, level, options));
  return options.levels.flatMap((level, i) => {
    const [mean = 0, easier = Number.NEGATIVE_INFINITY] = [means[i], means[i - 1]];
    return mean > easier ? [] : [`level ${level}: ${mean} points, not more than ${easier}`];
  });
}

function meanPoints<C, S, I, Level>(
  game: GameModule<C, S, I>,
  level: Level,
  { games, config, policy, most }: LevelsOptions<C, S, I, Level>,
): number {
  const points = Array.from({ length: games }, (_, i) => {
    const seed = `level ${i}`;
    const { end } = simulate(game, config(seed, level), seed, { policy, most });
    return end?.scores.at(-1)?.points ?? 0;
  });
  return points.reduce((all, n) => all + n, 0) / games;
}
