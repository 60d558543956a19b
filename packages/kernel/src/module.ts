import type { Codec, StateCodec } from './codec.ts';
import type { Rng } from './rng.ts';
import type { ChanceAtTable, Table } from './table.ts';
import type { Offer, Sentence } from './verbs.ts';
import type { Message, MessageId, Ref, RuleId, Seat } from './words.ts';

export type { Codec, StateCodec } from './codec.ts';

/** One line of a result: whose points, how many, from what. */
export interface Score {
  readonly seat: Seat;
  readonly points: number;
  readonly sources: readonly { readonly source: Ref; readonly points: number }[];
}

export type Next =
  | { readonly kind: 'human'; readonly seat: Seat }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly scores: readonly Score[]; readonly winners: readonly Seat[] };

export interface Invariant<State> {
  readonly name: string;
  /** Says what is wrong and where, or nothing. */
  readonly check: (state: State) => Message | undefined;
}

export interface GameModule<Config, State, Input> {
  readonly id: string;
  /** Bumped when an old record could replay differently. */
  readonly rulesVersion: number;
  /** Of everything in content/: a record made with other cards or maps is not replayed. */
  readonly contentHash: string;
  readonly codecs: {
    readonly config: Codec<Config>;
    readonly state: StateCodec<Config, State>;
    readonly input: Codec<Input>;
  };
  readonly invariants: readonly Invariant<State>[];
  /** What a new game starts with when nothing is said. */
  readonly defaultConfig: Config;
  /** What can be said for a new game as `name=value`, each with an example of a value. */
  readonly configWords: readonly { readonly name: string; readonly example: string }[];
  /** The default config changed by such words. Throws BadData that names the word. */
  configFrom(words: Readonly<Record<string, string>>): Config;
  seats(config: Config): readonly SeatInfo[];
  chance(config: Config): ChanceAtTable;
  setup(table: Table<undefined>, config: Config): State;
  next(state: State): Next;
  /** What the seat may do now. May be long; not asked for in simulation without humans. */
  legal(state: State, seat: Seat): readonly Input[];
  /** The same as places and ranges, for a finger. */
  offers(state: State, seat: Seat): readonly Offer<Input>[];
  /** What can be said at all: the verbs with their fields. */
  readonly sentences: readonly Sentence[];
  /** Why the input cannot be, without trying it. */
  refusal(state: State, seat: Seat, input: Input): Message | undefined;
  /** Mutates table.scene, which the caller owns. Throws Refused, and then the scene is thrown away. */
  apply(table: Table<State>, seat: Seat, input: Input): void;
  botTurn(table: Table<State>, seat: Seat): void;
  /** Hand-written; conformance-tested. */
  clone(state: State): State;
  /** Unique among legal inputs; also what a person types: 'move 3 5 1'. */
  inputKey(input: Input): string;
  /**
   * The inverse of inputKey, for any input and not only the legal ones. Throws Refused; BadData for
   * a file inside of the input (a rules pack), with the place in it.
   */
  parseInput(text: string): Input;
  /** The input as a line for the log. */
  inputMessage(state: State, seat: Seat, input: Input): Message;
  /** The position in words: text board, screen readers. */
  describe(state: State): readonly Message[];
  /**
   * Makes unknown what the state holds and nobody at the table has seen, beyond the order of cards
   * that are asked for: foresight must not peek. Left out where there is nothing.
   */
  conceal?(state: State): void;
  /**
   * What the person has to say at one moment or another, with the rules behind it. Left out where the game only
   * records what people do by rules of their own.
   */
  laws?(state: State, seat: Seat): readonly VerbLaw[];
  /** Left out where everybody at the table sees everything. */
  readonly secrets?: Secrets<Config, State>;
  /** Happenings that only tell how cards are drawn, laid aside and shuffled: to foresight they are no moves. */
  readonly dealing?: readonly MessageId[];
  /** What a turn of the seat did to the humans and to the board: foresight adds it up. */
  consequences(before: State, after: State, seat: Seat): Consequences;
  /**
   * Corrections of which some lead from one position to the other. Left out where the sentences about
   * facts say all that can be corrected.
   */
  corrections?(from: State, to: State): readonly Input[];
  /** What to move on the real table to get from one position to the other. */
  diff(before: State, after: State): readonly Message[];
}

/** The rules behind something that can be said. */
export interface VerbLaw {
  /** As it is typed: the verb, and what stands for a kind of its own after it. */
  readonly verb: string;
  readonly rules: readonly RuleId[];
  /** Why it is not the moment for it. */
  readonly whyNot: Message | undefined;
}

/** A game in which the app may hold what only some people see: hands of cards. */
export interface Secrets<Config, State> {
  /** Whether this game is one. */
  areKept(config: Config): boolean;
  /** What only that person sees, in words. */
  of(state: State, seat: Seat): readonly Message[];
  /** The position as data, as that person sees it; without a seat, as everybody does. */
  seenBy(state: State, seat: Seat | undefined): unknown;
  /** Which hidden thing was shown by what was told and asked, as the reason why it cannot be taken back. */
  shownBy(told: readonly Message[]): Message | undefined;
  /**
   * Makes of the position one that this person cannot tell from it: hands of others, decks and what lies face
   * down are dealt anew. What comes of it depends on what the person knows and on the generator, on nothing else.
   */
  dealAnew(state: State, seat: Seat, rng: Rng): void;
}

/** What humans want to know of a turn of a bot before it comes. */
export interface Consequences {
  /** Pieces of humans that are no longer where they stood. */
  readonly losses: readonly {
    readonly place: Ref;
    readonly seat: Seat;
    readonly pieces: number;
  }[];
  /** Places that are the bot's now and were not before: ruled, built on, taken. */
  readonly taken: readonly Ref[];
  /** The points it made, less those it lost. */
  readonly points: number;
}

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: Ref;
  readonly bot: boolean;
}
