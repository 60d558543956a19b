import { rngFromSeed } from '@empty-chair/kernel/rng';
import type { Script } from '@empty-chair/kernel/scripted';
import type { Question } from '@empty-chair/kernel/table';
import type { Seat } from '@empty-chair/kernel/words';
import { scripted } from '@empty-chair/testkit/scripted';
import { showMessage } from '@empty-chair/testkit/show';
import { refusal } from '@empty-chair/testkit/thrown';
import { encodeState } from '../rules/codec-encode.ts';
import { root } from '../rules/module.ts';
import type { RootTable } from '../rules/scene.ts';
import type { State } from '../rules/state.ts';
import { seatOnTurn } from '../rules/state.ts';
import { inputs } from '../rules/verbs/verbs.ts';
import type { Position } from './position.ts';
import { readPosition } from './position.ts';

type Json = Readonly<Record<string, unknown>>;

/** A game on the screen from a position on, act by act. */
export interface ScreenGame {
  /** What happens; whoever is on turn does it. */
  play(act: string, script?: Partial<Script>): readonly string[];
  /** Why that is refused. */
  whyNot(act: string): string;
  /** The first question of the act that the script does not answer. */
  asks(act: string, script?: Partial<Script>): Asked;
  /** All that can be done now, and no other kind of it where one is named. */
  offered(what?: string): readonly string[];
  /** A field of the encoded position: `screen.turn.step`. */
  at(path: string): unknown;
  readonly state: State;
  /** Whose turn it is. */
  readonly seat: Seat;
}

export interface Asked {
  readonly rule: string;
  /** Of whom, where it is one person's alone. */
  readonly seat: Seat | undefined;
  readonly answers: readonly string[];
}

/** What a script has no answer to. */
class Unanswered extends Error {
  readonly asked: Asked;
  constructor({ rule, seat, answers, ref }: Question<unknown>) {
    super(`asked by ${rule}`);
    this.asked = { rule, seat, answers: answers.map((answer) => ref(answer).id) };
  }
}

/** Runs something until it asks what the script does not say. */
export function firstAsked(run: (ask: RootTable['ask']) => void, script: Partial<Script>): Asked {
  const left = { cards: [...(script.cards ?? [])], dice: [...(script.dice ?? [])] };
  const choices = [...(script.choices ?? [])];
  try {
    run((question) => {
      const { channel, answers, ref } = question;
      const list = channel === 'cards' || channel === 'dice' ? left[channel] : choices;
      const id = list.shift();
      const found = answers.find((answer) => ref(answer).id === id);
      if (found === undefined) throw new Unanswered(question as Question<unknown>);
      return found;
    });
  } catch (error) {
    if (error instanceof Unanswered) return error.asked;
    throw error;
  }
  throw new Error('nothing is asked');
}

export function screenGame(position: Position): ScreenGame {
  let state = readPosition(position);
  const start = (act: string) => ({
    state,
    seat: seatOnTurn(state),
    input: inputs.parseInput(`play ${act}`),
  });
  return {
    get state() {
      return state;
    },
    get seat() {
      return seatOnTurn(state);
    },
    play(act, script) {
      const run = scripted(root, start(act), script);
      state = run.state;
      return run.happenings.map(showMessage);
    },
    asks: (act, script = {}) => {
      const { seat, input } = start(act);
      return firstAsked((ask) => {
        const table = { rng: rngFromSeed('asked'), emit: undefined, trace: undefined };
        const atTable = { cards: true, dice: true, choices: true };
        root.apply({ ...table, scene: root.clone(state), atTable, ask }, seat, input);
      }, script);
    },
    whyNot: (act) => refusal(() => scripted(root, start(act))),
    offered: (what = '') =>
      root
        .legal(state, seatOnTurn(state))
        .map((input) => inputs.inputKey(input).replace('play ', ''))
        .filter((key) => key.startsWith(what)),
    at: (path) =>
      path
        .split('.')
        .reduce<unknown>(
          (inside, name) => (inside as Json | undefined)?.[name],
          encodeState(state),
        ),
  };
}
