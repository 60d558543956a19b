import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AppUnderTest,
  ON_ITS_SIDE,
  PHONE,
  resize,
  SMALL_PHONE,
} from '../../../../tests/browser/harness.ts';
import { scanned } from '../../../../tests/browser/scanned.ts';
import { speak } from '../../../../tests/browser/speak.ts';
import { FACTIONS, ScreenPlayer, seatsOf } from './screen-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** So much of each card is in sight at least, in pixels: its top, or all but its foot. */
const LEAST = [
  { size: SMALL_PHONE, shape: 'stacked short', least: 40 },
  { size: PHONE, shape: 'stacked', least: 100 },
  { size: ON_ITS_SIDE, shape: 'beside rail', least: 84 },
] as const;

const isInSight = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const meets = (y: number): boolean =>
      node.contains(document.elementFromPoint(left + width / 2, y));
    return meets(top + 3) && meets(top + height - 3);
  });

/** How much of the first card a person sees: from its top down to where something else begins. */
const inSight = (card: Locator): Promise<number> =>
  card.evaluate((node) => {
    const { left, top, height } = node.getBoundingClientRect();
    let seen = 0;
    while (seen < height && node.contains(document.elementFromPoint(left + 12, top + seen + 6)))
      seen += 1;
    return seen + 6;
  });

/** In how many lines its words stand. */
function linesOf(node: Element): number {
  const range = document.createRange();
  range.selectNodeContents([...node.childNodes].find(({ nodeType }) => nodeType === 3) ?? node);
  return new Set([...range.getClientRects()].map(({ top }) => top)).size;
}

/** Words that break off in the middle are no words. */
function isLastLineInSight(node: Element): boolean {
  const { x, y, height } = [...node.getClientRects()].at(-1) ?? node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + 3, y + height / 2));
}

async function opened(
  faction: (typeof FACTIONS)[number],
  size: { readonly width: number; readonly height: number } = PHONE,
  before: () => void = () => {},
): Promise<ScreenPlayer> {
  const player = new ScreenPlayer(await app.page({ size, before }));
  await player.page.goto(app.url());
  await player.sitDown({ seats: seatsOf(faction) });
  return player;
}

