import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Script } from '@empty-chair/kernel/scripted';
import { scriptedAnswers } from '@empty-chair/kernel/scripted';
import { Recorder } from '@empty-chair/kernel/trace';
import { seat as seatOf } from '@empty-chair/kernel/words';
import { showMessage } from '@empty-chair/testkit/show';
import type { ChartId } from '../rules/charts/types.ts';
import type { Config } from '../rules/config.ts';
import { configFrom } from '../rules/config-words.ts';
import { realms } from '../rules/content.ts';
import { europa } from '../rules/module.ts';
import type { Player, State } from '../rules/state.ts';
import { runTurn } from '../rules/turn/run-turn.ts';
import type { Turn } from '../rules/turn/turn.ts';
import { beginTurn } from '../rules/turn/turn.ts';

/** France plays; Castile and England are bots of the introductory scenario of 1444. */
export const INTRODUCTORY = configFrom({ humans: 'france' });

/** What is left out is as the scenario sets it up, and England is the bot on turn. */
export interface ChartStart {
  readonly config?: Config;
  readonly position?: object;
  readonly bot?: string;
  /** The card in play, by its number. */
  readonly card?: number;
  /** What an earlier chart has handed on. */
  readonly turn?: (state: State) => Partial<Turn>;
}

export interface ChartRun {
  readonly state: State;
  readonly me: Player;
  readonly turn: Turn;
  /** What was told, line by line, in the order of the turn. */
  readonly told: readonly string[];
  readonly path: readonly string[];
}

export const positionOf = (position: unknown, config: Config = INTRODUCTORY): State =>
  europa.codecs.state.decode(position, config);

export function playerNamed({ players }: State, id: string): Player {
  const found = players.find(({ realm }) => realms[realm]?.id === id);
  if (found === undefined) throw new RangeError(`nobody plays ${id}`);
  return found;
}

/** One chart from its first node on, and those that it leads to, with all chance written down. */
export function runChart(
  chart: ChartId,
  { config, position = {}, bot = 'england', card, turn: given }: ChartStart,
  script: Partial<Script> = {},
): ChartRun {
  const state = positionOf(position, config);
  const me = playerNamed(state, bot);
  const { ask, finish } = scriptedAnswers({ cards: [], dice: [], choices: [], ...script });
  const recorder = new Recorder();
  const turn: Turn = {
    ...beginTurn(state, seatOf(state.players.indexOf(me))),
    ...(card !== undefined && {
      card: state.rules.cards.find(({ number }) => number === card),
    }),
    ...given?.(state),
  };
  const path = runTurn(
    {
      scene: turn,
      rng: rngFromSeed('scripted'),
      atTable: { cards: true, dice: true, choices: true },
      ask,
      emit: recorder.emit,
      trace: recorder,
    },
    chart,
  );
  finish();
  for (const { name, check } of europa.invariants) {
    const problem = check(state);
    // A card in play lies in no pile until the turn is over.
    if (problem !== undefined && problem.id !== 'bad.card') {
      throw new Error(`invariant ${name}: ${showMessage(problem)}`);
    }
  }
  return {
    state,
    me,
    turn,
    told: recorder.happenings.map(showMessage),
    path: path.map(({ node }) => node.id),
  };
}
