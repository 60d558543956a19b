import { BadData, Broken, kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Waiting } from '@empty-chair/kernel/match';
import { seatOnTurn } from '@empty-chair/kernel/match';
import type { SeatInfo } from '@empty-chair/kernel/module';
import type { Entry } from '@empty-chair/kernel/record';
import type { Explanation } from '@empty-chair/kernel/story';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import type { AnyInput, AnyState, RegisteredGame } from '@empty-chair/registry/games';
import type { Coach, GameUi, HintListener } from '@empty-chair/uikit/game-ui.ts';
import { answeredAlone, beforeLastChoice } from './answered-alone.ts';
import { KeptFirst } from './kept-first.ts';
import type { AnyMatch, AnyStory } from './opened.ts';

export interface SessionParts {
  readonly id: string;
  readonly game: RegisteredGame;
  readonly ui: GameUi;
  readonly story: AnyStory;
  /** Keeps the newest match; says whether that was done. */
  readonly keep: () => Promise<boolean>;
}

/** What follows a step by itself: it is kept and shown with it. */
export type Onward = (before: AnyStory, after: AnyStory) => AnyStory;

/** Runs when a change is kept, in one go with it: what is set around `show` is seen with it. */
export type Around = (show: () => void) => void;

/** Another place where this very game goes on: a shared table. */
interface Elsewhere {
  /** Nothing can ever be entered here. */
  readonly isOnlyWatched: boolean;
  /** Why nothing can be entered here now. */
  readonly refusal: Message | undefined;
  /** A step is kept and shown here. */
  made(after: AnyStory): void;
}

/** What came from there. */
export interface Arrival {
  /** Who has taken something back, where somebody has. */
  readonly backBy: string | undefined;
  /** They have put another record in its place: an earlier entry was changed. */
  readonly isChange?: true;
}

/** What befell the match, told where it happens. */
export type SessionEvent =
  | { readonly kind: 'changed'; readonly before: AnyMatch }
  /** It is about to be kept, and shown then. */
  | { readonly kind: 'taken'; readonly before: AnyMatch; readonly after: AnyMatch }
  | { readonly kind: 'refused'; readonly reason: Message }
  /** The browser did not keep it: the match is as it was. */
  | { readonly kind: 'unkept' };

/** A numbered entry of the record, as the log and the running list show it. */
export interface NumberedEntry {
  readonly index: number;
  readonly entry: Entry<AnyInput>;
}

/** The game at the table: the one place where the app changes a match. */
export class Session {
  readonly id: string;
  readonly game: RegisteredGame;
  readonly ui: GameUi;
  private story: AnyStory = $state.raw() as AnyStory;
  /** The last refused input, for a toast. */
  refusal: Message | undefined = $state.raw();
  /** What was taken back last; gone with the next entry. */
  undone: AnyStory | undefined = $state.raw();
  /** Set when another tab took the game over: nothing is changed here any more. */
  frozen: boolean = $state(false);
  /** Set by the table, which knows what is work. */
  onward: Onward = (_, after) => after;
  elsewhere: Elsewhere | undefined;
  /** Set by the table, which has a worker for it. */
  hint: ((to: HintListener) => () => void) | undefined;
  /** Set by the table, which knows what was told. */
  coach: Coach | undefined;
  /** Set by the table: whether somebody reads what would go away under their eyes. */
  isHeld: () => boolean = () => false;
  /** Set by the table: what is set around `show` is seen with what arrives. */
  arriving: (arrival: Arrival, show: () => void) => void = (_, show) => show();
  private readonly stories: KeptFirst<AnyStory>;
  private readonly listeners: ((event: SessionEvent) => void)[] = [];

  constructor({ id, game, ui, story, keep }: SessionParts) {
    this.id = id;
    this.game = game;
    this.ui = ui;
    this.story = story;
    this.stories = new KeptFirst(story, {
      keep,
      ondropped: () => {
        // Whoever lost the game to another tab is told that instead.
        if (!this.frozen) this.tell({ kind: 'unkept' });
      },
      // For whoever looks at the page: what is seen is about to change.
      onahead: (isAhead) => document.documentElement.toggleAttribute('data-keeping', isAhead),
    });
  }

