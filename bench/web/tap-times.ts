import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Player } from '../../tests/browser/player.ts';
import type { Times } from './times.ts';
import { SLOW_DOWN, timesOf } from './times.ts';

/** From the touch to the next paint, by what was touched, on a phone that is slower than this machine. */
export class TapTimes {
  private readonly player: Player;
  private readonly times = new Map<string, number[]>();

  private constructor(player: Player) {
    this.player = player;
  }

  /** Of somebody who sits at a table already. */
  static async of(player: Player): Promise<TapTimes> {
    await watchEvents(player.page);
    const session = await player.page.context().newCDPSession(player.page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    return new TapTimes(player);
  }

  /** Without what the player's own tap does around it: its scripts would run before the picture. */
  async tap(what: string, target: Locator): Promise<void> {
    const { page } = this.player;
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error(`not there: ${what}`);
    await page.evaluate(() => {
      (window as unknown as Watched).durations = [];
    });
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await wait(SETTLED);
    const list = this.times.get(what) ?? [];
    this.times.set(what, list);
    list.push(await page.evaluate(() => Math.max(16, ...(window as unknown as Watched).durations)));
  }

  /** By what was touched. */
  get found(): ReadonlyMap<string, Times> {
    return new Map([...this.times].map(([what, list]) => [what, timesOf(list)]));
  }
}

/** In milliseconds: by then it is painted, and the browser has told of it. */
const SETTLED = 1000;

interface Watched {
  /** What took longer than a picture; nothing is told of what was quicker. */
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
