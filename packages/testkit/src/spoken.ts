import type { GameModule } from '@empty-chair/kernel/module';
import type { Policy } from '@empty-chair/kernel/simulate';
import { simulate } from '@empty-chair/kernel/simulate';
import type { TraceNode } from '@empty-chair/kernel/trace';
import { criterionOf, Recorder } from '@empty-chair/kernel/trace';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { expect, test } from 'vitest';
import { volume } from './volume.ts';

/**
 * What a game says while it is played, held against its catalogue. The sources alone cannot tell
 * whether a message comes with the arguments that its sentence wants, or whether a thing has a name.
 */
export interface SpokenOptions<C, S, I> {
  /** Message id -> ICU pattern, in one language; all languages are held to the same arguments. */
  readonly catalogue: Readonly<Record<string, string>>;
  readonly configs: readonly C[];
  /** For each config, in a soak; `npm test` plays its part of them (volume.ts). */
  readonly games: number;
  readonly policy: Policy<S, I>;
  readonly most: number;
  /** Inputs beyond the legal ones, such as corrections. */
  readonly inputs?: readonly I[];
}

export function spokenTest<C, S, I>(
  game: GameModule<C, S, I>,
  options: SpokenOptions<C, S, I>,
): void {
  test('every message has its sentence and its arguments, every thing its name', () => {
    expect(spokenProblems(game, options)).toEqual([]);
  });
}

export function spokenProblems<C, S, I>(
  game: GameModule<C, S, I>,
  { catalogue, configs, games, policy, most, inputs = [] }: SpokenOptions<C, S, I>,
): readonly string[] {
  const problems = new Set<string>();
  const wanted = new Map(
    Object.entries(catalogue).map(([id, text]) => [id, argumentsOf(text).map(givenFor)]),
  );
  const nameOf = (ref: Ref): void => {
    const known = [`ref.${ref.kind}.${ref.id}`, `ref.${ref.kind}`];
    if (ref.kind === 'literal' || known.some((id) => Object.hasOwn(catalogue, id))) return;
    problems.add(`ref.${ref.kind}.${ref.id}: has no name`);
  };
  const say = ({ id, params = {} }: Message): void => {
    const names = wanted.get(id);
    if (names === undefined) {
      problems.add(`${id}: has no sentence`);
      return;
    }
    for (const name of names) {
      if (!Object.hasOwn(params, name)) problems.add(`${id}: is said without {${name}}`);
    }
    for (const param of Object.values(params)) {
      if (typeof param !== 'number') for (const ref of [param].flat()) nameOf(ref as Ref);
    }
  };

  const listening: Policy<S, I> = {
    answer: (question, rng) => {
      say(question.ask);
      question.answers.map(question.ref).forEach(nameOf);
      return policy.answer(question, rng);
    },
    input: (state, seat, legal, rng) => {
      for (const input of [...legal(), ...inputs]) say(game.inputMessage(state, seat, input));
      return policy.input(state, seat, legal, rng);
    },
  };
  for (const config of configs) {
    const seats = game.seats(config);
    for (const { name } of seats) nameOf(name);
    const foretell = (one: S, other: S): void => {
      for (const { seat, bot } of seats) {
        if (!bot) continue;
        const { losses, taken } = game.consequences(one, other, seat);
        for (const place of [...losses.map((loss) => loss.place), ...taken]) nameOf(place);
      }
    };
    for (let i = 0; i < volume(games); i += 1) {
      const recorder = new Recorder();
      let before: S | undefined;
      const { end } = simulate(game, config, `spoken-${i}`, {
        policy: listening,
        most,
        trace: recorder,
        emit: recorder.emit,
        watch: (state) => {
          game.describe(state).forEach(say);
          if (before !== undefined) {
            game.diff(before, state).forEach(say);
            foretell(before, state);
          }
          before = game.clone(state);
        },
      });
      for (const message of messagesIn(recorder.root)) say(message);
      for (const ref of refsIn(recorder.root)) nameOf(ref);
      for (const { source } of (end?.scores ?? []).flatMap(({ sources }) => sources))
        nameOf(source);
    }
  }
  return [...problems];
}

/** Reasons are told with the best value for a tiebreak, and with nothing for a filter or a step. */
function messagesIn(trace: readonly TraceNode[]): readonly Message[] {
  return trace.flatMap((node): readonly Message[] => {
    if (node.kind === 'happening') return [node.happening];
    if (node.kind === 'skip') return [{ id: node.why }];
    if (node.kind === 'step') return messagesIn(node.inside);
    return node.narrowings.map(criterionOf);
  });
}

function refsIn(trace: readonly TraceNode[]): readonly Ref[] {
  return trace.flatMap((node): readonly Ref[] => {
    if (node.kind === 'step') return refsIn(node.inside);
    return node.kind === 'decision' ? node.options : [];
  });
}

/** What a verb agrees by follows from the name it agrees with: `whoAre` from `who`. */
const givenFor = (name: string): string => name.replace(/Are$/, '');

/** The arguments of an ICU pattern, those inside of plural and select branches too. */
export function argumentsOf(pattern: string): readonly string[] {
  const found = new Set<string>();
  let at = 0;
  /** Text up to the end of a branch: everything in braces is an argument. */
  const text = (): void => {
    while (at < pattern.length && pattern[at] !== '}') {
      if (pattern[at] === '{') argument();
      else at += 1;
    }
  };
  /** From the opening brace: a name, and for plural and select branches in braces. */
  const argument = (): void => {
    const name = /^\{\s*(\w+)/.exec(pattern.slice(at))?.[1] ?? '';
    found.add(name);
    at += 1;
    while (at < pattern.length && pattern[at] !== '}') {
      if (pattern[at] === '{') {
        at += 1;
        text();
      }
      at += 1;
    }
    at += 1;
  };
  text();
  return [...found];
}
