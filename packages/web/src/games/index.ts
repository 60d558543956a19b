import type { GameUi } from './types.ts';

/** The drawing and the forms of each game, loaded when the game is opened. */
export const gameUis: Readonly<Record<string, () => Promise<GameUi>>> = {
  root: async () => (await import('./root/index.ts')).rootUi,
  innovation: async () => (await import('./innovation/index.ts')).innovationUi,
  tapestry: async () => (await import('./tapestry/index.ts')).tapestryUi,
  europa: async () => (await import('./europa/index.ts')).europaUi,
};
