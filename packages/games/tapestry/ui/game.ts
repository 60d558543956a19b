import type { AnyInput, RegisteredGame } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
import type { Input } from '../rules/view.ts';

/**
 * The rules of Tapestry, as the registry knows them. Awaited here because forms decode while they
 * are drawn; this file is only reached when the game is opened, and then its rules are loaded anyway.
 */
const load = games['tapestry'];
if (load === undefined) throw new Error('the registry has no tapestry');
export const tapestryGame: RegisteredGame = await load();

/** What this game says, for an app that can look into no input; sound, because it comes back here. */
export const anyInput = (input: Input): AnyInput => input as object as AnyInput;
export const ownInput = (input: AnyInput): Input => input as object as Input;
