import { BadData, kernelMessage, Refused } from './errors.ts';
import { at } from './json.ts';
import type { Match, Position } from './match.ts';
import {
  answer,
  botTurn,
  newMatch,
  positionAfter,
  runNext,
  setUp,
  submit,
  whyNoBot,
} from './match.ts';
import type { GameModule } from './module.ts';
import type { Checkpoint, Entry, GameRecord, OpenEntry } from './record.ts';
import { isCurrent, upTo } from './record.ts';
import type { Listener } from './run.ts';
import { brokenInvariant, firstState, runEntry } from './run.ts';
import type { TraceNode } from './trace.ts';
import { Recorder } from './trace.ts';
import type { Happening, Seat } from './words.ts';

type Game<C, S, I> = GameModule<C, S, I>;

/** How an entry came out, told step by step. */
export interface Explanation<State> {
  readonly before: State | undefined;
  readonly after: State | undefined;
  readonly happenings: readonly Happening[];
  /** The position as it was at each happening, for playback; empty for the set-up. */
  readonly positions: readonly State[];
  readonly trace: readonly TraceNode[];
}

/** A whole entry with where the game stood before and after it. */
export interface Passage<State, Input> {
  readonly index: number;
  readonly entry: Entry<Input>;
  readonly before: Position<State>;
  readonly after: Position<State>;
}

interface Parts<C, S, I> {
  readonly game: Game<C, S, I>;
  readonly first: number;
  readonly positions: readonly Position<S>[];
  readonly match: Match<C, S, I>;
  readonly told?: { readonly entry: number; readonly explanation: Explanation<S> };
}

/**
 * The one walk of a record: it is run once, from its start, and every position is kept. Going back,
 * the log and "why" then cost one entry at most, however long the game is. A value, like the match
 * that it ends in: going on and going back give a new story and leave the old one as it was.
 */
export class Story<C, S, I> {
  readonly game: Game<C, S, I>;
  /** The match as it stands, with its open entry. */
  readonly match: Match<C, S, I>;
  /** How many entries had been made before the first position: more than 0 after a checkpoint. */
  readonly first: number;
  /** Of whole entries: `positions[i]` is after `first + i` of them. */
  private readonly positions: readonly Position<S>[];
  /** The entry that was run last, if it was run here: it need not be run again to explain it. */
  private readonly told: Parts<C, S, I>['told'];

  private constructor({ game, first, positions, match, told }: Parts<C, S, I>) {
    this.game = game;
    this.first = first;
    this.positions = positions;
    this.match = match;
    this.told = told;
  }

  static begin<C, S, I>(game: Game<C, S, I>, config: C, seed: string): Story<C, S, I> {
    const match = newMatch(game, config, seed);
    return new Story({ game, first: 0, positions: [match], match });
  }

  /** Runs a record, or its first `entries` entries. What does not hold is BadData with its path. */
  static of<C, S, I>(
    game: Game<C, S, I>,
    record: GameRecord<C, I>,
    entries: number = record.entries.length,
  ): Story<C, S, I> {
    if (entries < 0 || entries > record.entries.length) throw noSuchEntry(entries);
    const { first, opening } = openingOf(game, record, entries);
    const positions: Position<S>[] = [opening];
    let now = opening;
    for (let index = first; index < entries; index += 1) {
      now = again(game, record.config, now, record.entries[index] as Entry<I>, index);
      positions.push(now);
    }
    const match = { ...now, record: upTo(record, entries) };
    const story = new Story({ game, first, positions, match });
    const { pending } = record;
    // Under other rules an open entry is begun anew: its answers may no longer be offered.
    const isOpen = pending !== undefined && entries === record.entries.length;
    return isOpen && isCurrent(game, record) ? story.reopened(pending) : story;
  }

  get record(): GameRecord<C, I> {
    return this.match.record;
  }

  /** Begun under other rules than ours: it went on from a checkpoint, and its set-up cannot be run. */
  get isOfOtherRules(): boolean {
    return !isCurrent(this.game, this.record);
  }

