import { nearest } from '@empty-chair/kernel/nearest';
import { literal } from '@empty-chair/kernel/words';
import type { RegisteredGame } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import type { GameList } from './context.ts';
import { UsageError } from './errors.ts';

export async function findGame(games: GameList, id: string): Promise<RegisteredGame> {
  const load = Object.hasOwn(games, id) ? games[id] : undefined;
  if (load !== undefined) return load();
  const known = Object.keys(games);
  const close = nearest(id, known);
  throw new UsageError(
    close === undefined
      ? say('cli.unknownGame', { game: literal(id), games: literal(known.join(', ')) })
      : say('cli.unknownGameNear', { game: literal(id), near: literal(close) }),
  );
}
