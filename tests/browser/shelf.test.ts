import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, picture } from './harness.ts';
import type { Row } from './home.ts';
import { openMenu, rewriteGames, SOMETHING, storedRows } from './home.ts';
import { speak } from './speak.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** At home, with one game saved in the middle of the human's turn. */
async function withOneGame(): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  await player.start({ said: SOMETHING });
  await player.toHome();
  return [player, complaints];
}

/** The record of the game of that name as it is kept, without opening its menu. */
async function recordOf({ page }: RootPlayer, name?: string): Promise<string> {
  const rows = (await storedRows(page, 'games')) as readonly Row[];
  const found = rows.filter((row) => row['name'] === name);
  expect(found).toHaveLength(1);
  return JSON.stringify(found[0]?.record);
}

const saved = (page: Page) =>
  page.getByRole('region', { name: /^(Saved games|Zapisane gry|Uložené hry)$/ });

describe('a saved game', () => {
  it('is renamed, and keeps its name', async () => {
    const [player, complaints] = await withOneGame();
    const { page } = player;
    await openMenu(player);
    await player.tap(player.button('Rename'));
    const field = page.getByRole('textbox', { name: 'New name' });
    expect(await field.inputValue()).toBe('Root');
    await field.fill('  Sunday at Ola’s ');
    await picture(page, 'phone-rename');
    await field.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await saved(page).getByText('Sunday').count()).toBe(0);
    await openMenu(player);
    await player.tap(player.button('Rename'));
    await field.fill('  Sunday at Ola’s ');
    await player.tap(player.button('Save'));
    await saved(page).getByText('Sunday at Ola’s', { exact: true }).waitFor();
    await page.reload();
    await player.tap(player.link(/^Sunday at Ola’s .*Continue$/));
    await player.heading('Sunday at Ola’s').waitFor();
    // Playing on does not lose it.
    await player.tap(player.button('End my turn'));
    await player.toHome();
    await saved(page).getByText('Sunday at Ola’s', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is duplicated into a game of its own', async () => {
    const [player, complaints] = await withOneGame();
    const { page } = player;
    const original = await recordOf(player);
    await openMenu(player);
    await player.tap(player.button('Duplicate'));
    await page.getByText('On this device: 2').waitFor();
    expect(await recordOf(player, 'Root (copy)')).toBe(original);

    // On in the copy: the first one stays as it was.
    await player.tap(saved(page).getByRole('link', { name: /^Root \(copy\)/ }));
    await player.heading('Root (copy)').waitFor();
    await player.tap(player.button('+2 VP'));
    await player.tap(player.button('End my turn'));
    await player.botTurn();
    await player.toHome();
    const copy = await recordOf(player, 'Root (copy)');
    expect(copy).not.toBe(original);
    expect(await recordOf(player)).toBe(original);

    // On in the first one: the copy stays as it was. Then without the first one.
    await player.tap(saved(page).getByRole('link', { name: /^Root (?!\(copy\))/ }));
    await player.heading('Root').waitFor();
    await player.tap(player.button('+5 VP'));
    await player.toHome();
    expect(await recordOf(player, 'Root (copy)')).toBe(copy);
    await openMenu(player);
    await player.tap(player.button('Delete'));
    await page.getByText('On this device: 1').waitFor();
    expect(await recordOf(player, 'Root (copy)')).toBe(copy);
    expect(complaints).toEqual([]);
  });
});

async function speakAtHome(page: Page, language: 'en' | 'pl' | 'cs'): Promise<void> {
  await speak(app, page, language);
  await page.goto(app.url());
}

/** What the list says about its only game, without the date. */
async function said(page: Page, word: RegExp): Promise<string> {
  const link = saved(page).getByRole('link').first();
  await link.filter({ hasText: word }).waitFor();
  return link.evaluate((element) =>
    [...element.querySelectorAll('.about > span')].map((line) => line.textContent).join(' | '),
  );
}

describe('the list of saved games', () => {
  it('speaks the language in use, whatever it was saved in', async () => {
    const [player, complaints] = await withOneGame();
    const { page } = player;
    const english = await said(page, /Round\s1/);
    const before = await recordOf(player);
    await speakAtHome(page, 'pl');
    const polish = await said(page, /Runda\s1/);
    await picture(page, 'phone-home-pl');
    await speakAtHome(page, 'cs');
    const czech = await said(page, /Kolo\s1/);
    expect(new Set([english, polish, czech]).size).toBe(3);
    expect(polish + czech).not.toMatch(/Round|Mechanical|ref\.|root\./);
    await speakAtHome(page, 'en');
    expect(await said(page, /Round\s1/)).toBe(english);
    expect(await recordOf(player)).toBe(before);

    // A game of the first version too, which kept only words.
    await rewriteGames(player, ({ told: _, ...row }) => ({
      ...row,
      headline: 'Runda 1, stare słowa',
      seats: 'stare',
    }));
    await page.reload();
    expect(await said(page, /Round\s1/)).toBe(english);
    expect(complaints).toEqual([]);
  });
});
