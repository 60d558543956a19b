import type { PlaceMark } from '../game-ui.ts';
import { words } from '../words.svelte.ts';

/** What the app says of a place just now, for whoever does not see the mark. */
export function markName({ as, value, letter }: PlaceMark): string {
  const sign = words.t(`ui.board.mark.${as}`);
  const more = [letter, value].filter((part) => part !== undefined).join(', ');
  return more === '' ? `${sign}.` : `${sign}: ${more}.`;
}