  /** As it is shown, and kept. */
  get match(): AnyMatch {
    return this.story.match;
  }

  get shown(): AnyStory {
    return this.story;
  }

  /** Something is still being written. */
  get isKeeping(): boolean {
    return this.stories.isAhead;
  }

  /** With the entries that are still being written. */
  get newest(): AnyStory {
    return this.stories.newest;
  }

  /** For whoever lives as long as the session. */
  listen(listener: (event: SessionEvent) => void): void {
    this.listeners.push(listener);
  }

  get state(): AnyState | undefined {
    return this.match.state;
  }

  get waiting(): Waiting {
    return this.match.waiting;
  }

  /** Opened by a link that only shows. */
  get isOnlyWatched(): boolean {
    return this.elsewhere?.isOnlyWatched === true;
  }

  /** People play by the law here: nothing lies on a table. */
  get isOnScreen(): boolean {
    return this.ui.isOnScreen?.(this.match.record.config) === true;
  }

  /** The seat on turn; while a question is open, the seat whose entry asks it. */
  get seat(): Seat {
    const { waiting, record } = this.match;
    return seatOnTurn(waiting) ?? record.pending?.seat ?? record.entries.at(-1)?.seat ?? seatOf(0);
  }

  get seats(): readonly SeatInfo[] {
    return this.game.module.seats(this.match.record.config);
  }

  /** Who records when it is nobody's human turn: the first human, who may want to correct a fact. */
  private get recorder(): Seat {
    const { waiting } = this.newest.match;
    if (waiting.kind === 'human') return waiting.seat;
    return this.seats.find(({ bot }) => !bot)?.seat ?? this.seat;
  }

  /** The entries since the turn passed to the seat that is on turn now. */
  get entriesThisTurn(): readonly NumberedEntry[] {
    const { entries } = this.match.record;
    let from = entries.length;
    while (from > 0 && this.onTurnBefore(from - 1) === this.seat) from -= 1;
    return entries.slice(from).map((entry, offset) => ({ index: from + offset, entry }));
  }

  get entriesSoFar(): readonly Entry<AnyInput>[] {
    return this.match.record.entries;
  }

  /** Whose turn it was before entry `index`; undefined where that is no longer known. */
  onTurnBefore(index: number): Seat | undefined {
    const before = this.story.at(index);
    return before && seatOnTurn(before.waiting);
  }

  /** The match after `entries` entries; undefined before a checkpoint of older rules. */
  positionAfter(entries: number): AnyMatch | undefined {
    return this.story.at(entries);
  }

  /** The oldest entry count that can be gone back to. */
  get firstPosition(): number {
    return this.story.first;
  }

  /** Begun under other rules than ours: it went on from a checkpoint, and its set-up cannot be run. */
  get isOfOtherRules(): boolean {
    return this.story.isOfOtherRules;
  }

  /** Gives the match after it, which is shown once it is kept; undefined when nothing is changed. */
  botTurn(around?: Around): AnyMatch | undefined {
    // What is being written may be that very turn: a tap twice is one turn.
    return this.stories.isAhead ? undefined : this.goOn((story) => story.botTurn(), around);
  }

  submit(input: AnyInput): void {
    // Whoever sees the end of the turn only after this tap did not mean the next turn.
    if (turnOf(this.newest.match) !== turnOf(this.match)) return;
    this.goOn((story) => story.submit(this.recorder, input));
  }

  /** Several entries that belong together: all of them or none. Gives whether they are taken. */
  submitAll(inputs: readonly AnyInput[]): boolean {
    const { recorder } = this;
    const all = (story: AnyStory): AnyStory =>
      inputs.reduce((before, input) => before.submit(recorder, input), story);
    return inputs.length === 0 || this.change(all) !== undefined;
  }

