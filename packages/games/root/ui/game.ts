import type { AnyInput, RegisteredGame } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
import type { Input } from '../rules/view.ts';

/**
 * The rules of Root, as the registry knows them. Awaited here because forms decode while they are
 * drawn; this file is only reached when Root is opened, and then its rules are loaded anyway.
 */
const load = games['root'];
if (load === undefined) throw new Error('the registry has no root');
export const rootGame: RegisteredGame = await load();

/** Root's own inputs to the app and back; sound, because the app only hands a game its own. */
export const forApp = (input: Input): AnyInput => input as object as AnyInput;
export const fromApp = (input: AnyInput): Input => input as object as Input;
