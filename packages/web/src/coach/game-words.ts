import type { MessageId } from '@empty-chair/kernel/words';
import type { UiId } from '@empty-chair/uikit/words.svelte.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { HintId } from './hints.ts';

const idOf = (game: string, hint: HintId): string => `ui.${game}.coach.${hint}`;

/** A hint as the game says it, where it is not the same in all: what is tapped first. */
export const hintText = (game: string, hint: HintId): string =>
  ownWords(game, hint) ?? words.t(`ui.coach.${hint}` satisfies UiId);

/** What only this game says; nothing while its words are not here. */
export function ownWords(game: string, hint: HintId): string | undefined {
  const id = idOf(game, hint);
  return words.renderer.has(id) ? words.say({ id: id as MessageId }) : undefined;
}
