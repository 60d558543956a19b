import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { APP_FOLDER, AppUnderTest, complaintsOf, PHONE, picture } from './harness.ts';

/** A copy of the built app that can be replaced by a newer one while it is served. */
const folder = mkdtempSync(join(tmpdir(), 'empty-chair-'));
cpSync(APP_FOLDER, folder, { recursive: true });
const app = new AppUnderTest({ folder, hasOwnServer: true });
beforeAll(() => app.open());
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

function change(file: string, from: RegExp, to: string): void {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} is not as expected`);
  writeFileSync(path, after);
}

/** What a build of a changed source gives: another page, and a worker of another version. */
function release(version: string): void {
  change(
    'index.html',
    /<head>(<meta name="version"[^>]*>)?/,
    `<head><meta name="version" content="${version}">`,
  );
  change(
    'service-worker.js',
    /const VERSION = "[^"]*";\nconst FILES = \[.*\]/,
    // All but the page is as it was, and need not be fetched once more.
    `const VERSION = "${version}";\nconst FILES = ["./"]`,
  );
}

const versionOf = (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.querySelector('meta[name=version]')?.getAttribute('content') ?? null,
  );

/** A page that is loaded anew has lost this. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'here';
  });
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['mark'] === 'here');

const isWaiting = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.state === 'installed';
  });

/** Loading anew may have to wait for the workers; whoever thinks that it hangs does it by hand. */
const ENOUGH_WAITING = 20_000;

/** What somebody does who reads "Update": a tap, after which the app loads itself anew. */
async function takeUpdate(player: RootPlayer, version: string): Promise<void> {
  const { page } = player;
  const loaded = page.waitForEvent('load', { timeout: ENOUGH_WAITING }).catch(() => undefined);
  await player.tap(player.button('Update'));
  await loaded;
  // Chromium may answer once more from the old worker while the new one is only beginning.
  if ((await versionOf(page)) !== version) await page.reload();
  expect(await versionOf(page)).toBe(version);
}

/** An app that stays open is looked at again some time. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

describe('a new version', () => {
  it('is looked for when the app comes to the front, offered at home, taken after a tap, and never under a running turn', async () => {
    const context = await app.window({ size: PHONE, isKeptOffline: true });
    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(app.url());
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // The first worker takes over with the second visit.
    await page.reload();
    const player = new RootPlayer(page);
    await player.heading('Empty Chair').waitFor();
    const notice = page.getByText('A new version is ready.');
    expect(await notice.count()).toBe(0);
    await player.start();
    await mark(page);

    release('two');
    // Nobody but the app looks for it: the page is not loaded anew.
    await comeBack(page);
    await isWaiting(page);
    // The turn goes on: the same page, nothing lost, no notice in the way.
    expect(await isMarked(page)).toBe(true);
    expect(await notice.count()).toBe(0);
    await player.tap(player.button('+2 VP'));
    await player.tap(player.button('End my turn'));
    await player.botTurn();
    expect(await isMarked(page)).toBe(true);
    const board = await player.boardWords();

    // Another tab at home takes it: the table is still left in peace.
    const other = new RootPlayer(await context.newPage());
    const others = complaintsOf(other.page);
    await other.page.goto(app.url());
    expect(await versionOf(other.page)).toBe(null);
    await other.page.getByText('A new version is ready.').waitFor();
    await picture(other.page, 'phone-update');
    await takeUpdate(other, 'two');
    await other.heading('Empty Chair').waitFor();
    expect(await other.page.getByText('A new version is ready.').count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
    expect(await player.boardWords()).toEqual(board);
    await player.botTurn();

    // Back at home the first tab has it too, though there is no worker left to call.
    await player.toHome();
    await takeUpdate(player, 'two');
    expect(await notice.count()).toBe(0);

    // The next one is already being installed when the app begins to listen.
    release('three');
    await page.addInitScript(() => {
      const container = navigator.serviceWorker;
      const register = container.register.bind(container);
      container.register = async (script) => {
        const registration = await register(script);
        const found = new Promise((done) => registration.addEventListener('updatefound', done));
        void registration.update();
        if (registration.installing === null && registration.waiting === null) await found;
        return registration;
      };
    });
    await page.reload();
    await notice.waitFor();
    await takeUpdate(player, 'three');
    await player.tap(player.link(/Continue$/));
    await player.button('End my turn').waitFor();
    expect([...complaints, ...others]).toEqual([]);
  });
});
