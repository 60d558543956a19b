import type { Attachment } from 'svelte/attachments';

/** Says once that all of it has been on the screen. */
export const wholeOnScreen = (seen: () => void): Attachment => watching((node) => node, seen);

/** Says once that all of it has been on the screen, at once or bit by bit: its end was. */
export const onScreen = (seen: () => void): Attachment =>
  watching((node) => node.lastElementChild?.lastElementChild ?? node, seen);

const watching =
  (partOf: (node: Element) => Element, seen: () => void): Attachment =>
  (node) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        seen();
        observer.disconnect();
      },
      { threshold: 1 },
    );
    observer.observe(partOf(node));
    return () => observer.disconnect();
  };
