import type { Page } from 'playwright-core';

/** What a finger has to meet, in CSS pixels. */
const LEAST = 44;

/**
 * The interactive things in sight that are smaller than a finger, one line each. A hidden input is
 * met by its label; a link inside a sentence may be as high as its line; a thin thing may reach
 * further than it is drawn. While something is asked, the board can be left out: whatever could be
 * tapped there has its button in the panel.
 */
export async function smallTargets(page: Page, board: boolean): Promise<readonly string[]> {
  return page.evaluate(
    ({ least, withBoard }) => {
      const INTERACTIVE = 'button, a[href], input, textarea, select, summary, [role=button]';
      // Half a pixel is lost where a box does not begin on a whole one.
      const isSmall = (size: { width: number; height: number }): boolean =>
        size.width < least - 0.5 || size.height < least - 0.5;

      /** How far taps reach up and down from the middle, beyond the box itself. */
      const reach = (met: Element, box: DOMRect): { width: number; height: number } => {
        const x = box.x + box.width / 2;
        const y = box.y + box.height / 2;
        const hits = (dy: number): boolean => met.contains(document.elementFromPoint(x, y + dy));
        let up = 0;
        let down = 0;
        while (up < least && hits(-up - 1)) up += 1;
        while (down < least && hits(down + 1)) down += 1;
        return { width: box.width, height: up + 1 + down };
      };

      const found: string[] = [];
      for (const element of document.querySelectorAll(INTERACTIVE)) {
        const met = element.closest('label') ?? element;
        const box = met.getBoundingClientRect();
        const isShown = met.checkVisibility({ visibilityProperty: true }) && box.width > 0;
        const isInline = getComputedStyle(met).display === 'inline' && element.matches('a, button');
        const isSkipped = !withBoard && element.closest('svg') !== null;
        if (!isShown || isInline || isSkipped || !isSmall(box) || !isSmall(reach(met, box)))
          continue;
        const name = element.getAttribute('aria-label') ?? met.textContent?.trim() ?? '';
        found.push(`${Math.round(box.width)} x ${Math.round(box.height)}: ${name.slice(0, 60)}`);
      }
      return found;
    },
    { least: LEAST, withBoard: board },
  );
}

/** What a sentence needs, in CSS pixels. */
const LEAST_LETTERS = 13;

/** The sentences outside the board that are written smaller than that: three words or more. */
export async function smallSentences(page: Page): Promise<readonly string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const { parentElement: element, textContent } = texts.currentNode;
      const text = textContent?.trim() ?? '';
      if (element === null || element.closest('svg, .visually-hidden') !== null) continue;
      if (text.split(/\s+/).length < 3 || !element.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least) found.push(`${size}: ${text.slice(0, 60)}`);
    }
    return found;
  }, LEAST_LETTERS);
}
