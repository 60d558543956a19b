import type { Explanation } from '@empty-chair/kernel/story';
import type { Narrowing } from '@empty-chair/kernel/trace';
import type { Happening, MessageId } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair } from '@empty-chair/uikit/game-ui.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { Heard } from '../aloud/aloud.ts';
import type { Session } from '../session/session.svelte.ts';
import type { Reading } from '../store/saved-game.ts';
import type { BotsGoOn } from './bots-go-on.ts';
import { settledBy, stepsTo } from './decisions.ts';
import { inOneGo, movesOf } from './in-one-go.ts';
import type { LinePoints } from './line-points.ts';
import { pointsAmong } from './line-points.ts';
import { positionAt } from './position-at.ts';
import { spokenLine } from './spoken.ts';
import type { Touch } from './touches.ts';
import { touchesAt } from './touches-at.ts';
import type { LineMove, TurnLine } from './turn-lines.ts';
import { isSame, isWorkLeft, lineAt, turnLines } from './turn-lines.ts';

/** The turn that is being worked off, most often a bot's: its checklist, and how far it has come. */
export class ReadTurn {
  private readonly session: Session;
  private readonly goingOn: BotsGoOn;
  /** Which entry, and how many of its happenings are done. Undefined when nothing is worked off. */
  reading: Reading | undefined = $state.raw();

  constructor(session: Session, goingOn: BotsGoOn) {
    this.session = session;
    this.goingOn = goingOn;
  }

  /** Apart from the step: a tick must not run the turn again. */
  readonly entry: number | undefined = $derived(this.reading?.entry);

  /** The entry that is being worked off, or the one that waits for an answer. */
  readonly explanation: Explanation<AnyState> | undefined = $derived.by(() => {
    const { record } = this.session.match;
    const entry = this.entry ?? (record.pending && record.entries.length);
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

  /**
   * Whose panel is shown: whoever's turn is being worked off, else whoever is on turn. Apart from the
   * step: a tick must not make the lines anew.
   */
  readonly seat: number = $derived.by(() => {
    const { record } = this.session.match;
    if (this.entry === undefined) return this.session.seat;
    return (record.entries[this.entry] ?? record.pending)?.seat ?? this.session.seat;
  });

  /** The checklist: what the happenings ask for, in few words. */
  readonly lines: readonly TurnLine[] = $derived.by(() => {
    const lookOf = this.goingOn.lookOf(this.seat, this.explanation?.before);
    const asked = this.explanation?.asked;
    return inOneGo(turnLines(this.happenings, lookOf, asked), asked);
  });

  /** The line that is to be done now. */
  readonly line: number = $derived(
    this.reading === undefined ? this.lines.length : lineAt(this.lines, this.step),
  );

  /** A line of the checklist is still to be done. */
  readonly isWorking: boolean = $derived.by(() =>
    isWorkLeft(this.lines, this.line, this.isOpen && !this.session.isOnScreen),
  );

  /** Whose part of the turn a line is, among these: somebody else's than of who is on turn, where it says so. */
  chairOf(line: TurnLine | undefined, chairs: readonly Chair[]): Chair | undefined {
    const who = line?.of;
    return (
      chairs.find(({ name }) => isSame(name, who)) ?? chairs.find(({ seat }) => seat === this.seat)
    );
  }

  /** Asked at every tick, and dear to find out: once for each line. */
  private readonly people: Map<number, readonly Chair[]> = $derived.by(() => {
    void this.lines;
    return new Map();
  });

  /** The people that the line of a bot's turn does something to, with all that it brings about. */
  touchedBy(line: number): readonly Chair[] {
    const known = this.people.get(line);
    if (known !== undefined) return known;
    const { ui, seats, state } = this.session;
    const chairs = state === undefined ? [] : ui.chairs(state, seats);
    const found = chairs.filter((chair) => !chair.bot && this.touches(line, chair));
    this.people.set(line, found);
    return found;
  }

  /**
   * What only names a person leaves that to what comes of it: the next line, or the question that is open.
   */
  private touches(line: number, person: Chair): boolean {
    const touch = this.touchOf(line, person);
    if (touch !== 'names') return touch === 'changes';
    const isLast = line === this.lines.length - 1;
    return isLast ? !this.isOpen : this.touchOf(line + 1, person) !== 'changes';
  }

  private touchOf(line: number, person: Chair): Touch {
    const { record } = this.session.match;
    const entry = this.entry === undefined ? undefined : record.entries[this.entry];
    if ((entry ?? record.pending)?.input !== 'bot-turn') return undefined;
    const { start = 0, end = 0 } = this.lines[line] ?? {};
    const [before, after] = [start, end].map((step) => positionAt(this.explanation, step));
    if (before === undefined || after === undefined) return undefined;
    const happenings = this.happenings.slice(start, end);
    return touchesAt(this.session, [person])({ happenings, before, after });
  }

  /** It goes on with an answer. */
  get isOpen(): boolean {
    const { pending, entries } = this.session.match.record;
    return pending !== undefined && this.entry === entries.length;
  }

  /** On the screen other devices may go on while a turn is looked at here: that one is seen to its end. */
  isBehind(next: Reading): boolean {
    return this.session.isOnScreen && this.isWorking && (this.entry ?? next.entry) < next.entry;
  }

  /** Where the reading would be with all lines done. */
  get workedOff(): Reading | undefined {
    return this.reading && { ...this.reading, step: this.happenings.length };
  }

  /** The part of the turn that the current line is in, as far as the game names its parts. */
  readonly phase: readonly MessageId[] = $derived.by(() => {
    const line = this.lines[this.line];
    if (line === undefined || this.explanation === undefined) return [];
    return stepsTo(this.explanation.trace, line.last)
      .map(({ step }) => `phase.${step}` as MessageId)
      .filter((id) => words.renderer.has(id));
  });

  /** What settled the choice behind the current line. */
  readonly settled: Narrowing | undefined = $derived.by(() => {
    const line = this.lines[this.line];
    const { trace } = this.explanation ?? {};
    if (line === undefined || trace === undefined) return undefined;
    return movesOf(line)
      .map(({ at }) => settledBy(trace, at))
      .find((it) => it !== undefined);
  });

  /** A choice led to that happening, and something settled it. */
  isSettled(at: number): boolean {
    const { trace } = this.explanation ?? {};
    return trace !== undefined && settledBy(trace, at) !== undefined;
  }

  /** How far the turn has come when its current line is to be done: what is silent before it has led to it. */
  private get led(): number {
    if (this.reading === undefined) return this.step;
    return Math.max(this.step, this.lines[this.line]?.first ?? this.step);
  }

  /** What the turn has done so far. */
  get done(): readonly Happening[] {
    return this.happenings.slice(0, this.led);
  }

  /** The position after what has been ticked. */
  get tickedState(): AnyState | undefined {
    return positionAt(this.explanation, this.step);
  }

  /** The position in which the current line is to be done. */
  get ledState(): AnyState | undefined {
    return positionAt(this.explanation, this.led);
  }

  /** The points that a move brings: whose, and how many they have after it. */
  pointsOf({ points }: Pick<LineMove, 'points'>): readonly LinePoints[] {
    return pointsAmong(points, (step) => {
      const state = positionAt(this.explanation, step);
      return state === undefined ? [] : this.session.ui.chairs(state, this.session.seats);
    });
  }

  /** The current line as it is read aloud. */
  get heard(): Heard | undefined {
    const line = this.lines[this.line];
    if (line === undefined) return undefined;
    return {
      key: `${this.entry} ${this.line}`,
      text: spokenLine(line, (move) => this.pointsOf(move)),
    };
  }
}
