import type { RegisteredGame } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';

/**
 * The rules of Root, as the registry knows them. Awaited here because forms decode while they are
 * drawn; this file is only reached when Root is opened, and then its rules are loaded anyway.
 */
const load = games['root'];
if (load === undefined) throw new Error('the registry has no root');
export const rootGame: RegisteredGame = await load();
