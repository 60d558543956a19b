import type { AnyInput } from '@empty-chair/registry/games';
import type { Input } from '../rules/view.ts';
import { type RegisteredGame, registered } from '@empty-chair/registry/manifest';
import { game } from '../game.ts';

/**
 * The rules of Age of Innovation. Awaited here because forms decode while they are drawn; this file is only
 * reached when the game is opened, and then its rules are loaded anyway.
 */
export const innovationGame: RegisteredGame = await registered(game);

/**
 * The doors between this game's inputs and those of any game. Sound, because the app hands a game
 * only what came out of it.
 */
export const anyInput = (input: Input): AnyInput => input as object as AnyInput;
export const ownInput = (input: AnyInput): Input => input as object as Input;
