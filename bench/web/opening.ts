import type { Page } from 'playwright-core';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import type { AppUnderTest } from '../../tests/browser/harness.ts';
import { BOARD, PHONE } from '../../tests/browser/harness.ts';
import { importFile } from '../../tests/browser/home.ts';
import { longGames } from './long-games.ts';
import { whenSeen } from './seen.ts';
import type { Times } from './times.ts';
import { SLOW_DOWN, timesOf } from './times.ts';

const RUNS = 9;
/** In milliseconds: so long somebody looks at home before they go on with their game. */
const LOOK = 2000;

/** From the tap on "Continue" to the picture of the table, for a long game of each, by its name. */
export async function openings(app: AppUnderTest): Promise<ReadonlyMap<string, Times>> {
  const found = new Map<string, Times>();
  for (const [name, record] of longGames()) {
    const context = await app.window({ size: PHONE, isKeptOffline: true });
    const page = await context.newPage();
    await page.goto(app.url());
    await importFile(new RootPlayer(page), JSON.stringify(record));
    await page.locator(BOARD).waitFor();
    const session = await context.newCDPSession(page);
    const throttle = (rate: number): Promise<unknown> =>
      session.send('Emulation.setCPUThrottlingRate', { rate });
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await throttle(1);
      // A page that has opened nothing yet.
      await page.goto('about:blank');
      await page.goto(app.url());
      await page.locator('a.continue').waitFor();
      await page.waitForTimeout(LOOK);
      await throttle(SLOW_DOWN);
      times.push(await openingTime(page));
    }
    found.set(name, timesOf(times));
    await context.close();
  }
  return found;
}

async function openingTime(page: Page): Promise<number> {
  const seen = page.evaluate(whenSeen, BOARD);
  const tapped = await page.locator('a.continue').evaluate((link: HTMLElement) => {
    const now = performance.now();
    link.click();
    return now;
  });
  return (await seen) - tapped;
}
