import { simulateUnrolled } from '@empty-chair/kernel/unrolled';
import { loadStudy } from '@empty-chair/lab/load';
import { Players } from '@empty-chair/lab/players';
import { Threads } from '@empty-chair/lab/pool';
import { readStudy } from '@empty-chair/lab/study';
import { games } from '@empty-chair/registry/games';
import type { Workload } from '@empty-chair/testkit/measure';

/** Each thread compiles the rules for itself, for about a second: a study is longer than that. */
const GAMES = 200_000;
const ROUNDS = 2;

/** The game of the study. */
const GAME = 'root';

/** The games of the study without the lab around them. */
export async function bareSimulation(): Promise<Workload> {
  const game = (await games[GAME]?.())?.module;
  if (game === undefined) throw new Error(`the registry has no ${GAME}`);
  return {
    name: 'lab, the same games by themselves',
    unit: 'games',
    run: (round) => {
      simulateUnrolled(game, game.defaultConfig, `bench ${round}`);
      return 1;
    },
  };
}

/** Games per second of the same study on one and on two threads, the best of some rounds. */
export async function labScaling(program: URL): Promise<readonly [number, number]> {
  const study = readStudy({ game: GAME, games: GAMES, batch: 2000, seed: 'bench' });
  const { batches } = await loadStudy(study, games);
  const all = batches.map(({ index }) => index);
  const perSecond = async (workers: number): Promise<number> => {
    const started = performance.now();
    await new Threads(new Players(program), study, workers).play(all, () => undefined);
    return GAMES / ((performance.now() - started) / 1000);
  };
  let best: readonly [number, number] = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    best = [Math.max(best[0], await perSecond(1)), Math.max(best[1], await perSecond(2))];
  }
  return best;
}
