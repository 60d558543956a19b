import { rngFromSeed } from '@empty-chair/kernel/rng';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import type { GameBench, Workload } from '@empty-chair/testkit/measure';
import { medianTime } from '@empty-chair/testkit/measure';
import { randomPolicy } from '@empty-chair/testkit/random-policy';
import { humanWeight } from './examples/configs.ts';
import { innovation } from './rules/module.ts';

type InnovationState = ReturnType<typeof innovation.clone>;

const config = innovation.configFrom({ side: '3-5', level: 'alptrauma', terrain: 'wasteland' });

/** Turns of rounds 5 and 6 on the large side, where most buildings stand. */
function lateTurns(count: number): readonly InnovationState[] {
  const kept: InnovationState[] = [];
  const policy = randomPolicy<InnovationState, ReturnType<typeof innovation.parseInput>>({
    weight: humanWeight,
  });
  for (let game = 0; kept.length < count; game += 1) {
    simulate(innovation, config, `late ${game}`, {
      policy,
      watch: (state) => {
        const isLate = state.round >= 5 && innovation.next(state).kind === 'bot';
        if (isLate) kept.push(innovation.clone(state));
      },
    });
  }
  return kept;
}

const positions = lateTurns(400);

function turnAt(round: number, recorder: Recorder | undefined): void {
  const state = innovation.clone(positions[round % positions.length] as InnovationState);
  const table: Table<InnovationState> = {
    scene: state,
    rng: rngFromSeed('late'),
    atTable: CHANCE_BY_APP,
    // A human takes all the power that is offered.
    ask: ({ answers }) => answers[0] as (typeof answers)[number],
    emit: recorder?.emit,
    trace: recorder,
  };
  innovation.botTurn(table, state.facts.automa);
}

/** The copy that each turn is run on is counted in. */
const lateAutomaTurns: Workload = {
  name: 'Innovation, late Automa turn on side 3-5, trace off',
  unit: 'turns',
  run: (round) => {
    turnAt(round, undefined);
    return 1;
  },
};

function tracedAutomaTurnMilliseconds(): number {
  const run = (round: number): void => turnAt(round, new Recorder());
  medianTime(1000, run);
  return medianTime(3000, run);
}

export const bench: GameBench = {
  workloads: [lateAutomaTurns],
  tracedTurn: {
    name: 'Innovation, a late turn with full trace, median',
    milliseconds: tracedAutomaTurnMilliseconds,
  },
  ratios: (rateOf, reference) => [
    ['late Automa turns per reference move', rateOf(lateAutomaTurns) / reference],
  ],
};
