import type { SavedGame } from '../store/saved-game.ts';
import { settings } from '../store/settings.svelte.ts';
import { loadUi, textsOf } from './game-uis.ts';
import { loadRules, prepareGame } from './opened.ts';

/** Loads all that the table of a game is made of: whoever goes on with it waits for its picture only. */
export async function prepareTable(row: SavedGame): Promise<void> {
  const texts = async (): Promise<unknown> => {
    const rules = await loadRules(row.game);
    return Promise.all(textsOf(rules).map((load) => load(settings.language)));
  };
  try {
    const screen = import('../screens/GameScreen.svelte');
    await Promise.all([screen, loadUi(row.game), texts(), prepareGame(row)]);
  } catch {
    // Tried again, and said, when it is opened.
  }
}
