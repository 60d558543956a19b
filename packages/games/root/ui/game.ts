import type { AnyConfig, AnyInput } from '@empty-chair/registry/games';
import { type RegisteredGame, registered } from '@empty-chair/registry/manifest';
import { game } from '../game.ts';
import type { Config, Input } from '../rules/view.ts';

/**
 * The rules of Root. Awaited here because forms decode while they are drawn; this file is only
 * reached when the game is opened, and then its rules are loaded anyway.
 */
export const rootGame: RegisteredGame = await registered(game);

/** Root's own config and inputs to the app and back; sound, because the app only hands a game its own. */
export const forApp = (input: Input): AnyInput => input as object as AnyInput;
export const fromApp = (input: AnyInput): Input => input as object as Input;
export const configFromApp = (config: AnyConfig): Config => config as object as Config;
