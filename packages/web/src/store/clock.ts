/** What a date can hold; beyond it nothing can be written as a day. */
const FARTHEST = 8.64e15;

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FARTHEST;
}

/** The time, or `otherwise` where the device's clock tells none: a row must never be kept without. */
export function timeOr(otherwise: number): number {
  const now = Date.now();
  return isTime(now) ? now : otherwise;
}
