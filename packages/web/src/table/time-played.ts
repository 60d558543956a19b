const MINUTE = 60_000;
/** A game that took longer lay about overnight: that says nothing of how long it was played. */
const MOST_HOURS = 12;

/** From its beginning to its end, in milliseconds; undefined where that is not how long it was played. */
export function timePlayed(
  begun: number,
  ended: number,
): { readonly hours: number; readonly minutes: number } | undefined {
  const all = Math.round((ended - begun) / MINUTE);
  // Opened at its end from a link, or without a clock.
  if (all < 1 || all >= MOST_HOURS * 60) return undefined;
  return { hours: Math.floor(all / 60), minutes: all % 60 };
}
