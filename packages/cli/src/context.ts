import type { Seat } from '@empty-chair/kernel/words';
import type { AnyGame, AnySparring, RegisteredGame } from '@empty-chair/registry/games';
import type { Sentences } from '@empty-chair/text/catalogue';
import type { Language } from '@empty-chair/text/languages';
import type { Renderer } from '@empty-chair/text/renderer';
import { createRenderer } from '@empty-chair/text/renderer';
import type { Io } from './io.ts';
import type { Style } from './style.ts';

export type GameList = Readonly<Record<string, () => Promise<RegisteredGame>>>;

/** What every command is given. */
export interface Context {
  readonly io: Io;
  readonly games: GameList;
  readonly language: Language;
  readonly common: Sentences;
  /** Renders what belongs to no game. */
  readonly words: Renderer;
  readonly json: boolean;
  readonly style: Style;
  readonly busy: Busy;
}

/** What a command is busy with, noted as it goes on: an error is told and reported by it. */
interface Busy {
  /** Knows the words of the game that was loaded. */
  words?: Renderer;
  /** What to run again to see a failure of ours. */
  reproduction?: () => unknown;
  /** The file to put a bug report beside. */
  beside?: string;
}

/** A game's rules and its words in the language of the command. */
export interface Loaded {
  readonly game: AnyGame;
  /** Only where the app keeps all that a stand-in has to know. */
  readonly sparring?: AnySparring | undefined;
  readonly words: Renderer;
  /** Who reads, in a game in which the app holds people's cards; undefined: whoever is to act. */
  readonly readers?: Readers | undefined;
}

interface Readers {
  readonly seats: readonly Seat[];
  /** Others have devices of their own; else the keyboard is passed to them. */
  readonly isShared: boolean;
}

export async function loadGame(context: Context, registered: RegisteredGame): Promise<Loaded> {
  const catalogue = await registered.catalogue(context.language);
  const words = createRenderer(context.language, catalogue, context.common);
  context.busy.words = words;
  const { module: game } = registered;
  const sparring = game.secrets === undefined ? undefined : await registered.sparring?.();
  return { game, sparring, words };
}

/** What a command has to say, as the documented JSON or as lines for a person; only one is built. */
export interface Result {
  readonly asJson: () => unknown;
  readonly asLines: () => readonly string[];
}

export function present(context: Context, { asJson, asLines }: Result): void {
  if (context.json) context.io.out(`${JSON.stringify(asJson(), undefined, 2)}\n`);
  else context.io.out(printed(asLines()));
}

/** Each on its own line, whatever somebody has put into a name. */
export const printed = (lines: readonly string[]): string =>
  lines.map((line) => `${line.replace(/[\r\n]+/g, ' ')}\n`).join('');
