import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartOptions } from '../../packages/games/root/browser/root-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, picture, SMALL_PHONE } from './harness.ts';
import { rewriteGames } from './home.ts';
import { speak } from './speak.ts';

/** What has to be seen and read on the smallest phone that we care about. */
const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

async function opened(): Promise<RootPlayer> {
  const page = await app.page({ size: SMALL_PHONE });
  return new RootPlayer(page);
}
async function started(options: StartOptions): Promise<RootPlayer> {
  const player = await opened();
  await player.start(options);
  return player;
}

/** As set in the browser; a style sheet of a test's own is nothing that the page allows. */
const largeText = (page: Page, size: string): Promise<void> =>
  page.evaluate((given) => {
    document.documentElement.style.fontSize = given;
  }, size);

async function boxOf(target: Locator): Promise<{ top: number; bottom: number; height: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { top: box.y, bottom: box.y + box.height, height: box.height };
}

/** The board as far as nothing lies over it. */
async function boardShare(player: RootPlayer): Promise<number> {
  const board = await boxOf(player.board);
  const panel = await boxOf(player.panel);
  return (Math.min(board.bottom, panel.top) - board.top) / SMALL_PHONE.height;
}

/** What does not fit, and ends in dots. */
const cut = (target: Locator): Promise<readonly string[]> =>
  target.evaluateAll((all) =>
    all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.textContent),
  );

describe('words on a small phone', () => {
  it('are whole: names of games and what is saved, and what a bot is at', async () => {
    const player = await started({ seed: '7' });
    const { page } = player;
    await player.tap(player.button(/^End my turn/));
    await player.tap(player.button(/^Play its turn/));
    const head = player.panel.locator('header');
    await head.getByText(/^Daylight/).waitFor();
    expect(await cut(head.locator('h2, p'))).toEqual([]);
    await player.toHome();
    const saved = page.getByRole('listitem').filter({ hasText: 'imported' });
    await saved.getByText(/^Round\s1\. On turn: Eyrie/).waitFor();
    // As the table stands: the Eyrie score at the end of the turn that is still worked off.
    expect(await saved.locator('.scores').innerText()).toMatch(/^0\s+0\s+0$/);
    expect(await cut(page.locator('a strong, a span'))).toEqual([]);
    // Nor is the longest name, of a game that came from elsewhere and is over.
    await rewriteGames(player, ({ look, ...row }) => ({
      ...row,
      game: 'innovation',
      over: true,
      look,
    }));
    await page.reload();
    await page.getByText('Lost', { exact: true }).waitFor();
    expect(await cut(page.locator('a strong, a span'))).toEqual([]);
    const ways = [player.button('Open a game'), player.link('Play history')];
    const [open, history] = await Promise.all(ways.map(boxOf));
    expect([open?.top, open?.height]).toEqual([history?.top, history?.height]);
    expect(open?.height).toBeLessThan(56);
  });
});

