/**
 * Another place begins with its card; anything else in a human's turn begins with what stands above
 * the panel: what is to be put back after an undo.
 */
export function toTop(panel: HTMLElement, hasPlace: boolean): void {
  const above = hasPlace ? undefined : panel.parentElement?.firstElementChild;
  (above ?? panel).scrollIntoView({ block: 'start' });
}
