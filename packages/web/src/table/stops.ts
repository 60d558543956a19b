/** Where the sheet rests: only the current move, the usual half, or nearly all of the screen. */
const STOPS = ['peek', 'half', 'full'] as const;
export type Stop = (typeof STOPS)[number];

/** For those who tap instead of dragging: up to full, then back to peek. */
export function nextStop(stop: Stop): Stop {
  return STOPS[(STOPS.indexOf(stop) + 1) % STOPS.length] ?? 'half';
}

/** By the share of the screen's height at which the finger let go. */
export function nearestStop(share: number): Stop {
  if (share < 0.31) return 'peek';
  return share < 0.58 ? 'half' : 'full';
}
