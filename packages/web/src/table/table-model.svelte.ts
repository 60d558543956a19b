import type { Explanation } from '@empty-chair/kernel/story';
import type { DecisionNode } from '@empty-chair/kernel/trace';
import type { Happening, Message, Ref } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair, Marks, WayProps } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { Session } from '../session/session.svelte.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import type { Reading } from '../store/saved-game.ts';
import { decisionsFor } from './decisions.ts';
import { has, marksOfAnswers, marksOfDecision, marksOfQuestion, marksOfStep } from './marks.ts';
import { neighbourStep, whySteps } from './why-steps.ts';

/** One line whose reason is being looked at: of an entry, or of a turn that is only foreseen. */
export type Why = { readonly line: number } & (
  | { readonly entry: number; readonly foreseen?: undefined }
  | { readonly entry?: undefined; readonly foreseen: ForeseenTurn }
);

/** A turn that may come, and the cards that it takes. */
export interface ForeseenTurn {
  readonly explanation: Explanation<AnyState>;
  readonly cards: readonly Ref[];
}

/** What the table shows: which step of which entry, on which board, with which marks. */
export class TableModel {
  readonly session: Session;
  private readonly keepReading: (reading: Reading | undefined) => void;
  /** The bot's turn that is being worked off, and its current line. */
  reading: Reading | undefined = $state.raw();
  why: Why | undefined = $state.raw();
  /** Within the reason: which decision, and after how many of its narrowings. */
  whyDecision: number = $state(0);
  whyStep: number = $state(0);
  place: Ref | undefined = $state.raw();
  humanMarks: Marks = $state.raw(NO_MARKS);
  private undoneReading: Reading | undefined;
  /** What has to be put back on the real table after an undo. */
  putBack: readonly Message[] = $state.raw([]);

  constructor(
    session: Session,
    reading: Reading | undefined,
    keepReading: (reading: Reading | undefined) => void,
  ) {
    this.session = session;
    this.keepReading = keepReading;
    // What was to be put back is past once the game goes on.
    session.listen(({ kind }) => {
      if (kind === 'changed') this.putBack = [];
    });
    this.reading = reading !== undefined && this.isReadable(reading) ? reading : this.openReading();
  }

  // ---- what is known ----------------------------------------------------------

  /** What there is of the board while the set-up asks. */
  private readonly setupState: AnyState | undefined = $derived.by(() => {
    const { state, ui, match } = this.session;
    return state === undefined ? ui.boardDuringSetup?.(match.record) : undefined;
  });

  private readonly placeKinds: ReadonlySet<string> = $derived.by(() => {
    const { ui } = this.session;
    const state = this.session.state ?? this.setupState;
    return new Set(state === undefined ? [] : ui.places(state).map(({ ref }) => ref.kind));
  });

  readonly isPlace = (ref: Ref): boolean => this.placeKinds.has(ref.kind);
  private readonly isShown = (ref: Ref): boolean =>
    this.isPlace(ref) || this.session.ui.isShown?.(ref) === true;

  /** Apart from the step: a tick must not run the turn again. */
  private readonly readEntry: number | undefined = $derived(this.reading?.entry);

  /** The entry that is being worked off, or the one that waits for an answer. */
  readonly explanation: Explanation<AnyState> | undefined = $derived.by(() => {
    const { record } = this.session.match;
    const entry = this.readEntry ?? (record.pending && record.entries.length);
    return entry === undefined || this.session.state === undefined
      ? undefined
      : this.session.explain(entry);
  });

  readonly happenings: readonly Happening[] = $derived(this.explanation?.happenings ?? []);

  readonly step: number = $derived(
    this.reading === undefined
      ? this.happenings.length
      : Math.min(this.reading.step, this.happenings.length),
  );

  /** A line of the checklist is still to be done. */
  readonly isWorking: boolean = $derived(
    this.reading !== undefined && this.step < this.happenings.length,
  );

  private readonly whyExplanation: Explanation<AnyState> | undefined = $derived.by(() => {
    if (this.why === undefined) return undefined;
    if (this.why.foreseen !== undefined) return this.why.foreseen.explanation;
    return this.why.entry === this.readEntry
      ? this.explanation
      : this.session.explain(this.why.entry);
  });

