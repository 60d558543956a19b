import type { DecisionNode } from '@empty-chair/kernel/trace';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import { same } from './marks.ts';

/** What a decision was about: an end of the move that came of it, or whatever was chosen. */
export type DecisionName = 'from' | 'to' | Ref;

export function decisionName(
  { chosen }: Pick<DecisionNode, 'chosen'>,
  line: Message | undefined,
): DecisionName | undefined {
  if (chosen === undefined) return undefined;
  const is = (end: string): boolean => {
    const value = line?.params?.[end];
    return typeof value === 'object' && isRef(value) && same(value, chosen);
  };
  return is('from') ? 'from' : is('to') ? 'to' : chosen;
}
