import { literal } from '@empty-chair/kernel/words';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { BgStatsWords } from './bgstats.ts';

/** In the language in use. */
export function bgStatsWords(): BgStatsWords {
  return {
    game: (id) => words.t('ui.game.name', { game: literal(id) }),
    level: (id) => words.t('ui.level', { level: literal(id) }),
    human: (n) => words.t('ui.bgstats.human', { n }),
    location: words.t('ui.bgstats.location'),
  };
}
