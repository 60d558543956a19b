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
