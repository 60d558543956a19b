import type { Hint, HintedMove } from '@empty-chair/kernel/hint';
import type { Match } from '@empty-chair/kernel/match';
import type { SeatInfo } from '@empty-chair/kernel/module';
import type { Entry, GameRecord } from '@empty-chair/kernel/record';
import type { Question } from '@empty-chair/kernel/table';
import type { TraceNode } from '@empty-chair/kernel/trace';
import type { Happening, Message, MessageId, Params, Ref, Seat } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyInput, AnyState, RegisteredGame } from '@empty-chair/registry/games';
import type { Component } from 'svelte';
import type { Picture } from './picture/picture.ts';

/** What is drawn over the board: by the step of a bot's turn, by a decision, by the human's finger. */
export interface PlaceMark {
  readonly ref: Ref;
  /** ring: the step is about this place; option, struck, chosen: a decision; selected: tapped. */
  readonly as: 'ring' | 'option' | 'struck' | 'chosen' | 'selected';
  /** The value of the criterion beside an option. */
  readonly value?: string;
  /** The letter of the tiebreak that struck it out. */
  readonly letter?: string;
  /** The number that the step names with it, where it is about one place: the space of a track. */
  readonly n?: number;
  /** The step puts something down there, from beside the board: of warriors, whose they are. */
  readonly puts?: PutDown;
  /** A condition ruled it out before any tiebreak: it was never a choice. */
  readonly barred?: true;
  /** The colour token of whoever did something there, where that is told. */
  readonly paint?: string;
}
export interface PutDown {
  /** Whose pieces, `n` of them: the place shows their ghost. */
  readonly who?: Ref;
  /** Which of its pieces, in a game where several kinds come to one place. */
  readonly piece?: string;
}
export interface Arrow {
  readonly from: Ref;
  readonly to: Ref;
  readonly n: number;
  readonly when: 'done' | 'now' | 'coming';
  /** Whose pieces, while the state still has them at the origin: the target shows their ghost. */
  readonly who?: Ref;
  /** The colour token of whoever moved them, where that is told. */
  readonly paint?: string;
}
/** What a bot may do to a place in its next turn, as chances from 0 to 1. */
export interface HeatMark {
  readonly ref: Ref;
  /** Humans lose something there. */
  readonly loss: number;
  /** The place becomes the bot's. */
  readonly taken: number;
}
export interface Marks {
  readonly places: readonly PlaceMark[];
  readonly arrows: readonly Arrow[];
  /** Of a decision: the filter or tiebreak that is shown, by its message, what that notes, and its letter. */
  readonly about?: { readonly why: MessageId; readonly note?: Params; readonly letter: string };
  /** They are gone in a moment: nothing is brought near for them. */
  readonly isFleeting?: true;
  /** What they will be about, drawn yet or not: where only a part of a board is seen, it shows these meanwhile. */
  readonly around?: readonly Ref[];
  /** Foresight: how hot each place is. */
  readonly heat?: readonly HeatMark[];
}
/** Pieces on their way to their place, after their move was ticked. Drawn, it delays nothing. */
export interface Travel {
  readonly key: string;
  /** Undefined: from beside the board. */
  readonly from?: Ref;
  readonly to: Ref;
  readonly n: number;
  /** Whose pieces. */
  readonly who?: Ref;
  /** In milliseconds: when they set out, and how long they take. */
  readonly delay: number;
  readonly time: number;
}
export const NO_MARKS: Marks = { places: [], arrows: [] };

