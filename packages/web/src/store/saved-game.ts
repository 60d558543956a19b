import type { Message, Ref } from '@empty-chair/kernel/words';
import type { Language } from '@empty-chair/text/languages';
import type { Picture } from '@empty-chair/uikit/picture/picture.ts';

/** A game as it lies in the browser's database. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  /** Given by the player; without it the headline stands for the game. */
  readonly name: string | undefined;
  readonly created: number;
  /** It came from a file or a link, so there may be another one like it. */
  readonly isImported?: true;
  readonly changed: number;
  /** Grows with each write: whoever holds an older one has been overtaken and must not write. */
  readonly version: number;
  /** As `encodeRecord` gives it, with a checkpoint. */
  readonly record: unknown;
  /** Where the record is opened quickly, as `Story.bookmark` gives it: worth nothing by itself. */
  readonly bookmark?: unknown;
  /** What the lists show, in the words of `told.language`: there a list need not load the game's texts. */
  readonly headline: string;
  readonly seats: string;
  /** The same as data, said anew in any other language. Rows of the first version have none. */
  readonly told?: ListingData & { readonly language: Language };
  readonly over: boolean;
  /** What the lists draw. Older rows have none, nor has a game that is not set up. */
  readonly look?: Look | undefined;
  /** How far the checklist of a bot's turn is worked off. */
  readonly reading: Reading | undefined;
  /** Of a game that is a shared table. */
  readonly table?: SavedTable | undefined;
}

/** What this device keeps of a shared table beside the record. */
export interface SavedTable {
  /** What stands after the `#` of its link: it opens everything. */
  readonly link: string;
  /** The address before it. */
  readonly page: string;
  /** What this device signs with, and who sits before it in which chairs. */
  readonly by: string;
  readonly name: string;
  readonly chairs: readonly number[];
  /** The half of its pair that never leaves the device, as base64url. */
  readonly secret: string;
  /** What is agreed and what waits, as `encodeDevice` gives it for the record of this row. */
  readonly device: unknown;
}

/** What the lists say about a game, before it is put into words. */
export interface ListingData {
  readonly headline: Message | undefined;
  readonly seats: readonly Ref[];
}

/** What the lists say about a game. */
export type Listing = Pick<SavedGame, 'headline' | 'seats' | 'told'>;

/** A position as lists draw it: its picture, and how the game stands. */
export interface Look {
  readonly picture?: Picture | undefined;
  /** The humans first. */
  readonly chairs: readonly LookedChair[];
}

export interface LookedChair {
  readonly icon: string;
  readonly paint: string;
  readonly sign?: string | undefined;
  readonly bot: boolean;
  /** Undefined for one that plays along without points. */
  readonly points?: number | undefined;
  /** Of a finished game. */
  readonly won: boolean;
}

/** How a finished game came out for the humans; undefined while it goes on, or where none sat there. */
export function outcomeOf({
  over,
  look,
}: Pick<SavedGame, 'over' | 'look'>): 'won' | 'lost' | undefined {
  const humans = look?.chairs.filter(({ bot }) => !bot) ?? [];
  if (!over || humans.length === 0) return undefined;
  return humans.some(({ won }) => won) ? 'won' : 'lost';
}

export interface Reading {
  readonly entry: number;
  readonly step: number;
}

/** What a play writes; the rest of the row stays as it is. */
export type SavedProgress = Pick<SavedGame, 'record' | 'over' | 'reading'> &
  Listing & {
    /** Always said too: an old picture is of another position. */
    readonly look: Look | undefined;
    /** Always said: what is agreed belongs to the record. */
    readonly table: SavedTable | undefined;
    /** Always said: one that belonged to the record before this must not stay. */
    readonly bookmark: unknown;
  };

/**
 * `relaxed` outlives the app, the tab and the browser; `strict` waits for the disk too, against a power cut. After
 * that the table of one device still lies as it was, and no tap has to wait. At a shared table what waits here to be
 * sent, and the link, may be nowhere else.
 */
export const durabilityOf = ({ table }: Pick<SavedProgress, 'table'>): 'relaxed' | 'strict' =>
  table === undefined ? 'relaxed' : 'strict';

/** Another tab has written the game since we read it. */
export class Overtaken extends Error {
  constructor() {
    super('the game was changed elsewhere');
    this.name = 'Overtaken';
  }
}

/**
 * The row after a play; `known` is the version that the player's tab has seen. Without a clock it
 * keeps its place in the list.
 */
export function written(
  row: SavedGame | undefined,
  known: number,
  progress: SavedProgress,
  now: number,
): SavedGame {
  if (row === undefined || row.version !== known) throw new Overtaken();
  return { ...row, ...progress, changed: now, version: known + 1 };
}

/** A copy under its own id; it shares nothing with the first. */
export function duplicated(row: SavedGame, id: string, name: string, now: number): SavedGame {
  // Two rows at one table would be one device twice.
  const { table: _, ...own } = row;
  return { ...own, id, name, created: now, changed: now, version: 1 };
}

/** Under the name that was given; without one it has that of its game again. */
export function renamed(row: SavedGame, name: string): SavedGame {
  return { ...row, name: name.trim() === '' ? undefined : name.trim() };
}

export function newestFirst(rows: readonly SavedGame[]): SavedGame[] {
  return [...rows].sort((a, b) => b.changed - a.changed);
}

/**
 * The keys in the order of the list: those without a date first, where somebody sees that
 * something is wrong with them, then the newest. `dated` are those that have one, oldest first.
 */
export function listOrder<Key extends IDBValidKey>(
  all: readonly Key[],
  dated: readonly Key[],
): Key[] {
  const isDated = new Set<IDBValidKey>(dated);
  return [...all.filter((key) => !isDated.has(key)), ...[...dated].reverse()];
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join(
    '',
  );
