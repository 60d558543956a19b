import type { GameModule } from '@empty-chair/kernel/module';
import type { Rng } from '@empty-chair/kernel/rng';
import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import type { Table } from '@empty-chair/kernel/table';
import { CHANCE_BY_APP } from '@empty-chair/kernel/table';
import { Recorder } from '@empty-chair/kernel/trace';
import type { Workload } from './workload.ts';

/** Where turns of bots are taken from. */
export interface TurnSource<C, S, I> {
  /** How the figures call such a turn. */
  readonly name: string;
  readonly config: C;
  /** Plays the humans on the way to the positions, and answers for the table. */
  readonly policy: Policy<S, I>;
  /** Which positions with a bot to move are kept; all when left out. */
  readonly keep?: (state: S) => boolean;
}

interface TurnWorkloads {
  /** The copy that each turn is run on is counted in. */
  readonly turns: Workload;
  /** As the app runs them: with every happening and decision recorded. */
  readonly traced: Workload;
}

const POSITIONS = 600;

/** Single turns of bots from positions of whole games, run again and again. */
export function turnWorkloads<C, S, I>(
  game: GameModule<C, S, I>,
  source: TurnSource<C, S, I>,
): TurnWorkloads {
  const { name, policy } = source;
  const positions = positionsOf(game, source);
  const runAt = (round: number, recorder: Recorder | undefined): number => {
    const state = game.clone(positions[round % positions.length] as S);
    const next = game.next(state);
    if (next.kind !== 'bot') throw new Error('a kept position without a bot to move');
    game.botTurn(tableFor(state, rngFromSeed('bench'), policy, recorder), next.seat);
    return 1;
  };
  return {
    turns: { name, unit: 'turns', run: (round) => runAt(round, undefined) },
    traced: {
      name: `${name}, full trace`,
      unit: 'turns',
      run: (round) => runAt(round, new Recorder()),
    },
  };
}

function positionsOf<C, S, I>(
  game: GameModule<C, S, I>,
  { config, policy, keep = () => true }: TurnSource<C, S, I>,
): readonly S[] {
  const kept: S[] = [];
  const watch = (state: S): void => {
    if (game.next(state).kind === 'bot' && keep(state)) kept.push(game.clone(state));
  };
  for (let n = 0; kept.length < POSITIONS; n += 1) {
    simulate(game, config, `bench ${n}`, { policy, watch });
  }
  return kept;
}

function tableFor<S, I>(
  scene: S,
  rng: Rng,
  policy: Policy<S, I>,
  recorder: Recorder | undefined,
): Table<S> {
  return {
    scene,
    rng,
    atTable: CHANCE_BY_APP,
    ask: (question) => policy.answer(question, rng),
    emit: recorder?.emit,
    trace: recorder,
  };
}
