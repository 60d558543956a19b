import { BadData, Broken, kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { Waiting } from '@empty-chair/kernel/match';
import type { SeatInfo } from '@empty-chair/kernel/module';
import type { Entry } from '@empty-chair/kernel/record';
import type { Explanation } from '@empty-chair/kernel/story';
import type { Message, Seat } from '@empty-chair/kernel/words';
import { seat as seatOf } from '@empty-chair/kernel/words';
import type { AnyInput, AnyState, RegisteredGame } from '@empty-chair/registry/games';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import type { AnyMatch, AnyStory } from './opened.ts';

export interface SessionParts {
  readonly id: string;
  readonly game: RegisteredGame;
  readonly ui: GameUi;
  readonly story: AnyStory;
  /** Called after every change, to keep it. */
  readonly onchange: (match: AnyMatch) => void;
}

/** What befell the match, told where it happens. */
export type SessionEvent =
  | { readonly kind: 'changed'; readonly before: AnyMatch }
  | { readonly kind: 'refused'; readonly reason: Message };

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
  private readonly onchange: (match: AnyMatch) => void;
  private readonly listeners: ((event: SessionEvent) => void)[] = [];

  constructor({ id, game, ui, story, onchange }: SessionParts) {
    this.id = id;
    this.game = game;
    this.ui = ui;
    this.onchange = onchange;
    this.story = story;
  }

  get match(): AnyMatch {
    return this.story.match;
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

  /** The seat on turn; while a question is open, the seat whose entry asks it. */
  get seat(): Seat {
    const { waiting, record } = this.match;
    if (waiting.kind === 'human' || waiting.kind === 'bot') return waiting.seat;
    return record.pending?.seat ?? record.entries.at(-1)?.seat ?? seatOf(0);
  }

  get seats(): readonly SeatInfo[] {
    return this.game.module.seats(this.match.record.config);
  }

  /** Who records when it is nobody's human turn: the first human, who may want to correct a fact. */
  private get recorder(): Seat {
    if (this.waiting.kind === 'human') return this.waiting.seat;
    return this.seats.find(({ bot }) => !bot)?.seat ?? this.seat;
  }

  /** The entries since the turn passed to the seat that is on turn now. */
  get entriesThisTurn(): readonly NumberedEntry[] {
    const { entries } = this.match.record;
    let from = entries.length;
    while (from > 0 && this.onTurnBefore(from - 1) === this.seat) from -= 1;
    return entries.slice(from).map((entry, offset) => ({ index: from + offset, entry }));
  }

  /** Whose turn it was before entry `index`; undefined where that is no longer known. */
  onTurnBefore(index: number): Seat | undefined {
    const waiting = this.story.at(index)?.waiting;
    return waiting?.kind === 'human' || waiting?.kind === 'bot' ? waiting.seat : undefined;
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

  botTurn(): void {
    this.change((story) => story.botTurn());
  }

  submit(input: AnyInput): void {
    this.change((story) => story.submit(this.recorder, input));
  }

  answer(id: string): void {
    this.change((story) => story.answer(id));
  }

  /** Takes the last step back. */
  undo(): void {
    this.goBack((story) => story.undo());
  }

  undoTo(n: number): void {
    this.goBack((story) => story.undoTo(n));
  }

  /** Brings back what was just undone. */
  redo(): void {
    const { undone } = this;
    if (undone !== undefined) this.change(() => undone);
  }

  /** -1 is the set-up, the number of entries the open one. */
  explain(entry: number): Explanation<AnyState> {
    return this.story.explain(entry);
  }

  private change(step: (story: AnyStory) => AnyStory): boolean {
    if (this.frozen) return false;
    const before = this.match;
    try {
      this.story = step(this.story);
      this.refusal = undefined;
      this.undone = undefined;
    } catch (error) {
      const reason = reasonOf(error);
      this.refusal = reason;
      this.tell({ kind: 'refused', reason });
      return false;
    }
    this.onchange(this.match);
    this.tell({ kind: 'changed', before });
    return true;
  }

  private tell(event: SessionEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  private goBack(step: (story: AnyStory) => AnyStory): void {
    const before = this.story;
    if (this.change(step)) this.undone = before;
  }
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