  readonly whyHappening: Happening | undefined = $derived(
    this.why && this.whyExplanation?.happenings[this.why.line],
  );

  /** The turn that the reason is about, as a game draws its way. */
  get whyWay(): WayProps | undefined {
    const state = this.boardState;
    if (this.why === undefined || this.whyExplanation === undefined || state === undefined) {
      return undefined;
    }
    const { trace, happenings } = this.whyExplanation;
    return { state, trace, lines: happenings, line: this.why.line };
  }

  /** The turn that is worked off. */
  get way(): WayProps | undefined {
    const state = this.physicalState;
    if (this.reading === undefined || this.explanation === undefined || state === undefined) {
      return undefined;
    }
    return { state, trace: this.explanation.trace, lines: this.happenings, line: this.step };
  }

  readonly decisions: readonly DecisionNode[] = $derived(
    this.why === undefined || this.whyExplanation === undefined
      ? []
      : decisionsFor(this.whyExplanation.trace, this.why.line),
  );

  readonly decision: DecisionNode | undefined = $derived(this.decisions[this.whyDecision]);

  /** As the pieces lie on the real table, given what has been ticked. */
  get physicalState(): AnyState | undefined {
    return at(this.explanation, this.step) ?? this.session.state ?? this.setupState;
  }

  /** What the turn that is worked off has done so far. */
  get done(): readonly Happening[] {
    return this.happenings.slice(0, this.step);
  }

  get boardState(): AnyState | undefined {
    return at(this.whyExplanation, this.why?.line ?? 0) ?? this.physicalState;
  }

  get marks(): Marks {
    if (this.decision !== undefined) {
      return marksOfDecision(this.decision, this.whyStep, this.isShown);
    }
    if (this.why !== undefined && this.whyExplanation !== undefined) {
      return this.marksOfLine(this.whyExplanation.happenings, this.why.line);
    }
    if (this.isWorking) return this.marksOfLine(this.happenings, this.step);
    if (this.asked.length > 0) return marksOfAnswers(this.asked);
    const { waiting } = this.session;
    if (waiting.kind === 'question') return marksOfQuestion(waiting.question.ask, this.isPlace);
    return this.humanMarks;
  }

  private readonly marksOfLine = (lines: readonly Happening[], line: number): Marks =>
    marksOfStep(lines, line, this.isPlace, this.session.ui.arrowOf);

  /** The places that the open question offers. */
  readonly asked: readonly Ref[] = $derived.by(() => {
    const { waiting } = this.session;
    if (waiting.kind !== 'question') return [];
    const { answers, ref } = waiting.question;
    return answers.map(ref).filter(this.isPlace);
  });

  /** Kept: every line of a checklist asks for its paint. */
  readonly chairs: readonly Chair[] = $derived.by(() => {
    const state = this.physicalState;
    return state === undefined ? [] : this.session.ui.chairs(state);
  });

  /** Whose panel is shown: whoever's turn is being worked off, else whoever is on turn. */
  get actingSeat(): number {
    const { record } = this.session.match;
    if (this.reading === undefined) return this.session.seat;
    return (record.entries[this.reading.entry] ?? record.pending)?.seat ?? this.session.seat;
  }

  // ---- what can be done --------------------------------------------------------

  botTurn(): void {
    const entry = this.session.match.record.entries.length;
    const bot = this.session.seat;
    this.session.botTurn();
    if (this.session.refusal !== undefined) return;
    this.read({ entry, step: 0 });
    // A turn without a move is over at once; somebody waits to hear that it was taken.
    if (this.happenings.length > 0 || this.session.match.record.pending !== undefined) return;
    this.read(undefined);
    const name = this.chairs.find(({ seat }) => seat === bot)?.name;
    if (name !== undefined) toasts.show(words.t('ui.bot.nothing', { name }));
  }

  answer(id: string): void {
    // Whoever answers has made the moves that led to the question.
    const { reading } = this;
    if (reading !== undefined) this.read({ ...reading, step: this.happenings.length });
    this.session.answer(id);
    this.finishIfDone();
  }

