import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { volume } from '@empty-chair/testkit/volume';
import { describe, expect, it } from 'vitest';
import { anyTable } from '../examples/random-config.ts';
import type { Config } from '../rules/config.ts';
import type { LevelId } from '../rules/content.ts';
import { LEVELS } from '../rules/content.ts';
import { tapestry } from '../rules/module.ts';
import type { State } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { greedyPolicy } from './greedy.ts';
import { sparring } from './index.ts';

interface Game {
  readonly config: Config;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** The invariants hold after each entry; an input that the app refuses throws. */
function play(config: Config, seed: string, policy: Policy<State, Input>): Game | undefined {
  const watch = (state: State): void => {
    for (const { name, check } of tapestry.invariants) {
      if (check(state) !== undefined) throw new Error(`${seed}: ${name}`);
    }
  };
  const { end } = simulate(tapestry, config, seed, { policy, watch });
  if (end === undefined) return undefined;
  return { config, scores: end.scores.map(({ points }) => points), winners: end.winners };
}

function games(plan: string, n: number, level?: LevelId): readonly (Game | undefined)[] {
  return Array.from({ length: n }, (_, i) => {
    const config = anyTable(`spar-${i}`, level);
    const plans = [plan, config.game === 'solo' ? undefined : plan];
    return play(config, `spar-${i}`, sparring.policyFor(config, plans));
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0) / values.length;

describe('the stand-ins of Tapestry', () => {
  const greedy = games('greedy', volume(1000));
  const random = games('random', volume(200));

  it('play every game to its end: all levels, either first player, one human and two', () => {
    expect([...greedy, ...random].filter((game) => game === undefined)).toEqual([]);
    const kinds = new Set(
      greedy.map((game) => {
        const { game: kind, level, first, shadow } = (game as Game).config;
        return kind === 'solo' ? [level, first].join() : [shadow.seat, shadow.stops].join();
      }),
    );
    expect(kinds.size).toBe(LEVELS.length * 2 + 4);
  });

  it('keep to the seed', () => {
    expect(games('greedy', 5)).toEqual(greedy.slice(0, 5));
  });

  it('play alike whether anybody reads the journal or not', () => {
    for (const [i, game] of greedy.slice(0, 10).entries()) {
      const policy = greedyPolicy(() => undefined);
      expect(play((game as Game).config, `spar-${i}`, policy)).toEqual(game);
    }
  });

  it('have plans: the greedy builder scores more than the random one by far', () => {
    const points = (all: readonly (Game | undefined)[]) =>
      mean(all.map((game) => game?.scores[0] ?? 0));
    expect(points(greedy)).toBeGreaterThan(points(random) + 40);
  });

  it('win less often the higher the level', () => {
    const wins = (level: LevelId) =>
      games('greedy', volume(200), level).filter((game) => game?.winners.includes(0)).length;
    const easiest = wins(1);
    expect(easiest).toBeGreaterThan(0);
    expect(wins(6)).toBeLessThan(easiest);
  });

  it('know no other plan', () => {
    const config = anyTable('unknown');
    expect(() => sparring.policyFor(config, ['clever'])).toThrow('no plan clever');
  });
});
