import { inFrame } from '../shell/in-frame.ts';

interface Shown {
  readonly content: HTMLElement | undefined;
  /** Which panel it is. */
  readonly key: string;
  /** It lies over the panel before, which waits under it. */
  readonly isOver: boolean;
}

/**
 * Another panel begins at its top; one that waited under its reason comes back where it was left.
 * Gives what wants to hear of scrolling: to ask where the page stands would lay it out at every tap.
 */
export function keepScroll(shown: () => Shown): (event: { currentTarget: HTMLElement }) => void {
  let now = 0;
  let key = '';
  let left = { key: '', top: 0 };
  $effect(() => {
    const { content, isOver, key: next } = shown();
    const top = !isOver && left.key === next ? left.top : 0;
    left = isOver ? { key, top: now } : { key: '', top: 0 };
    key = next;
    return inFrame(() => content?.scrollTo({ top }));
  });
  return ({ currentTarget }) => {
    now = currentTarget.scrollTop;
  };
}
