import { literal } from '@empty-chair/kernel/words';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { gameTitle } from '../session/game-title.ts';
import type { BgStatsWords } from './bgstats.ts';

/** In the language in use. */
export function bgStatsWords(): BgStatsWords {
  return {
    game: (id) => gameTitle(id).name,
    level: (id) => words.t('ui.level', { level: literal(id) }),
    human: (n) => words.t('ui.bgstats.human', { n }),
    location: words.t('ui.bgstats.location'),
  };
}
