import { Forecaster } from '@empty-chair/kernel/forecast';
import { foresee } from '@empty-chair/kernel/foresee';
import { randomPolicy } from '@empty-chair/kernel/random-policy';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import type { Seat } from '@empty-chair/kernel/words';
import type { GameBench, Workload } from '@empty-chair/testkit/workload';
import { humanWeight } from './examples/configs.ts';
import { anyOfEight, fourBots } from './examples/random-config.ts';
import { root } from './rules/module.ts';

const config = root.defaultConfig;

/** As the app's worker plays them: without the loops that are written out for a study. */
const turns: Workload = {
  name: 'Root, turns of four bots',
  unit: 'turns',
  run: (round) => simulate(root, config, `bench ${round}`).entries,
};

const tracedTurns: Workload = {
  name: 'Root, the same with full trace',
  unit: 'turns',
  run: (round) => {
    const rng = rngFromSeed(`bench ${round}`);
    const state = root.setup(tracedTable(undefined, rng), config);
    let entries = 0;
    for (let next = root.next(state); next.kind === 'bot'; next = root.next(state)) {
      root.botTurn(tracedTable(state, rng), next.seat);
      entries += 1;
    }
    return entries;
  },
};

/** With a recorder of its own, as the app has one for every turn. */
function tracedTable<Scene>(scene: Scene, rng: Rng): Table<Scene> {
  const recorder = new Recorder();
  return {
    scene,
    rng,
    atTable: CHANCE_BY_APP,
    ask: () => {
      throw new Error('no question in a game of bots');
    },
    emit: recorder.emit,
    trace: recorder,
  };
}

/** Whole games at tables of any map, level, traits and readings. */
function gamesAt(name: string, tableFor: typeof fourBots): Workload {
  const tables = Array.from({ length: 64 }, (_, index) => tableFor(`bench ${index}`));
  return {
    name,
    unit: 'games',
    run: (round) => {
      simulate(root, tables[round % tables.length] ?? config, `bench ${round}`);
      return 1;
    },
  };
}
const gamesOfFour = gamesAt('Root, the four of the first box at any table', fourBots);
const gamesOfEight: Workload = {
  ...gamesAt('Root, any four of the eight at any table', anyOfEight),
  hasNewRules: true,
};

interface Position {
  readonly state: ReturnType<typeof root.clone>;
  readonly seat: Seat;
}

/** Middle of a game, a human against three bots, a bot to move. */
function positions(count: number): readonly Position[] {
  const config = root.configFrom({ seats: 'marquise,eyrie/bot,alliance/bot,vagabond/bot' });
  return Array.from({ length: count }, (_, index) => {
    const kept: Position[] = [];
    simulate(root, config, `foresight ${index}`, {
      policy: randomPolicy({ weight: humanWeight }),
      watch: (state) => {
        const next = root.next(state);
        if (next.kind === 'bot') kept.push({ state: root.clone(state), seat: next.seat });
      },
    });
    return kept[Math.floor(kept.length / 2)] as Position;
  });
}

const SAMPLES = 20;

/** What the app's worker does for one bot: every card that can still turn up, dice sampled. */
function forecasts(): Workload {
  const all = positions(20);
  return {
    name: `Root, foresight (every card, ${SAMPLES} samples)`,
    unit: 'turns',
    run: (round) => {
      const { state, seat } = all[round % all.length] as Position;
      const forecaster = new Forecaster();
      const options = { samples: SAMPLES, most: 2000, seed: 'b' };
      for (const one of foresee(root, { state, seat }, options)) {
        forecaster.add(one, root.consequences(state, one.state, seat));
      }
      return forecaster.picture().runs;
    },
  };
}
const foreseen = forecasts();

export const bench: GameBench = {
  workloads: [turns],
  // All eight bots last: the engine, once it has seen them, runs the usual four more slowly too.
  comparisons: [
    { name: 'Root, full trace: times slower than none', of: turns, to: tracedTurns },
    { name: 'Root, foresight: turns against bare turns', of: foreseen, to: turns },
    { name: 'Root, any four of the eight against the first', of: gamesOfEight, to: gamesOfFour },
  ],
  limits: [
    'A whole game of Root is about 27 bot turns with 230 selections and 36 battles: 20,000 calls of 3 ns each. Of',
    'one in a study selections take 40 %, steps and effects beside them 25 %, battles 15 %, the walk through the',
    'outlines 8 %, garbage 5 %, set-up 3 %; by bot Eyrie 35 %, Marquise 23 %, Vagabot 14 %, Alliance 13 %.',
    'A study of a few thousand games mostly compiles. Foresight: the turns themselves 50 %, adding up their',
    'happenings 17 %, garbage 11 %, the copies 5 %.',
    'The full trace costs the lists that it keeps for every criterion.',
  ],
};
