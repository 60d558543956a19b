import { BadData, kernelMessage, Refused } from './errors.ts';
import { at } from './json.ts';
import type { GameModule, Next } from './module.ts';
import type { Checkpoint, GameRecord } from './record.ts';
import type { RngState } from './rng.ts';
import type { Undertaking } from './run.ts';
import { brokenInvariant, checkOffered, firstState, runEntry } from './run.ts';
import type { Question } from './table.ts';
import type { TraceNode } from './trace.ts';
import { Recorder } from './trace.ts';
import type { Happening, Seat } from './words.ts';

type Game<C, S, I> = GameModule<C, S, I>;
export type Waiting = Next | { readonly kind: 'question'; readonly question: Question<unknown> };

/** A game under way. A value: each function below gives a new one and leaves the old as it was. */
export interface Match<Config, State, Input> {
  readonly record: GameRecord<Config, Input>;
  /** After the last whole entry. Never mutated. Undefined while set-up still has a question. */
  readonly state: State | undefined;
  readonly rng: RngState;
  readonly waiting: Waiting;
  /** What the last entry, or the part of it that ran before its question, brought about. */
  readonly happenings: readonly Happening[];
}

/** How an entry came out, told step by step. */
export interface Explanation<State> {
  readonly before: State | undefined;
  readonly after: State | undefined;
  readonly happenings: readonly Happening[];
  /** The position as it was at each happening, for playback; empty for the set-up. */
  readonly positions: readonly State[];
  readonly trace: readonly TraceNode[];
}

export function newMatch<C, S, I>(game: Game<C, S, I>, config: C, seed: string): Match<C, S, I> {
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
export function botTurn<C, S, I>(game: Game<C, S, I>, now: Match<C, S, I>): Match<C, S, I> {
  if (now.waiting.kind !== 'bot') throw new Refused(refusalFor(now.waiting, 'kernel.notABot'));
  return undertake(game, now, { seat: now.waiting.seat, input: 'bot-turn', answers: [] });
}

/** A human's input: recorded for the seat whose turn it is, or for another that says so. */
export function submit<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  seat: Seat,
  input: I,
): Match<C, S, I> {
  if (now.waiting.kind === 'question') {
    throw new Refused(kernelMessage('kernel.questionOpen'));
  }
  return undertake(game, now, { seat, input, answers: [] });
}

/** Answers the open question; the entry is run again from its start with all answers so far. */
export function answer<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  id: string,
): Match<C, S, I> {
  if (now.waiting.kind !== 'question') throw new Refused(kernelMessage('kernel.noQuestion'));
  checkOffered(now.waiting.question, id);
  const { pending } = now.record;
  if (pending === undefined) {
    return setUp(game, { ...now.record, setup: [...now.record.setup, id] });
  }
  return undertake(game, now, { ...pending, answers: [...pending.answers, id] });
}

/** Replays a record, or its first `upTo` entries. */
export function replay<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  upTo: number = record.entries.length,
): Match<C, S, I> {
  if (upTo < 0 || upTo > record.entries.length) {
    throw new Refused(kernelMessage('kernel.noSuchEntry', { entry: upTo }));
  }
  let now = opening(game, record, upTo);
  for (const entry of record.entries.slice(now.record.entries.length, upTo)) {
    const path = `entries[${now.record.entries.length}]`;
    now = undertakeAgain(game, now, entry, path);
    if (now.record.pending !== undefined || now.rng.revealed !== entry.revealed) {
      throw new BadData(path, kernelMessage('kernel.notTheSame'));
    }
  }
  const { pending } = record;
  // Under other rules an open entry is begun anew: its answers may no longer be offered.
  return pending !== undefined && upTo === record.entries.length && isOfTheseRules(game, record)
    ? undertakeAgain(game, now, pending, 'pending')
    : now;
}

/** Takes back the last answer to an open entry, or the entry, or an answer given at set-up. */
export function undo<C, S, I>(game: Game<C, S, I>, now: Match<C, S, I>): Match<C, S, I> {
  const { pending, entries, setup } = now.record;
  if (pending !== undefined && pending.answers.length > 0) {
    return undertake(game, now, { ...pending, answers: pending.answers.slice(0, -1) });
  }
  if (pending !== undefined) return undoTo(game, now, entries.length);
  if (entries.length > 0) return undoTo(game, now, entries.length - 1);
  if (setup.length > 0 && isOfTheseRules(game, now.record)) {
    return setUp(game, { ...now.record, setup: setup.slice(0, -1) });
  }
  throw new Refused(kernelMessage('kernel.nothingToUndo'));
}

