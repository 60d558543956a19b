/** A game as it lies in the browser's database. */
export interface SavedGame {
  readonly id: string;
  readonly game: string;
  /** Given by the player; without it the headline stands for the game. */
  readonly name: string | undefined;
  readonly created: number;
  readonly changed: number;
  /** Grows with each write: whoever holds an older one has been overtaken and must not write. */
  readonly version: number;
  /** As `encodeRecord` gives it, with a checkpoint. */
  readonly record: unknown;
  /** What the lists show, in the words of the language it was saved in. */
  readonly headline: string;
  readonly seats: string;
  readonly over: boolean;
  /** How far the checklist of a bot's turn is worked off. */
  readonly reading: Reading | undefined;
}

export interface Reading {
  readonly entry: number;
  readonly step: number;
}

/** What a play writes; the rest of the row stays as it is. */
export type SavedProgress = Pick<SavedGame, 'record' | 'headline' | 'seats' | 'over' | 'reading'>;

/** Another tab has written the game since we read it. */
export class Overtaken extends Error {
  constructor() {
    super('the game was changed elsewhere');
    this.name = 'Overtaken';
  }
}

/** The row after a play; `known` is the version that the player's tab has seen. */
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
  return { ...row, id, name, created: now, changed: now, version: 1 };
}

export function newestFirst(rows: readonly SavedGame[]): SavedGame[] {
  return [...rows].sort((a, b) => b.changed - a.changed);
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join(
    '',
  );
