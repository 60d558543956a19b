import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Table } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { quietly, SOLO } from '../packages/games/europa/examples/questions.ts';
import type { Config } from '../packages/games/europa/rules/config.ts';
import { europa } from '../packages/games/europa/rules/module.ts';
import type { State } from '../packages/games/europa/rules/state.ts';
import type { Input } from '../packages/games/europa/rules/verbs/verbs.ts';
import { lineLook } from '../packages/games/europa/ui/line-look.ts';
import type { TurnTaps } from './bot-taps.ts';
import { tapsOf, ticksIn } from './bot-taps.ts';

const CONFIG = SOLO['1-00'] as Config;

/** The taps of a first Round with two bots, from the first turn to the beginning of the second Round. */
export interface RoundTaps {
  /** Every line is ticked by itself. */
  readonly ticked: number;
  /** Each list is done in one tap, with the turns of other bots that are told below it. */
  readonly allDone: number;
}

/**
 * The human records an Event in their second turn, and passes when everybody else has. Undefined where
 * somebody goes to War.
 */
export function quietFirstRound(seed: string): RoundTaps | undefined {
  const rng = rngFromSeed(seed);
  const answers = rng.fork('policy');
  const atTable = europa.chance(CONFIG);
  const quiet = { rng, atTable, emit: undefined, trace: undefined };
  const ask: Table<State>['ask'] = (question) => quietly(question, answers);
  const state = europa.setup({ scene: undefined, ...quiet, ask }, CONFIG);
  const table: Table<State> = { scene: state, ...quiet, ask };
  const count = tapsOf(europa, CONFIG, lineLook);
  const total = { ticked: 0, allDone: 0 };
  let isQuiet = true;
  /** Whose lists are in sight together. */
  let together = new Set<Seat>();
  let ownTurns = 0;

  const add = (seat: Seat, turn: TurnTaps): void => {
    if (turn.happenings.some(({ id }) => (id as string) === 'do.declareWar')) isQuiet = false;
    total.ticked += ticksIn(turn) + turn.answers;
    const isSeen = together.size > 0 && !together.has(seat) && turn.answers === 0;
    if (!isSeen) {
      total.allDone += turn.goes.length + turn.answers;
      together = new Set();
    }
    if (isSeen || turn.endsWithWork) together.add(seat);
  };
  while (isQuiet && state.round === 1) {
    const { seat } = state;
    if (state.players[seat]?.isBot) {
      add(
        seat,
        count.run(table, seat, (told) => europa.botTurn(told, seat)),
      );
      continue;
    }
    const input = humanInput(state, seat, ownTurns);
    total.ticked += 1;
    total.allDone += 1;
    together = new Set();
    const turn = count.run(table, seat, (told) => europa.apply(told, seat, input));
    if (input.kind === 'event') continue;
    ownTurns += 1;
    add(seat, turn);
  }
  return isQuiet ? total : undefined;
}

function humanInput(state: State, seat: Seat, ownTurns: number): Input {
  const legal = europa.legal(state, seat);
  const find = (kind: Input['kind']) => legal.find((input) => input.kind === kind);
  const isLast = state.players.every(({ hasPassed }, by) => by === seat || hasPassed);
  const wanted =
    state.step !== 'actions'
      ? find('done')
      : isLast
        ? (find('event') ?? find('pass'))
        : ownTurns === 1
          ? find('event')
          : undefined;
  const input = wanted ?? find('done');
  if (input === undefined) throw new Error('the human can do nothing');
  return input;
}
