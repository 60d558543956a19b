import type { MessageId } from '@empty-chair/kernel/words';
import type { Goal } from '../rules/view.ts';
import { NO_PATH } from '../rules/view.ts';

/** The criteria that measure a way, by the game's own sentences, and what each measures to. */
export const GOALS: Readonly<Record<string, Goal>> = {
  'why.middleIsland': 'middleIsland',
  'why.closestToLonely': 'lonely',
  'why.closestToYou': 'you',
  'why.farthest': 'you',
};

/** Where there is no way at all it is infinitely long (R-CON-3). */
export const valueText = (why: MessageId, value: number): string | undefined =>
  value === NO_PATH && GOALS[why] !== undefined ? '∞' : undefined;
