import type { RegisteredGame } from '@empty-chair/registry/games';
import { games } from '@empty-chair/registry/games';
import type { Catalogue } from '@empty-chair/text/catalogue';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import type { Texts } from '@empty-chair/uikit/words.svelte.ts';

const FOLDER = '../../../games';
const drawings = import.meta.glob<GameUi>('../../../games/*/ui/index.ts', { import: 'default' });
const texts = import.meta.glob<Catalogue>('../../../games/*/text/*/ui.json', { import: 'default' });

/** The drawing and the forms of each game that has some, in the registry's order; loaded when the game is opened. */
export const gameUis: Readonly<Record<string, () => Promise<GameUi>>> = Object.fromEntries(
  Object.keys(games).flatMap((id) => {
    const load = drawings[`${FOLDER}/${id}/ui/index.ts`];
    return load === undefined ? [] : [[id, load]];
  }),
);

/** What a game says: in its rules, and in its drawing. */
export const textsOf = ({ module, catalogue }: RegisteredGame): readonly Texts[] => [
  catalogue,
  async (language) => (await texts[`${FOLDER}/${module.id}/text/${language}/ui.json`]?.()) ?? {},
];
