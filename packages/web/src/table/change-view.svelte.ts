import type { Changed } from '@empty-chair/kernel/change-entry';
import { changeEntry, withAnswer } from '@empty-chair/kernel/change-entry';
import type { OpenEntry } from '@empty-chair/kernel/record';
import type { Question } from '@empty-chair/kernel/table';
import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyInput, AnyState } from '@empty-chair/registry/games';
import type { Marks } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { AnyMatch, AnyStory } from '../session/opened.ts';
import { reasonOf } from '../session/session.svelte.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import { EntryAgain } from './entry-again.svelte.ts';
import type { TableModel } from './table-model.svelte.ts';
import type { Answered } from './taking-back.ts';
import { answeredIn, isForOthers, whyNotBackTo } from './taking-back.ts';

/** The entry that is changed. */
interface Open {
  readonly index: number;
  readonly isBot: boolean;
  readonly before: AnyStory;
  readonly again: EntryAgain;
  readonly answered: readonly Answered[];
}
type AnyChanged = Changed<AnyConfig, AnyState, AnyInput>;

/** One entry of the log said again, and what that would change: nothing is kept before it is confirmed. */
export class ChangeView {
  private readonly table: TableModel;
  open: Open | undefined = $state.raw();
  /** The entry as it is said now; it may wait for answers. */
  private said: OpenEntry<AnyInput> | undefined = $state.raw();
  /** Turns of bots that stay as they were played. */
  private keep: ReadonlySet<number> = $state.raw(new Set<number>());
  place: Ref | undefined = $state.raw();
  marks: Marks = $state.raw(NO_MARKS);

  constructor(table: TableModel) {
    this.table = table;
  }

  /** Why that entry cannot be changed here; nothing where it can. */
  whyNot(index: number): string | undefined {
    const { session } = this.table;
    if (session.isOnlyWatched) return words.t('ui.sharing.onlyWatching');
    return whyNotBackTo(session, index, this.table.own(), words);
  }

  begin(index: number): void {
    const why = this.whyNot(index);
    if (why !== undefined) {
      toasts.refuse(why);
      return;
    }
    const { session } = this.table;
    const entry = session.match.record.entries[index];
    if (entry === undefined) return;
    const before = session.shown.undoTo(index);
    const answered = answeredIn(before, entry);
    if (answered.some(({ question }) => this.refusesToShow(question, entry.seat))) return;
    const again = new EntryAgain(session, entry.seat, before, {
      entriesThisTurn: this.turnUpTo(index, entry.seat),
      onsaid: (said) => this.says(said),
    });
    const isBot = entry.input === 'bot-turn';
    this.leave();
    this.open = { index, isBot, before, again, answered };
  }

  private turnUpTo(index: number, seat: Seat) {
    const { session } = this.table;
    const { entries } = session.match.record;
    let from = index;
    while (from > 0 && session.onTurnBefore(from - 1) === seat) from -= 1;
    return entries.slice(from, index).map((entry, offset) => ({ index: from + offset, entry }));
  }

  /** Another answer to one of its questions. */
  answerAgain(at: number, id: string): void {
    const { open } = this;
    const entry = open && this.table.session.match.record.entries[open.index];
    if (open === undefined || entry === undefined) return;
    this.tried(() => withAnswer(open.before, entry, at, id));
  }

  /** An answer that the entry asks for as it is said now. */
  answer(id: string): void {
    const { said } = this;
    if (said !== undefined) this.tried(() => ({ ...said, answers: [...said.answers, id] }));
  }

  private tried(say: () => OpenEntry<AnyInput>): void {
    try {
      this.says(say());
    } catch (error) {
      toasts.refuse(words.say(reasonOf(error)));
    }
  }

  /** Throws what the rules say against it. */
  private says(said: OpenEntry<AnyInput>): void {
    const asked = this.open && questionOf(this.open.before, said);
    if (asked === undefined || !this.refusesToShow(asked, said.seat)) this.said = said;
  }

  /** Says so, where what could be answered is for somebody else's eyes. */
  private refusesToShow(question: Question<unknown>, by: Seat): boolean {
    const isHidden = this.table.session.isOnScreen && isForOthers(question, by, this.table.own());
    if (isHidden) toasts.refuse(words.t('ui.change.asksOthers'));
    return isHidden;
  }

  /** What the entry asks as it is said now. */
  readonly question: Question<unknown> | undefined = $derived.by(
    () => this.open && this.said && questionOf(this.open.before, this.said),
  );

  /** What would come of it; undefined while something is still to be said. */
  readonly changed: AnyChanged | undefined = $derived.by(() => {
    const { open, said } = this;
    if (open === undefined || said === undefined || this.question !== undefined) return undefined;
    return changeEntry(this.table.session.shown, open.index, said, this.keep);
  });

  /** The entry as it would stand in the log. */
  get newWords(): Message | undefined {
    const { open, said } = this;
    if (open === undefined || said === undefined || said.input === 'bot-turn') return undefined;
    const { state, game } = open.again;
    return state && game.module.inputMessage(state, said.seat, said.input);
  }

  keepAsPlayed(index: number, isKept: boolean): void {
    const keep = new Set(this.keep);
    if (isKept) keep.add(index);
    else keep.delete(index);
    this.keep = keep;
  }

  /** The board as it was before that entry. */
  get state(): AnyState | undefined {
    return this.open?.before.match.state;
  }

  tapPlace(ref: Ref): void {
    // A copy: the same place tapped twice is two taps.
    this.place = { ...ref };
  }

  /** All of it in one step, which one undo takes back. */
  confirm(): void {
    const { changed } = this;
    if (changed === undefined) return;
    this.leave();
    this.table.back.rewrite(changed.story);
  }

  /** The game has changed, here or elsewhere: what is open goes on if it is still the same entry. */
  follow({ record }: AnyMatch): void {
    const { open } = this;
    if (open === undefined) return;
    const { entries } = this.table.session.match.record;
    const upTo = open.index + 1;
    const isThere =
      JSON.stringify(entries.slice(0, upTo)) === JSON.stringify(record.entries.slice(0, upTo));
    if (isThere) return;
    this.leave();
    toasts.refuse(words.t('ui.change.overtaken'));
  }

  leave(): void {
    this.open = undefined;
    this.said = undefined;
    this.keep = new Set();
    this.place = undefined;
    this.marks = NO_MARKS;
  }
}

function questionOf(before: AnyStory, said: OpenEntry<AnyInput>): Question<unknown> | undefined {
  const { waiting, record } = before.enter(said).match;
  return record.pending !== undefined && waiting.kind === 'question' ? waiting.question : undefined;
}
