import { root } from '@empty-chair/games/root/module';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import type { Workload } from './measure.ts';
import { medianTime } from './measure.ts';

const config = root.defaultConfig;

export const wholeGames: Workload = {
  name: 'Root, four bots, trace off',
  unit: 'games',
  run: (round) => {
    simulate(root, config, `bench ${round}`);
    return 1;
  },
};

export const turns: Workload = {
  name: 'Root, four bots, trace off',
  unit: 'turns',
  run: (round) => simulate(root, config, `bench ${round}`).entries,
};

export const tracedGames: Workload = {
  name: 'Root, four bots, full trace',
  unit: 'games',
  run: (round) => {
    const recorder = new Recorder();
    simulate(root, config, `bench ${round}`, { trace: recorder, emit: recorder.emit });
    return 1;
  },
};

type RootState = ReturnType<typeof root.clone>;

/** Positions from the middle of games, each with a bot to move. */
export function midGame(count: number): readonly RootState[] {
  return Array.from({ length: count }, (_, index) => {
    const kept: RootState[] = [];
    simulate(root, config, `position ${index}`, { watch: (state) => kept.push(root.clone(state)) });
    return kept[Math.floor(kept.length / 2)] as RootState;
  });
}

/** One bot turn as the app runs it: on a copy, with every happening and decision recorded. */
export function tracedTurnMilliseconds(): number {
  const positions = midGame(200);
  const run = (round: number): void => {
    const state = root.clone(positions[round % positions.length] as RootState);
    const next = root.next(state);
    if (next.kind !== 'bot') return;
    const recorder = new Recorder();
    const table: Table<RootState> = {
      scene: state,
      rng: rngFromSeed(`turn ${round}`),
      atTable: CHANCE_BY_APP,
      ask: () => {
        throw new Error('no question in a game of bots');
      },
      emit: recorder.emit,
      trace: recorder,
    };
    root.botTurn(table, next.seat);
  };
  medianTime(2000, run);
  return medianTime(5000, run);
}

export function cloning(): readonly [Workload, Workload, Workload] {
  const [state] = midGame(1) as readonly [RootState];
  // structuredClone cannot copy what the state shares (facts hold no functions, so it can).
  const plain = root.codecs.state.encode(state);
  return [
    {
      name: 'clone, by hand',
      unit: 'copies',
      run: () => {
        for (let n = 0; n < 1000; n += 1) root.clone(state);
        return 1000;
      },
    },
    {
      name: 'clone, structuredClone of the counters and piles',
      unit: 'copies',
      run: () => {
        const { cells, deck, available, quests, decree, inPlay } = state;
        const parts = { cells, deck, available, quests, decree, inPlay };
        for (let n = 0; n < 20; n += 1) structuredClone(parts);
        return 20;
      },
    },
    {
      name: 'clone, structuredClone of the JSON form',
      unit: 'copies',
      run: () => {
        for (let n = 0; n < 20; n += 1) structuredClone(plain);
        return 20;
      },
    },
  ];
}