  /**
   * For a tap that depends on what is seen: at once, or when all that is being written is shown.
   * If the turn is over by then, the tap was not meant for the next one.
   */
  whenShown(tap: () => void): void {
    const turn = turnOf(this.match);
    this.stories.whenShown(() => {
      if (turnOf(this.match) === turn) tap();
    });
  }

  /** At once, or when nothing is being written any more. */
  whenQuiet(run: () => void): void {
    this.stories.whenShown(run);
  }

  /** Shows what others did; only when nothing is being written here. */
  arrive(story: AnyStory, arrival: Arrival): void {
    if (this.frozen) return;
    this.stories.replace(story);
    this.arriving(arrival, () => {
      const before = this.match;
      this.story = story;
      // It was taken back on a table that has changed since.
      this.undone = undefined;
      this.tell({ kind: 'changed', before });
    });
  }

  answer(id: string, around?: Around): AnyMatch | undefined {
    // Nobody has seen the next question yet.
    return this.stories.isAhead ? undefined : this.goOn((story) => story.answer(id), around);
  }

  /** Takes the last step back. */
  undo(around?: Around): AnyMatch | undefined {
    return this.goBack((story) => beforeLastChoice(story.undo()), around);
  }

  undoTo(n: number, around?: Around): AnyMatch | undefined {
    return this.goBack((story) => story.undoTo(n), around);
  }

  /** Puts another record in the place of what is shown: one step, which brings the old one back. */
  rewrite(story: AnyStory, around?: Around): AnyMatch | undefined {
    return this.stories.isAhead ? undefined : this.goBack(() => story, around);
  }

  /** Brings back what was just undone. */
  redo(around?: Around): AnyMatch | undefined {
    const { undone } = this;
    if (undone === undefined || this.stories.isAhead) return undefined;
    return this.change(() => undone, around);
  }

  /** -1 is the set-up, the number of entries the open one. */
  explain(entry: number): Explanation<AnyState> {
    return this.story.explain(entry);
  }

  private goOn(step: (story: AnyStory) => AnyStory, around?: Around): AnyMatch | undefined {
    return this.change((story) => this.onward(story, answeredAlone(step(story))), around);
  }

  private change(
    step: (story: AnyStory) => AnyStory,
    around: Around = (show) => show(),
    undone?: AnyStory,
  ): AnyMatch | undefined {
    if (this.frozen) return undefined;
    const { newest } = this;
    let next: AnyStory;
    try {
      const closed = this.elsewhere?.refusal;
      if (closed !== undefined) throw new Refused(closed);
      next = step(this.newest);
    } catch (error) {
      const reason = reasonOf(error);
      this.refusal = reason;
      this.tell({ kind: 'refused', reason });
      return undefined;
    }
    this.refusal = undefined;
    this.stories.take(next, () =>
      around(() => {
        const before = this.match;
        this.story = next;
        this.undone = undone;
        this.tell({ kind: 'changed', before });
        this.elsewhere?.made(next);
      }),
    );
    this.tell({ kind: 'taken', before: newest.match, after: next.match });
    return next.match;
  }

  private tell(event: SessionEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  private goBack(
    step: (story: AnyStory) => AnyStory,
    around: Around | undefined,
  ): AnyMatch | undefined {
    return this.change(step, around, this.newest);
  }
}

/** Whose turn it is, as one word; a question is part of the turn that asks it. */
function turnOf({ waiting, record }: AnyMatch): string {
  if (waiting.kind === 'human' || waiting.kind === 'bot') return `${waiting.kind} ${waiting.seat}`;
  return `${waiting.kind} ${record.entries.length}`;
}

/** What the kernel says about an error it made; anything else is a bug and is passed on. */
export function reasonOf(error: unknown): Message {
  if (error instanceof Refused || error instanceof BadData || error instanceof Broken) {
    return error.reason;
  }
  if (error instanceof Error) {
    console.error(error);
    return kernelMessage('kernel.broken', { what: { kind: 'literal', id: error.message } });
  }
  throw error;
}
