import { nearest } from '@empty-chair/kernel/nearest';
import { literal } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyGame } from '@empty-chair/registry/games';
import { say } from '@empty-chair/text/catalogue';
import { columns } from './columns.ts';
import type { Context, Loaded, Result } from './context.ts';
import { UsageError } from './errors.ts';
import { inFile, readJson } from './json-file.ts';

/** `name=value` arguments, as they come from the command line. */
function wordsOf(given: readonly string[]): Record<string, string> {
  const words: Record<string, string> = {};
  for (const word of given) {
    const at = word.indexOf('=');
    if (at < 1) throw new UsageError(say('cli.notAWord', { word: literal(word) }));
    words[word.slice(0, at)] = word.slice(at + 1);
  }
  return words;
}

/** The config of a new game: from a file, or from words, or the game's own. */
export async function configFor(
  context: Context,
  game: AnyGame,
  given: readonly string[],
  file: string | undefined,
): Promise<AnyConfig> {
  const words = wordsOf(given);
  for (const name of Object.keys(words)) checkName(game, name);
  if (file === undefined) return given.length > 0 ? game.configFrom(words) : game.defaultConfig;
  if (given.length > 0) throw new UsageError(say('cli.configTwice'));
  const data = await readJson(context.io, file);
  return inFile(file, () => newConfigIn(game, data));
}

/** A config that a person wrote: its rules pack is read as if it were typed, so that no slip is taken. */
export function newConfigIn(game: AnyGame, data: unknown): AnyConfig {
  const config = configIn(data);
  const hasPack = typeof config === 'object' && config !== null && 'pack' in config;
  if (hasPack && game.sentences.some(({ kind }) => kind === 'pack')) {
    game.parseInput(`pack only ${JSON.stringify(config.pack)}`);
  }
  return game.codecs.config.decode(config);
}

/** A mistyped name is a mistake of the command line, and the right one is likely known. */
function checkName({ configWords }: AnyGame, name: string): void {
  const known = configWords.map((word) => word.name);
  if (known.includes(name)) return;
  const near = literal(nearest(name, known) ?? known.join(', '));
  throw new UsageError(say('cli.unknownWord', { name: literal(name), near }));
}

/** What `?` in place of the words lists. */
export function configWordsResult({ game }: Loaded): Result {
  return {
    asJson: () => ({ game: game.id, words: game.configWords }),
    asLines: () => columns(game.configWords.map(({ name, example }) => [`${name}=${example}`])),
  };
}

/** A config may stand alone or beside the name of its game. */
function configIn(data: unknown): unknown {
  const isWrapped = typeof data === 'object' && data !== null && 'game' in data && 'config' in data;
  return isWrapped ? data.config : data;
}
