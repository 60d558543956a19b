import type { UiId as SharedId } from '@empty-chair/uikit/words.svelte.ts';
import { wordsWith } from '@empty-chair/uikit/words.svelte.ts';
import type ui from '../text/en/ui.json';

/** A sentence of this game's drawing, or one that all share; a wrong id does not compile. */
export type UiId = SharedId | keyof typeof ui;

export const words = wordsWith<keyof typeof ui>();
