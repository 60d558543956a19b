import type { Catalogue } from '@empty-chair/text/catalogue';
import { words } from '@empty-chair/uikit/words.svelte.ts';

const titles = import.meta.glob<Catalogue>('../../../games/*/text/*/title.json', {
  import: 'default',
  eager: true,
});

/** The name of a game, and what is in it, for lists of games of which none is loaded. */
export function gameTitle(id: string): { readonly name: string; readonly about: string } {
  const title = titles[`../../../games/${id}/text/${words.language}/title.json`];
  return { name: title?.['name'] ?? id, about: title?.['about'] ?? '' };
}
