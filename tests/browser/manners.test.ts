import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE } from './harness.ts';

/** What the browser may refuse or offer, and what the app makes of it. */
const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

interface Asked {
  persist: number;
  wakeLock: number;
}

/** A window whose page was changed before the app started. */
async function playerWith(change?: () => void): Promise<RootPlayer> {
  const page = await app.page({ size: PHONE, ...(change && { before: change }) });
  await page.goto(app.url());
  return new RootPlayer(page);
}

const asked = (page: Page): Promise<Asked> =>
  page.evaluate(() => (globalThis as unknown as { asked: Asked }).asked);

describe('manners', () => {
  it('runs no script and fetches from no host but its own, whatever gets into the page', async () => {
    const { page } = await playerWith();
    const ran = await page.evaluate(async () => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.hurt = 1">');
      const script = document.createElement('script');
      script.textContent = 'window.hurt = 1';
      document.body.append(script);
      const fetched = await fetch('data:,x').then(
        () => true,
        () => false,
      );
      return fetched || 'hurt' in window;
    });
    expect(ran).toBe(false);
  });

  it('says at once when the browser does not keep a game, and offers the export', async () => {
    const player = await playerWith(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await player.start();
    await player.page.getByRole('alert').getByText('does not keep your games').waitFor();
    const download = player.page.waitForEvent('download');
    await player.tap(player.button('Export now'));
    expect((await download).suggestedFilename()).toMatch(/\.json$/);
  });

  it('asks for storage that lasts, and keeps the screen on at the table', async () => {
    const player = await playerWith(() => {
      const counted = { persist: 0, wakeLock: 0 };
      (globalThis as unknown as { asked: Asked }).asked = counted;
      navigator.storage.persist = async () => {
        counted.persist += 1;
        return true;
      };
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          request: async () => {
            counted.wakeLock += 1;
            return { release: async () => undefined };
          },
        },
      });
    });
    const complaints = complaintsOf(player.page);
    expect(await asked(player.page)).toEqual({ persist: 0, wakeLock: 0 });
    await player.start();
    const { persist, wakeLock } = await asked(player.page);
    expect(persist).toBe(1);
    expect(wakeLock).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it('offers to be installed where the browser does, once', async () => {
    const player = await playerWith();
    const install = player.button('Install the app');
    // The app listens once it is there; an offer before that would go to nobody.
    await player.link(/^Root/).waitFor();
    expect(await install.count()).toBe(0);
    await player.page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      Object.assign(offer, {
        prompt: async () => {
          document.title = 'installing';
        },
      });
      dispatchEvent(offer);
    });
    await player.tap(install);
    await player.page.waitForFunction(() => document.title === 'installing');
    expect(await install.count()).toBe(0);
  });
});
