/** How far below the window something is drawn already: who scrolls finds it there. */
const AHEAD = '240px';

/** For an element: calls once, when it comes near the window. What nobody scrolls to is not drawn. */
export const whenNear =
  (near: () => void) =>
  (element: Element): (() => void) => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        near();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  };
