import { kernelMessage, Refused } from './errors.ts';
import type { GameModule, Next } from './module.ts';
import type { GameRecord, OpenEntry } from './record.ts';
import { MOST_SEED } from './record.ts';
import type { RngState } from './rng.ts';
import type { Listener } from './run.ts';
import { checkOffered, firstState, onlyHappenings, runEntry } from './run.ts';
import type { Question } from './table.ts';
import { Recorder } from './trace.ts';
import type { Happening, Message, Seat } from './words.ts';

type Game<C, S, I> = GameModule<C, S, I>;
export type Waiting = Next | { readonly kind: 'question'; readonly question: Question<unknown> };

/** Where a game stands. */
export interface Position<State> {
  /** After the last whole entry. Never mutated. Undefined while set-up still has a question. */
  readonly state: State | undefined;
  readonly rng: RngState;
  readonly waiting: Waiting;
  /** What the last entry, or the part of it that ran before its question, brought about. */
  readonly happenings: readonly Happening[];
}

/** A game under way. A value: each function below gives a new one and leaves the old as it was. */
export interface Match<Config, State, Input> extends Position<State> {
  readonly record: GameRecord<Config, Input>;
}

export function newMatch<C, S, I>(game: Game<C, S, I>, config: C, seed: string): Match<C, S, I> {
  if (seed.length > MOST_SEED) {
    throw new Refused(kernelMessage('data.tooLong', { n: seed.length, most: MOST_SEED }));
  }
  return setUp(game, {
    format: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    contentHash: game.contentHash,
    seed,
    config,
    setup: [],
    entries: [],
  });
}

/** Runs the seat's automated turn. */
export function botTurn<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  listener?: Listener<S>,
): Match<C, S, I> {
  if (now.waiting.kind !== 'bot') throw new Refused(whyNoBot(now.waiting));
  return runNext(game, now, { seat: now.waiting.seat, input: 'bot-turn', answers: [] }, listener);
}

/** A human's input: recorded for the seat whose turn it is, or for another that says so. */
export function submit<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  seat: Seat,
  input: I,
  listener?: Listener<S>,
): Match<C, S, I> {
  if (now.waiting.kind === 'question') {
    throw new Refused(kernelMessage('kernel.questionOpen'));
  }
  return runNext(game, now, { seat, input, answers: [] }, listener);
}

/** Answers the open question; the entry is run again from its start with all answers so far. */
export function answer<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  id: string,
  listener?: Listener<S>,
): Match<C, S, I> {
  if (now.waiting.kind !== 'question') throw new Refused(kernelMessage('kernel.noQuestion'));
  const { question } = now.waiting;
  // Typed more or less tidily, it is kept in one form.
  const kept = question.ref(checkOffered(question, id)).id;
  const { pending } = now.record;
  if (pending === undefined) {
    return setUp(game, { ...now.record, setup: [...now.record.setup, kept] });
  }
  return runNext(game, now, { ...pending, answers: [...pending.answers, kept] }, listener);
}

/** The record with a checkpoint at its end, so that it opens under later rules too. */
export function withCheckpoint<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
): GameRecord<C, I> {
  if (now.state === undefined) return now.record;
  return {
    ...now.record,
    checkpoint: {
      after: now.record.entries.length,
      state: game.codecs.state.encode(now.state),
      rng: now.rng,
    },
  };
}

/** The match after one more entry, or while that one waits for an answer. */
export function runNext<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  entry: OpenEntry<I>,
  listener?: Listener<S>,
): Match<C, S, I> {
  const { pending: _, ...record } = now.record;
  const position = positionAfter(game, record.config, now, entry, listener);
  return position.waiting.kind === 'question'
    ? { ...position, record: { ...record, pending: entry } }
    : {
        ...position,
        record: {
          ...record,
          entries: [...record.entries, { ...entry, revealed: position.rng.revealed }],
        },
      };
}

/** Where the entry leads. While it waits for an answer, state and generator are as before it. */
export function positionAfter<C, S, I>(
  game: Game<C, S, I>,
  config: C,
  before: Position<S>,
  { seat, input, answers }: OpenEntry<I>,
  listener: Listener<S> = onlyHappenings(),
): Position<S> {
  const { state, rng } = before;
  const run = runEntry(game, { config, state, rng }, { seat, input, answers }, listener);
  const { happenings } = listener.recorder;
  return run.kind === 'question'
    ? { state, rng, waiting: run, happenings }
    : { state: run.state, rng: run.rng, waiting: game.next(run.state), happenings };
}

/** The match before its first entry. */
export function setUp<C, S, I>(game: Game<C, S, I>, record: GameRecord<C, I>): Match<C, S, I> {
  const recorder = new Recorder();
  const run = firstState(game, record, recorder);
  return {
    record,
    state: run.kind === 'done' ? run.state : undefined,
    rng: run.rng,
    waiting: run.kind === 'done' ? game.next(run.state) : run,
    happenings: recorder.happenings,
  };
}

/** Whose turn it is; nobody's while a question is open, or when the game is over. */
export function seatOnTurn(waiting: Waiting): Seat | undefined {
  return waiting.kind === 'human' || waiting.kind === 'bot' ? waiting.seat : undefined;
}

/** Whom alone the game waits for: the human on turn, or whoever is asked in private. */
export function seatToAct(waiting: Waiting): Seat | undefined {
  if (waiting.kind === 'human') return waiting.seat;
  return waiting.kind === 'question' ? waiting.question.seat : undefined;
}

export function whyNoBot(waiting: Waiting): Message {
  if (waiting.kind === 'question') return kernelMessage('kernel.questionOpen');
  if (waiting.kind === 'over') return kernelMessage('kernel.gameOver');
  return kernelMessage('kernel.notABot');
}
