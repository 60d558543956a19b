import { games } from '@empty-chair/registry/games';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';

const FOLDER = '../../../games';
const found = import.meta.glob<GameUi>('../../../games/*/ui/index.ts', { import: 'default' });

/** The drawing and the forms of each game that has some, in the registry's order; loaded when the game is opened. */
export const gameUis: Readonly<Record<string, () => Promise<GameUi>>> = Object.fromEntries(
  Object.keys(games).flatMap((id) => {
    const load = found[`${FOLDER}/${id}/ui/index.ts`];
    return load === undefined ? [] : [[id, load]];
  }),
);
