import { BadData, kernelMessage } from '@empty-chair/kernel/errors';
import { decodeRecord, gameOfRecord } from '@empty-chair/kernel/record';
import { Story } from '@empty-chair/kernel/story';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyInput, AnyState, RegisteredGame } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
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

/** A record from outside, played again from its start. Nothing is changed when it does not hold. */
export async function openRecord(data: unknown): Promise<Opened> {
  const game = await loadRules(gameOfRecord(data));
  return { game, story: Story.of(game.module, decodeRecord(game.module, data)) };
}
