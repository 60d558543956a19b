import { inFrame } from '@empty-chair/uikit/in-frame.ts';

interface Shown {
  readonly content: HTMLElement | undefined;
  /** Which panel it is. */
  readonly key: string;
  /** It lies over the panel before, which waits under it. */
  readonly isOver: boolean;
  /** Somebody asked for a mat, which has scrolled itself into sight. */
  readonly isMatAsked: boolean;
}

/**
 * Another panel begins at its top, also after a mat was looked at; one that waited under its reason
 * comes back where it was left.
 * Gives what wants to hear of scrolling: to ask where the page stands would lay it out at every tap.
 */
export function keepScroll(shown: () => Shown): (event: { currentTarget: HTMLElement }) => void {
  let now = 0;
  let key = '';
  let wasMatAsked = false;
  /** Those that wait, the lowest first. */
  let waiting: readonly { readonly key: string; readonly top: number }[] = [];
  $effect(() => {
    const { content, isOver, isMatAsked, key: next } = shown();
    const isMatLeft = wasMatAsked && !isMatAsked;
    wasMatAsked = isMatAsked;
    if (next === key) return isMatLeft ? inFrame(() => content?.scrollTo({ top: 0 })) : undefined;
    const below = waiting.at(-1);
    const top = below?.key === next ? below.top : 0;
    if (below?.key === next) waiting = waiting.slice(0, -1);
    else waiting = isOver ? [...waiting, { key, top: now }] : [];
    key = next;
    return inFrame(() => content?.scrollTo({ top }));
  });
  return ({ currentTarget }) => {
    now = currentTarget.scrollTop;
  };
}
