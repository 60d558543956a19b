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
  /**
   * Each list is done in one tap, with the turns of bots that are told below it, on a screen that shows them:
   * how many a phone shows is counted in `packages/games/europa/browser/europa.test.ts`.
   */
  readonly allDone: number;
}

/** So many turns are told below another: `bots-go-on.ts`. */
const MOST_AHEAD = 5;

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
  /** So many turns are in sight below the one that was last tapped for; none before the first. */
  let ahead = MOST_AHEAD;
  let ownTurns = 0;

  const add = (turn: TurnTaps): void => {
    if (turn.happenings.some(({ id }) => (id as string) === 'do.declareWar')) isQuiet = false;
    total.ticked += ticksIn(turn) + turn.answers;
    // Of a turn that asks what comes before its question is told there too.
    const isSeen = ahead < MOST_AHEAD && turn.beginsWithWork;
    total.allDone += turn.goes.length - (isSeen ? 1 : 0) + turn.answers;
    if (turn.answers > 0) ahead = turn.endsWithWork ? 0 : MOST_AHEAD;
    else if (isSeen) ahead += 1;
    else if (turn.endsWithWork) ahead = 0;
  };
  while (isQuiet && state.round === 1) {
    const { seat } = state;
    if (state.players[seat]?.isBot) {
      add(count.run(table, seat, (told) => europa.botTurn(told, seat)));
      continue;
    }
    const input = humanInput(state, seat, ownTurns);
    total.ticked += 1;
    total.allDone += 1;
    ahead = MOST_AHEAD;
    const turn = count.run(table, seat, (told) => europa.apply(told, seat, input));
    if (input.kind === 'event') continue;
    ownTurns += 1;
    add(turn);
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