describe('a turn on the screen', () => {
  for (const faction of FACTIONS) {
    it(`of ${faction} has its verbs and its hand in sight in every window`, async () => {
      const player = await opened(faction);
      const { page } = player;
      await player.playUntilSeen(player.panel.getByRole('heading', { name: 'Daylight' }));
      for (const { size, shape, least } of LEAST) {
        await resize(page, size);
        expect(await page.locator('html').getAttribute('data-shape')).toBe(shape);
        const where = `${size.width} x ${size.height}`;
        const verbs = await page
          .getByRole('group', { name: 'What you can do now' })
          .getByRole('button')
          .all();
        for (const verb of verbs) expect(await isInSight(verb), `verb, ${where}`).toBe(true);
        if ((await player.cards.count()) > 0)
          expect(await inSight(player.cards.first()), `hand, ${where}`).toBeGreaterThanOrEqual(
            least,
          );
        // Where the sentence has no room it is said in two words.
        if (faction === 'eyrie')
          expect(await isInSight(player.panel.getByText(/urmoil, −2\sVP/)), where).toBe(true);
      }
      await resize(page, PHONE);
      // Nobody has a board beside the phone.
      if (faction === 'marquise')
        await player.panel.getByText('1 of 6 on the map, next: +2 VP').waitFor();
      expect(await scanned(page, `screen-${faction}`)).toEqual([]);
    });
  }

  for (const [faction, said, best] of [
    ['alliance', 'Spread sympathy', /^Sympathy/],
    ['marquise', 'Wood first', /^Build/],
    ['eyrie', 'The Decree grows', /^Decree/],
  ] as const) {
    it(`of ${faction} has its verbs and its guide in sight on a small phone`, async () => {
      const withGuide = (): void => localStorage.setItem('empty-chair.hints', '{}');
      const player = await opened(faction, SMALL_PHONE, withGuide);
      if (faction === 'marquise') await player.tap(player.button('Place wood'));
      // One card: a second one may follow.
      const guide = player.panel.getByRole('note');
      if (faction === 'eyrie') await player.playUntilSeen(guide);
      await guide.getByText(said).waitFor();
      expect(await isInSight(player.verb(best))).toBe(true);
      expect(await guide.getByRole('paragraph').evaluate(isLastLineInSight)).toBe(true);
      for (const way of ['No guide any more', 'My own way', 'Show me'])
        expect(await isInSight(guide.getByRole('button', { name: way })), way).toBe(true);
    });
  }

  it('ends its step with a button of one line on a small phone, in Polish too', async () => {
    const player = await opened('marquise', SMALL_PHONE);
    const { page } = player;
    await player.tap(player.button('Place wood'));
    const table = page.url();
    await speak(app, page, 'pl');
    await page.goto(table);
    const end = page.getByRole('button', { name: /^Zakończ Dzień, dobierz/ });
    await end.waitFor();
    expect(await end.evaluate(linesOf)).toBe(1);
  });

  it('raises the hand of a small phone over the board, and enlarges a card of it', async () => {
    const page = await app.page({ size: SMALL_PHONE });
    const player = new ScreenPlayer(page);
    await page.goto(app.url());
    await player.sitDown({ seed: '11', seats: seatsOf('eyrie') });
    // A card has to go to the Decree: whoever has to choose one sees all of them.
    const raised = page.locator('[popover]');
    await raised.waitFor();
    expect(await inSight(raised.getByRole('button').first())).toBeGreaterThanOrEqual(100);
    // The longest word of all is not broken.
    expect(await raised.getByText('Codebreakers', { exact: true }).evaluate(linesOf)).toBe(1);
    await player.press('Escape');
    await raised.waitFor({ state: 'hidden' });
    await player.playUntilSeen(player.panel.getByRole('heading', { name: 'Daylight' }));
    await player.cards.first().tap();
    await raised.getByRole('button').first().tap();
    const card = page.getByRole('dialog');
    await card.waitFor();
    expect(await scanned(page, 'screen-card', { withoutBoard: true })).toEqual([]);
    await player.press('Escape');
    await card.waitFor({ state: 'hidden' });
  });

  it('shows a card and what can be done with it whole on a phone on its side', async () => {
    const { page, cards } = await opened('marquise');
    await resize(page, ON_ITS_SIDE);
    await cards.first().tap();
    const card = page.getByRole('dialog');
    const next = card.getByRole('button', { name: 'Next card' });
    const isWhole = () => card.evaluate((node) => node.scrollHeight <= node.clientHeight);
    for (let seen = 1; seen < (await cards.count()); seen += 1) {
      expect(await isWhole()).toBe(true);
      await next.click();
    }
    expect(await isWhole()).toBe(true);
  });

  it('tells how a battle came out: dice, hits, losses, and one button for them', async () => {
    const player = await opened('marquise');
    const { page } = player;
    await player.playUntilSeen(player.verb(/^Battle/));
    await player.tap(player.verb(/^Battle/));
    if (await player.lit.isVisible()) await player.tap(player.lit);
    expect(await scanned(page, 'screen-battle-preview', { withoutBoard: true })).toEqual([]);
    await player.tap(player.step(/^Battle: /));
    await player.panel.getByRole('heading', { name: /^Battle in/ }).waitFor();
    const told = await player.panel.innerText();
    expect(told).toMatch(/Marquise attacks/);
    expect(told).toMatch(/higher die/);
    expect(told).toMatch(/lower die/);
    expect(told).toContain('Dice were rolled: this cannot be taken back.');
    expect(await scanned(page, 'screen-battle', { withoutBoard: true })).toEqual([]);
    await player.tap(player.step(/^You lose .*, they lose /));
    await player.phase.waitFor();
  });
});
