/** How long work goes on before others have their turn, and how it hears that it is not wanted. */
export interface Pace {
  readonly now: () => number;
  /** Lets whatever waits in the queue come first: a cancel, a newer request. */
  readonly pause: () => Promise<void>;
  readonly isStopped: () => boolean;
}

/** In milliseconds. */
const SLICE = 15;

/** Takes all of them, in slices. Gives whether it came to the end. */
export async function sliced<T>(
  all: Iterable<T>,
  take: (one: T) => void,
  { now, pause, isStopped }: Pace,
): Promise<boolean> {
  let until = now() + SLICE;
  for (const one of all) {
    take(one);
    if (now() < until) continue;
    await pause();
    if (isStopped()) return false;
    until = now() + SLICE;
  }
  return true;
}
