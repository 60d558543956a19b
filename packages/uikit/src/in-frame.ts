/**
 * Runs what measures, scrolls or focuses with the next picture, whose layout is needed anyway: done
 * at once, each of them would lay out the page once more while the finger waits. For an effect: it
 * gives what takes it back.
 */
export function inFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run);
  return () => cancelAnimationFrame(frame);
}

/** Runs what nobody sees, such as moving the focus, once that picture is out. */
export function afterFrame(run: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const back = inFrame(() => {
    later = setTimeout(run);
  });
  return () => {
    back();
    clearTimeout(later);
  };
}
