import type { Chair } from '@empty-chair/uikit/game-ui.ts';

/** The only human at a table; of several none is "you". */
export function onlyHuman<C extends Pick<Chair, 'bot'>>(chairs: readonly C[]): C | undefined {
  const [first, second] = chairs.filter(({ bot }) => !bot);
  return second === undefined ? first : undefined;
}

/**
 * Whose chair is "you": the only human's, and at a shared table the one that this device has taken; of
 * several none is.
 */
export function yourSeat(
  chairs: readonly Pick<Chair, 'bot' | 'seat'>[],
  taken: readonly number[] | undefined,
): number | undefined {
  if (taken === undefined) return onlyHuman(chairs)?.seat;
  const [first, second] = taken;
  return second === undefined ? first : undefined;
}
