import type { Ref, Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { AnyState } from '@empty-chair/registry/games';
import type { Chair, Marks, MatProps } from '@empty-chair/uikit/game-ui.ts';
import { windowShape } from '@empty-chair/uikit/window-shape.svelte.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { untrack } from 'svelte';
import { route } from '../route.svelte.ts';
import type { GameView, Route } from '../router.ts';
import type { OpenGame } from '../session/open-game.ts';
import type { Session, SessionEvent } from '../session/session.svelte.ts';
import { mayBeCopied } from '../shared/may-copy.ts';
import type { Sharing } from '../shared/sharing.svelte.ts';
import type { TurnHere } from '../shared/turn-here.ts';
import { ownChairs, turnHere, turnWithHand } from '../shared/turn-here.ts';
import { botWaits } from '../shared/who-plays-bots.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import { coachOf } from '../store/hints.svelte.ts';
import { AutoPlay } from './auto-play.svelte.ts';
import { ChangeView } from './change-view.svelte.ts';
import { CheckView } from './check-view.svelte.ts';
import { HandingOver } from './handing-over.svelte.ts';
import { HELP_ABOUT } from './help-about.ts';
import { LazyAloud } from './lazy-aloud.svelte.ts';
import type { OpenForesight } from './lazy-foresight.svelte.ts';
import { LazyForesight } from './lazy-foresight.svelte.ts';
import { LazyHint } from './lazy-hint.ts';
import { LogView } from './log-view.svelte.ts';
import { marksOfStep } from './marks.ts';
import type { SetupGroup } from './setup-groups.ts';
import { setupList } from './setup-list.ts';
import { SinceView } from './since-view.svelte.ts';
import type { Stop } from './stops.ts';
import type { TableLook } from './table-look.ts';
import { afterMove, afterTick, chairTapped, firstLook, sheetMoved, stopOf } from './table-look.ts';
import type { Panel, PanelKey, TableMode } from './table-mode.ts';
import {
  foresightOf,
  hasMat,
  isTappable,
  modeOf,
  panelKey,
  panelOf,
  viewOf,
} from './table-mode.ts';
import { TableModel } from './table-model.svelte.ts';
import { lastOfPeople } from './taking-back.ts';
import { whoseCards } from './whose-cards.ts';

const MANY_ANSWERS = 12;

/** The screen of one game: which mode it is in, and what a tap or a key does in it. */
export class TableScreen {
  readonly session: Session;
  readonly table: TableModel;
  readonly log: LogView;
  readonly check: CheckView;
  readonly change: ChangeView;
  readonly since: SinceView;
  readonly foresight: LazyForesight;
  readonly aloud: LazyAloud;
  readonly auto: AutoPlay;
  readonly handing: HandingOver;
  readonly hint: LazyHint;
  /** The game as a shared table, if it is one. */
  readonly shared: Sharing;
  private readonly addressed: () => GameView;
  private look: TableLook = $state.raw() as TableLook;
  /** The chair of somebody else whose turn is entered here. */
  private playsFor: Seat | undefined = $state();
  /** The picture of the result is open. */
  isResultShared: boolean = $state(false);
  /** When the game was begun. */
  readonly begun: number;

  /** `addressed`: the view that the address asks for. */
  constructor({ session, row, readings, sharing }: OpenGame, addressed: () => GameView) {
    this.session = session;
    this.begun = row.created;
    this.addressed = addressed;
    this.table = new TableModel(session, row.reading, {
      note: readings.note,
      keep: (reading) => {
        this.look = afterTick(this.look);
        readings.keep(reading);
      },
    });
    this.log = new LogView(this.table);
    this.check = new CheckView(this.table);
    this.change = new ChangeView(this.table);
    this.since = new SinceView(this.table, {
      isTurnShown: () => this.mode.kind === 'human' && this.passedTo === undefined,
      isUnseen: () => session.isOnScreen && this.auto.speed === 'atOnce',
    });
    this.foresight = new LazyForesight(this.table);
    this.aloud = new LazyAloud(this.table);
    this.auto = new AutoPlay(this.table, {
      isHeld: () => this.isRead,
      botWaits: () => this.botWaits,
    });
    this.handing = new HandingOver(session, () => this.own);
    this.table.own = () => this.own;
    this.hint = new LazyHint(session);
    session.hint = (to) => this.hint.ask(to);
    session.coach = coachOf(session.game.module.id, session.id);
    this.look = firstLook(this.table.boardState !== undefined);
    session.listen((event) => this.happened(event));
    this.shared = sharing;
    sharing.sitAt(this.table);
    if (sharing.ownSeat !== undefined) this.look = { ...this.look, seat: sharing.ownSeat };
  }

  // ---- what is shown ------------------------------------------------------------

  readonly isShared: boolean = $derived.by(() => this.shared.view !== undefined);

  /** At a shared table: the chairs of this device. */
  private readonly own: readonly Seat[] | undefined = $derived.by(() => {
    const { view } = this.shared;
    return view && ownChairs(view);
  });

  readonly mayBeCopied = (): boolean => mayBeCopied(this.session, this.own);

  /** A number, so that nothing is reckoned anew whenever somebody says that they are here. */
  private readonly botWaits: number | undefined = $derived.by(() => {
    const { view } = this.shared;
    if (view === undefined) return 0;
    const { entries } = this.session.match.record;
    return botWaits(view, entries[lastOfPeople(this.session)]?.seat);
  });

  /** Of a human's turn at a shared table, or of a question to one alone: whose it is for this device. */
  readonly turnHere: TurnHere | undefined = $derived.by(() => {
    const { waiting, isOnScreen } = this.session;
    const { view } = this.shared;
    if (view === undefined) return undefined;
    if (isOnScreen) {
      const seat = whoseCards(this.session);
      return seat === undefined ? undefined : turnWithHand(seat, view);
    }
    return waiting.kind === 'human' ? turnHere(waiting.seat, view, this.playsFor) : undefined;
  });

  /** False where a human's turn is entered for somebody else. */
  readonly isMine: boolean = $derived(this.turnHere?.kind !== 'for-them');

  readonly mode: TableMode<OpenForesight> = $derived.by(() =>
    modeOf({
      view: this.addressed(),
      waiting: this.session.waiting,
      isTheirs: this.turnHere?.kind === 'theirs',
      isOfOtherRules: this.session.isOfOtherRules,
      isWorking: this.table.turn.isWorking,
      isWhyOpen: this.table.reason.why !== undefined,
      foresight: this.foresight.open,
      isLineSelected: this.log.selected !== undefined,
      isWide: windowShape.isWide,
    }),
  );

  get panel(): Panel {
    return panelOf(this.mode);
  }

  readonly panelKey: PanelKey = $derived(panelKey(this.mode));
  readonly view: GameView = $derived(viewOf(this.mode));
  readonly isTappable: boolean = $derived.by(
    () => isTappable(this.mode) || this.change.open !== undefined,
  );
  readonly isSetUp: boolean = $derived.by(() => this.session.state !== undefined);
  /** What the board lies on: the same for the whole game, so that no later step looks for it. */
  readonly floor: string | undefined = $derived.by(() => {
    if (!this.isSetUp) return undefined;
    return untrack(() => {
      const { state, ui } = this.session;
      return state && ui.picture?.(state).ground;
    });
  });
  /** A turn is worked off by ear: one line is shown, and no more. */
  readonly isHeard: boolean = $derived.by(
    () => this.panelKey === 'working' && this.aloud.open !== undefined,
  );
  readonly hasMat: boolean = $derived.by(() => this.isSetUp && hasMat(this.mode) && !this.isHeard);
  /** On a wide desktop the log has its own column. */
  readonly hasAside: boolean = $derived(windowShape.isWide && this.view !== 'log' && this.isSetUp);

  readonly foreseen: OpenForesight | undefined = $derived(foresightOf(this.mode));

  /** What to put on the real table before the first turn. */
  readonly setup: readonly SetupGroup[] = $derived.by(() =>
    this.view === 'begin' ? setupList(this.session, this.table.chairs) : [],
  );
  private readonly setupLines = $derived(
    this.setup.flatMap(({ lines }) => lines.map(({ said }) => said)),
  );
  /** There is more to put on the table. */
  readonly isBeginning: boolean = $derived.by(() => this.beginStep < this.setupLines.length);
  readonly beginStep: number = $derived(this.look.beginStep);

  /** How it was after a line of the log, while that is looked at. */
  readonly past: AnyState | undefined = $derived.by(() =>
    this.mode.kind === 'past' ? this.log.state : undefined,
  );

  get boardState(): AnyState | undefined {
    return this.change.state ?? this.past ?? this.table.boardState;
  }

  /** With the points of what the board shows. */
  readonly chairs: readonly Chair[] = $derived.by(() => {
    const { ui, seats } = this.session;
    return this.past === undefined ? this.table.chairs : ui.chairs(this.past, seats);
  });

  readonly marks: Marks = $derived.by(() => {
    switch (this.mode.kind) {
      case 'past':
        return this.log.marks;
      case 'foresight':
        return this.mode.open.foresight.marks;
      case 'begin':
        return marksOfStep(this.setupLines, this.beginStep, this.table.isPlace);
      case 'check':
        return this.check.marks;
      case 'log':
        return this.change.marks;
      default:
        return this.since.over(this.table.marks);
    }
  });

  private readonly seat: number | undefined = $derived(this.look.seat);

  /** Whose chair somebody tapped to see its mat. */
  get askedSeat(): number | undefined {
    return this.seat;
  }

  get mat(): MatProps | undefined {
    const { ledState: state, turn } = this.table;
    const seat = this.seat ?? this.ownSeat ?? turn.seat;
    const { game } = this.session;
    return state && { game, state, seat, done: seat === turn.seat ? turn.done : [] };
  }

  /** While others play, the mat is one's own. */
  private get ownSeat(): Seat | undefined {
    return this.panelKey === 'theirs' ? this.shared.ownSeat : undefined;
  }

  private get asksMuch(): boolean {
    const { waiting, ui } = this.session;
    return (
      waiting.kind === 'question' &&
      waiting.question.answers.length > MANY_ANSWERS &&
      !ui.isSmallPad?.(waiting.question)
    );
  }

  /** At the end the board has said all that it can: the curve and the points have its room. */
  private readonly needsRoom: boolean = $derived.by(
    () => this.panelKey === 'end' || (this.panelKey === 'question' && this.asksMuch),
  );
  readonly stop: Stop = $derived(stopOf(this.look, this.needsRoom));

  /** What is read or answered beside the board: it needs the room of the chairs more than they do. */
  readonly isReading: boolean = $derived.by(() => {
    const key = this.panelKey;
    if (key === 'why' || key === 'foresight' || this.needsRoom) return true;
    // The check needs the chairs: points are tapped there.
    return windowShape.isTight && (key === 'log' || key === 'question');
  });

  /** Whom the device has to be passed to, once what was to be seen is seen. */
  get passedTo(): Seat | undefined {
    return this.table.turn.isWorking || this.view === 'end' ? undefined : this.handing.to;
  }

  /** Something is read that must not change meanwhile. */
  private get isRead(): boolean {
    return this.panelKey !== 'working' && this.panelKey !== 'bot';
  }

  /** The help about what is on the screen. */
  get help(): Route {
    const topic = HELP_ABOUT[this.panelKey];
    const isPlayed = topic === 'you' && this.session.isOnScreen;
    return { name: 'help', topic: isPlayed ? 'screen' : topic, game: this.session.game.module.id };
  }

  // ---- what happens -------------------------------------------------------------

  private happened(event: SessionEvent): void {
    const { session } = this;
    if (event.kind === 'unkept') {
      toasts.refuse(words.t('ui.storage.notKept'));
      return;
    }
    if (event.kind === 'refused') {
      // The human's panel shows a refusal where it was tapped.
      if (this.panel.kind !== 'human') toasts.refuse(words.say(event.reason));
      return;
    }
    const isSetUpDone = event.before.state === undefined && session.state !== undefined;
    this.look = afterMove(this.look, { isSetUpDone, asksMuch: this.asksMuch });
    // A turn that is played for somebody is one turn.
    if (session.seat !== this.playsFor) this.playsFor = undefined;
    this.log.selected = undefined;
    this.change.follow(event.before);
    // What was done must be seen, and what has to be put back.
    this.foresight.leave();
    // A set-up that asked something goes on with the list of what to put on the table.
    if (isSetUpDone && !session.isOnScreen) route.replace({ name: 'begin', id: session.id });
  }

  /** For an effect: the address is the browser's, and may ask for what is not there. */
  followAddress(): void {
    const { view } = this;
    if (view !== this.addressed()) route.replace({ name: view, id: this.session.id });
    // Elsewhere foresight is over: back at the table it would come as a surprise.
    if (view !== 'table') untrack(() => this.foresight.leave());
  }

  /** For an effect: says the line that is to be done, while somebody listens. */
  readAloud(): void {
    const isListening = this.aloud.pace !== 'off' && this.panelKey === 'working';
    const heard = isListening ? this.table.turn.heard : undefined;
    untrack(() => this.aloud.show(heard));
  }

  /** Somebody's phone is dead, or they are not here: their turn is entered on this device. */
  readonly playForThem = (): void => {
    this.playsFor = this.session.seat;
  };

  /** The chair on turn that nobody plays, in a game with hands: whoever goes on with it sits down there. */
  get emptyChair(): Chair | undefined {
    const { turnHere: here, shared, table } = this;
    if (!this.session.isOnScreen || here?.kind !== 'theirs') return undefined;
    const isLeft = shared.view?.mayPlay === true && here.who.every(({ isAway }) => isAway);
    const seat = isLeft ? whoseCards(this.session) : undefined;
    return table.chairs.find((chair) => chair.seat === seat);
  }

  sitIn(chair: Chair): void {
    this.shared.actions.takeChairs([...(this.own ?? []), seat(chair.seat)]);
  }

  moveSheet(stop: Stop): void {
    this.look = sheetMoved(this.look, stop, this.needsRoom);
  }

  stepBegin(beginStep: number): void {
    this.look = { ...this.look, beginStep };
  }

  /** In foresight a bot's chair means that bot; the mats wait under the panel. */
  tapChair(seat: number): void {
    const chair = this.table.chairs.find((one) => one.seat === seat);
    if (this.foreseen !== undefined) this.foreseen.foresight.choose(seat);
    else if (this.view === 'check') chair && this.check.chooseChair(chair);
    else this.look = chairTapped(this.look, seat, this.needsRoom);
  }

  readonly tapPlace = (ref: Ref): void => {
    if (!this.isTappable) return;
    this.log.selected = undefined;
    this.auto.pause();
    if (this.foreseen !== undefined) this.foreseen.foresight.tapPlace(ref);
    else if (this.change.open !== undefined) this.change.tapPlace(ref);
    else if (this.view === 'check') this.check.choose(ref);
    else this.table.tapPlace(ref);
  };

  readonly toTable = (): void => route.go({ name: 'table', id: this.session.id });

  readonly goBackTo = (entries: number): void => {
    this.table.back.undoTo(entries);
    this.log.selected = undefined;
    this.toTable();
  };

  /** An entry of the log is said again, where the log is. */
  readonly changeEntry = (entry: number): void => {
    this.log.selected = undefined;
    this.change.begin(entry);
    if (this.change.open !== undefined) route.go({ name: 'log', id: this.session.id });
  };
}
