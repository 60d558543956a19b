import type { Message, Ref } from '@empty-chair/kernel/words';
import type { Arrow, Travel } from '@empty-chair/uikit/game-ui.ts';
import { arrowOf, placesOf } from './marks.ts';

/** In milliseconds: one piece, and all that are ticked at once. */
const ONE = 520;
const MOST_TIME = 4000;

export type Going = Pick<Travel, 'from' | 'to' | 'n' | 'who'>;

/** What the lines that were just ticked have moved on the board. */
export function travelsOf(
  lines: readonly Message[],
  isPlace: (ref: Ref) => boolean,
  ownArrow?: (message: Message) => Omit<Arrow, 'when'> | undefined,
): readonly Going[] {
  return lines.flatMap((line): readonly Going[] => {
    const arrow = ownArrow?.(line) ?? arrowOf(line, isPlace);
    if (arrow !== undefined) return [arrow];
    const n = line.params?.['n'];
    return placesOf(line, isPlace).map((to) => ({ to, n: typeof n === 'number' ? n : 1 }));
  });
}

/** One after the other; many of them quicker, so that nobody waits for the last. */
export function paced(going: readonly Going[]): readonly Travel[] {
  const time = Math.min(ONE, Math.floor(MOST_TIME / going.length));
  return going.map((one, i) => ({ ...one, key: String(i), delay: i * time, time }));
}