/** Keeps the first `entries` entries and drops the rest. */
export function undoTo<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  entries: number,
): Match<C, S, I> {
  const { pending: _, checkpoint, ...rest } = now.record;
  const record = { ...rest, entries: rest.entries.slice(0, entries) };
  if (checkpoint === undefined) return replay(game, record, entries);
  const back = replay(game, { ...record, checkpoint }, entries);
  // A checkpoint of what was taken back would be wrong as soon as the game goes on otherwise.
  return checkpoint.after > entries ? { ...back, record } : back;
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

/** Entry `index` again, with the trace on; -1 is the set-up, the number of entries the open one. */
export function explain<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  index: number,
): Explanation<S> {
  const recorder = new Recorder();
  if (index === -1) {
    if (!isOfTheseRules(game, record)) checkpointFor(record, index);
    const run = firstState(game, record, recorder);
    const after = run.kind === 'done' ? run.state : undefined;
    return { before: undefined, after, positions: [], ...whatWasTold(recorder) };
  }
  const before = replay(game, record, index);
  const entry = index === record.entries.length ? record.pending : record.entries[index];
  if (entry === undefined || before.state === undefined) {
    throw new Refused(kernelMessage('kernel.noSuchEntry', { entry: index + 1 }));
  }
  const positions: S[] = [];
  const run = runEntry(game, before, entry, { recorder, positions });
  const after = run.kind === 'done' ? run.state : undefined;
  return { before: before.state, after, positions, ...whatWasTold(recorder) };
}

function whatWasTold({ happenings, root }: Recorder) {
  return { happenings, trace: root };
}

function undertake<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  entry: Undertaking<I>,
): Match<C, S, I> {
  const { pending: _, ...record } = now.record;
  const recorder = new Recorder();
  const { seat, input, answers } = entry;
  const run = runEntry(game, now, entry, { recorder });
  if (run.kind === 'question') {
    return {
      ...now,
      record: { ...record, pending: { seat, input, answers } },
      waiting: run,
      happenings: recorder.happenings,
    };
  }
  const entries = [...record.entries, { seat, input, answers, revealed: run.rng.revealed }];
  return {
    record: { ...record, entries },
    state: run.state,
    rng: run.rng,
    waiting: game.next(run.state),
    happenings: recorder.happenings,
  };
}

/** An entry out of a record: what is refused here is a fault of the file, named by its path. */
function undertakeAgain<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  entry: Undertaking<I>,
  path: string,
): Match<C, S, I> {
  const { waiting } = now;
  if (entry.input === 'bot-turn' && !(waiting.kind === 'bot' && waiting.seat === entry.seat)) {
    throw new BadData(path, refusalFor(waiting, 'kernel.notABot'));
  }
  return refusalsAt(path, () => undertake(game, now, entry));
}

function refusalsAt<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refused) throw new BadData(path, error.reason);
    throw error;
  }
}

// ---- opening a record --------------------------------------------------------

function setUp<C, S, I>(game: Game<C, S, I>, record: GameRecord<C, I>): Match<C, S, I> {
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

/** The match before the first entry to replay: the set-up, or the checkpoint of an older record. */
function opening<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  upTo: number,
): Match<C, S, I> {
  const { pending: _, ...rest } = record;
  if (isOfTheseRules(game, record)) {
    return refusalsAt('setup', () => setUp(game, { ...rest, entries: [] }));
  }
  const checkpoint = checkpointFor(record, upTo);
  const path = 'checkpoint.state';
  const state = at(path, () => game.codecs.state.decode(checkpoint.state, record.config));
  const broken = brokenInvariant(game, state);
  if (broken !== undefined) throw new BadData(path, broken.problem);
  return {
    record: { ...rest, entries: record.entries.slice(0, checkpoint.after) },
    state,
    rng: checkpoint.rng,
    waiting: game.next(state),
    happenings: [],
  };
}

function isOfTheseRules<C, S, I>(game: Game<C, S, I>, record: GameRecord<C, I>): boolean {
  return record.rulesVersion === game.rulesVersion && record.contentHash === game.contentHash;
}

/** The checkpoint of a record of other rules; what came before it cannot be run again. */
function checkpointFor<C, I>({ checkpoint }: GameRecord<C, I>, upTo: number): Checkpoint {
  if (checkpoint === undefined) throw new Refused(kernelMessage('kernel.noCheckpoint'));
  if (upTo < checkpoint.after) {
    throw new Refused(kernelMessage('kernel.beforeCheckpoint', { entry: checkpoint.after }));
  }
  return checkpoint;
}

function refusalFor(waiting: Waiting, otherwise: 'kernel.notABot') {
  if (waiting.kind === 'question') return kernelMessage('kernel.questionOpen');
  if (waiting.kind === 'over') return kernelMessage('kernel.gameOver');
  return kernelMessage(otherwise);
}
