import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { TapestryPlayer } from '../../packages/games/tapestry/browser/tapestry-player.ts';
import { AppUnderTest, complaintsOf, PHONE, picture } from './harness.ts';
import { tableSoFar } from './table-so-far.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** Whatever moves can be looked at, and ends by a tap only. */
function standStill(page: Page): Promise<void> {
  return page.evaluate(() => {
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
}

describe('pieces that are moved', () => {
  it('travel after the tick, delay nothing, and arrive at any tap', async () => {
    const page = await app.page({ size: PHONE });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const complaints = complaintsOf(page);
    const player = new RootPlayer(page);
    await player.start({ seed: '7' });
    await player.tap(player.button(/^End my turn/));
    await player.tap(player.button(/^Play its turn/));
    const current = page.locator('[aria-current=step]').getByRole('checkbox');
    const label = async () => (await current.getAttribute('aria-label')) ?? '';
    // Nobody's pieces travel before their move is ticked.
    const traveller = page.locator('.traveller');
    while (!/move \d\swarriors? from/.test(await label())) {
      await player.tap(player.button('Done, next'));
    }
    expect(await traveller.count()).toBe(0);
    await picture(page, 'phone-ghost-light');
    const move = await label();
    await standStill(page);
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

  it('go along their track, and a new card is turned over', async () => {
    const page = await app.page({ size: PHONE });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const complaints = complaintsOf(page);
    const player = new TapestryPlayer(page);
    const said = ['income', 'done', 'advance technology', 'done'];
    const chance = { cards: 'app', dice: 'app', tiles: 'table', tapestry: 'table' };
    const config = { chance };
    await player.join(await tableSoFar('tapestry', { seed: '7', said, botTurns: 0, config }));
    await standStill(page);
    await player.tap(player.button(/^Play its turn/));
    // Both cards of the pair: the place without one goes, the face comes.
    await page.locator('.turned > div[aria-hidden]').nth(1).waitFor({ state: 'attached' });
    await page.locator('[aria-current]').getByText('Move its cube to').waitFor();
    const cells = page.locator('.exact .cell');
    expect(await cells.nth(0).getAttribute('class')).toContain('origin');
    expect(await cells.nth(1).getAttribute('class')).toContain('target');
    const traveller = page.locator('.exact .traveller, li .traveller');
    expect(await traveller.count()).toBe(0);
    await player.tap(player.button(/^Done/));
    await traveller.waitFor({ state: 'attached' });
    await picture(page, 'phone-cube-light');
    await page.touchscreen.tap(PHONE.width / 2, 30);
    await traveller.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
});
