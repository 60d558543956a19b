import type { MessageId } from '@empty-chair/kernel/words';
import { NO_PATH } from '../rules/view.ts';

/** The criterion that measures a way, by the game's own sentence. */
export const CLOSEST = 'why.closest';

/** Where there is no way at all it is infinitely long (AOI-Q4). */
export const valueText = (why: MessageId, value: number): string | undefined =>
  value === NO_PATH && why === CLOSEST ? '∞' : undefined;
