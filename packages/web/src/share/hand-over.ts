import { literal } from '@empty-chair/kernel/words';
import { saveFile } from '@empty-chair/uikit/files.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { toasts } from '../shell/toasts.svelte.ts';

/** Gives the player a file and says where it went: a download alone is easily missed. */
export function handOver(name: string, text: string, type?: string): void {
  saveFile(name, text, type);
  toasts.show(words.t('ui.saved', { name: literal(name) }));
}
