import type { Attachment } from 'svelte/attachments';

/** Says once that all of it has been on the screen. */
export const wholeOnScreen =
  (seen: () => void): Attachment =>
  (node) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen();
        observer.disconnect();
      },
      { threshold: 1 },
    );
    observer.observe(node);
    return () => observer.disconnect();
  };
