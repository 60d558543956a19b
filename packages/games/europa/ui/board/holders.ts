import type { AreaView, ProvinceView } from '../../rules/view.ts';

/** By size, as the rules count Tax Value: the tint is only a hint, the chips are the record. */
const WEIGHT: Readonly<Record<ProvinceView['size'], number>> = { small: 1, large: 2 };

export interface Holder {
  readonly realm: string;
  readonly seat: number | undefined;
}

interface Held {
  readonly holder: Holder;
  weight: number;
  hasCapital: boolean;
}

/** Who holds most of an area; of equals a played realm, then one with its capital there, then the first. */
export function holderOf({ provinces }: Pick<AreaView, 'provinces'>): Holder | undefined {
  const held = new Map<string, Held>();
  for (const { owner, seat, size, isCapital } of provinces) {
    if (owner === undefined) continue;
    const known = held.get(owner) ?? {
      holder: { realm: owner, seat },
      weight: 0,
      hasCapital: false,
    };
    known.weight += WEIGHT[size];
    known.hasCapital ||= isCapital;
    held.set(owner, known);
  }
  // The sort is stable: the first stays before its equals.
  return [...held.values()].sort((a, b) => rankOf(b) - rankOf(a))[0]?.holder;
}

const rankOf = ({ holder, weight, hasCapital }: Held): number =>
  weight * 4 + (holder.seat === undefined ? 0 : 2) + (hasCapital ? 1 : 0);
