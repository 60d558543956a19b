import type { Labels } from '../report/labels.ts';
import type { Estimate } from '../stats.ts';
import type { SeatComparison } from './compare.ts';

/** Who sits there; both names where the studies differ. */
export function seatName(labels: Labels, { a, b }: SeatComparison): string {
  const [one, other] = [labels.seat(a), labels.seat(b)];
  return one === other ? one : `${one} → ${other}`;
}

/** A difference always shows its sign. */
export function signed(labels: Labels, value: number): string {
  return value > 0 ? `+${labels.number(value)}` : labels.number(value);
}

/** A difference of win rates, in percentage points with one decimal. */
export const points = (labels: Labels, share: number): string =>
  signed(labels, Math.round(share * 1000) / 10);

export type Written = (labels: Labels, value: number) => string;

export const interval = (labels: Labels, { low, high }: Estimate, written: Written): string =>
  labels.range(written(labels, low), written(labels, high));

/** `+3.2 (+1.1 – +5.3)` */
export const estimate = (labels: Labels, one: Estimate, written: Written): string =>
  `${written(labels, one.value)} (${interval(labels, one, written)})`;
