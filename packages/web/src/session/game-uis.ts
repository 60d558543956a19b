import type { RegisteredGame } from '@empty-chair/registry/games';
import type { Catalogue } from '@empty-chair/text/catalogue';
import type { GameUi, UiParts } from '@empty-chair/uikit/game-ui.ts';
import type { Texts } from '@empty-chair/uikit/words.svelte.ts';
import { sharedTexts, tableTexts } from '@empty-chair/uikit/words.svelte.ts';

const FOLDER = '../../../games';
const drawings = import.meta.glob<UiParts>('../../../games/*/ui/index.ts', { import: 'default' });
const texts = import.meta.glob<Catalogue>('../../../games/*/text/*/ui.json', { import: 'default' });

/** The drawing and the forms of a game: its own where it has some, else the plain ones. */
export async function loadUi(id: string): Promise<(game: RegisteredGame) => GameUi> {
  const [{ overPlain }, parts] = await Promise.all([
    import('@empty-chair/uikit/plain/plain-ui.ts'),
    drawings[`${FOLDER}/${id}/ui/index.ts`]?.(),
  ]);
  return (game) => overPlain(game, parts ?? {});
}

/**
 * What a game says: in its drawing, in its rules, and what the app says at its table. The drawing has
 * the first word: a line of the rules that tells what to type says here what to tap.
 */
export const textsOf = ({ module, catalogue }: RegisteredGame): readonly Texts[] => [
  async (language) => (await texts[`${FOLDER}/${module.id}/text/${language}/ui.json`]?.()) ?? {},
  catalogue,
  tableTexts,
];

/** The same at a table that several devices share: from the moment it is opened, lest a sentence is missing for a while. */
export const sharedTextsOf = (game: RegisteredGame): readonly Texts[] => [
  ...textsOf(game),
  sharedTexts,
];
