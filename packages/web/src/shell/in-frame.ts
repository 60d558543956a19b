/**
 * Runs what measures, scrolls or focuses with the next picture, whose layout is needed anyway: done
 * at once, each of them would lay out the page once more while the finger waits. For an effect: it
 * gives what takes it back.
 */
export function inFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}
