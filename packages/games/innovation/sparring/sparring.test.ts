import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import { volume } from '@empty-chair/testkit/volume';
import { describe, expect, it } from 'vitest';
import { anyTable } from '../examples/random-config.ts';
import type { Config } from '../rules/config.ts';
import type { LevelId } from '../rules/content.ts';
import { LEVELS, SIDE_IDS } from '../rules/content.ts';
import { innovation } from '../rules/module.ts';
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
    for (const { name, check } of innovation.invariants) {
      if (check(state) !== undefined) throw new Error(`${seed}: ${name}`);
    }
  };
  const { end } = simulate(innovation, config, seed, { policy, watch });
  if (end === undefined) return undefined;
  return { config, scores: end.scores.map(({ points }) => points), winners: end.winners };
}

function games(plan: string, n: number, level?: LevelId): readonly (Game | undefined)[] {
  return Array.from({ length: n }, (_, i) => {
    const config = anyTable(`spar-${i}`, level ?? LEVELS[i % LEVELS.length]);
    const plans = config.humans.map(() => plan);
    return play(config, `spar-${i}`, sparring.policyFor(config, plans));
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0) / values.length;

describe('the stand-ins of Age of Innovation', () => {
  const greedy = games('greedy', volume(800));
  const random = games('random', volume(200));

  it('play every game to its end: both sides, all levels, one human and two', () => {
    expect([...greedy, ...random].filter((game) => game === undefined)).toEqual([]);
    const kinds = new Set(
      greedy.map((game) =>
        [game?.config.side, game?.config.level, game?.config.humans.length].join(),
      ),
    );
    expect(kinds.size).toBe(SIDE_IDS.length * LEVELS.length * 2);
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
    const n = volume(200);
    const wins = (level: LevelId) =>
      games('greedy', n, level).filter((game) => !game?.winners.includes(game.scores.length - 1))
        .length;
    const easiest = wins('automalein');
    expect(easiest).toBeGreaterThan(n / 2);
    expect(wins('automa')).toBeLessThan(easiest);
    expect(wins('alptrauma')).toBeLessThan(n / 10);
  });

  it('know no other plan', () => {
    const config = anyTable('unknown');
    expect(() => sparring.policyFor(config, ['clever'])).toThrow('no plan clever');
  });
});
