import { windowShape } from '../window-shape.svelte.ts';

/**
 * Attached to a button over the board: where the table has a rail, it stands there instead, so that
 * nothing floats over a low map.
 */
export function inRail(node: HTMLElement): (() => void) | undefined {
  const rail = windowShape.hasRail ? document.querySelector('[data-rail-tools]') : null;
  if (rail === null) return undefined;
  const home = document.createComment('');
  node.replaceWith(home);
  rail.append(node);
  return () => {
    // Taken away with what it belongs to, it must not come back.
    if (node.isConnected) home.replaceWith(node);
    else home.remove();
  };
}
