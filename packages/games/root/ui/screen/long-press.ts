import type { Attachment } from 'svelte/attachments';

/** In milliseconds: as long as phones wait before they open a menu. */
const HELD = 500;
/** In pixels: a finger is never quite still. */
const STILL = 10;

/** Asks for more of a button: held down, by its menu key or a right click, or with `?` on the keyboard. */
export const askedFor =
  (ask: () => void): Attachment<HTMLElement> =>
  (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let isAsked = false;
    const forget = (): void => clearTimeout(timer);
    const on = new AbortController();
    const listen = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      heard: (event: HTMLElementEventMap[Kind]) => void,
      capture = false,
    ): void => element.addEventListener(kind, heard, { signal: on.signal, capture });
    listen('pointerdown', ({ clientX: x, clientY: y }) => {
      from = { x, y };
      isAsked = false;
      forget();
      timer = setTimeout(() => {
        isAsked = true;
        ask();
      }, HELD);
    });
    listen('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) forget();
    });
    for (const kind of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      listen(kind, forget);
    listen('contextmenu', (event) => {
      event.preventDefault();
      forget();
      if (!isAsked) ask();
      isAsked = true;
    });
    // What was held down was asked about, and is not done.
    listen(
      'click',
      (event) => {
        if (!isAsked) return;
        isAsked = false;
        event.stopImmediatePropagation();
        event.preventDefault();
      },
      true,
    );
    listen('keydown', (event) => {
      if (event.key !== '?') return;
      event.preventDefault();
      event.stopPropagation();
      ask();
    });
    return () => {
      forget();
      on.abort();
    };
  };
