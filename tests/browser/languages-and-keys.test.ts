import { isSoaking } from '@empty-chair/testkit/volume';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import cs from '../../packages/uikit/text/cs/shell.json' with { type: 'json' };
import en from '../../packages/uikit/text/en/shell.json' with { type: 'json' };
import pl from '../../packages/uikit/text/pl/shell.json' with { type: 'json' };
import { AppUnderTest, complaintsOf, DESKTOP, PHONE, picture } from './harness.ts';
import { isFocused, isHere, reach } from './keys.ts';
import { speak } from './speak.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

async function open(size: {
  width: number;
  height: number;
}): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size });
  const complaints = complaintsOf(page);
  return [new RootPlayer(page), complaints];
}

describe('the language', () => {
  it('is switched in mid-game, log and why with it', async () => {
    const [player, complaints] = await open(PHONE);
    const { page } = player;
    await player.start();
    await player.tap(player.button('End my turn'));
    await player.botTurn();
    const english = await logAndWhy(player, en);
    const others = [
      ['pl', pl],
      ['cs', cs],
    ] as const;
    for (const [language, texts] of isSoaking() ? others : others.slice(0, 1)) {
      await choose(page, language, texts);
      const said = await logAndWhy(player, texts);
      await picture(page, `phone-log-${language}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(said).toHaveLength(english.length);
      // Line by line another text; a missing one would still be English, or show its id.
      for (const [index, line] of said.entries()) expect(line).not.toBe(english[index]);
      expect(said.join('\n')).not.toMatch(/\b(clearing|warriors|ui\.|kernel\.|root\.)/);
    }
    await choose(page, 'en', en);
    expect(await logAndWhy(player, en)).toEqual(english);
    expect(complaints).toEqual([]);
  });
});

type Texts = typeof en;

/** By the address, as a bookmark would: the names of the links differ in each language. */
async function choose(page: Page, language: 'en' | 'pl' | 'cs', texts: Texts): Promise<void> {
  const table = page.url();
  await speak(app, page, language);
  await page.getByRole('heading', { name: texts['ui.settings'], exact: true }).waitFor();
  // What was told at the table, in another language too, is not read out here.
  expect(await page.locator('.visually-hidden[aria-live]').allInnerTexts()).toEqual(['', '']);
  await page.goto(table);
}

/** All lines of the bot's turn in the log, then the reason of its first move. */
async function logAndWhy({ page }: RootPlayer, texts: Texts): Promise<readonly string[]> {
  const link = page.getByRole('link', { name: texts['ui.log'], exact: true });
  const heading = page.getByRole('heading', { name: texts['ui.log'], exact: true });
  await link.or(heading).first().waitFor();
  if (!(await heading.isVisible())) await link.tap();
  await heading.waitFor();
  const panel = page.getByRole('region', { name: texts['ui.panel'], exact: true });
  const lines = await panel.getByRole('listitem').allInnerTexts();
  await panel.getByRole('listitem').getByRole('button').nth(2).tap();
  await panel.getByRole('button', { name: texts['ui.why'], exact: true }).tap();
  const back = page.getByRole('button', { name: texts['ui.why.back'], exact: true });
  await back.waitFor();
  const why = await panel.getByRole('paragraph').allInnerTexts();
  await back.tap();
  return [...lines, ...why];
}

describe('the keyboard alone', () => {
  it('starts a game, records a turn, runs a bot turn, asks why, undoes', async () => {
    const [player, complaints] = await open(DESKTOP);
    const { page } = player;
    await page.goto(app.url());
    await reach(page, player.link(/^Root/));
    await player.press('Enter');
    await player.button('Start').waitFor();
    // With cards and dice by the app nobody is asked for them.
    for (const what of ['Order cards', 'Battle dice']) {
      const group = page.getByRole('radiogroup', { name: what });
      await reach(page, group.getByRole('radio', { name: 'Table' }));
      await player.press('ArrowLeft');
    }
    await reach(page, player.button('Start'));
    await player.press('Enter');
    for (const asked of ['corner', 'sawmill', 'workshop', 'recruiter']) {
      await player.heading(new RegExp(asked)).waitFor();
      await reach(page, player.question.getByRole('button').first());
      await player.press('Enter');
    }
    await player.heading('Set up the table').waitFor();
    await reach(page, player.button('All is ready'));
    await player.press('Enter');

    // The board is one stop, where it was left; the arrows go from place to place.
    await player.button('End my turn').waitFor();
    const stop = await player.board.locator('[tabindex="0"]').getAttribute('data-place');
    const here = player.clearing(Number(/^clearing (\d+)$/.exec(stop ?? '')?.[1]));
    await reach(page, here);
    await player.press('ArrowRight');
    await isFocused(player.board.getByRole('button').and(page.locator(':focus')));
    expect(await isHere(here)).toBe(false);
    await player.press('ArrowLeft');
    await isFocused(here);
    await player.press('Enter');
    await reach(page, player.button('Correct the pieces here'));
    await player.press('Enter');
    await reach(page, player.button('One more: warrior'));
    await player.press('Enter');
    await here.and(player.place(/2 warriors/)).waitFor();
    await reach(page, player.button('+1 VP'));
    await player.press('Enter');
    await reach(page, player.button('End my turn'));
    await player.press('Enter');

    await player.button(/^Play its turn/).waitFor();
    const before = await player.boardWords();
    await player.press('b');
    await player.button(/^Done, next/).waitFor();
    await player.press('Enter');
    await page.getByRole('img', { name: /^Move 2 of/ }).waitFor();
    await player.press('w');
    await player.button('Back to the turn').waitFor();
    await player.press('Escape');
    await player.button(/^Done, next/).waitFor();
    for (;;) {
      await player.press('Enter');
      if (!(await page.getByRole('img', { name: /^Move \d+ of/ }).isVisible())) break;
    }
    expect(await player.boardWords()).not.toEqual(before);
    await player.press('u');
    await player.heading(/^Put back on the table/).waitFor();
    expect(await player.boardWords()).toEqual(before);
    await player.press('?');
    await player.heading('Help').waitFor();
    expect(complaints).toEqual([]);
  });
});
