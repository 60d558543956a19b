import { isSoaking } from '@empty-chair/testkit/volume';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import {
  AppUnderTest,
  arePicturesTaken,
  complaintsOf,
  ON_ITS_SIDE,
  PHONE,
  picture,
  SMALL_PHONE,
  THEMES,
} from './harness.ts';
import { recordSomething } from './home.ts';
import { violations } from './scanned.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** What has to stay free, and is covered by the bubble: the primary button, and what the panel asks for. */
const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const a = document.querySelector('[role=note]')?.getBoundingClientRect();
    if (a === undefined) throw new Error('there is no hint');
    return ['[data-coach=actions] .primary', '[data-coach=panel] h2'].filter((selector) => {
      const b = document.querySelector(selector)?.getBoundingClientRect();
      if (b === undefined) throw new Error(`there is no ${selector}`);
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    });
  });

/** A device that could read aloud. */
function withVoice(): void {
  const getVoices = () => [{ lang: 'en-GB', localService: true, default: true, name: 'Test' }];
  const speech = Object.assign(new EventTarget(), { getVoices });
  Object.defineProperty(window, 'speechSynthesis', { value: speech });
}

async function views(page: Page, name: string): Promise<void> {
  // Where it lies does not go by its colours: the dark ones are for a soak and for pictures.
  const isLong = isSoaking() || arePicturesTaken;
  for (const colorScheme of isLong ? THEMES : THEMES.slice(0, 1)) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(ON_ITS_SIDE);
    await expect.poll(() => covered(page)).toEqual([]);
    await picture(page, `side-${name}-${colorScheme}`);
    await page.setViewportSize(SMALL_PHONE);
    await expect.poll(() => covered(page)).toEqual([]);
    await picture(page, `small-${name}-${colorScheme}`);
    await page.setViewportSize(PHONE);
    await expect.poll(() => covered(page)).toEqual([]);
    await picture(page, `phone-${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

describe('the coach', () => {
  it('says six things in the first turns of a game, offers sound, and is never seen again', async () => {
    const context = await app.window({ size: PHONE, hasHints: true });
    const page = await context.newPage();
    await page.addInitScript(withVoice);
    const complaints = complaintsOf(page);
    await page.goto(app.url());
    const player = new RootPlayer(page);
    await player.start({ seed: '7' });
    const hint = page.getByRole('note', { name: 'A hint' });
    const seen: string[] = [];
    const read = async (n: number): Promise<void> => {
      await hint.getByText(`${n} of 6`, { exact: true }).waitFor();
      seen.push(await hint.getByRole('paragraph').innerText());
      await views(page, `coach-${n}`);
    };
    const gotIt = async (n: number): Promise<void> => {
      await read(n);
      await player.tap(hint.getByRole('button', { name: 'Got it' }));
    };
    await hint.waitFor();
    expect(await violations(page, { withoutBoard: true })).toEqual([]);
    await gotIt(1);
    await read(2);
    // Whoever enters something needs no more words about it.
    await recordSomething(player);
    await gotIt(3);
    await hint.waitFor({ state: 'detached' });
    await player.tap(player.button(/^End my turn/));
    await player.tap(player.button(/^Play its turn/));
    for (const n of [4, 5]) await gotIt(n);
    await hint.getByText('6 of 6', { exact: true }).waitFor();
    await views(page, 'coach-6');
    await player.tap(hint.getByRole('button', { name: 'Sound on' }));
    await hint.waitFor({ state: 'detached' });
    expect(new Set(seen).size).toBe(5);
    // What is tapped first in this game, in its own words.
    expect(seen[0]).toMatch(/clearing/);
    // And what its board shows of a bot's move.
    expect(seen[3]).toMatch(/dotted ring/);

    await page.reload();
    await player.button('Done, next').waitFor();
    await page.goto(app.url('#/settings'));
    const sounds = page.getByRole('group', { name: 'Sounds at the table' });
    expect(await sounds.getByRole('radio', { name: 'Yes' }).isChecked()).toBe(true);
    await page.goBack();
    await player.tap(player.button('Done, next'));
    expect(await hint.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says nothing of a voice where there is none', async () => {
    const context = await app.window({ size: PHONE, hasHints: true });
    const page = await context.newPage();
    await page.goto(app.url());
    const player = new RootPlayer(page);
    await player.start({ seed: '7' });
    const hint = page.getByRole('note', { name: 'A hint' });
    const gotIt = async (n: number): Promise<void> => {
      await hint.getByText(`${n} of 5`, { exact: true }).waitFor();
      await player.tap(hint.getByRole('button', { name: 'Got it' }));
    };
    for (const n of [1, 2]) await gotIt(n);
    // Nothing is done yet: nobody is asked whether that is everything.
    await hint.waitFor({ state: 'detached' });
    // Whoever ends the turn all the same has found the button.
    await player.tap(player.button(/^End my turn/));
    await player.tap(player.button(/^Play its turn/));
    for (const n of [4, 5]) await gotIt(n);
    await hint.waitFor({ state: 'detached' });
  });

  it('is silent at once when nobody wants it, and comes back when help is asked for', async () => {
    const context = await app.window({ size: PHONE, hasHints: true });
    const page = await context.newPage();
    await page.goto(app.url());
    const player = new RootPlayer(page);
    await player.start({ seed: '7' });
    await player.tap(player.button('Turn hints off'));
    const hint = page.getByRole('note', { name: 'A hint' });
    await hint.waitFor({ state: 'detached' });
    await player.tap(player.button(/^End my turn/));
    await player.tap(player.button(/^Play its turn/));
    await player.button('Done, next').waitFor();
    expect(await hint.count()).toBe(0);

    // The help is about what was on the screen, and about that game.
    await player.tap(page.getByLabel('Menu', { exact: true }));
    await player.tap(player.link('Help'));
    await page.getByText(/^Tap “Play its turn”/).waitFor();
    await page.getByText(/^Make this move on your board: a dotted ring/).waitFor();
    await player.tap(player.button('Show the hints for Root again'));
    await hint.getByText('1 of 5', { exact: true }).waitFor();
  });
});
