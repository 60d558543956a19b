import type { Forecast } from '@empty-chair/kernel/forecast';
import { Forecaster } from '@empty-chair/kernel/forecast';
import { foresee } from '@empty-chair/kernel/foresee';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import { simulateUnrolled } from '@empty-chair/kernel/unrolled';
import type { Seat } from '@empty-chair/kernel/words';
import type { GameBench, Workload } from '@empty-chair/testkit/measure';
import { medianTime } from '@empty-chair/testkit/measure';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { humanWeight } from './examples/configs.ts';
import { anyOfEight, fourBots } from './examples/random-config.ts';
import { root } from './rules/module.ts';

const config = root.defaultConfig;

const wholeGames: Workload = {
  name: 'Root, four bots, trace off',
  unit: 'games',
  run: (round) => {
    simulate(root, config, `bench ${round}`);
    return 1;
  },
};

const gamesOfStudy: Workload = {
  name: 'Root, four bots, as a study plays them',
  unit: 'games',
  run: (round) => {
    simulateUnrolled(root, config, `bench ${round}`);
    return 1;
  },
};

const turns: Workload = {
  name: 'Root, four bots, trace off',
  unit: 'turns',
  run: (round) => simulate(root, config, `bench ${round}`).entries,
};

const tracedGames: Workload = {
  name: 'Root, four bots, full trace',
  unit: 'games',
  run: (round) => {
    const rng = rngFromSeed(`bench ${round}`);
    const state = root.setup(tracedTable(undefined, rng), config);
    for (let next = root.next(state); next.kind === 'bot'; next = root.next(state)) {
      root.botTurn(tracedTable(state, rng), next.seat);
    }
    return 1;
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
const mixedGames = gamesAt('Root, the four of the first box at any table', fourBots);
const besideTheEight = gamesAt('Root, the same after games of all eight', fourBots);
const gamesOfEight = gamesAt('Root, any four of the eight at any table', anyOfEight);

type RootState = ReturnType<typeof root.clone>;

/** Positions from the middle of games, each with a bot to move. */
function midGame(count: number): readonly RootState[] {
  return Array.from({ length: count }, (_, index) => {
    const kept: RootState[] = [];
    simulate(root, config, `position ${index}`, { watch: (state) => kept.push(root.clone(state)) });
    return kept[Math.floor(kept.length / 2)] as RootState;
  });
}

/** One bot turn as the app runs it: on a copy, with every happening and decision recorded. */
function tracedTurnMilliseconds(): number {
  const positions = midGame(200);
  const run = (round: number): void => {
    const state = root.clone(positions[round % positions.length] as RootState);
    const next = root.next(state);
    if (next.kind !== 'bot') return;
    root.botTurn(tracedTable(state, rngFromSeed(`turn ${round}`)), next.seat);
  };
  medianTime(2000, run);
  return medianTime(5000, run);
}

function cloning(): readonly [Workload, Workload, Workload] {
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

const SAMPLES = 20;

interface Position {
  readonly state: RootState;
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

function forecast({ state, seat }: Position): Forecast {
  const forecaster = new Forecaster();
  for (const one of foresee(root, { state, seat }, { samples: SAMPLES, most: 2000, seed: 'b' })) {
    forecaster.add(one, root.consequences(state, one.state, seat));
  }
  return forecaster.picture();
}

/** What the app's worker does for one bot: every card that can still turn up, dice sampled. */
function forecasts(): Workload {
  const all = positions(20);
  return {
    name: `Root, foresight (every card, ${SAMPLES} samples)`,
    unit: 'turns',
    run: (round) => {
      const position = all[round % all.length] as (typeof all)[number];
      return forecast(position).runs;
    },
  };
}

const clones = cloning();
const foreseen = forecasts();

export const bench: GameBench = {
  workloads: [wholeGames, gamesOfStudy, turns, tracedGames, mixedGames, ...clones, foreseen],
  afterwards: [gamesOfEight, besideTheEight],
  tracedTurn: {
    name: 'Root, a bot turn with full trace, median',
    milliseconds: tracedTurnMilliseconds,
  },
  ratios: (rateOf, reference) => {
    const [copy, copyAll, copyJson] = clones;
    return [
      ['Root games (trace off) per 1000 reference moves', rateOf(wholeGames) / (reference / 1000)],
      ['Root games of a study per 1000 reference moves', rateOf(gamesOfStudy) / (reference / 1000)],
      ['Root turns (trace off) per reference move', rateOf(turns) / reference],
      ['foresight: turns against bare turns', rateOf(foreseen) / rateOf(turns)],
      ['full trace: times slower than none', rateOf(wholeGames) / rateOf(tracedGames)],
      [
        'any four of the eight against the first four',
        rateOf(gamesOfEight) / rateOf(besideTheEight),
      ],
      ['clone by hand: times quicker than structuredClone', rateOf(copy) / rateOf(copyAll)],
      ['clone by hand: times quicker than its JSON form', rateOf(copy) / rateOf(copyJson)],
    ];
  },
  limits: [
    'A whole game of Root is about 27 bot turns. A CPU profile of one in a study is flat: selections 24 %,',
    'battles 15 %, the walk through phases and steps 8 %, set-up 5 %, garbage 3 %; by bot Eyrie 30 %,',
    'Marquise 25 %, Vagabot 18 %, Alliance 13 %. A study of a few thousand games mostly compiles.',
  ],
};