export interface BoardProps {
  readonly game: RegisteredGame;
  readonly state: AnyState;
  readonly marks: Marks;
  /** Apart from the marks: it comes and goes while these stay. */
  readonly travels?: readonly Travel[];
  /** A place was tapped, or chosen with Enter. Undefined: the board only shows. */
  readonly onplace: ((ref: Ref) => void) | undefined;
  /** Whose turn it is; nobody's before the game is set up and after its end. */
  readonly acting: number | undefined;
}
export interface MatProps {
  readonly game: RegisteredGame;
  readonly state: AnyState;
  readonly seat: number;
  /** What the turn that is worked off has done so far; empty between turns. */
  readonly done: readonly Message[];
}
export interface SetupProps {
  readonly game: RegisteredGame;
  readonly config: AnyConfig;
  /** Packed data that came as a link to this form: something of the game's own. */
  readonly brought?: string | undefined;
  readonly onchange: (config: AnyConfig) => void;
}
/** At the table with the game's box, or on the screen without one. */
export type Where = 'box' | 'screen';
/** What the place of a game decides: who has the bots' cards and dice. */
export interface WhereParts {
  /** On the screen people play too, so that the box can stay closed; else only the bots' chance is there. */
  readonly isWithoutBox?: true;
  /** Whether it is a config for that place; without it any is. */
  readonly fits?: (config: AnyConfig, where: Where) => boolean;
  /** The place that a config was made for. */
  readonly of: (config: AnyConfig) => Where;
  /** With cards and dice as that place has them. */
  readonly at: (config: AnyConfig, where: Where) => AnyConfig;
  /** What that means, as it stands now. */
  readonly lines: (
    config: AnyConfig,
  ) => readonly { readonly icon: string; readonly text: string }[];
}
/** A hint as far as it has come: moves as a record has them, with what `Hint` of the kernel says of each. */
export interface HintPicture extends Omit<Hint<unknown>, 'moves'> {
  readonly moves: readonly HintedMove<unknown>[];
  /** It is to be read: what comes later only makes it sharper. */
  readonly isReady: boolean;
}
export interface HintListener {
  readonly onhint: (hint: HintPicture) => void;
  readonly onfailed: (reason: Message) => void;
}
/** Who tells newcomers something once. */
export interface Coach {
  /** Which saved game it is: some things are only said in the first one. */
  readonly table: string;
  readonly seen: readonly string[] | undefined;
  see(hint: string): void;
}
/** What a game's own panels need of the session that is open at the table. */
export interface TurnSession {
  readonly game: RegisteredGame;
  readonly state: AnyState | undefined;
  readonly seat: Seat;
  readonly seats: readonly SeatInfo[];
  readonly entriesThisTurn: readonly { readonly index: number; readonly entry: Entry<AnyInput> }[];
  /** The whole record, turn by turn. */
  readonly entriesSoFar: readonly Entry<AnyInput>[];
  /** The last refused input; setting it to undefined takes the notice away. */
  refusal: Message | undefined;
  positionAfter(entries: number): Match<AnyConfig, AnyState, AnyInput> | undefined;
  /** What is refused is told at once; what is taken is shown once it is kept. */
  submit(input: AnyInput): void;
  undoTo(entries: number): void;
  /** What was told once; undefined in `seen`: nothing is to be told. */
  readonly coach?: Coach | undefined;
  /** Looks for a sensible move beside the page, and gives what stops it; undefined where that cannot be. */
  readonly hint?: ((to: HintListener) => () => void) | undefined;
  /** For a tap that depends on what is seen: it waits for what is still being kept. */
  whenShown(tap: () => void): void;
}
export interface HumanTurnProps {
  readonly session: TurnSession;
  /** The place that was last tapped on the board. */
  readonly place: Ref | undefined;
  readonly onmarks: (marks: Marks) => void;
  /** Back to so many entries; the table says what to put back, and offers to redo. */
  readonly onundo: (entries: number) => void;
  /** False at a shared table where it is entered for somebody else. */
  readonly isMine: boolean;
}
/** The button that ends a human's turn. */
export type HumanDoneProps = Pick<HumanTurnProps, 'session' | 'isMine'>;
/** The correction of a place, as the check of the table needs it: inputs to record. */
export interface CorrectProps {
  readonly game: RegisteredGame;
  readonly state: AnyState;
  readonly place: Ref;
  readonly onrecord: (inputs: readonly AnyInput[]) => void;
}
export interface PadProps {
  readonly question: Question<unknown>;
  readonly state: AnyState | undefined;
  readonly onanswer: (id: string) => void;
}
/** A place with its content in words: for the text twin and for checking the table. */
export interface Place {
  readonly ref: Ref;
  readonly words: readonly Message[];
  /** The same as a list: its first line names the place, the others don't repeat it. */
  readonly listed?: readonly Message[];
}
export interface Chair {
  readonly seat: number;
  readonly name: Ref;
  /** What is written on the chair's back, where the whole name would not fit. */
  readonly short?: MessageId;
  readonly bot: boolean;
  readonly points: number;
  /** Plays along without points of its own: a dash stands for them. */
  readonly isScoreless?: true;
  /** Icon of the pawn and the colour token of its paint: 'warrior-marquise', '--marquise'. */
  readonly icon: string;
  readonly paint: string;
  /** Dashes and gaps of its line in a curve, where the game has them: those of a rim on its board. */
  readonly dash?: readonly number[];
  /** Two letters on a painted tile instead of a pawn; its paint has an `-edge` and an `-on`. */
  readonly sign?: string;
}

