import { selectors } from 'playwright-core';

/** Everything but the board of a table: `page.locator(OFF_BOARD)`. */
export const OFF_BOARD = 'off-board=*';

/**
 * Runs in the page. A role is slow to find: half of a step went into reading hundreds of places for a
 * button that is beside them. It is a selector of its own because playwright tries `:has()` and `:not()`
 * by itself, element by element, and that took longer than the whole app did.
 */
function offBoard() {
  const queryAll = (): Element[] => {
    const board = document.querySelector('main > .frame > .board');
    const outside = (holder: Element): Element[] =>
      [...holder.children].flatMap((child) => {
        if (child === board) return [];
        return child.contains(board) ? outside(child) : [child];
      });
    return board === null ? [document.body] : outside(document.body);
  };
  return { query: () => queryAll()[0], queryAll };
}

await selectors.register('off-board', offBoard, { contentScript: true });
