import { BadData, Refused } from '@empty-chair/kernel/errors';
import { words } from '@empty-chair/uikit/words.svelte.ts';

/** Why a game was not taken, in one sentence; where in the file, when that is known. */
export function importProblem(error: unknown): string {
  if (error instanceof BadData) {
    const reason = words.say(error.reason);
    return error.path === '' ? reason : `${reason} (${error.path})`;
  }
  if (error instanceof Refused) return words.say(error.reason);
  // Cut text, wrong letters, another file: it does not even hold data.
  return words.t('ui.import.unreadable');
}
