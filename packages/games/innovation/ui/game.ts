import type { Seat } from '@empty-chair/kernel/words';
import type { AnyConfig, AnyInput, AnyState } from '@empty-chair/registry/games';
import { type RegisteredGame, registered } from '@empty-chair/registry/manifest';
import { tryInput } from '@empty-chair/uikit/turn/try-input.ts';
import { game } from '../game.ts';
import type { Config, Input } from '../rules/view.ts';

/**
 * The rules of Age of Innovation. Awaited here because forms decode while they are drawn; this file is only
 * reached when the game is opened, and then its rules are loaded anyway.
 */
export const innovationGame: RegisteredGame = await registered(game);

/**
 * The doors between this game's inputs and those of any game. Sound, because the app hands a game
 * only what came out of it.
 */
export const forApp = (input: Input): AnyInput => input as object as AnyInput;
export const fromApp = (input: AnyInput): Input => input as object as Input;
export const configFromApp = (config: AnyConfig): Config => config as object as Config;

/** Whether the game takes an input that it does not offer: it takes more than the usual. */
export const accepts = (state: AnyState, seat: Seat, input: Input): boolean =>
  tryInput(innovationGame.module, state, seat, forApp(input)).why === undefined;
