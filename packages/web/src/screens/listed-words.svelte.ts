import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { Said } from '../session/listing.ts';
import { shelf } from '../store/games.svelte.ts';
import type { SavedGame } from '../store/saved-game.ts';
import { soundOf } from '../store/sound.ts';

/** What the saved games are listed as: in the language in use, whatever they were saved in. */
export class ListedWords {
  private said = $state.raw<ReadonlyMap<string, Said>>(new Map());

  constructor() {
    $effect(() => {
      const { language } = words;
      const others = soundOf(shelf.list).filter(({ told }) => told?.language !== language);
      let isPast = false;
      void this.say(others, () => isPast);
      return () => {
        isPast = true;
      };
    });
  }

  of(row: SavedGame): Said {
    return this.said.get(row.id) ?? row;
  }

  private async say(rows: readonly SavedGame[], isPast: () => boolean): Promise<void> {
    const { language } = words;
    this.said = new Map();
    if (rows.length === 0) return;
    const { saidIn } = await import('../session/listing.ts');
    for await (const more of saidIn(rows, language)) {
      if (isPast()) return;
      this.said = new Map([...this.said, ...more]);
    }
  }
}
