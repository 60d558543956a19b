import type { Rng } from './rng.ts';
import type { Trace } from './trace.ts';
import type { Message, MessageId, Params, Ref, RuleId, Seat } from './words.ts';

export type { Happening } from './words.ts';

/**
 * Where an answer comes from at a real table: a turned card, rolled dice, a random choice, or
 * something that only a human knows or decides. A script answers each channel from its own list.
 */
export const CHANNELS = ['cards', 'dice', 'choices', 'human'] as const;
export type Channel = (typeof CHANNELS)[number];

export interface Question<A> {
  readonly rule: RuleId;
  readonly channel: Channel;
  readonly ask: Message;
  /** Whose answer it is, where only that person may see what there is to choose from: a hand of cards. */
  readonly seat?: Seat;
  readonly answers: readonly A[];
  /** The answer's name and, by its id, its form in a record. */
  readonly ref: (answer: A) => Ref;
  /**
   * For answers in more ways than a list can hold: reads what is typed, or refuses it with the reason.
   * `answers` are its parts then, each good alone; several are typed with `;` between them.
   */
  readonly reads?: (typed: string) => A;
  /**
   * For an answer that was several questions before: what programs still write in their place, one after
   * the other. Nothing, where the first of them does not begin that way.
   */
  readonly inParts?: (first: string, next: () => string) => A | undefined;
  /**
   * Of a card: how likely it is against the others, for who knows only what has been seen; 0 for one
   * that is offered in case the app has missed something. Of a random choice: in how many of all cases,
   * a whole number. Equally likely when left out.
   */
  readonly odds?: (answer: A) => number;
}

/** Which kinds of chance the people at the table provide; the rest comes from the app's generator. */
export interface ChanceAtTable {
  readonly cards: boolean;
  readonly dice: boolean;
  readonly choices: boolean;
}

export const CHANCE_BY_APP: ChanceAtTable = { cards: false, dice: false, choices: false };

/** All that a rule may see or touch. */
export interface Table<Scene> {
  readonly scene: Scene;
  readonly rng: Rng;
  readonly atTable: ChanceAtTable;
  /** The recorded answer, a policy's answer, or "stop and wait". */
  readonly ask: <A>(question: Question<A>) => A;
  /** Absent in mass simulation, so that nothing is built for nobody: call it as `emit?.(...)`. */
  readonly emit: ((rule: RuleId, id: MessageId, params?: Params) => void) | undefined;
  readonly trace: Trace | undefined;
}

/** The same table, looked at as another scene: a turn, say, instead of the whole state. */
export function within<Scene>(table: Table<unknown>, scene: Scene): Table<Scene> {
  return {
    scene,
    rng: table.rng,
    atTable: table.atTable,
    ask: table.ask,
    emit: table.emit,
    trace: table.trace,
  };
}

/** By the generator alone, with the odds of the answers where they have any. */
export function chosenBy<A>(rng: Rng, { answers, odds }: Question<A>): A | undefined {
  if (odds === undefined) return answers[rng.below(answers.length)];
  let left = rng.below(answers.reduce((sum, answer) => sum + odds(answer), 0));
  return answers.find((answer) => {
    left -= odds(answer);
    return left < 0;
  });
}

/** A random choice among equals, or by their odds. No randomness is drawn while there is only one answer. */
export function chooseAtRandom<A>(table: Table<unknown>, question: Question<A>): A {
  const { answers } = question;
  if (answers.length > 1 && table.atTable.choices) {
    const answer = table.ask(question);
    table.rng.reveal();
    return answer;
  }
  const answer = answers.length > 1 ? chosenBy(table.rng, question) : answers[0];
  if (answer === undefined)
    throw new RangeError(`no answer to choose from (rule ${question.rule})`);
  return answer;
}
