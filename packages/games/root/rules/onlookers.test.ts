import { randomPolicy } from '@empty-chair/kernel/random-policy';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { answering, playOn, simulate } from '@empty-chair/kernel/simulate';
import { volume } from '@empty-chair/testkit/volume';
import { describe, expect, test } from 'vitest';
import { BattleOnlooker } from '../examples/battle-onlooker.ts';
import { CardOnlooker } from '../examples/card-onlooker.ts';
import { humanWeight } from '../examples/configs.ts';
import { crowd } from '../examples/crowd.ts';
import { onScreen, withCorvids, withDuchy, withLizards } from '../examples/random-config.ts';
import type { Config } from './config.ts';
import { seatOf } from './facts.ts';
import { root } from './module.ts';
import type { Faction } from './pieces.ts';
import { CORVIDS, DUCHY, LIZARDS, MARQUISE, RIVERFOLK } from './pieces.ts';
import type { State } from './state.ts';
import { seatOnTurn } from './state.ts';
import type { Input } from './verbs/verbs.ts';

/** Whole games, and positions made of them, seen by somebody who knows a few sentences of the rules and no code of them. */

const policy = randomPolicy<State, Input>({ weight: humanWeight });
const most = 3000;

/** Whose bots battle in each of several clearings. */
const FIGHTERS = [MARQUISE, LIZARDS, RIVERFOLK, DUCHY, CORVIDS];
const isOnTurn = (state: State, faction: Faction): boolean =>
  seatOf(state.facts, faction) === seatOnTurn(state);

describe('“in each clearing”, with Corvids (2.4, 11.7.4)', () => {
  const gamesWith = (look: (seed: string) => BattleOnlooker, name: string, games: number) => {
    const seen = { steps: 0, battles: 0, added: 0, skipped: 0 };
    const problems = Array.from({ length: volume(games) }, (_, i) => `${name} ${i}`).flatMap(
      (seed) => {
        const onlooker = look(seed);
        for (const what of ['steps', 'battles', 'added', 'skipped'] as const)
          seen[what] += onlooker.seen[what];
        return onlooker.problems.map((problem) => `${seed}: ${problem}`);
      },
    );
    return { problems, seen };
  };

  test('no battle is passed over that is possible when its turn comes, in whole games', () => {
    const look = (seed: string): BattleOnlooker => {
      const onlooker = new BattleOnlooker();
      const { emit, watch } = onlooker;
      simulate(root, withCorvids(seed), seed, { policy, most, trace: onlooker, emit, watch });
      return onlooker;
    };
    const { problems, seen } = gamesWith(look, 'battles', 1000);
    expect(problems).toEqual([]);
    expect(seen.added).toBeGreaterThan(0);
    expect(seen.skipped).toBeGreaterThan(0);
  });

  test('nor on crowded maps, with Raids face up', () => {
    const look = (seed: string): BattleOnlooker => {
      const onlooker = new BattleOnlooker();
      const { emit } = onlooker;
      const config = withCorvids(seed);
      const rng = rngFromSeed(`crowd ${seed}`);
      const watch = (now: State): void => {
        const me = FIGHTERS.find((one) => now.facts.botOf[one] !== undefined && isOnTurn(now, one));
        if (me === undefined || root.next(now).kind !== 'bot') return;
        const state = root.clone(now);
        crowd(state, me, rng);
        onlooker.watch(state);
        const ask = answering(policy, rng, () => state);
        const table = {
          scene: state,
          rng,
          atTable: root.chance(config),
          ask,
          emit,
          trace: onlooker,
        };
        playOn(root, table, rng, { policy, most: 1 });
      };
      simulate(root, config, seed, { policy, most, watch });
      return onlooker;
    };
    const { problems, seen } = gamesWith(look, 'crowds', 300);
    expect(problems).toEqual([]);
    expect(seen.added).toBeGreaterThan(0);
  });
});

describe('cards that people lose beside the Lizard bot (8.2.4)', () => {
  const hasLizards = ({ seats }: Config): boolean =>
    seats.some(({ bot }) => bot === 'logicalLizards');
  const atTable = (seed: string): Config => {
    const others = [withDuchy, withCorvids].find((among) => hasLizards(among(seed)));
    return (others ?? withLizards)(seed);
  };
  test.each([
    ['at a table they are asked for at once', atTable, 1000, 'losses'],
    ['on the screen they lie there at once', onScreen, 1000, 'spentOnScreen'],
  ] as const)('%s', (_, configOf, games, what) => {
    const seen = { losses: 0, told: 0, spentOnScreen: 0 };
    const seeds = Array.from({ length: volume(games) }, (__, i) => `cards ${i}`);
    const problems = seeds
      .filter((seed) => hasLizards(configOf(seed)))
      .flatMap((seed) => {
        const onlooker = new CardOnlooker();
        const { emit, watch } = onlooker;
        simulate(root, configOf(seed), seed, { policy: onlooker.of(policy), most, emit, watch });
        for (const one of ['losses', 'told', 'spentOnScreen'] as const)
          seen[one] += onlooker.seen[one];
        return onlooker.problems.map((problem) => `${seed}: ${problem}`);
      });
    expect(problems).toEqual([]);
    expect(seen[what]).toBeGreaterThan(0);
  });
});
