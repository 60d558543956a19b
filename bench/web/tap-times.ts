import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Player } from '../../tests/browser/player.ts';
import type { Times } from './times.ts';
import { SLOW_DOWN, timesOf } from './times.ts';

/** From the touch to the picture that shows what it did, by what was touched, on a phone that is slower. */
export class TapTimes {
  private readonly player: Player;
  private readonly times = new Map<string, number[]>();

  private constructor(player: Player) {
    this.player = player;
  }

  /** Of somebody who sits at a table already. */
  static async of(player: Player): Promise<TapTimes> {
    await watchTaps(player.page);
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
      window.taps = { durations: [], tappedAt: 0, shownAt: 0 };
    });
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await wait(SETTLED);
    await page.waitForFunction(() => window.taps.shownAt > 0);
    const list = this.times.get(what) ?? [];
    this.times.set(what, list);
    list.push(
      await page.evaluate(() => {
        const { durations, tappedAt, shownAt } = window.taps;
        return Math.max(16, shownAt - tappedAt, ...durations);
      }),
    );
  }

  /** The same once before, so that what is loaded with the first of its kind is there. */
  async tapUntimed(target: Locator): Promise<void> {
    await target.tap();
    await wait(SETTLED);
  }

  /** By what was touched. */
  get found(): ReadonlyMap<string, Times> {
    return new Map([...this.times].map(([what, list]) => [what, timesOf(list)]));
  }
}

/** In milliseconds: by then it is painted, and the browser has told of it. */
const SETTLED = 1000;

declare global {
  interface Window {
    /** What the page notes of the last tap. */
    taps: {
      /** The browser's own figures, input to paint; nothing is told of what was quicker than a picture. */
      durations: number[];
      tappedAt: number;
      /** The picture that shows what it did has left the page. */
      shownAt: number;
    };
  }
}

/**
 * The browser tells when the first picture after a tap was seen. An entry is shown only when it is kept,
 * some pictures later: for it the page itself looks, with each picture, whether it is there.
 */
async function watchTaps(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.taps = { durations: [], tappedAt: 0, shownAt: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { interactionId } = entry as PerformanceEntry & { interactionId?: number };
        if (interactionId) window.taps.durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const look = (): void => {
      if (document.documentElement.hasAttribute('data-keeping')) {
        requestAnimationFrame(look);
        return;
      }
      // Sent in a frame, it comes when its picture is out, before all that waits for that picture.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.taps.shownAt = performance.now();
      };
      port2.postMessage(undefined);
    };
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        window.taps.tappedAt = timeStamp;
      },
      { capture: true },
    );
    // Before the app hears of it, so that what the app does after the picture comes after this look.
    addEventListener('click', () => requestAnimationFrame(look), { capture: true });
  });
}