describe('why on a small phone', () => {
  it('pages through the tiebreaks with the board in view', async () => {
    const player = await started({ botsOnly: true, seed: 'four chairs' });
    const { page } = player;
    const complaints = complaintsOf(page);
    await player.tap(player.button(/^Play its turn/));
    await player.tap(player.button(/^Why: .*Place in clearing/).first());
    await player.button('Back to the turn').waitFor();

    expect(await boardShare(player)).toBeGreaterThanOrEqual(0.4);
    const line = page.getByRole('list', { name: /^Tiebreaks, in order/ });
    const steps = line.getByRole('button');
    const count = await steps.count();
    expect(count).toBeGreaterThan(2);
    // Everything about the step is above the action bar, without scrolling.
    const bar = await boxOf(player.button('Back to the turn'));
    const options = page.getByRole('list', { name: 'Options here' });
    expect((await boxOf(options)).bottom).toBeLessThan(bar.top);
    expect(await steps.last().getAttribute('aria-current')).toBe('step');
    expect(await player.place(/^Chosen/).count()).toBe(1);
    await picture(page, 'small-why-last-light');

    // Back by thumb, then by key: the board follows, and it is said.
    await player.tap(player.button('One step back'));
    expect(await steps.nth(count - 2).getAttribute('aria-current')).toBe('step');
    const said = page.locator('.visually-hidden[aria-live=polite]');
    const name = await steps
      .nth(count - 2)
      .locator('.visually-hidden')
      .innerText();
    expect(name).toMatch(/ left$/);
    expect(await said.innerText()).toBe(name);
    expect(await player.place(/^Chosen/).count()).toBe(0);
    for (let step = count - 2; step > 0; step -= 1) await player.press('ArrowLeft');
    expect(await steps.first().getAttribute('aria-current')).toBe('step');
    const marked = await player.place(/^Option/).count();
    expect(await steps.first().locator('b').innerText()).toBe(String(marked));
    expect(await said.innerText()).toBe(`${marked}\u00A0options`);
    await picture(page, 'small-why-first-light');

    // Drawn up, the sheet has the whole ladder.
    await player.tap(player.button(/^Size of the panel/));
    await page.getByRole('table', { name: /^Options and the reasons/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('ends within reach while the table is checked', async () => {
    const player = await started({});
    await player.toCheck();
    const end = player.button('All is right');
    await end.waitFor();
    expect(await boardShare(player)).toBeGreaterThanOrEqual(0.39);
    await largeText(player.page, '150%');
    expect((await boxOf(end)).bottom).toBeLessThanOrEqual(SMALL_PHONE.height);
    await largeText(player.page, '100%');
    await player.tap(player.clearing(1));
    // The first number at least can be put right without scrolling.
    const first = await boxOf(player.button(/^One more: /).first());
    expect(first.bottom).toBeLessThanOrEqual((await boxOf(end)).top);
  });
});

describe('the bar and the chairs of a small phone', () => {
  it('name the map, the round and the only human, and lead to foresight', async () => {
    const player = await started({});
    const { page } = player;
    await page.locator('header').getByText('Autumn · Round 1', { exact: true }).waitFor();
    expect(await page.locator('[data-chair-name]').allInnerTexts()).toEqual([
      'You',
      'Eyrie',
      'Alliance',
    ]);
    // A reader hears the faction, too.
    await page.getByRole('button', { name: /You Marquise de Cat \(human\)/ }).waitFor();
    const eye = await boxOf(player.button('Foresight: what the next bot may do'));
    expect(eye.bottom).toBeLessThan((await boxOf(player.board)).top);
    expect(await cut(page.locator('header h1, header p').first())).toEqual([]);
  });
});

describe('the chairs on a small phone', () => {
  /** Names that are not whole to be seen, one line each. */
  const cutNames = (player: RootPlayer): Promise<readonly string[]> =>
    player.page
      .locator('[data-chair-name]')
      .evaluateAll((names) =>
        names.flatMap((name) =>
          name.scrollWidth > name.clientWidth + 1 ? [name.textContent ?? ''] : [],
        ),
      );
  const acting = async (player: RootPlayer): Promise<readonly number[]> => {
    const box = await player.page.locator('[aria-pressed=true]').first().boundingBox();
    return [box?.x ?? -1, SMALL_PHONE.width - (box?.x ?? 0) - (box?.width ?? 0)];
  };

  it('have whole names, with large text too, and the acting one is in sight', async () => {
    const player = await started({ botsOnly: true, seed: 'four chairs' });
    const { page } = player;
    const names = page.locator('[data-chair-name]');
    expect(await names.count()).toBe(4);
    expect(await cutNames(player)).toEqual([]);
    // All four beside each other, nothing to scroll.
    const bar = page.getByRole('list', { name: 'Chairs' });
    expect(await bar.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
    expect(await bar.getByRole('button').first().getAttribute('aria-pressed')).toBe('true');
    await largeText(page, '200%');
    expect(await cutNames(player)).toEqual([]);
    const round = page.locator('header').getByText('Round 1');
    expect(await round.evaluate((said) => said.scrollWidth - said.clientWidth)).toBe(0);
    await player.playUntil(bar.getByRole('button', { name: /Vagabond.*On turn/ }));
    await page.waitForFunction(() => (document.querySelector('.chairs ul')?.scrollLeft ?? 0) > 0);
    for (const margin of await acting(player)) expect(margin).toBeGreaterThanOrEqual(0);
    await picture(page, 'small-large-text-light');
  });

  it('fit in every language', async () => {
    const player = await started({ botsOnly: true, seed: 'four chairs' });
    const { page } = player;
    const table = page.url();
    const names = page.locator('[data-chair-name]');
    const english = await names.allInnerTexts();
    for (const language of ['pl', 'cs'] as const) {
      await speak(app, page, language);
      await page.goto(table);
      await names.first().waitFor();
      expect(await cutNames(player)).toEqual([]);
      const said = await names.allInnerTexts();
      expect(said).toHaveLength(4);
      for (const [chair, name] of said.entries()) expect(name).not.toBe(english[chair]);
    }
  });
});

describe('a question of the set-up', () => {
  it('is asked over the real map, marked there, and answered by a tap on it; it is said once', async () => {
    const player = await opened();
    const { page } = player;
    await player.toSetup();
    await player.fillSetup({});
    await player.tap(player.button('Start'));
    await player.heading(/Which corner gets your keep/).waitFor();
    const corners = player.board.getByRole('button', { name: /^Option/ });
    expect(await corners.count()).toBe(4);
    expect((await player.boardWords()).filter((name) => name.startsWith('Clearing'))).toHaveLength(
      12,
    );
    // The pad knows the suits as well.
    expect(await player.question.getByRole('button', { name: 'Clearing 3' }).innerText()).toBe('3');
    await picture(page, 'small-set-up-light');
    const said = page.locator('[aria-live=assertive]');
    await expect.poll(() => said.innerText()).toMatch(/Which corner/);
    await player.tap(player.clearing(3));
    await player.heading(/^Where does the first/).waitFor();
    expect(await player.clearing(3).getAttribute('aria-label')).toMatch(/keep/);
    // The answer takes a question out of the live region.
    await player.answerSetup();
    expect(await said.innerText()).toBe('');
  });
});
