const HEADING = '[data-focus]';

/**
 * Focus goes to the heading of the new screen, which may still be on its way: it is waited for, unless
 * somebody has gone on meanwhile. Gives what ends the waiting.
 */
export function focusHeading(): () => void {
  const isFocused = (): boolean => {
    const heading = document.querySelector<HTMLElement>(HEADING);
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (isFocused()) return () => undefined;
  const watch = new MutationObserver(() => {
    const isFree = document.activeElement === document.body || document.activeElement === null;
    if (!isFree || isFocused()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => watch.disconnect();
}
