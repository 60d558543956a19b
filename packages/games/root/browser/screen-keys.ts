import type { Locator } from 'playwright-core';
import { isHere, reach } from '../../../../tests/browser/keys.ts';
import { ScreenPlayer } from './screen-player.ts';

/** Somebody without a pointer: verbs by their number, E for the end, and Enter where the page has led. */
export class ScreenKeys extends ScreenPlayer {
  override async press(key: string): Promise<void> {
    this.taps += 1;
    await super.press(key);
  }

  /** What the page leads to has the focus already; anything else is reached with the tab key. */
  override async tap(target: Locator): Promise<void> {
    if (!(await isHere(target))) await reach(this.page, target);
    await this.press('Enter');
  }

  protected override async tapVerb(at: number): Promise<void> {
    await this.press(String(at + 1));
  }

  protected override async endStep(): Promise<void> {
    await this.press('e');
  }

  /** The one place that the tab key comes to is lit. */
  protected override async tapLit(): Promise<void> {
    await this.tap(this.board.locator('[data-place][tabindex="0"]'));
  }
}
