import { rngFromSeed } from '@empty-chair/kernel/rng';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import type { GameBench, Workload } from '@empty-chair/testkit/measure';
import { medianTime } from '@empty-chair/testkit/measure';
import { europaPolicy } from './examples/configs.ts';
import { europa } from './rules/module.ts';

type EuropaState = ReturnType<typeof europa.clone>;

const config = europa.configFrom({ humans: 'none', level: 'normal' });

/** All turns of the bots in the Action Phase, as they come in whole games. */
function botTurns(count: number): readonly EuropaState[] {
  const kept: EuropaState[] = [];
  for (let game = 0; kept.length < count; game += 1) {
    simulate(europa, config, `bench ${game}`, {
      policy: europaPolicy,
      watch: (state) => {
        if (!state.isOver && state.step === 'actions') kept.push(europa.clone(state));
      },
    });
  }
  return kept;
}

const positions = botTurns(600);

function turnAt(round: number, recorder: Recorder | undefined): void {
  const state = europa.clone(positions[round % positions.length] as EuropaState);
  const rng = rngFromSeed('bench');
  const table: Table<EuropaState> = {
    scene: state,
    rng,
    atTable: CHANCE_BY_APP,
    // Never the same: a battle in which nobody ever hits has no end.
    ask: (question) => europaPolicy.answer(question, rng),
    emit: recorder?.emit,
    trace: recorder,
  };
  europa.botTurn(table, state.seat);
}

/** The copy that each turn is run on is counted in. */
const europaTurns: Workload = {
  name: 'Europa, a bot turn by the charts, trace off',
  unit: 'turns',
  run: (round) => {
    turnAt(round, undefined);
    return 1;
  },
};
const tracedEuropaTurns: Workload = {
  name: 'Europa, the same with full trace',
  unit: 'turns',
  run: (round) => {
    turnAt(round, new Recorder());
    return 1;
  },
};

function tracedEuropaTurnMilliseconds(): number {
  const run = (round: number): void => turnAt(round, new Recorder());
  medianTime(1000, run);
  return medianTime(3000, run);
}

export const bench: GameBench = {
  workloads: [europaTurns, tracedEuropaTurns],
  tracedTurn: {
    name: 'Europa, a bot turn with full trace, median',
    milliseconds: tracedEuropaTurnMilliseconds,
  },
  ratios: (rateOf, reference) => [
    ['Europa turns per reference move', rateOf(europaTurns) / reference],
    ['Europa, full trace: times slower than none', rateOf(europaTurns) / rateOf(tracedEuropaTurns)],
  ],
  limits: [
    'The trace of Europa is a way through a chart and costs next to nothing; its turns read the map, targets',
    'and their neighbours first.',
  ],
};
