import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, BOARD, complaintsOf, SMALL_PHONE } from './harness.ts';
import { scanned } from './scanned.ts';
import { visitScreens } from './screens.ts';
import { smallTargets } from './targets.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** What is wrong on any screen. */
class Scan {
  readonly found: string[] = [];
  /** What is too small for a finger at the table. */
  readonly small: Record<string, readonly string[]> = {};
  private isBoardSeen = false;

  async look(page: Page, screen: string): Promise<void> {
    const hasBoard = (await page.locator(BOARD).count()) > 0;
    // The board is looked at once, and again where reasons are drawn on it.
    const withoutBoard = this.isBoardSeen && screen !== 'why';
    this.isBoardSeen ||= hasBoard;
    this.found.push(...(await scanned(page, `screen-${screen}`, { withoutBoard })));
    if (!hasBoard) return;
    // While something is asked, what can be tapped on the board has its button.
    const small = await smallTargets(page, !screen.startsWith('question'));
    if (small.length > 0) this.small[screen] = small;
  }
}

it('on any screen of a small phone axe finds nothing, and at the table a finger meets 44 px', async () => {
  const page = await app.page({ size: SMALL_PHONE });
  const complaints = complaintsOf(page);
  await page.goto(app.url());
  const scan = new Scan();
  await visitScreens(new RootPlayer(page), (screen) => scan.look(page, screen));
  expect(scan.found).toEqual([]);
  expect(scan.small).toEqual({});
  expect(complaints).toEqual([]);
});
