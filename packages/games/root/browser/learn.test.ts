import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppUnderTest, complaintsOf, PHONE, pictures } from '../../../../tests/browser/harness.ts';
import { violations } from '../../../../tests/browser/scanned.ts';
import { ScreenPlayer } from './screen-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const VIEWS = [
  'phone-light',
  'phone-dark',
  'small-light',
  'small-dark',
  'side-light',
  'side-dark',
  'desktop-light',
  'desktop-dark',
] as const;
/** As a phone of the lower half has it. */
const SLOW_DOWN = 4;

/** What has the focus, by its name in the page and its words. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName, textContent } = document.activeElement ?? document.body;
    return `${tagName}: ${tagName === 'BODY' ? '' : textContent.trim()}`;
  });

async function opened(): Promise<ScreenPlayer> {
  const page = await app.page({ size: PHONE });
  const player = new ScreenPlayer(page);
  await page.goto(app.url());
  await player.sitDown();
  await player.tap(player.button('Place wood'));
  await player.verb(/^Build/).waitFor();
  return player;
}

describe('the law behind an option', () => {
  it('is there for a verb, for all of them, for a place and for each line of a preview', async () => {
    const player = await opened();
    const { page } = player;
    const sheet = page.getByRole('dialog');
    // A verb that is held, by hand or by the keyboard.
    await player.verb(/^Build/).focus();
    await player.press('?');
    await sheet.getByText('6.5.4').waitFor();
    await sheet.getByText(/^Build: pay wood from linked clearings/).waitFor();
    await player.press('Escape');
    await player.verb(/^Recruit/).click({ delay: 700 });
    await sheet.getByText('6.5.3').waitFor();
    await player.press('Escape');
    expect(await player.step('Recruit').count()).toBe(0);
    // All verbs, and why not the others.
    await player.tap(page.getByRole('button', { name: /^Not now: |^The law behind these/ }));
    await sheet.getByText('6.5.2').waitFor();
    await pictures(page, 'learn-laws', VIEWS);
    expect(await violations(page)).toEqual([]);
    await player.press('Escape');
    // A place with more than one thing to do, and the preview.
    await player.tap(player.clearing(2));
    await player.tap(player.button('By what law?'));
    await player.panel.getByText('6.5.2').first().waitFor();
    await player.tap(
      player
        .verb(/^Build/)
        .or(player.button(/^Build/))
        .first(),
    );
    await player.panel.getByRole('heading', { name: 'Build' }).waitFor();
    await player.tap(player.panel.locator('summary').first());
    await pictures(page, 'learn-preview', VIEWS);
    expect(await player.panel.locator('details[open] .rule-chip').innerText()).toMatch(/^\d/);
  });
});

describe('a hint', () => {
  it('names moves with their error, shows one without playing it, and can be stopped', async () => {
    const player = await opened();
    const { page } = player;
    const complaints = complaintsOf(page);
    const before = await player.boardWords();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const began = Date.now();
    await player.press('h');
    await player.heading('Hint').waitFor();
    await expect.poll(() => focused(page)).toBe('H2: Hint');
    await player.panel.getByText(/^Chance that you win/).waitFor();
    const head = await player.panel.getByText(/^Chance that you win/).innerText();
    console.log(`a hint, page slowed down ${SLOW_DOWN} times: ${Date.now() - began} ms, ${head}`);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const moves = player.panel.getByRole('listitem').getByRole('button');
    expect(await moves.count()).toBe(3);
    for (const words of await moves.allInnerTexts()) expect(words).toMatch(/\d+%\s+± \d+/);
    // Each of its reasons in a line of its own: there is a build, which scores and places something.
    const reasons = await moves.first().locator('.why > span').all();
    expect(reasons.length).toBeGreaterThan(1);
    const tops = await Promise.all(reasons.map(async (one) => (await one.boundingBox())?.y));
    expect(new Set(tops).size).toBe(reasons.length);
    await pictures(page, 'learn-hint', VIEWS);
    expect(await violations(page)).toEqual([]);
    await player.tap(player.button('How it is found'));
    await player.panel.getByText(/dealt anew for every game/).waitFor();
    await player.tap(player.button('Show this move'));
    await player.heading('Hint').waitFor({ state: 'detached' });
    // Its preview, and nothing was played.
    await player.panel.locator('section[aria-labelledby=preview]').waitFor();
    await expect.poll(() => focused(page)).toMatch(/^H2: /);
    expect(await player.boardWords()).toEqual(before);
    await player.press('Escape');
    // Stopped while it plays.
    await player.tap(player.button('Hint: a sensible move'));
    await player.tap(player.button(/^(Stop|Close)$/));
    await player.verb(/^Build/).waitFor();
    await expect.poll(() => focused(page)).toBe('H2: Daylight');
    await player.press('h');
    await expect.poll(() => focused(page)).toBe('H2: Hint');
    await player.press('Escape');
    await expect.poll(() => focused(page)).toBe('H2: Daylight');
    // In every turn: its button was away while the bots played.
    await player.tap(player.end);
    await player.toBirdsong();
    await player.tap(player.button('Place wood'));
    await player.tap(player.button('Hint: a sensible move'));
    await player.panel.locator('section[aria-labelledby=hint][aria-busy=false]').waitFor();
    expect(await moves.count()).toBe(3);
    expect(complaints).toEqual([]);
  });
});

describe('a guided first game', () => {
  it('says what the faction wants now, shows a preview, and never stands in the way', async () => {
    const page = await app.page({
      size: PHONE,
      before: () => localStorage.setItem('empty-chair.hints', '{}'),
    });
    const player = new ScreenPlayer(page);
    const complaints = complaintsOf(page);
    await page.goto(app.url());
    await player.sitDown();
    await player.tap(player.button('Place wood'));
    const guide = player.panel.getByRole('note');
    await guide.getByText('Wood first').waitFor();
    await guide.getByText('turn 1 of 5').waitFor();
    expect(await player.verb(/./).count()).toBe(3);
    await pictures(page, 'learn-guide', VIEWS);
    expect(await violations(page)).toEqual([]);
    await player.tap(guide.getByRole('button', { name: 'Show me' }));
    await player.panel.getByRole('heading', { name: 'Build' }).waitFor();
    await player.press('Escape');
    // The other verbs are there all the same; one's own way sends the guide away for this turn.
    await player.verb(/^March/).waitFor();
    await player.tap(guide.getByRole('button', { name: 'My own way' }));
    await guide.waitFor({ state: 'detached' });
    await player.tap(player.button(/^End Daylight/));
    await player.toBirdsong();
    await player.tap(player.button('Place wood'));
    await guide.getByText('turn 2 of 5').waitFor();
    // The next game is no first one: nobody is guided there, and here as before.
    const first = page.url();
    await player.sitDown();
    await player.button('Place wood').waitFor();
    expect(await guide.isVisible()).toBe(false);
    await page.goto(first);
    await guide.getByText('turn 2 of 5').waitFor();
    await player.tap(guide.getByRole('button', { name: 'No guide any more' }));
    await guide.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