/** A bot's turn and how it came about, for a game that draws the way to each of its lines. */
export interface WayProps {
  readonly state: AnyState;
  readonly trace: readonly TraceNode[];
  readonly lines: readonly Happening[];
  /** The line that it is about; the number of lines when all of them are done. */
  readonly line: number;
  /** Of a turn that was taken here, where something may be entered about it. */
  readonly session?: TurnSession | undefined;
}
/** How a happening stands in the list of a bot's turn. */
export interface LineLook {
  /**
   * move: somebody has to do it on the table; scoring: the same, with nothing but points;
   * points: of the move before it; note: what came of the move before it; lead: what leads to the
   * next move; silent: for the log only.
   */
  readonly as: 'move' | 'scoring' | 'points' | 'note' | 'lead' | 'silent';
  /** In few words, where the title names who acts; without one the whole sentence stands there. */
  readonly short?: Message;
  /** What else belongs to doing it, where the few words leave it out. */
  readonly detail?: Message;
  /**
   * Of a scoring: what it adds to a sum. Such scorings one after the other are one line in the words
   * of the last, which are given the sum as `n`; nothing is said of those that add nothing.
   */
  readonly part?: { readonly points: number; readonly source?: Message };
  /**
   * What is done in one go. `next`: with the move after it, as its price is. Any other word: in a long
   * turn with its neighbours of the same word, where the hand is already.
   */
  readonly hand?: string;
  /**
   * Somebody else's part of the turn, by the name of their chair, and what is said of it under that name; `next`:
   * whoever the line after it is of.
   */
  readonly of?: { readonly who: Ref; readonly short?: Message } | 'next';
  /** Somebody else does it: points that the bot gets after it are a line of their own. */
  readonly isOthers?: true;
  /** Its `n` are pieces: the same again in the same place is one line with their sum. */
  readonly adds?: true;
}
/** A piece to take, drawn at the end of a line. */
export interface LinePicture {
  readonly icon: string;
  /** The colour token of its paint. */
  readonly paint: string;
  /** On a painted tile, as cardboard is; a wooden piece is painted itself. */
  readonly isTile?: true;
  readonly n?: number;
}
/** The turn that a line is of. */
export interface LineTurn {
  readonly config: AnyConfig;
  readonly seat: Seat;
  /** Who acts, as the title names it. */
  readonly name?: Ref | undefined;
  /** The position before it, where that is known. */
  readonly before?: AnyState | undefined;
}
/** Something of a game's own in the menu of the table. */
export interface TableTool {
  readonly icon: string;
  readonly label: () => string;
  readonly Dialog: Component<{ readonly session: TurnSession; readonly onclose: () => void }>;
}

/** The points at one moment of a game, and the round that it is in: 'Round 4', 'Era 2'. */
export interface Standing {
  /** Its `n` stands under a curve. */
  readonly round: Message;
  /** The part of the round that the log is parted by, with its icon. */
  readonly part?: { readonly name: Ref; readonly icon: string };
  /** The part of the round, where those whose turn it is only do what comes at its end. */
  readonly phase?: Ref;
  readonly points: readonly { readonly seat: number; readonly points: number }[];
  /** What is scored now belongs to the end of the game, and to nobody's turn. */
  readonly isFinal?: boolean;
}

/** Something that somebody else did, with the board before and after it. */
export interface SinceStep {
  readonly by: Seat;
  readonly before: AnyState;
  readonly after: AnyState;
}
export interface SinceLine {
  readonly icon: string;
  readonly said: Message;
}