  /** Every whole entry that can be run, in order. */
  *passages(): Generator<Passage<S, I>> {
    for (const [offset, before] of this.positions.slice(0, -1).entries()) {
      const index = this.first + offset;
      const entry = this.record.entries[index] as Entry<I>;
      yield { index, entry, before, after: this.positions[offset + 1] as Position<S> };
    }
  }

  /** The match after `entries` entries, without an open one; undefined where it is not known. */
  at(entries: number): Match<C, S, I> | undefined {
    const position = this.positions[entries - this.first];
    return position && { ...position, record: upTo(this.record, entries) };
  }

  /** How entry `index` came out; -1 is the set-up, the number of entries the open one. */
  explain(index: number): Explanation<S> {
    const { game, record } = this;
    if (index === this.told?.entry) return this.told.explanation;
    if (index === -1) return explainSetup(game, record);
    const from = this.positions[index - this.first];
    const entry = index === record.entries.length ? record.pending : record.entries[index];
    if (from === undefined) refuseBeforeCheckpoint(game, record, index);
    if (from?.state === undefined || entry === undefined) throw noSuchEntry(index + 1);
    const listener = attentive<S>();
    const start = { config: record.config, state: from.state, rng: from.rng };
    const run = runEntry(game, start, entry, listener);
    return explained(from.state, run.kind === 'done' ? run.state : undefined, listener);
  }

  botTurn(): Story<C, S, I> {
    return this.extended((listener) => botTurn(this.game, this.match, listener));
  }

  submit(seat: Seat, input: I): Story<C, S, I> {
    return this.extended((listener) => submit(this.game, this.match, seat, input, listener));
  }

  answer(id: string): Story<C, S, I> {
    return this.extended((listener) => answer(this.game, this.match, id, listener));
  }

  /** Takes back the last answer to an open entry, or the entry, or an answer given at set-up. */
  undo(): Story<C, S, I> {
    const { pending, entries, setup } = this.record;
    if (pending !== undefined && pending.answers.length > 0) {
      const answers = pending.answers.slice(0, -1);
      return this.undoTo(entries.length).reopened({ ...pending, answers });
    }
    if (pending !== undefined) return this.undoTo(entries.length);
    if (entries.length > 0) return this.undoTo(entries.length - 1);
    if (setup.length > 0 && isCurrent(this.game, this.record)) {
      const match = setUp(this.game, { ...this.record, setup: setup.slice(0, -1) });
      return new Story({ game: this.game, first: 0, positions: [match], match });
    }
    throw new Refused(kernelMessage('kernel.nothingToUndo'));
  }

  /** Keeps the first `entries` entries and drops the rest. */
  undoTo(entries: number): Story<C, S, I> {
    const match = this.at(entries);
    if (match === undefined) {
      if (entries >= 0) refuseBeforeCheckpoint(this.game, this.record, entries);
      throw noSuchEntry(entries);
    }
    const positions = this.positions.slice(0, entries - this.first + 1);
    return new Story({ game: this.game, first: this.first, positions, match });
  }

  /** With an entry of the record that waits for an answer, run as far as it goes. */
  private reopened(pending: OpenEntry<I>): Story<C, S, I> {
    const { game, match } = this;
    return refusalsAt('pending', () => {
      refuseWrongBot(match, pending);
      return this.extended((listener) => runNext(game, match, pending, listener));
    });
  }

  private extended(step: (listener: Listener<S>) => Match<C, S, I>): Story<C, S, I> {
    const { game, first, match: now } = this;
    const listener = attentive<S>();
    const match = step(listener);
    // The set-up has asked something: there is no entry yet.
    if (now.state === undefined) return new Story({ game, first, positions: [match], match });
    const isOpen = match.record.pending !== undefined;
    const explanation = explained(now.state, isOpen ? undefined : match.state, listener);
    const entry = now.record.entries.length;
    const positions = isOpen ? this.positions : [...this.positions, match];
    return new Story({ game, first, positions, match, told: { entry, explanation } });
  }
}

/** Replays a record, or its first `entries` entries. */
export function replay<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  entries?: number,
): Match<C, S, I> {
  return Story.of(game, record, entries).match;
}