  /** A place was tapped: an answer where the question offers it, else for the panel to deal with. */
  tapPlace(ref: Ref): void {
    if (this.why !== undefined) return;
    if (!this.isWorking && has(this.asked, ref)) this.answer(ref.id);
    // A copy: the same place tapped twice is two taps.
    else this.place = { ...ref };
  }

  /** Ticks the lines before `step`; the line at `step` is now current. */
  tickTo(step: number): void {
    if (this.reading === undefined) return;
    this.read({ ...this.reading, step });
    this.finishIfDone();
  }

  undo(): void {
    this.goBack(() => this.session.undo());
  }

  /** Brings back what was just undone, with the checklist as it was. */
  redo(): void {
    if (this.session.undone === undefined) return;
    this.session.redo();
    this.read(this.undoneReading);
  }

  undoTo(entries: number): void {
    this.goBack(() => this.session.undoTo(entries));
  }

  openWhy(line: number, entry: number | undefined = this.reading?.entry): void {
    if (entry === undefined) return;
    this.why = { entry, line };
    this.showDecision(0);
  }

  openForeseen(foreseen: ForeseenTurn, line: number): void {
    this.why = { foreseen, line };
    this.showDecision(0);
  }

  closeWhy(): void {
    this.why = undefined;
  }

  /** With all its narrowings done: the whole story first, step by step on demand. */
  showDecision(index: number): void {
    this.whyDecision = Math.max(0, Math.min(index, this.decisions.length - 1));
    const { decision } = this;
    this.whyStep = decision === undefined ? 0 : (whySteps(decision).at(-1)?.step ?? 0);
  }

  /** Whether the story of the decisions goes on, or back. */
  canStepWhy(by: 1 | -1): boolean {
    return neighbourStep(this.decisions, this.whyPlace, by) !== undefined;
  }

  stepWhy(by: 1 | -1): void {
    const next = neighbourStep(this.decisions, this.whyPlace, by);
    if (next === undefined) return;
    this.whyDecision = next.decision;
    this.whyStep = next.step;
  }

  private get whyPlace() {
    return { decision: this.whyDecision, step: this.whyStep };
  }

  private goBack(back: () => unknown): void {
    // Before the set-up is done nothing lies on the real table.
    const before = this.session.state && this.physicalState;
    this.undoneReading = this.reading;
    this.why = undefined;
    back();
    if (this.session.refusal !== undefined) {
      // Said here: a panel shows only what was refused to its own buttons.
      toasts.refuse(words.say(this.session.refusal));
      return;
    }
    this.read(this.openReading());
    const after = this.session.state && this.physicalState;
    this.putBack =
      before === undefined || after === undefined
        ? []
        : this.session.game.module.diff(before, after);
    if (this.session.undone !== undefined && this.putBack.length === 0) {
      const label = words.t('ui.redo');
      toasts.show(words.t('ui.undone'), { label, run: () => this.redo() });
    }
  }

  private read(reading: Reading | undefined): void {
    this.reading = reading;
    this.keepReading(reading);
  }

  private finishIfDone(): void {
    const { record } = this.session.match;
    if (this.reading !== undefined && !this.isWorking && record.pending === undefined) {
      this.read(undefined);
    }
  }

  /** A bot's turn that waits for an answer is read on from there, all lines taken as done. */
  private openReading(): Reading | undefined {
    const { pending, entries } = this.session.match.record;
    if (pending?.input !== 'bot-turn') return undefined;
    return { entry: entries.length, step: this.session.match.happenings.length };
  }

  private isReadable({ entry }: Reading): boolean {
    const { record } = this.session.match;
    const last = record.entries.length - (record.pending === undefined ? 1 : 0);
    const of = record.entries[entry] ?? record.pending;
    // What was recorded under other rules cannot be told again.
    if (entry < this.session.firstPosition) return false;
    return entry === last && of?.input === 'bot-turn';
  }
}

/** The position before line `line`: positions are kept as they were after each happening. */
function at(explanation: Explanation<AnyState> | undefined, line: number): AnyState | undefined {
  if (explanation === undefined) return undefined;
  return line === 0 ? explanation.before : explanation.positions[line - 1];
}
