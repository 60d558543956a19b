import { BadData, Refused } from '@empty-chair/kernel/errors';
import { words } from '@empty-chair/uikit/words.svelte.ts';

/** Why a game was not taken, in one sentence that helps a player: fields and paths are for programs. */
export function importProblem(error: unknown): string {
  const isOfFields = error instanceof BadData && error.reason.id.startsWith('data.');
  if (!isOfFields && (error instanceof BadData || error instanceof Refused)) {
    return words.say(error.reason);
  }
  // Cut text, wrong letters, another file: it does not even hold data.
  return words.t('ui.import.unreadable');
}
