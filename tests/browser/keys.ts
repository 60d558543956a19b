import type { Locator, Page } from 'playwright-core';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';

export const isHere = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

export const isFocused = (target: Locator): Promise<void> =>
  target.and(target.page().locator(':focus')).waitFor();

/** On with the tab key until the focus is there. */
export async function reach(page: Page, target: Locator): Promise<void> {
  // Looked up once: names are slow to find on a board, and nothing changes while the tab key is pressed.
  const element = await target.elementHandle();
  const MOST = 120;
  for (let presses = 0; presses < MOST; presses += 1) {
    if (await element?.evaluate((wanted) => wanted === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the tab key does not reach ${target}`);
}

/** Somebody without a pointer: whatever others tap is reached with the tab key. */
export class KeyboardPlayer extends RootPlayer {
  /** The tab key reaches the choice that is made; the arrow keys make another. */
  protected override async playAt(where: Locator): Promise<void> {
    const chosen = this.page.getByRole('radio', { name: 'At my table' });
    await reach(this.page, chosen);
    await this.page.keyboard.press('ArrowRight');
    await isFocused(where);
  }

  override async tap(target: Locator): Promise<void> {
    await reach(this.page, target);
    await this.press('Enter');
  }
}
