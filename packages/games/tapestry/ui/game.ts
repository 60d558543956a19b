import type { RegisteredGame } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';

/**
 * The rules of Tapestry, as the registry knows them. Awaited here because forms decode while they
 * are drawn; this file is only reached when the game is opened, and then its rules are loaded anyway.
 */
const load = games['tapestry'];
if (load === undefined) throw new Error('the registry has no tapestry');
export const tapestryGame: RegisteredGame = await load();
