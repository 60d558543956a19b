import { afterFrame } from '@empty-chair/uikit/in-frame.ts';

/** Focus goes to the panel that came up. */
export function focusPanel(panelKey: () => string): void {
  // The button that was tapped goes with its panel. Let go of it while the page still stands as it
  // was laid out: taken away with the focus on it, it would be laid out twice.
  let letGo: string | undefined;
  $effect.pre(() => {
    const key = panelKey();
    if (letGo !== undefined && letGo !== key && document.activeElement instanceof HTMLElement) {
      document.activeElement.blur();
    }
    letGo = key;
  });
  let lastKey: string | undefined;
  $effect(() => {
    const key = panelKey();
    const isNew = lastKey !== undefined && lastKey !== key;
    lastKey = key;
    if (!isNew) return undefined;
    // What lies over a panel comes before it.
    return afterFrame(() =>
      document.querySelector<HTMLElement>('[data-panel-focus]')?.focus({ preventScroll: true }),
    );
  });
}
