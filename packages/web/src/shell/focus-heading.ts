const HEADING = '[data-focus]';

/**
 * Focus goes to the heading of the new screen, which may still be on its way: it is waited for, unless
 * somebody has gone on meanwhile. Gives what ends the waiting.
 */
export function focusHeading(): () => void {
  const watch = new MutationObserver(() => {
    if (document.activeElement === document.body) look();
    else watch.disconnect();
  });
  const look = (): void => {
    const heading = document.querySelector<HTMLElement>(HEADING);
    heading?.focus({ preventScroll: true });
    if (heading) watch.disconnect();
  };
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return () => watch.disconnect();
}
