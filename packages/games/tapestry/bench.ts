import { rngFromSeed } from '@empty-chair/kernel/rng';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import type { GameBench, Workload } from '@empty-chair/testkit/measure';
import { medianTime } from '@empty-chair/testkit/measure';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { humanWeight } from './examples/configs.ts';
import { tapestry } from './rules/module.ts';

type TapestryState = ReturnType<typeof tapestry.clone>;

const config = tapestry.configFrom({ level: '4' });

/** All turns of the bots, advances and income turns as they come in whole games. */
function botTurns(count: number): readonly TapestryState[] {
  const kept: TapestryState[] = [];
  const policy = randomPolicy<TapestryState, ReturnType<typeof tapestry.parseInput>>({
    weight: humanWeight,
  });
  for (let game = 0; kept.length < count; game += 1) {
    simulate(tapestry, config, `bench ${game}`, {
      policy,
      watch: (state) => {
        if (tapestry.next(state).kind === 'bot') kept.push(tapestry.clone(state));
      },
    });
  }
  return kept;
}

const positions = botTurns(600);

function turnAt(round: number, recorder: Recorder | undefined): void {
  const state = tapestry.clone(positions[round % positions.length] as TapestryState);
  const table: Table<TapestryState> = {
    scene: state,
    rng: rngFromSeed('bench'),
    atTable: CHANCE_BY_APP,
    // A human who plays no Trap.
    ask: ({ answers }) => answers[0] as (typeof answers)[number],
    emit: recorder?.emit,
    trace: recorder,
  };
  tapestry.botTurn(table, state.facts.bot);
}

/** The copy that each turn is run on is counted in. */
const tapestryTurns: Workload = {
  name: 'Tapestry, a turn of both bots, trace off',
  unit: 'turns',
  run: (round) => {
    turnAt(round, undefined);
    return 1;
  },
};

function tracedTapestryTurnMilliseconds(): number {
  const run = (round: number): void => turnAt(round, new Recorder());
  medianTime(1000, run);
  return medianTime(3000, run);
}

export const bench: GameBench = {
  workloads: [tapestryTurns],
  tracedTurn: {
    name: 'Tapestry, a turn with full trace, median',
    milliseconds: tracedTapestryTurnMilliseconds,
  },
  ratios: (rateOf, reference) => [
    ['Tapestry turns per reference move', rateOf(tapestryTurns) / reference],
  ],
};
