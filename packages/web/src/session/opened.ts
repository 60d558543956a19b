import type { Bookmark } from '@empty-chair/kernel/bookmark';
import { BadData, kernelMessage } from '@empty-chair/kernel/errors';
import { decodeRecord, gameOfRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyInput, AnyState, RegisteredGame } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
import type { SavedGame } from '../store/saved-game.ts';

export type AnyStory = Story<AnyConfig, AnyState, AnyInput>;
export type AnyMatch = AnyStory['match'];

export interface Opened {
  readonly game: RegisteredGame;
  readonly story: AnyStory;
}
/** As far as lists and files tell of it. */
export interface Listed {
  readonly game: RegisteredGame;
  readonly match: AnyMatch;
}

/** The rules of a game by its id; one that we do not have is bad data. */
export async function loadRules(id: string): Promise<RegisteredGame> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (load === undefined) {
    throw new BadData('game', kernelMessage('kernel.wrongGame', { game: literal(id) }));
  }
  return load();
}

/**
 * A record from outside, played again from its start, or from a bookmark that was kept with it.
 * Nothing is changed when it does not hold.
 */
export async function openRecord(data: unknown, bookmark?: unknown): Promise<Opened> {
  const game = await loadRules(gameOfRecord(data));
  const record = decodeRecord(game.module, data);
  return { game, story: Story.resumed(game.module, record, bookmark) };
}

/** As a row of the database holds a game. */
type Row = Pick<SavedGame, 'record' | 'bookmark'>;

/** The last game that was opened before anybody asked for it; found again by all of its record. */
let ready: { readonly record: string; readonly opened: Opened } | undefined;

export async function prepareGame({ record, bookmark }: Row): Promise<void> {
  ready = { record: JSON.stringify(record), opened: await openRecord(record, bookmark) };
}

/** A saved game; at once where it was prepared, and is still the same. */
export async function openSaved({ record, bookmark }: Row): Promise<Opened> {
  if (ready !== undefined && ready.record === JSON.stringify(record)) return ready.opened;
  return openRecord(record, bookmark);
}

/** What makes the next opening quick must never keep an entry from being kept. */
export function bookmarkOf(story: Pick<AnyStory, 'bookmark'>): Bookmark | undefined {
  try {
    return story.bookmark;
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}
