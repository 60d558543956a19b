import { BadData, kernelMessage, Refused } from '@empty-chair/kernel/errors';
import type { GameModule } from '@empty-chair/kernel/module';
import type { Entry, GameRecord, OpenEntry } from '@empty-chair/kernel/record';
import { encodeRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import type { Rules } from './core.ts';
import type { Change } from './operation.ts';

/** What the operations of a table add up to. */
export interface Page<C, S, I> {
  readonly story: Story<C, S, I>;
  readonly name: string;
}

/** The table has moved on: what the change was built on is no longer as it was. */
export class Overtaken extends Error {
  constructor() {
    super('the table has moved on');
    this.name = 'Overtaken';
  }
}

type Game<C, S, I> = GameModule<C, S, I>;
type Enter<C, I> = Extract<Change<C, I>, { kind: 'enter' }>;

/**
 * Runs changes of a record through its story. `apply` is what every device does with every operation
 * and so decides what a table is: it depends on nothing but the game and the operations.
 */
export class Book<C, S, I> implements Rules<Change<C, I>, Page<C, S, I>> {
  private readonly game: Game<C, S, I>;

  constructor(game: Game<C, S, I>) {
    this.game = game;
  }

  /** The page after the change. Refused, BadData or Overtaken when it does not fit. */
  apply(page: Page<C, S, I> | undefined, change: Change<C, I>): Page<C, S, I> {
    if (change.kind === 'begin') {
      return { story: Story.of(this.game, change.record), name: change.name };
    }
    if (page === undefined) throw new Overtaken();
    const { story } = page;
    switch (change.kind) {
      case 'rename':
        return { ...page, name: change.name };
      case 'back':
        return { ...page, story: story.undoTo(change.to) };
      case 'setup':
        return { ...page, story: this.setUp(story, change.answers) };
      case 'enter': {
        if (change.at !== story.record.entries.length) throw new Overtaken();
        // An open entry is carried as a whole: what was open before is begun again with its answers.
        const before = story.record.pending === undefined ? story : story.undoTo(change.at);
        const entered = change.entries.reduce(whole, before);
        return {
          ...page,
          story: change.open === undefined ? entered : opened(entered, change.open),
        };
      }
    }
  }

  /**
   * The change as it is to be offered again after others were quicker: it was made on `from`, and
   * the table now stands at `to`. Throws as `apply` does when it no longer fits; undefined when
   * somebody else did the very same, and it can be done only once: two phones that record one turn of
   * a bot record it once, but two people who each add a point have added two.
   */
  refit(change: Change<C, I>, from: Page<C, S, I>, to: Page<C, S, I>): Change<C, I> | undefined {
    if (change.kind === 'rename') return change;
    const was = from.story.record;
    const is = to.story.record;
    if (!this.isBegunAlike(was, is)) throw new Overtaken();
    if (change.kind !== 'enter') {
      if (this.isSame(this.apply(from, change), to)) return undefined;
      // It takes back, or replaces, what was there: nobody's entry that its maker had not seen.
      if (!this.isSame(from, to)) throw new Overtaken();
      return change;
    }
    const kept = was.entries.length;
    const isThere = kept <= is.entries.length && this.alike(was.entries, is.entries.slice(0, kept));
    if (isThere && this.isDone(change, is) && !this.addsUp(change, from)) return undefined;
    // An answer belongs to the question that was seen.
    if (!isThere || !this.alikeOpen(was.pending, is.pending)) throw new Overtaken();
    return this.rerun(change, to);
  }

  follow(change: Change<C, I>, from: Page<C, S, I>, to: Page<C, S, I>): Change<C, I> {
    if (change.kind === 'enter') return this.rerun(change, to);
    if (change.kind !== 'rename' && !this.isSame(from, to)) throw new Overtaken();
    return change;
  }

  private rerun(change: Enter<C, I>, { story }: Page<C, S, I>): Change<C, I> {
    const at = story.record.entries.length;
    const moved = change.entries.reduce(again, story.undoTo(at));
    if (change.open !== undefined) opened(moved, change.open);
    return { ...change, at, entries: moved.record.entries.slice(at) };
  }

  private isDone(
    { at, entries, open }: Enter<C, I>,
    { entries: are, pending }: GameRecord<C, I>,
  ): boolean {
    const end = at + entries.length;
    const isEntered = this.alike(entries, are.slice(at, end));
    return (
      isEntered && (open === undefined || (are.length === end && this.alikeOpen(open, pending)))
    );
  }

  /**
   * Whether it counts again when it is said again: points and pieces do. What only says how something
   * is does not, nor what cannot be said twice, as the end of a turn. The rules are asked, by saying it
   * once more. An answer belongs to its question, and a bot has one turn, whoever had it played.
   */
  private addsUp(change: Enter<C, I>, from: Page<C, S, I>): boolean {
    const { entries, open } = change;
    const isAnswer = open !== undefined || from.story.record.pending !== undefined;
    if (isAnswer || entries.every(({ input }) => input === 'bot-turn')) return false;
    const once = this.apply(from, change).story;
    try {
      return this.stateText(once) !== this.stateText(entries.reduce(again, once));
    } catch {
      return false;
    }
  }

  private stateText({ match: { state } }: Story<C, S, I>): string {
    return state === undefined ? '' : JSON.stringify(this.game.codecs.state.encode(state));
  }

  /** Whether two pages have the same record. */
  isSame(one: Page<C, S, I>, other: Page<C, S, I>): boolean {
    return this.text(one.story.record) === this.text(other.story.record);
  }

  begin({ story, name }: Page<C, S, I>): Change<C, I> {
    return { kind: 'begin', record: story.record, name };
  }

  /** What leads from one record to the other, as one change; undefined when they are the same. */
  changeBetween(
    before: GameRecord<C, I>,
    { record, name }: { readonly record: GameRecord<C, I>; readonly name: string },
  ): Change<C, I> | undefined {
    if (this.text(before) === this.text(record)) return undefined;
    const begin = { kind: 'begin', record, name } as const;
    if (!this.isBegunAlike({ ...before, setup: record.setup }, record)) return begin;
    const at = before.entries.length;
    const { entries, pending } = record;
    if (!alikeTexts(before.setup, record.setup)) {
      return at + entries.length > 0 ? begin : { kind: 'setup', answers: record.setup };
    }
    if (entries.length < at && pending === undefined) {
      const isKept = this.alike(before.entries.slice(0, entries.length), entries);
      return isKept ? { kind: 'back', to: entries.length } : begin;
    }
    if (!this.alike(before.entries, entries.slice(0, at))) return begin;
    const added = entries.slice(at);
    if (added.length === 0 && pending === undefined) return { kind: 'back', to: at };
    return {
      kind: 'enter',
      at,
      entries: added,
      ...(pending !== undefined && { open: pending }),
    };
  }

  private setUp(story: Story<C, S, I>, answers: readonly string[]): Story<C, S, I> {
    const { record, isOfOtherRules } = story;
    if (record.entries.length > 0 || record.pending !== undefined || isOfOtherRules) {
      throw new Overtaken();
    }
    const begun = Story.begin(this.game, record.config, record.seed);
    return answers.reduce((before, id) => before.answer(id), begun);
  }

  private text(record: GameRecord<C, I>): string {
    const { checkpoint: _, ...rest } = record;
    return JSON.stringify(encodeRecord(this.game, rest));
  }

  private isBegunAlike(one: GameRecord<C, I>, other: GameRecord<C, I>): boolean {
    const begun = ({ pending: _, ...record }: GameRecord<C, I>) =>
      this.text({ ...record, entries: [] });
    return begun(one) === begun(other);
  }

  private alike(one: readonly Entry<I>[], other: readonly Entry<I>[]): boolean {
    return (
      one.length === other.length &&
      one.every((entry, index) => this.entryText(entry) === this.entryText(other[index]))
    );
  }

  private alikeOpen(one: OpenEntry<I> | undefined, other: OpenEntry<I> | undefined): boolean {
    return this.entryText(one) === this.entryText(other);
  }

  private entryText(entry: OpenEntry<I> | undefined): string {
    if (entry === undefined) return '';
    const { input } = entry;
    const coded = input === 'bot-turn' ? input : this.game.codecs.input.encode(input);
    return JSON.stringify({ ...entry, input: coded });
  }
}

/** The entry run here; it must come out whole. */
function again<C, S, I>(story: Story<C, S, I>, entry: OpenEntry<I>): Story<C, S, I> {
  const next = opened(story, entry);
  if (next.record.pending !== undefined) throw new Refused(kernelMessage('kernel.questionOpen'));
  return next;
}

/** As `again`, and as it came out where it was made. */
function whole<C, S, I>(story: Story<C, S, I>, entry: Entry<I>): Story<C, S, I> {
  const next = again(story, entry);
  if (next.record.entries.at(-1)?.revealed !== entry.revealed) {
    throw new BadData('entries', kernelMessage('kernel.notTheSame'));
  }
  return next;
}

/** The entry run as far as its answers go. */
function opened<C, S, I>(story: Story<C, S, I>, entry: OpenEntry<I>): Story<C, S, I> {
  const { waiting } = story.match;
  if (entry.input === 'bot-turn' && waiting.kind === 'bot' && waiting.seat !== entry.seat) {
    throw new Refused(kernelMessage('kernel.notYourTurn'));
  }
  const begun =
    entry.input === 'bot-turn' ? story.botTurn() : story.submit(entry.seat, entry.input);
  return entry.answers.reduce((before, id) => before.answer(id), begun);
}

const alikeTexts = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, index) => text === other[index]);
