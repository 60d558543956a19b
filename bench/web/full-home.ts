import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import type { AppUnderTest } from '../../tests/browser/harness.ts';
import { PHONE } from '../../tests/browser/harness.ts';
import { storedRows, storeRows } from '../../tests/browser/home.ts';
import { whenSeen } from './seen.ts';
import type { Times } from './times.ts';
import { timesOf } from './times.ts';

export const GAMES = 1000;
const RUNS = 9;
const ROW = '[aria-labelledby=saved] li';
/** A game as it is after some rounds. */
const SAID = Array.from({ length: 5 }, () => 'pass');

/** From the start of the page to the picture of home, with so many saved games. */
export async function fullHome(app: AppUnderTest): Promise<Times> {
  const context = await app.window({ size: PHONE, isKeptOffline: true });
  const page = await context.newPage();
  await page.goto(app.url());
  await new RootPlayer(page).start({ said: SAID });
  const [row] = await storedRows(page, 'games');
  const rows = Array.from({ length: GAMES - 1 }, (_, n) => ({
    ...(row as object),
    id: `copy${n}`,
    changed: n,
  }));
  await storeRows(page, 'games', rows);
  await page.addInitScript(`window.seen = (${whenSeen})(${JSON.stringify(ROW)})`);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto('about:blank');
    await page.goto(app.url());
    times.push(await page.evaluate(() => (window as unknown as { seen: Promise<number> }).seen));
  }
  await context.close();
  return timesOf(times);
}