/** What a game is in the app: drawing, forms and its human verbs. No rule. */
export interface GameUi {
  readonly Board: Component<BoardProps>;
  readonly Mat: Component<MatProps>;
  /** The mat in one line, for a phone: always in sight above the buttons. */
  readonly MatStrip?: Component<MatProps>;
  /** What a bot's turn is at, beside its name. */
  readonly phaseOf?: (way: WayProps) => string;
  /** The way to the current line, beside the checklist of a bot's turn. */
  readonly Way?: Component<WayProps>;
  /** The way to a line whose reason is looked at, above the ladder of the decision. */
  readonly WhyWay?: Component<WayProps>;
  readonly tools?: readonly TableTool[];
  /**
   * The people of this game play by the law on the screen: nothing lies on a table, so bots go on by
   * themselves, and what was shown of hidden things cannot be taken back.
   */
  readonly isOnScreen?: (config: AnyConfig) => boolean;
  /** What is played of it, beside its name: the map. */
  readonly variant?: (config: AnyConfig) => MessageId | undefined;
  /** What these steps did to a person, in public words: for the page that covers all hands. */
  readonly since?: (steps: readonly SinceStep[], seat: Seat) => readonly SinceLine[];
  /** Asked before all else of a new game; without it nothing depends on the place. */
  readonly where?: WhereParts;
  readonly SetupForm: Component<SetupProps>;
  readonly HumanTurn: Component<HumanTurnProps>;
  /** Ends the human's turn: the primary button of the action bar. */
  readonly HumanDone: Component<HumanDoneProps>;
  /** Something to help whoever is on turn, in the bar of the table. */
  readonly TurnHelp?: Component<HumanDoneProps>;
  /** The signpost of a place inside a sentence; without one the shell writes its name in a pill. */
  readonly Pill?: Component<{
    readonly place: Ref;
    /** As the sentence around it has it. */
    readonly name?: string | undefined;
    readonly state: AnyState;
  }>;
  /** A pad for answers that deserve more than a list of buttons: dice, cards. */
  readonly answerPad: (question: Question<unknown>) => Component<PadProps> | undefined;
  /** The move that a line tells of, where it names its ends in a way of its own. */
  readonly arrowOf?: (message: Message) => Omit<Arrow, 'when'> | undefined;
  /** What a line puts down where it leads to; undefined where it does nothing of the kind. */
  readonly putsDown?: (message: Message) => PutDown | undefined;
  /** Options of a decision that the board can show though they are no places. */
  readonly isShown?: (ref: Ref) => boolean;
  /** What stands for an option that is no place at the head of a narrow column: the icon of a discipline. */
  readonly optionIcon?: (ref: Ref) => string | undefined;
  /** Whether that pad is small for all its answers: two dice are two rows. */
  readonly isSmallPad?: (question: Question<unknown>) => boolean;
  /** Whether that pad needs all the room there is: the rule of the question stands below it. */
  readonly isRuleLast?: (question: Question<unknown>) => boolean;
  /** How each happening of a bot's turn is listed; without it each is a move in its own words. */
  readonly lineLook?: (happening: Happening, turn: LineTurn) => LineLook;
  /** A line that no title stands over, in few words: what is put back after an undo. */
  readonly inFewWords?: (message: Message) => Message;
  /**
   * A round has many short turns of bots: each begins with the tap that ends the turn before it, and
   * a bot with nothing to do is only told. Without it every turn of a bot has a tap of its own.
   */
  readonly botsGoOn?: true;
  /** Of several bots, moves that are still to come stand beside each other: the turns of all are on the screen together. */
  readonly isClose?: true;
  /** The set-up as a person puts it out, where the rules tell it piece by piece. */
  readonly setupList?: (happenings: readonly Happening[]) => readonly Happening[];
  /** The pieces that a line of the set-up needs, drawn at its end. */
  readonly setupPictures?: (message: Message) => readonly LinePicture[];
  /** Cardboard that a line of the set-up or the current one of a turn names, drawn below it. */
  readonly LineTiles?: Component<{ readonly message: Message }>;
  /** Whose pieces a line of the set-up is about, by the name of the chair. */
  readonly ownerInSetup?: (happening: Happening) => Ref | undefined;
  /** The icon of a line, where the game knows better than the shell what it is about. */
  readonly lineIcon?: (message: Message) => string | undefined;
  /** How a criterion's value is written where the bare number would mislead: no way is ∞. */
  readonly valueText?: (why: MessageId, value: number) => string | undefined;
  readonly chairs: (state: AnyState, seats: readonly SeatInfo[]) => readonly Chair[];
  /** For the curve of points at the end; without it there is none. Asked of every position: quick. */
  readonly standingAt?: (state: AnyState) => Standing;
  readonly places: (state: AnyState) => readonly Place[];
  /** The kinds of them, where every position has the same: asked at each step, when its places are not. */
  readonly placeKinds?: ReadonlySet<string>;
  /** The position as lists draw it, and as it is kept with the game; without it the scene stands there. */
  readonly picture?: (state: AnyState) => Picture;
  /** What the check of the table lists beside the board: points, tracks, all that no tap on a place reaches. */
  readonly checks: (state: AnyState) => readonly Place[];
  /** What can be drawn of the board while the set-up still asks. */
  readonly boardDuringSetup?: (record: GameRecord<AnyConfig, AnyInput>) => AnyState;
  readonly CorrectPlace: Component<CorrectProps>;
  /** What the set-up page starts with on the first visit: a good first game. */
  readonly firstConfig: AnyConfig;
  /** A config of the game's own liking: "surprise me". */
  readonly surprise: (random: () => number) => AnyConfig;
}

/** What a game draws itself, in its `ui/index.ts`; the rest of it is plain. */
export type UiParts = Partial<GameUi>;
