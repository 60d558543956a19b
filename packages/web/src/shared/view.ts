import type { Seat } from '@empty-chair/kernel/words';
import type { AnyState, RegisteredGame } from '@empty-chair/registry/games';
import type { Chair, GameUi } from '@empty-chair/uikit/game-ui.ts';

/** Somebody at a shared table, as the drawings need it. */
export interface Present {
  readonly by: string;
  /** Of its device: whoever copies a name has another one. None of an older app. */
  readonly key?: string | undefined;
  /** Empty for somebody who never gave one. */
  readonly name: string;
  readonly chairs: readonly Seat[];
  readonly isViewer: boolean;
  readonly isAway: boolean;
  readonly isMe: boolean;
  /** The place of the board where they look, for a few seconds after the last touch. */
  readonly looksAt?: string;
}

/** What the table's screens show of sharing; undefined while the game is not shared. */
export interface SharedView {
  /** Alone: no network, goes on locally. */
  readonly state: 'together' | 'alone';
  /** Entries made here that the others do not have yet. */
  readonly waiting: number;
  /** False: a viewer's link. */
  readonly mayPlay: boolean;
  readonly present: readonly Present[];
  readonly links: { readonly play: string | undefined; readonly watch: string };
  /** Lines of the turn that is worked off, and the names of who ticked them. */
  readonly ticks: ReadonlyMap<number, readonly string[]>;
  /** Both went on apart, and nothing is entered before people have chosen. */
  readonly choice:
    | undefined
    | {
        readonly ours: Branch;
        readonly theirs: Branch;
        /** Since when this device had no network, in milliseconds; undefined where nobody knows any more. */
        readonly since: number | undefined;
      };
}

export interface Branch {
  /** An `AnyStory`. */
  readonly story: unknown;
  /** Names of who made its entries. */
  readonly by: readonly string[];
  /** How many it has beyond what both have. */
  readonly entries: number;
  /** When its last one was made, in milliseconds; undefined where nobody knows any more. */
  readonly at: number | undefined;
}

export interface SharedActions {
  share(): Promise<void>;
  leave(): void;
  /** Whoever has one of these keys stays. */
  withdraw(keys: readonly string[]): Promise<void>;
  takeChairs(seats: readonly Seat[]): void;
  rename(name: string): void;
  look(place: string | undefined): void;
  tick(line: number, isOn: boolean): void;
  choose(whose: 'ours' | 'theirs'): void;
  askTable(): void;
}

/** A position, to be drawn. */
export interface ShownBoard {
  readonly ui: GameUi;
  readonly game: RegisteredGame;
  readonly state: AnyState;
  /** Whose turn it is, where that is of interest. */
  readonly acting: number | undefined;
}

/** What the screen of an invitation shows. */
export type JoinView =
  /** Nothing has come yet. */
  | { readonly kind: 'asking' }
  /** In one sentence. */
  | { readonly kind: 'refused'; readonly why: string }
  | JoinTable;

export interface JoinTable {
  readonly kind: 'table';
  readonly game: string;
  /** The name that the game was given, if it was. */
  readonly title: string | undefined;
  /** The round and whose turn it is, in words. */
  readonly headline: string;
  /** None before the game is set up. */
  readonly board: ShownBoard | undefined;
  readonly mayPlay: boolean;
  readonly chairs: readonly Chair[];
  readonly present: readonly Present[];
  /** The name used last on this device, or none. */
  readonly name: string;
  readonly isBusy: boolean;
}

export interface JoinActions {
  join(who: { readonly name: string; readonly chairs: readonly Seat[] }): Promise<void>;
  cancel(): void;
}
