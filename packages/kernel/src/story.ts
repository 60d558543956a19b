import type { Bookmark } from './bookmark.ts';
import { bookmarkAt, openBookmark } from './bookmark.ts';
import { kernelMessage, Refused } from './errors.ts';
import type { Match, Position } from './match.ts';
import { answer, botTurn, newMatch, runNext, seatOnTurn, setUp, submit } from './match.ts';
import type { GameModule } from './module.ts';
import type { Checkpoint, Entry, GameRecord, OpenEntry } from './record.ts';
import { isCurrent, upTo } from './record.ts';
import type { Listener } from './run.ts';
import { firstState, runEntry } from './run.ts';
import type { TraceNode } from './trace.ts';
import { Recorder } from './trace.ts';
import type { Walked } from './walk.ts';
import { Past, positionAt, refusalsAt, refuseWrongBot, setUpOf, walkTo } from './walk.ts';
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
  /** How many of the happenings came before each answer that the entry was given. */
  readonly asked: readonly number[];
}

/** A whole entry with where the game stood before and after it. */
export interface Passage<State, Input> {
  readonly index: number;
  readonly entry: Entry<Input>;
  readonly before: Position<State>;
  readonly after: Position<State>;
}

/** A bookmark is moved by so many entries at once, so that few entries have to make a new one. */
const BOOKMARK_STEP = 16;

interface Parts<C, S, I> {
  readonly game: Game<C, S, I>;
  readonly from: number;
  readonly positions: readonly Position<S>[];
  readonly past?: Past<C, S, I> | undefined;
  readonly match: Match<C, S, I>;
  readonly told?: { readonly entry: number; readonly explanation: Explanation<S> };
}

/**
 * The one walk of a record: it is run once, from its start, and every position is kept. Going back,
 * the log and "why" then cost one entry at most, however long the game is. Opened at a bookmark, it
 * runs what came before when somebody first asks for it. A value, like the match that it ends in:
 * going on and going back give a new story and leave the old one as it was.
 */
export class Story<C, S, I> {
  readonly game: Game<C, S, I>;
  /** The match as it stands, with its open entry. */
  readonly match: Match<C, S, I>;
  /** Of whole entries: `positions[i]` is after `from + i` of them. */
  private readonly positions: readonly Position<S>[];
  private readonly from: number;
  /** What came before `from`, where it can be run. */
  private readonly past: Past<C, S, I> | undefined;
  /** The entry that was run last, if it was run here: it need not be run again to explain it. */
  private readonly told: Parts<C, S, I>['told'];

  private constructor({ game, from, positions, past, match, told }: Parts<C, S, I>) {
    this.game = game;
    this.from = from;
    this.positions = positions;
    this.past = past;
    this.match = match;
    this.told = told;
  }

  static begin<C, S, I>(game: Game<C, S, I>, config: C, seed: string): Story<C, S, I> {
    const match = newMatch(game, config, seed);
    return new Story({ game, from: 0, positions: [match], match });
  }

  /** Runs a record, or its first `entries` entries. What does not hold is BadData with its path. */
  static of<C, S, I>(
    game: Game<C, S, I>,
    record: GameRecord<C, I>,
    entries: number = record.entries.length,
  ): Story<C, S, I> {
    if (entries < 0 || entries > record.entries.length) throw noSuchEntry(entries);
    return Story.walked(game, record, openingOf(game, record, entries), entries);
  }

  /** Runs a record from a bookmark that was kept beside it; from its start where that is of no use. */
  static resumed<C, S, I>(
    game: Game<C, S, I>,
    record: GameRecord<C, I>,
    bookmark: unknown,
  ): Story<C, S, I> {
    try {
      const { after, position } = openBookmark(game, record, bookmark);
      const opening = { first: after, positions: [position] };
      const past = new Past<C, S, I>(game, upTo(record, after));
      return Story.walked(game, record, opening, record.entries.length, past);
    } catch {
      // Whatever is wrong with it: the record is the truth, and says so itself if it does not hold.
      return Story.of(game, record);
    }
  }

