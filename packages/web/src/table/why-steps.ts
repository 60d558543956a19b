import type { DecisionNode, Narrowing } from '@empty-chair/kernel/trace';
import type { Ref } from '@empty-chair/kernel/words';
import { has, letterOf } from './marks.ts';

/** A decision told one tiebreak at a time, where there is no room for the whole ladder. */
export interface WhyStep {
  /** How many narrowings are done: what the board shows. */
  readonly step: number;
  /** Undefined for the beginning, where all options are still there. */
  readonly letter: string | undefined;
  readonly narrowing: Narrowing | undefined;
  readonly left: number;
  readonly of: number;
}

/** One option as a step lists it. */
export interface SteppedOption {
  readonly ref: Ref;
  readonly value: number | undefined;
  readonly isStruck: boolean;
}

/** More than these are looked at on the board; the list keeps to those who stay. */
const MOST_LISTED = 6;

export function whySteps({ narrowings, options }: DecisionNode): readonly WhyStep[] {
  const all = options.length;
  return [
    { step: 0, letter: undefined, narrowing: undefined, left: all, of: all },
    ...narrowings.flatMap((narrowing, index): WhyStep[] => {
      const of = narrowing.options.length;
      if (of === 0) return [];
      const left = narrowing.left.length;
      return [{ step: index + 1, letter: letterOf(index), narrowing, left, of }];
    }),
  ];
}

/** Where the story of a line stands: which of its decisions, after how many narrowings. */
export interface StoryPlace {
  readonly decision: number;
  readonly step: number;
}

/** The next page of the story, over the end of one decision into the other; undefined at its ends. */
export function neighbourStep(
  decisions: readonly DecisionNode[],
  { decision, step }: StoryPlace,
  by: 1 | -1,
): StoryPlace | undefined {
  const pages = decisions.flatMap((node, index) =>
    whySteps(node).map((page): StoryPlace => ({ decision: index, step: page.step })),
  );
  const isNow = (page: StoryPlace): boolean => page.decision === decision && page.step === step;
  const at = pages.findIndex(isNow);
  return at < 0 ? undefined : pages[at + by];
}

/** The options of a step with their values: all, or those who stay, or (still too many) none. */
export function listedAt({ narrowing }: WhyStep): readonly SteppedOption[] {
  if (narrowing === undefined) return [];
  const { options, values, left, best } = narrowing;
  const listed = options.flatMap((ref, index): SteppedOption[] => {
    const isStruck = !has(left, ref);
    if (isStruck && options.length > MOST_LISTED) return [];
    return [{ ref, value: best === undefined ? undefined : values[index], isStruck }];
  });
  return listed.length > MOST_LISTED ? [] : listed;
}
