/** In milliseconds, where the browser cannot say when it is idle. */
const SOON = 600;

/** Runs it when the page has nothing to do; gives what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run, { timeout: 4 * SOON });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, SOON);
  return () => clearTimeout(id);
}

/** So long whoever has opened a page has the processor to themselves, in milliseconds. */
const SETTLED = 3000;

/**
 * Runs what takes the processor for a while, such as making a worker quick, only once the page has been
 * open for some time: the first taps are not slowed down, and a page that is soon left never pays for it.
 */
export function whenSettled(run: () => void): () => void {
  let idle: (() => void) | undefined;
  const timer = setTimeout(() => {
    idle = whenIdle(run);
  }, SETTLED);
  return () => {
    clearTimeout(timer);
    idle?.();
  };
}
