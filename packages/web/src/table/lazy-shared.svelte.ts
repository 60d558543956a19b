import type { RegisteredGame } from '@empty-chair/registry/games';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import { sharedTextsOf } from '../session/game-uis.ts';
import type { atTable } from '../shared/at-table.ts';
import { toasts } from '../shell/toasts.svelte.ts';
import { settings } from '../store/settings.svelte.ts';

/** What is drawn and said of a shared table; a game of one device loads none of it. */
export class LazyShared {
  parts: typeof atTable | undefined = $state.raw();

  /** Says whether it is there. */
  async load(game: RegisteredGame): Promise<boolean> {
    if (this.parts !== undefined) return true;
    try {
      const [shared] = await Promise.all([
        import('../shared/at-table.ts'),
        words.use(settings.language, sharedTextsOf(game)),
      ]);
      this.parts = shared.atTable;
      return true;
    } catch {
      toasts.refuse(words.t('ui.loadFailed'));
      return false;
    }
  }
}
