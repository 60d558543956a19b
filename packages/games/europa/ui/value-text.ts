import type { MessageId } from '@empty-chair/kernel/words';
import { OUT_OF_REACH } from '../rules/view.ts';

/** The criteria that measure a way. */
const DISTANCES: ReadonlySet<string> = new Set(['why.farthest', 'why.houseNearest']);

/** Distant Areas are farther than any way on the Main Map (R-GEO-3). */
export const valueText = (why: MessageId, value: number): string | undefined =>
  DISTANCES.has(why) && Math.abs(value) >= OUT_OF_REACH ? '∞' : undefined;
