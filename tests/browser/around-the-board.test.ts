import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EuropaPlayer } from '../../packages/games/europa/browser/europa-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, DESKTOP, PHONE, picture } from './harness.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => `${document.activeElement?.tagName}: ${document.activeElement?.textContent}`);

describe('focus', () => {
  it('goes to the heading of a screen that has to be loaded first', async () => {
    const page = await app.page({ size: DESKTOP });
    const complaints = complaintsOf(page);
    await page.goto(app.url());
    const player = new RootPlayer(page);
    await player.tap(player.link(/^Root/).first());
    await player.button('Start').waitFor();
    await expect.poll(() => focused(page)).toMatch(/^H1: Root/);
    await player.tap(player.button('Start'));
    await expect.poll(() => focused(page)).toMatch(/^H1:\s*Root/);
    expect(complaints).toEqual([]);
  });
});

describe('Escape', () => {
  it('closes the legend of a map', async () => {
    const page = await app.page({ size: PHONE });
    const player = new EuropaPlayer(page);
    await player.start();
    const legend = player.tool('Legend');
    await player.tap(legend);
    expect(await legend.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await expect.poll(() => legend.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('a set-up', () => {
  it('promises a game without the box only where there is one', async () => {
    const page = await app.page({ size: PHONE });
    await page.goto(app.url());
    await page.getByText('8\u00a0bots, no box needed').waitFor();
    await picture(page, 'phone-home-no-box');
    const player = new EuropaPlayer(page);
    await player.toSetup();
    await page.getByRole('heading', { name: 'Who draws for the bots?' }).waitFor();
    await page.getByText('You play on your own board, so you need the box.').waitFor();
    expect(await page.getByText('On this screen').count()).toBe(0);
    await picture(page, 'phone-europa-where');
    await player.toHome();
    await new RootPlayer(page).toSetup('On this screen');
    await page.getByText('no box needed', { exact: true }).waitFor();
    expect(await page.getByText('so you need the box').count()).toBe(0);
    await picture(page, 'phone-root-where');
  });
});

describe('a surprise', () => {
  it('says who sits where now: on a phone the chairs are below the fold', async () => {
    const page = await app.page({ size: PHONE });
    await page.goto(app.url());
    const player = new RootPlayer(page);
    await player.toSetup('At my table');
    await player.tap(player.button('Surprise me'));
    const told = await page
      .getByRole('status')
      .getByText(/^You: /)
      .innerText();
    const [, me, bots] = /^You: (.+)\. Bots?: (.+)\.$/.exec(told) ?? [];
    expect(me).toBeDefined();
    const mine = page.getByRole('radiogroup', { name: `Who plays: ${me}`, exact: true });
    expect(await mine.getByRole('radio', { name: 'You' }).isChecked()).toBe(true);
    const names = (bots ?? '').split(/, and | and |, /);
    await page.getByText(`You and ${names.length}\u00a0bots`).waitFor();
    for (const name of names) await page.getByText(name, { exact: true }).first().waitFor();
  });
});

describe('a game on the screen that nobody has touched', () => {
  it('leaves no row at home; one answer is enough to keep it', async () => {
    const page = await app.page({ size: PHONE });
    const complaints = complaintsOf(page);
    await page.goto(app.url());
    const player = new RootPlayer(page);
    const begun = async (): Promise<void> => {
      await player.toSetup('On this screen');
      await player.tap(player.button('Start'));
      await player.question.waitFor();
    };
    const rows = page.getByText(/^On this device: \d+$/);
    await begun();
    await player.toHome();
    await expect.poll(() => rows.innerText()).toBe('On this device: 0');
    await begun();
    await player.tap(player.question.getByRole('button').first());
    await player.toHome();
    await expect.poll(() => rows.innerText()).toBe('On this device: 1');
    expect(complaints).toEqual([]);
  });
});
