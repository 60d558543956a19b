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

  async tap(what: string, target: Locator): Promise<void> {
    await this.time(what, () => this.player.tap(target));
  }

  async time(what: string, act: () => Promise<void>): Promise<void> {
    const list = this.times.get(what) ?? [];
    this.times.set(what, list);
    list.push(await timeOf(this.player.page, act));
  }

  /** By what was touched. */
  get found(): ReadonlyMap<string, Times> {
    return new Map([...this.times].map(([what, list]) => [what, timesOf(list)]));
  }
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
