import { words } from '@empty-chair/uikit/words.svelte.ts';
import { shelf } from '../store/games.svelte.ts';

/** Saved games are listed in the language in use; only for another one is a game loaded here. */
export function followLanguage(): void {
  $effect(() => {
    const { language } = words;
    const others = shelf.list.filter(({ told }) => told?.language !== language);
    if (others.length === 0) return;
    void import('../session/listing.ts').then(({ translateListings }) =>
      translateListings(others, language),
    );
  });
}
