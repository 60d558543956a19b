import type { AnyInput, RegisteredGame } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
import type { Input } from '../rules/view.ts';

/**
 * The rules of Age of Innovation, as the registry knows them. Awaited here because forms decode
 * while they are drawn; this file is only reached when the game is opened, and then its rules are
 * loaded anyway.
 */
const load = games['innovation'];
if (load === undefined) throw new Error('the registry has no innovation');
export const innovationGame: RegisteredGame = await load();

/**
 * The doors between this game's inputs and those of any game. Sound, because the app hands a game
 * only what came out of it.
 */
export const anyInput = (input: Input): AnyInput => input as object as AnyInput;
export const ownInput = (input: AnyInput): Input => input as object as Input;
