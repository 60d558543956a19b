import type { AnyGame, AnyState } from '@empty-chair/registry/games';
import type { GameBench, Workload } from '@empty-chair/testkit/workload';

const AT_ONCE = 100;

/** The copy of a state, which `match` makes for every entry and foresight for every run. */
export function copies(game: AnyGame, state: AnyState): Omit<GameBench, 'limits'> {
  const byHand = copying(`${game.id}, copies of a state`, () => game.clone(state));
  const plain = game.codecs.state.encode(state);
  const byHost = copying('structuredClone', () => structuredClone(plain));
  return {
    workloads: [byHand],
    comparisons: [
      { name: `${game.id}, copy: times quicker than structuredClone`, of: byHand, to: byHost },
    ],
  };
}

function copying(name: string, copy: () => unknown): Workload {
  return {
    name,
    unit: 'copies',
    run: () => {
      for (let n = 0; n < AT_ONCE; n += 1) copy();
      return AT_ONCE;
    },
  };
}
