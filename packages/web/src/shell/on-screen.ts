import type { Attachment } from 'svelte/attachments';

/** Says once that all of it has been on the screen, at once or bit by bit: its end was. */
export const onScreen =
  (seen: () => void): Attachment =>
  (node) => {
    const end = node.lastElementChild?.lastElementChild ?? node;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen();
        observer.disconnect();
      },
      { threshold: 1 },
    );
    observer.observe(end);
    return () => observer.disconnect();
  };
