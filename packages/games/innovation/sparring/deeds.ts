import { LIMITS } from '../rules/content.ts';
import type { Bag } from './base-rules.ts';
import { OPINIONS } from './opinions.ts';
import type { Purse } from './purse.ts';
import { canPay, powerNeeded } from './purse.ts';
import { coinsWorth } from './worth.ts';

/** One action of a turn that could be taken now. */
export interface Deed {
  /** In points, with what it will bring in later rounds. */
  readonly worth: number;
  /** In coins. */
  readonly price: number;
  readonly take: () => void;
}

/** The most points for the resources. */
export function bestDeed(deeds: readonly Deed[], round: number): Deed | undefined {
  let best: Deed | undefined;
  let most = leastRatio(round);
  for (const deed of deeds) {
    const ratio = deed.worth / Math.max(OPINIONS.leastPrice, deed.price);
    if (deed.worth > 0 && ratio > most) {
      best = deed;
      most = ratio;
    }
  }
  return best;
}

function leastRatio(round: number): number {
  if (round === LIMITS.rounds) return OPINIONS.leastLast;
  return round <= LIMITS.rounds / 2 ? OPINIONS.leastEarly : OPINIONS.leastLate;
}

/** What a cost is felt as: power of bowl III that stands in for coins is dearer than coins. */
export const priceOf = (purse: Purse, cost: Bag): number =>
  coinsWorth(cost) + powerNeeded(purse, cost) * OPINIONS.powerSpent;

export const isAffordable = canPay;