export function undo<C, S, I>(game: Game<C, S, I>, now: Match<C, S, I>): Match<C, S, I> {
  return Story.of(game, now.record).undo().match;
}

export function undoTo<C, S, I>(
  game: Game<C, S, I>,
  now: Match<C, S, I>,
  entries: number,
): Match<C, S, I> {
  const { pending: _, ...whole } = now.record;
  return Story.of(game, whole, entries).match;
}

/** For one entry; who wants several makes one story and asks that. */
export function explain<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  index: number,
): Explanation<S> {
  return index === -1 ? explainSetup(game, record) : Story.of(game, record).explain(index);
}

// ---- running what a record holds -----------------------------------------------

/** The position before the first entry to run: the set-up, or the checkpoint of an older record. */
function openingOf<C, S, I>(game: Game<C, S, I>, record: GameRecord<C, I>, entries: number) {
  if (isCurrent(game, record)) {
    return { first: 0, opening: refusalsAt('setup', () => setUp(game, upTo(record, 0))) };
  }
  const checkpoint = checkpointFor(record, entries);
  const path = 'checkpoint.state';
  const state = at(path, () => game.codecs.state.decode(checkpoint.state, record.config));
  const broken = brokenInvariant(game, state);
  if (broken !== undefined) throw new BadData(path, broken.problem);
  const opening: Position<S> = {
    state,
    rng: checkpoint.rng,
    waiting: game.next(state),
    happenings: [],
  };
  return { first: checkpoint.after, opening };
}

/** An entry out of a record: what is refused here is a fault of the file, named by its path. */
function again<C, S, I>(
  game: Game<C, S, I>,
  config: C,
  before: Position<S>,
  entry: Entry<I>,
  index: number,
): Position<S> {
  const path = `entries[${index}]`;
  const after = refusalsAt(path, () => {
    refuseWrongBot(before, entry);
    return positionAfter(game, config, before, entry);
  });
  if (after.waiting.kind === 'question' || after.rng.revealed !== entry.revealed) {
    throw new BadData(path, kernelMessage('kernel.notTheSame'));
  }
  return after;
}

function refuseWrongBot<S, I>({ waiting }: Position<S>, { seat, input }: OpenEntry<I>): void {
  if (input === 'bot-turn' && !(waiting.kind === 'bot' && waiting.seat === seat)) {
    throw new Refused(whyNoBot(waiting));
  }
}

function refusalsAt<T>(path: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof Refused) throw new BadData(path, error.reason);
    throw error;
  }
}

/** The checkpoint of a record of other rules; what came before it cannot be run again. */
function checkpointFor<C, I>({ checkpoint }: GameRecord<C, I>, entries: number): Checkpoint {
  if (checkpoint === undefined) throw new Refused(kernelMessage('kernel.noCheckpoint'));
  if (entries < checkpoint.after) {
    throw new Refused(kernelMessage('kernel.beforeCheckpoint', { entry: checkpoint.after }));
  }
  return checkpoint;
}

function refuseBeforeCheckpoint<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  entries: number,
): void {
  if (!isCurrent(game, record)) checkpointFor(record, entries);
}

function noSuchEntry(entry: number): Refused {
  return new Refused(kernelMessage('kernel.noSuchEntry', { entry }));
}

// ---- telling ---------------------------------------------------------------------

/** Hears everything: what happens, why, and where the pieces stood then. */
function attentive<S>(): Required<Listener<S>> {
  return { recorder: new Recorder(), positions: [] };
}

function explained<S>(
  before: S | undefined,
  after: S | undefined,
  { recorder, positions }: Required<Listener<S>>,
): Explanation<S> {
  return { before, after, positions, happenings: recorder.happenings, trace: recorder.root };
}

function explainSetup<C, S, I>(game: Game<C, S, I>, record: GameRecord<C, I>): Explanation<S> {
  refuseBeforeCheckpoint(game, record, -1);
  const recorder = new Recorder();
  const run = firstState(game, record, recorder);
  const after = run.kind === 'done' ? run.state : undefined;
  return explained(undefined, after, { recorder, positions: [] });
}
