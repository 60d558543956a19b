/** Whether nothing may move: the device says so, or the player did. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;