  private static walked<C, S, I>(
    game: Game<C, S, I>,
    record: GameRecord<C, I>,
    opening: Walked<S>,
    entries: number,
    past?: Past<C, S, I>,
  ): Story<C, S, I> {
    walkTo(game, record, opening, entries);
    const { first: from, positions } = opening;
    const match = { ...(positions.at(-1) as Position<S>), record: upTo(record, entries) };
    const story = new Story({ game, from, positions, past, match });
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

  /** How many entries had been made before the first position: more than 0 after a checkpoint. */
  get first(): number {
    return this.past === undefined ? this.from : 0;
  }

  /** Every whole entry that can be run, in order. */
  *passages(): Generator<Passage<S, I>> {
    const { first, record } = this;
    for (const [offset, entry] of record.entries.slice(first).entries()) {
      const index = first + offset;
      const before = this.position(index) as Position<S>;
      yield { index, entry, before, after: this.position(index + 1) as Position<S> };
    }
  }

  /** The match after `entries` entries, without an open one; undefined where it is not known. */
  at(entries: number): Match<C, S, I> | undefined {
    const position = this.position(entries);
    return position && { ...position, record: upTo(this.record, entries) };
  }

  /** How entry `index` came out; -1 is the set-up, the number of entries the open one. */
  explain(index: number): Explanation<S> {
    const { game, record } = this;
    if (index === this.told?.entry) return this.told.explanation;
    if (index === -1) return explainSetup(game, record);
    const from = this.position(index);
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

  /** One more entry as a record has it; it is left open where it asks more than it answers. */
  enter(entry: OpenEntry<I>): Story<C, S, I> {
    const { game, match } = this;
    if (match.waiting.kind === 'question') throw new Refused(kernelMessage('kernel.questionOpen'));
    refuseWrongBot(match, entry);
    return this.extended((listener) => runNext(game, match, plain(entry), listener));
  }

  /** As `enter`, for an entry that must come out whole. */
  enterWhole(entry: OpenEntry<I>): Story<C, S, I> {
    const next = this.enter(entry);
    if (next.record.pending !== undefined) throw new Refused(kernelMessage('kernel.questionOpen'));
    return next;
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
      return new Story({ game: this.game, from: 0, positions: [match], match });
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
    const { game, from, past } = this;
    if (past !== undefined && entries < from) {
      return new Story({ game, from: 0, positions: past.upTo(entries), match });
    }
    const positions = this.positions.slice(0, entries - from + 1);
    return new Story({ game, from, positions, past, match });
  }

  /**
   * To be kept beside the record, for a quick opening. It lies before the turn under way and the
   * entry before that, which is what a table is asked for first. Nothing is run for it.
   */
  get bookmark(): Bookmark | undefined {
    const { game, record, from } = this;
    const after = (entries: number) => this.positions[entries - from] as Position<S>;
    const seatAfter = (entries: number) => seatOnTurn(after(entries).waiting);
    let turn = record.entries.length;
    const onTurn = seatAfter(turn);
    while (turn > from && seatAfter(turn - 1) === onTurn) turn -= 1;
    const before = turn - 1;
    const marked = Math.max(from, before - (before % BOOKMARK_STEP));
    // The set-up alone is as quick, and of other rules there is a checkpoint.
    if (marked === 0 || this.isOfOtherRules) return undefined;
    return bookmarkAt(game, upTo(record, marked), after(marked));
  }

  private position(entries: number): Position<S> | undefined {
    return entries < this.from ? this.past?.at(entries) : this.positions[entries - this.from];
  }

  /** With an entry of the record that waits for an answer, run as far as it goes. */
  private reopened(pending: OpenEntry<I>): Story<C, S, I> {
    return refusalsAt('pending', () => this.enter(pending));
  }

  private extended(step: (listener: Listener<S>) => Match<C, S, I>): Story<C, S, I> {
    const { game, from, past, match: now } = this;
    const listener = attentive<S>();
    const match = step(listener);
    // The set-up has asked something: there is no entry yet.
    if (now.state === undefined) return new Story({ game, from, positions: [match], match });
    const isOpen = match.record.pending !== undefined;
    const explanation = explained(now.state, isOpen ? undefined : match.state, listener);
    const entry = now.record.entries.length;
    const positions = isOpen ? this.positions : [...this.positions, match];
    return new Story({ game, from, positions, past, match, told: { entry, explanation } });
  }
}

/** Without how much chance it revealed where it was made. */
const plain = <I>({ seat, input, answers }: OpenEntry<I>): OpenEntry<I> => ({
  seat,
  input,
  answers,
});

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

// ---- where a record is run from ---------------------------------------------------

/** The set-up, or the checkpoint of an older record. */
function openingOf<C, S, I>(
  game: Game<C, S, I>,
  record: GameRecord<C, I>,
  entries: number,
): Walked<S> {
  if (isCurrent(game, record)) return { first: 0, positions: [setUpOf(game, record)] };
  const checkpoint = checkpointFor(record, entries);
  return { first: checkpoint.after, positions: [positionAt(game, record.config, checkpoint)] };
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
  const { happenings, root: trace, asked } = recorder;
  return { before, after, positions, happenings, trace, asked };
}

function explainSetup<C, S, I>(game: Game<C, S, I>, record: GameRecord<C, I>): Explanation<S> {
  refuseBeforeCheckpoint(game, record, -1);
  const recorder = new Recorder();
  const run = firstState(game, record, recorder);
  const after = run.kind === 'done' ? run.state : undefined;
  return explained(undefined, after, { recorder, positions: [] });
}
