import type { Ref } from '@empty-chair/kernel/words';
import type { HeatMark } from '../game-ui.ts';

export const LOSS_PATTERN = 'heat-loss';
export const TAKEN_PATTERN = 'heat-taken';

/** One of the two things that may happen to a place. */
export interface Heat {
  readonly as: 'loss' | 'taken';
  readonly chance: number;
}

/** Both of them, the worse first; what cannot happen is left out. */
export const heatsOf = ({ loss, taken }: HeatMark): readonly Heat[] => [
  ...(loss > 0 ? [{ as: 'loss' as const, chance: loss }] : []),
  ...(taken > 0 ? [{ as: 'taken' as const, chance: taken }] : []),
];

/** How strong it is drawn, 0 to 1: a small chance can still be seen, and does not shout. */
export const strength = (chance: number): number => 0.15 + 0.85 * Math.sqrt(Math.min(1, chance));

/** The places of a board that are hot, each with where it lies. */
export const heated = <At>(
  heat: readonly HeatMark[] | undefined,
  at: (ref: Ref) => At | undefined,
): readonly (At & { readonly heat: HeatMark })[] =>
  (heat ?? []).flatMap((one) => {
    const place = at(one.ref);
    return place === undefined || heatsOf(one).length === 0 ? [] : [{ ...place, heat: one }];
  });
