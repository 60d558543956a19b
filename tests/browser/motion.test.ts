import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, picture } from './harness.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

describe('pieces that are moved', () => {
  it('travel after the tick, delay nothing, and arrive at any tap', async () => {
    const page = await app.page({ size: PHONE });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const complaints = complaintsOf(page);
    await page.goto(app.url());
    const player = new RootPlayer(page);
    await player.start({ seed: '7' });
    await player.tap(player.button(/^End my turn/));
    await player.tap(player.button(/^Play its turn/));
    const current = page.locator('[aria-current=step]').getByRole('checkbox');
    const label = async () => (await current.getAttribute('aria-label')) ?? '';
    // Nobody's pieces travel before their move is ticked.
    const traveller = page.locator('.traveller');
    while (!/move \d warriors? from/.test(await label())) {
      await player.tap(player.button('Done, next'));
    }
    expect(await traveller.count()).toBe(0);
    await picture(page, 'phone-ghost-light');
    const move = await label();
    await page.evaluate(() => {
      // Time stands still for whatever moves, so that it can be looked at.
      const { animate } = Element.prototype;
      Element.prototype.animate = function still(...how) {
        const animation = animate.apply(this, how);
        animation.pause();
        animation.currentTime = 80;
        return animation;
      };
      // And it does not end by itself: a tap has to.
      const later = window.setTimeout.bind(window);
      window.setTimeout = ((run: () => void, time = 0) =>
        later(run, time === 520 ? 3_600_000 : time)) as typeof setTimeout;
    });
    await player.tap(player.button(/^Done/));
    await traveller.waitFor({ state: 'attached' });
    await picture(page, 'phone-travel-light');
    // The next line did not wait.
    expect(await label()).not.toBe(move);
    await page.touchscreen.tap(PHONE.width / 2, 30);
    await traveller.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
});
