import type { Question } from '@empty-chair/kernel/table';
import type { Message, Ref, Seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import { steadyBy } from '@empty-chair/uikit/board/steady.ts';
import type { Chair, Marks, WayProps } from '@empty-chair/uikit/game-ui.ts';
import { NO_MARKS } from '@empty-chair/uikit/game-ui.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { Arrival, Session } from '../session/session.svelte.ts';
import { whoIs } from '../shared/notices.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import type { Reading } from '../store/saved-game.ts';
import type { AllDone } from './all-done.ts';
import { allDone } from './all-done.ts';
import type { NextTurn } from './bots-go-on.ts';
import { BotsGoOn } from './bots-go-on.ts';
import { ChangedPlaces } from './changed-places.svelte.ts';
import { ComingTurns } from './coming-turns.svelte.ts';
import { saidIn } from './in-one-go.ts';
import {
  has,
  marksOfAnswers,
  marksOfDecision,
  marksOfQuestion,
  marksOfStep,
  placesOf,
} from './marks.ts';
import { positionAt } from './position-at.ts';
import { ReadTurn } from './read-turn.svelte.ts';
import type { ReadingKeeper } from './readings.ts';
import { openReading } from './readings.ts';
import { Reason } from './reason.svelte.ts';
import { SeenLines } from './seen-lines.svelte.ts';
import { StepsBack } from './steps-back.svelte.ts';
import { Travels } from './travels.svelte.ts';
import { travelsOf } from './travels.ts';
import { whoseCards } from './whose-cards.ts';

/** What the table shows: which step of which entry, on which board, with which marks. */
export class TableModel {
  readonly session: Session;
  private readonly readings: ReadingKeeper;
  readonly goingOn: BotsGoOn;
  readonly turn: ReadTurn;
  readonly back: StepsBack;
  /** The reason of a line, while somebody looks at it. */
  readonly reason: Reason;
  tappedPlace: Ref | undefined = $state.raw();
  humanMarks: Marks = $state.raw(NO_MARKS);
  /** What the last tick has moved. */
  readonly travels: Travels = new Travels();
  /** Of bots that played at once. */
  readonly changed: ChangedPlaces = new ChangedPlaces();
  private readonly coming: ComingTurns = new ComingTurns();
  readonly seenLines: SeenLines = new SeenLines();
  /** Hears of each tick that is made here, and of each that is taken back. */
  onticked: (line: number, isOn: boolean) => void = () => undefined;
  /** Set by the screen: at a shared table the chairs of this device. */
  own: () => readonly Seat[] | undefined = () => undefined;
  /** What the last step has led to without a move: told above whatever comes next. */
  idle: readonly Message[] = $state.raw([]);

  constructor(session: Session, reading: Reading | undefined, readings: ReadingKeeper) {
    this.session = session;
    this.readings = readings;
    this.goingOn = new BotsGoOn(session, this.coming);
    this.turn = new ReadTurn(session, this.goingOn);
    this.reason = new Reason((entry) =>
      entry === this.turn.entry ? this.turn.explanation : session.explain(entry),
    );
    this.back = new StepsBack({
      ...{ session, turn: this.turn, goingOn: this.goingOn, readings },
      own: () => this.own(),
      physical: () => this.physicalState,
      onback: () => {
        this.reason.close();
        this.coming.see([]);
      },
    });
    session.onward = (before, after) => this.goingOn.onward(before.match, after);
    session.isHeld = () => this.reason.why !== undefined;
    session.arriving = (arrival, show) => this.arrive(arrival, show);
    // What was to be put back is past once the game goes on.
    session.listen((event) => {
      if (event.kind === 'changed') {
        this.back.putBack = [];
        this.idle = this.goingOn.idleSince(event.before);
        const list = this.goingOn.listAfter(event.before, session.match);
        if (list !== undefined && !this.turn.isBehind(list)) this.turn.reading = list;
      }
      if (event.kind === 'taken') {
        const list = this.goingOn.listAfter(event.before, event.after);
        if (list !== undefined) this.readings.note(list);
      }
      // What was noted belonged to an entry that is not there.
      if (event.kind === 'unkept') this.readings.note(this.turn.reading);
    });
    this.turn.reading =
      reading !== undefined && this.goingOn.isReadable(reading)
        ? reading
        : openReading(session.match);
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
    if (state === undefined) return new Set();
    return ui.placeKinds ?? new Set(ui.places(state).map(({ ref }) => ref.kind));
  });

  readonly isPlace = (ref: Ref): boolean => this.placeKinds.has(ref.kind);
  private readonly isShown = (ref: Ref): boolean =>
    this.isPlace(ref) || this.session.ui.isShown?.(ref) === true;

  /** The turns of other bots that are told below the one that is worked off. */
  readonly nextTurns: readonly NextTurn[] = $derived.by(() =>
    this.turn.isWorking ? this.coming.after(this.turn.entry) : [],
  );

  /** They have been looked for. */
  get isAheadKnown(): boolean {
    return this.coming.isKnown(this.turn.entry);
  }

  /** Several bots take their turns one after the other: those of all of them are to be seen together. */
  readonly isClose: boolean = $derived.by(
    () => this.session.ui.isClose === true && this.chairs.filter(({ bot }) => bot).length > 1,
  );

  /** Looks for them: not with the tap that shows the turn, which would be slower for it. */
  lookAhead(): void {
    const { session, turn } = this;
    if (turn.entry !== undefined)
      this.coming.found(turn.entry, this.goingOn.turnsAfter(session.shown));
  }

  /** Whoever only watches enters nothing. */
  private get enterable(): Session | undefined {
    return this.session.isOnlyWatched ? undefined : this.session;
  }

  /** The turn that the reason is about, as a game draws its way. */
  get whyWay(): WayProps | undefined {
    const state = this.boardState;
    const { why, explanation } = this.reason;
    if (why === undefined || explanation === undefined || state === undefined) return undefined;
    const { trace, happenings } = explanation;
    const session = why.foreseen === undefined ? this.enterable : undefined;
    return { state, trace, lines: happenings, line: why.line, session };
  }

  /** The turn that is worked off. */
  get way(): WayProps | undefined {
    const state = this.physicalState;
    const { reading, explanation, happenings, lines, line: now } = this.turn;
    if (reading === undefined || explanation === undefined || state === undefined) return undefined;
    // What is silent before the current line has already led to it.
    const line = lines[now]?.first ?? happenings.length;
    return { state, trace: explanation.trace, lines: happenings, line, session: this.enterable };
  }

  /** As the pieces lie on the real table, given what has been ticked. */
  get physicalState(): AnyState | undefined {
    return this.turn.tickedState ?? this.session.state ?? this.setupState;
  }

  /** For the mats: they show the card that was turned up for the current line. */
  get ledState(): AnyState | undefined {
    return this.turn.ledState ?? this.physicalState;
  }

  get boardState(): AnyState | undefined {
    const { explanation, why } = this.reason;
    return positionAt(explanation, why?.line ?? 0) ?? this.physicalState;
  }

  get marks(): Marks {
    const { decision, step, why, explanation } = this.reason;
    if (decision !== undefined) return marksOfDecision(decision, step, this.isShown);
    if (why !== undefined && explanation !== undefined) {
      return this.marksOfLine(explanation.happenings, why.line);
    }
    const { isWorking, lines, line } = this.turn;
    if (isWorking) {
      const before = saidIn(lines.slice(0, line)).length;
      const moves = saidIn(lines.slice(line, line + 1)).length;
      return this.marksOfLine(saidIn(lines), before, moves);
    }
    if (this.asked.length > 0) return marksOfAnswers(this.asked);
    if (this.question !== undefined) return marksOfQuestion(this.question.ask, this.isPlace);
    const isIdle = this.humanMarks.places.length + this.humanMarks.arrows.length === 0;
    return isIdle ? this.changed.marks : this.humanMarks;
  }

  private readonly marksOfLine = (lines: readonly Message[], line: number, moves = 1): Marks =>
    marksOfStep(lines, line, this.isPlace, this.session.ui, moves);

  /** The question that is open here: what only somebody at another device may see is none. */
  private readonly question: Question<unknown> | undefined = $derived.by(() => {
    const { waiting } = this.session;
    const asked = whoseCards(this.session);
    const isOthers = asked !== undefined && this.own()?.includes(asked) === false;
    return waiting.kind === 'question' && !isOthers ? waiting.question : undefined;
  });

  /** The places that the open question offers. */
  readonly asked: readonly Ref[] = $derived.by(() => {
    if (this.question === undefined) return [];
    const { answers, ref } = this.question;
    return answers.map(ref).filter(this.isPlace);
  });

  private readonly sameChairs = steadyBy(({ seat }: Chair) => seat);
  /** Kept: every line of a checklist asks for its paint. Most steps touch none. */
  readonly chairs: readonly Chair[] = $derived.by(() => {
    const state = this.physicalState;
    const chairs = state === undefined ? [] : this.session.ui.chairs(state, this.session.seats);
    return this.sameChairs(chairs);
  });

  // ---- what can be done --------------------------------------------------------

  botTurn(): void {
    this.session.botTurn((show) => {
      show();
      // A turn without a move is over at once.
      if (!this.turn.isWorking && this.session.match.record.pending === undefined)
        this.read(undefined);
    });
  }

  answer(id: string): void {
    // Whoever answers has made the moves that led to the question.
    const reading = this.turn.workedOff;
    const before = this.session.match;
    const next = this.session.answer(id, (show) => {
      show();
      if (this.turn.reading?.entry === reading?.entry) this.turn.reading = reading;
      this.finishIfDone();
    });
    if (next === undefined || reading === undefined) return;
    if (this.goingOn.listAfter(before, next) === undefined) this.readings.note(reading);
  }

  /** A place was tapped: an answer where the question offers it, else for the panel to deal with. */
  tapPlace(ref: Ref): void {
    if (this.reason.why !== undefined) return;
    if (!this.turn.isWorking && has(this.asked, ref)) this.answer(ref.id);
    // A copy: the same place tapped twice is two taps.
    else this.tappedPlace = { ...ref };
  }

  /** Ticks the lines before `line`, which is now the current one. */
  tickTo(line: number): void {
    if (this.turn.reading === undefined) return;
    const { isOnScreen } = this.session;
    // On the screen nothing is done for a bot: everybody looks at their own pace.
    if (this.session.isOnlyWatched && !isOnScreen) {
      toasts.refuse(words.t('ui.sharing.onlyWatching'));
      return;
    }
    const isOn = line > this.turn.line;
    const isMoved = line !== this.turn.line;
    const isDone = this.goToLine(line);
    if (isMoved && !isOnScreen) this.onticked(isOn ? line - 1 : line, isOn);
    if (isDone) this.finish();
  }

  /** Others have done so many lines of an entry; what follows by itself follows where it was ticked. */
  followTo(entry: number, line: number): void {
    if (this.turn.reading?.entry !== entry || line === this.turn.line) return;
    if (this.goToLine(line)) this.read(undefined);
  }

  /** Gives whether nothing is left to be read: then the reading is over, which is left to the caller. */
  private goToLine(line: number): boolean {
    const { reading, lines, happenings } = this.turn;
    if (reading === undefined) return false;
    const ticked = saidIn(lines.slice(this.turn.line, line));
    this.travels.set(travelsOf(ticked, this.isPlace, this.session.ui.arrowOf));
    // Read to its end and over at once would be drawn and kept twice.
    if (line >= lines.length && !this.turn.isOpen) return true;
    this.read({ ...reading, step: lines[line]?.start ?? happenings.length });
    return false;
  }

  /** Nobody watches: the turn is over at once, and what it changed is ringed. */
  tickAtOnce(): void {
    const { lines } = this.turn;
    this.changed.show(saidIn(lines).flatMap((said) => placesOf(said, this.isPlace)));
    this.tickTo(lines.length);
  }

  /** What "All done" does here. */
  readonly allDone: AllDone = $derived.by(() =>
    allDone({
      line: this.turn.line,
      lines: this.turn.lines.length,
      touches: (line) => this.turn.touchedBy(line).length > 0,
      isSeen: (line) => this.seenLines.has(line),
      shown: this.coming.shownOf(this.nextTurns),
    }),
  );

  tickAll(): void {
    const { line, turns } = this.allDone;
    this.coming.see(turns);
    this.tickTo(line);
  }

  /** A turn that is told below the one that is worked off has been on the screen. */
  showNext(entry: number): void {
    this.coming.show(entry);
  }

  /** Opens the reason of the current line. */
  openWhyOfLine(): void {
    const line = this.turn.lines[this.turn.line];
    if (line !== undefined) this.openWhy(line.first);
  }

  /** Opens the reason of a happening. */
  openWhy(line: number, entry: number | undefined = this.turn.reading?.entry): void {
    if (entry !== undefined) this.reason.open({ entry, line });
  }

  /** What others did is shown; `backBy` has taken something back. */
  private arrive({ backBy, isChange }: Arrival, show: () => void): void {
    const { match } = this.session;
    const before = this.back.lying;
    // Whoever answered has made the moves that led to the question.
    const answered = match.record.pending && this.turn.workedOff;
    show();
    const { record } = this.session.match;
    if (backBy !== undefined || record.entries.length < match.record.entries.length) {
      this.back.wentBack(before);
      const said = isChange ? 'ui.sharing.changed' : 'ui.sharing.wentBack';
      toasts.show(words.t(said, { who: whoIs(backBy ?? '') }));
    } else if (answered !== undefined && this.turn.reading?.entry === answered.entry) {
      this.turn.reading = this.isPastReading(answered) ? undefined : answered;
    }
    this.readings.note(this.turn.reading);
  }

  private isPastReading({ entry, step }: Reading): boolean {
    const { record } = this.session.match;
    return record.pending === undefined && step >= this.session.explain(entry).happenings.length;
  }

  private read(reading: Reading | undefined): void {
    this.turn.reading = reading;
    this.readings.keep(reading);
  }

  private finishIfDone(): void {
    const { record } = this.session.match;
    if (this.turn.reading !== undefined && !this.turn.isWorking && record.pending === undefined)
      this.finish();
  }

  private finish(): void {
    const unseen = this.goingOn.unseenAfter(this.turn.entry);
    const goesOn = this.session.ui.botsGoOn === true && this.session.waiting.kind === 'bot';
    if (unseen === undefined && goesOn) this.goOnFromTurn();
    else this.read(unseen);
  }

  /** The turn that follows takes the place of the one that was worked off: drawn and kept once. */
  private goOnFromTurn(): void {
    // It is being written, and this is a second tap.
    if (this.session.isKeeping) return;
    const before = this.session.match;
    const next = this.session.botTurn((show) => {
      this.turn.reading = undefined;
      show();
    });
    if (next === undefined) this.read(undefined);
    else if (this.goingOn.listAfter(before, next) === undefined) this.readings.note(undefined);
  }
}
