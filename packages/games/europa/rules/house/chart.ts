import { FACES } from '../charts/dice.ts';
import type { Realm } from '../content.ts';
import type { TargetingChart, TargetNode } from '../targeting/types.ts';
import { realmRef } from '../words.ts';

/** House, never official: how a computed Targeting Chart is laid out. */
export const BRANCHES = FACES;
export const CHILDREN = 3;

export type Branch = Pick<TargetNode, 'target' | 'children'>;

/** What lies below it is worked out when the walk comes there: it seldom does. */
export function realmBranch(realm: Realm, below: () => TargetingChart = () => []): Branch {
  let known: TargetingChart | undefined;
  return {
    target: { kind: 'realm', id: realmRef(realm).id },
    get children() {
      known ??= below();
      return known;
    },
  };
}

/** The die spread evenly over so many branches; the first ones get the larger share. */
function sharesOf(count: number): readonly string[] {
  let from = 1;
  return Array.from({ length: count }, (_, i) => {
    const to = from + Math.floor(FACES / count) - (i < FACES % count ? 0 : 1);
    const share = from === to ? `${from}` : `${from}-${to}`;
    from = to + 1;
    return share;
  });
}
const SHARES = Array.from({ length: BRANCHES + 1 }, (_, count) => sharesOf(count));

/** One level of a chart: at most as many branches as the die has faces. */
export const level = (branches: readonly Branch[]): TargetingChart =>
  branches.map((branch, i) => ({
    on: SHARES[branches.length]?.[i] ?? '',
    target: branch.target,
    get children() {
      return branch.children;
    },
  }));
