import type { DecisionNode } from '@empty-chair/kernel/trace';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { isRef } from '@empty-chair/uikit/sentence.ts';
import { same } from './marks.ts';

/** What a line is about, by the names of its parameters; `at` is where it happens. */
const PARTS = ['from', 'to', 'at', 'defender'] as const;

/** What a decision was about: a part of the line that came of it, or whatever was chosen. */
export type DecisionName = (typeof PARTS)[number] | Ref;

export function decisionName(
  { chosen }: Pick<DecisionNode, 'chosen'>,
  line: Message | undefined,
): DecisionName | undefined {
  if (chosen === undefined) return undefined;
  const is = (end: string): boolean => {
    const value = line?.params?.[end];
    return typeof value === 'object' && isRef(value) && same(value, chosen);
  };
  return PARTS.find(is) ?? chosen;
}
