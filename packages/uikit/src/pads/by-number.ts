/** In milliseconds: the second digit of a number is typed within it. */
const TOGETHER = 900;

/**
 * Answers by the keyboard: a number moves to the button that has it (`data-number`), Enter takes that, as any
 * button, and Escape leaves it for the question again.
 */
export function byNumber(node: HTMLElement): () => void {
  let typed = '';
  let forget: ReturnType<typeof setTimeout> | undefined;
  const numbered = (number: string): HTMLElement | null =>
    node.querySelector<HTMLElement>(`[data-number="${number}"]`);

  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped(event.target)) return;
    if (event.key === 'Escape' && node.contains(document.activeElement)) {
      typed = '';
      node.querySelector<HTMLElement>('[data-panel-focus]')?.focus();
    }
    if (!/^\d$/.test(event.key)) return;
    clearTimeout(forget);
    // Of a number that is nobody's the last digit begins another one.
    typed = numbered(typed + event.key) === null ? event.key : typed + event.key;
    forget = setTimeout(() => {
      typed = '';
    }, TOGETHER);
    numbered(typed)?.focus();
  }

  window.addEventListener('keydown', press);
  return () => {
    clearTimeout(forget);
    window.removeEventListener('keydown', press);
  };
}

/** A field has its own use for digits. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
