import { BadData, kernelMessage } from './errors.ts';
import { asData } from './fields.ts';
import type { GameModule } from './module.ts';
import { rngFromSeed } from './rng.ts';
import type { Channel, Happening, Question } from './table.ts';
import { CHANNELS } from './table.ts';
import type { TraceNode } from './trace.ts';
import { Recorder } from './trace.ts';
import type { Seat } from './words.ts';
import { literal } from './words.ts';

/**
 * All chance written down beforehand, as ids of answers: 'STD-14', '2-0', 'sawmill'. What a human
 * is asked is answered from `choices` too.
 */
export interface Script {
  readonly cards: readonly string[];
  readonly dice: readonly string[];
  readonly choices: readonly string[];
}

export interface ScriptedRun<State> {
  readonly state: State;
  readonly happenings: readonly Happening[];
  readonly trace: readonly TraceNode[];
}

/** One bot turn, or one input, with no chance left. A missing or unused outcome is an error. */
export function runScripted<C, S, I>(
  game: GameModule<C, S, I>,
  start: { readonly state: S; readonly seat: Seat; readonly input?: I },
  script: Script,
  /** Whether to tell why as well; telling is most of the price. */
  isTraced = true,
): ScriptedRun<S> {
  const state = game.clone(start.state);
  const recorder = new Recorder();
  const { ask, finish } = scriptedAnswers(script);
  const table = {
    scene: state,
    rng: rngFromSeed('scripted'),
    atTable: { cards: true, dice: true, choices: true },
    ask,
    emit: recorder.emit,
    trace: isTraced ? recorder : undefined,
  };
  if (start.input === undefined) game.botTurn(table, start.seat);
  else game.apply(table, start.seat, start.input);
  finish();
  return { state, happenings: recorder.happenings, trace: recorder.root };
}

/** Answers questions from the script, channel by channel; `finish` fails if any answer is left. */
export function scriptedAnswers(script: Script): {
  ask: <A>(question: Question<A>) => A;
  finish: () => void;
} {
  const used = { cards: 0, dice: 0, choices: 0 };
  const ask = <A>(question: Question<A>): A => {
    const list = listOf(question.channel);
    const path = `script.${list}[${used[list]}]`;
    const offered = literal(question.answers.map((answer) => question.ref(answer).id).join(', '));
    const next = (): string => {
      const index = used[list];
      const id = script[list][index];
      if (id === undefined) {
        throw new BadData(
          `script.${list}[${index}]`,
          kernelMessage('kernel.scriptMissing', { rule: literal(question.rule), offered }),
        );
      }
      used[list] += 1;
      return id;
    };
    const id = next();
    const { reads, inParts } = question;
    const found =
      question.answers.find((answer) => question.ref(answer).id === id) ?? inParts?.(id, next);
    if (found === undefined && reads !== undefined) return asData(path, () => reads(id));
    if (found === undefined) {
      throw new BadData(
        path,
        kernelMessage('kernel.scriptNotOffered', {
          value: literal(id),
          rule: literal(question.rule),
          offered,
        }),
      );
    }
    return found;
  };
  const finish = (): void => {
    for (const channel of CHANNELS) {
      const list = listOf(channel);
      const left = script[list][used[list]];
      if (left !== undefined) {
        throw new BadData(
          `script.${list}[${used[list]}]`,
          kernelMessage('kernel.scriptUnused', { value: literal(left) }),
        );
      }
    }
  };
  return { ask, finish };
}

function listOf(channel: Channel): keyof Script {
  return channel === 'human' ? 'choices' : channel;
}
