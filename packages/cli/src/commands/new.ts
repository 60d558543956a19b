import { randomBytes } from 'node:crypto';
import { newMatch } from '@empty-chair/kernel/match';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import { configFor, configWordsResult } from '../config-words.ts';
import type { Context, Loaded, Result } from '../context.ts';
import { loadGame, present } from '../context.ts';
import { findGame } from '../find-game.ts';
import type { OpenGame } from '../game-file.ts';
import { alone, noteRecord, refuseToOverwrite, saveGame } from '../game-file.ts';
import { gameRef, outcomeJson, outcomeLines, setUpOf } from '../outcome.ts';
import { seatsJson, waitingJson } from '../shapes.ts';
import { waitingLines } from '../waiting-lines.ts';

export interface NewOptions {
  readonly game: string;
  readonly words: readonly string[];
  readonly config: string | undefined;
  readonly seed: string | undefined;
  readonly file: string;
  readonly force: boolean;
}

export async function newGame(context: Context, options: NewOptions): Promise<void> {
  const registered = await findGame(context.games, options.game);
  const loaded = await loadGame(context, registered);
  if (options.words.includes('?')) {
    present(context, configWordsResult(loaded));
    return;
  }
  const config = await configFor(context, loaded.game, options.words, options.config);
  const open = await alone(context.io, options.file, () => {
    refuseToOverwrite(context.io, options.file, options.force);
    const begun = startGame(context, loaded, config, options);
    saveGame(context.io, begun, begun.match);
    return begun;
  });
  present(context, newResult(context, open, registered.guide !== undefined));
}

/** A new game, not yet on the disk. Without a seed, one that nobody knows. */
export function startGame(
  context: Context,
  loaded: Loaded,
  config: AnyConfig,
  { seed, file }: { readonly seed: string | undefined; readonly file: string },
): OpenGame {
  const match = newMatch(loaded.game, config, seed ?? randomBytes(4).toString('hex'));
  noteRecord(context, loaded.game, match.record, file);
  return { ...loaded, file, match };
}

export function newResult(context: Context, open: OpenGame, hasBooklet: boolean): Result {
  const { game, words, file, match } = open;
  const { seed, config } = match.record;
  return {
    asJson: () => ({
      game: game.id,
      file,
      seed,
      config: game.codecs.config.encode(config),
      seats: seatsJson(open, config),
      ...outcomeJson(open, setUpOf(match), true),
      waiting: waitingJson(open, match.waiting),
    }),
    asLines: () => [
      words.render(
        say('cli.new', { game: gameRef(game), seed: literal(seed), file: literal(file || '–') }),
      ),
      // Some of its rules are guesses; an owner of the booklet can correct them.
      ...(hasBooklet ? [words.render(say('cli.booklet', { game: literal(game.id) }))] : []),
      ...outcomeLines(context, open, match.record, setUpOf(match)),
      ...waitingLines(context, open, match.record, match.waiting),
    ],
  };
}
