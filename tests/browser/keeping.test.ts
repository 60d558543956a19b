import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartOptions } from '../../packages/games/root/browser/root-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE } from './harness.ts';
import { exported, importFile, importPasted, openMenu, SOMETHING } from './home.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

interface Tab {
  readonly player: RootPlayer;
  readonly complaints: readonly string[];
}

async function tab(page: Page, url = app.url()): Promise<Tab> {
  const complaints = complaintsOf(page);
  await page.goto(url);
  return { player: new RootPlayer(page), complaints };
}

/** Nobody has played there yet. */
const freshProfile = (): Promise<Page> =>
  app.page({ size: PHONE, permissions: ['clipboard-read', 'clipboard-write'] });

async function started(options: StartOptions = { said: SOMETHING }): Promise<Tab> {
  const page = await freshProfile();
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  await player.start(options);
  return { player, complaints };
}

describe('a reload in mid-question', () => {
  it('asks the same question again and keeps what was answered', async () => {
    const { player, complaints } = await started({ byTable: true });
    const { page } = player;
    await player.tap(player.button('End my turn'));
    await player.tap(player.button('Play its turn'));
    await player.heading('Turn up the order card. What is on it?').waitFor();
    await page.reload();
    await player.heading('Turn up the order card. What is on it?').waitFor();

    await player.tap(player.button('Find it by name'));
    await page.getByRole('searchbox', { name: 'Name, suit or item' }).fill('burrow');
    await player.tap(player.question.getByRole('button', { name: /Better Burrow Bank/ }));
    const dice = player.heading(/what did the dice show\?$/);
    await player.playUntil(dice);
    await player.tap(player.button('Die 1: 2'));
    await page.reload();
    await dice.waitFor();
    // The drawn card is still known, by all that the rules see of it: it went to the Decree.
    await player.tap(player.button(/\d+ done/));
    expect(await page.getByRole('checkbox', { name: /rabbit, no item/ }).count()).toBeGreaterThan(
      0,
    );

    await player.tap(player.button('Die 1: 2'));
    await player.tap(player.button('Die 2: 0'));
    await page.getByText(/^Dice 2–0\./).waitFor();
    await page.reload();
    await page.getByText(/^Dice 2–0\./).waitFor();
    expect(complaints).toEqual([]);
  });
});

async function copiedLink(player: RootPlayer): Promise<string> {
  await player.tap(player.page.getByLabel('Menu', { exact: true }));
  await player.tap(player.button('Send a copy'));
  await player.page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  await player.tap(player.button('Copy the link'));
  await player.page.getByText('Copied.').waitFor();
  return await player.page.evaluate(() => navigator.clipboard.readText());
}

describe('a game that goes to another device', () => {
  it('opens there as it was, from a file, from what is pasted and by a link', async () => {
    const { player, complaints } = await started();
    const board = await player.boardWords();
    const link = await copiedLink(player);
    expect(link).toContain('#g=');
    await player.toHome();
    const text = await exported(player);
    expect(complaints).toEqual([]);

    const other = await tab(await freshProfile());
    await importFile(other.player, text);
    await other.player.page.getByText(/^Opened: Root\. Round\s1\. /).waitFor();
    expect(await other.player.boardWords(), 'file').toEqual(board);
    await other.player.toHome();
    expect(await exported(other.player), 'exported again').toBe(text);
    // Beside the first one, twice.
    for (const pasted of [text, link]) {
      await importPasted(other.player, pasted);
      expect(await other.player.boardWords(), pasted.slice(0, 20)).toEqual(board);
      await other.player.toHome();
    }
    await other.player.page.getByText('On this device: 3').waitFor();
    expect(other.complaints).toEqual([]);

    const fresh = await tab(await freshProfile(), link);
    expect(await fresh.player.boardWords(), 'link').toEqual(board);
    expect(await fresh.player.page.getByText(/^Opened: /).count()).toBe(0);
    await fresh.player.tap(fresh.player.button('End my turn'));
    await fresh.player.botTurn();
    expect(fresh.complaints).toEqual([]);
  });
});

describe('what lies at home', () => {
  it('stays as it is when a damaged file is refused, and comes back with one tap when it is deleted', async () => {
    const { player, complaints } = await started();
    const { page } = player;
    await player.toHome();
    const text = await exported(player);
    const damaged = [text.slice(0, text.length / 2), text.replace('"root"', '"chess"'), '{}', 'x'];
    for (const data of damaged) {
      await importFile(player, data);
      const sentence = await page.getByRole('dialog').getByRole('alert').innerText();
      expect(sentence).toMatch(/^This game cannot be opened: .{10,}\.?$/);
      // Nor a field or a path, which help a player as little.
      expect(sentence).not.toMatch(/undefined|SyntaxError|\[object|field|\(\w+\)$/);
      await player.tap(player.button('Close'));
    }
    expect(await page.getByText('On this device: 1').isVisible()).toBe(true);
    expect(await exported(player)).toBe(text);

    await openMenu(player);
    await player.tap(player.button('Delete'));
    await page.getByText('Deleted: Root.').waitFor();
    expect(await page.getByText('On this device: 0').isVisible()).toBe(true);
    await player.tap(player.button('Put back'));
    await player.tap(player.link(/Continue$/));
    await player
      .clearing(5)
      .and(player.place(/4 warriors/))
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('two tabs on one game', () => {
  it('tells the second, which can take over; nothing is overwritten', async () => {
    const { player: first, complaints } = await started();
    const beside = await first.page.context().newPage();
    const { player: second, complaints: others } = await tab(beside, first.page.url());
    await second.heading('This game is open in another tab').waitFor();
    await second.tap(second.button('Go on here'));
    await first.heading('Another tab has taken over').waitFor();
    await second
      .clearing(5)
      .and(second.place(/4 warriors/))
      .waitFor();
    await second.tap(second.button('+2 VP'));
    await second.tap(second.button('End my turn'));
    await second.button('Play its turn').waitFor();
    const board = await second.boardWords();

    await first.page.bringToFront();
    await first.tap(first.button('Go on here again'));
    await first.heading('This game is open in another tab').waitFor();
    await first.tap(first.button('Go on here'));
    await first.button('Play its turn').waitFor();
    await second.heading('Another tab has taken over').waitFor();
    expect(await first.boardWords()).toEqual(board);
    const chair = first.page.getByRole('list', { name: 'Chairs' }).getByRole('button').first();
    expect(await chair.innerText()).toMatch(/^3\b/);

    // What is chosen in one tab holds in the other, whatever that shows.
    await second.page.goto(app.url('#/settings'));
    await second.tap(second.page.getByText('Čeština', { exact: true }));
    await first.page.locator('html[lang=cs]').waitFor({ state: 'attached' });
    expect([...complaints, ...others]).toEqual([]);
  });
});
