import type { Narrowing } from '@empty-chair/kernel/trace';
import { criterionOf } from '@empty-chair/kernel/trace';
import type { GameUi } from '@empty-chair/uikit/game-ui.ts';
import { words } from '@empty-chair/uikit/words.svelte.ts';
import type { WhyStep } from './why-steps.ts';

/** What a filter or tiebreak looks at, as a heading: without the stop at its end. */
export const criterion = (narrowing: Narrowing): string =>
  words.say(criterionOf(narrowing)).replace(/\.$/, '');

/** The value of an option under a filter or tiebreak, as the game writes it. */
export const valueText = (
  { valueText: own }: Pick<GameUi, 'valueText'>,
  { why }: Narrowing,
  value: number,
): string => own?.(why, value) ?? words.renderer.number(value);

/** A step as it is read: the reason, and how many it leaves. */
export function stepText({ letter, narrowing, left, of }: WhyStep): string {
  if (narrowing === undefined) return words.t('ui.why.options', { n: of });
  return `${letter}. ${criterion(narrowing)}. ${words.t('ui.why.left', { n: left, of })}`;
}
