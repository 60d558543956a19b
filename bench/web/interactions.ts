import type { Locator, Page } from 'playwright-core';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import type { AppUnderTest } from '../../tests/browser/harness.ts';
import { PHONE } from '../../tests/browser/harness.ts';
import type { Times } from './times.ts';
import { SLOW_DOWN, timesOf } from './times.ts';

const ROUNDS = 5;

/** From the touch to the next paint, over the first rounds of a solo game; by what was touched. */
export async function interactions(app: AppUnderTest): Promise<ReadonlyMap<string, Times>> {
  const context = await app.window({ size: PHONE, isKeptOffline: true });
  const page = await context.newPage();
  await page.goto(app.url());
  const player = new RootPlayer(page);
  await player.start();
  await watchEvents(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });

  const times = new Map<string, number[]>();
  const timed = async (what: string, target: Locator): Promise<void> => {
    const list = times.get(what) ?? [];
    times.set(what, list);
    list.push(await timeOf(page, () => player.tap(target)));
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const id of [5, 10, 9]) await timed('tapping a place', player.clearing(id));
    await timed('End my turn', player.button('End my turn'));
    for (let bot = 0; bot < 2; bot += 1) {
      await timed('bot turn, full trace', player.button('Play its turn'));
      const why = player.button(/^Why: /);
      if (await why.first().isVisible()) {
        await timed('opening why', why.nth(Math.min(2, (await why.count()) - 1)));
        await player.tap(player.button('Back to the turn'));
      }
      await player.finishBotTurn();
    }
  }
  await context.close();
  return new Map([...times].map(([what, list]) => [what, timesOf(list)]));
}

interface Watched {
  durations: number[];
}

/** The browser's own figures: input to paint, for everything that belongs to an interaction. */
async function watchEvents(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched = window as unknown as Watched;
    watched.durations = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId) watched.durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as Watched).durations = [];
  });
  await act();
  return page.evaluate(async () => {
    // Two frames on, what was painted has been told to the observer.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let n = 0; n < 3; n += 1) await frame();
    await new Promise((done) => setTimeout(done, 50));
    // Nothing told: quicker than the browser bothers to tell.
    return Math.max(16, ...(window as unknown as Watched).durations);
  });
}
