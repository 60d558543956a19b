/** Asked for once: asking anew is not free, and boards ask with every step. */
let reduced: MediaQueryList | undefined;

/** Whether nothing may move: the device says so, or the player did. */
export function isStill(): boolean {
  reduced ??= matchMedia('(prefers-reduced-motion: reduce)');
  return document.documentElement.dataset['motion'] === 'off' || reduced.matches;
}
