import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { addressesInTheRoom } from '../../scripts/welcome.mjs';
import { APP_FOLDER, AppUnderTest, complaintsOf, NOT_SECURE, PHONE, picture } from './harness.ts';
import { recordSomething } from './home.ts';

/** A host with pages of its own; the app lies in one of its folders. */
const host = mkdtempSync(join(tmpdir(), 'empty-chair-host-'));
writeFileSync(join(host, 'index.html'), '<!doctype html><title>Another page</title>');
symlinkSync(APP_FOLDER, join(host, 'empty-chair'), 'junction');
const app = new AppUnderTest({ folder: host, hasOwnServer: true });
beforeAll(() => app.open());
afterAll(async () => {
  await app.close();
  rmSync(host, { recursive: true });
});

const NOTE = /^This page is not secure \(http\)/;

/** Warnings too: what is missing is no surprise to the app. */
function everyComplaintOf(page: Page): string[] {
  const complaints = complaintsOf(page);
  page.on('console', (message) => {
    if (message.type() === 'warning') complaints.push(`warning: ${message.text()}`);
  });
  return complaints;
}

describe('a page that is not secure, as a phone has it from npm start', () => {
  it('plays, keeps and shares a game, and says in the settings what is missing', async () => {
    const context = await app.window({ size: PHONE, isKeptOffline: true });
    const page = await context.newPage();
    const complaints = everyComplaintOf(page);
    await page.goto(app.url('empty-chair/').replace('127.0.0.1', NOT_SECURE));
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    const player = new RootPlayer(page);
    await player.start();
    await recordSomething(player);
    const board = await player.boardWords();
    await page.reload();
    expect(await player.boardWords()).toEqual(board);

    await player.tap(page.getByLabel('Menu', { exact: true }));
    await player.tap(player.button('Send a copy'));
    expect(await player.button('Send the link').count()).toBe(0);
    await player.tap(player.button('Copy the link'));
    await page.getByText('Copied.').waitFor();
    await player.toHome();
    await player.tap(player.button('Open a game'));
    // As a hand pastes: the clipboard itself is not for this page.
    await page.getByLabel('Or paste a link or the text of a file').press('Control+V');
    await player.tap(player.button('Open'));
    expect(await player.boardWords()).toEqual(board);
    await player.toHome();
    await page.getByText('On this device: 2').waitFor();

    await player.tap(player.link('Settings'));
    await page.getByText(NOTE).waitFor();
    // What cannot be had here is not offered.
    expect(await player.button('Ask to keep them').count()).toBe(0);
    expect(await page.getByText('Keep the screen on at the table').count()).toBe(0);
    await picture(page, 'phone-not-secure');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('the built folder in a folder of a host', () => {
  it('can be installed from there, and works without a network', async () => {
    const context = await app.window({ size: PHONE, isKeptOffline: true });
    const first = await context.newPage();
    const complaints = everyComplaintOf(first);
    await first.goto(app.url('empty-chair/#/settings'));
    await first.getByText('Keep the screen on at the table').waitFor();
    expect(await first.getByText(NOTE).count()).toBe(0);

    const session = await context.newCDPSession(first);
    const { manifest, errors } = await session.send('Page.getAppManifest');
    const here = app.url('empty-chair/');
    // Known by its folder: the host may have other apps.
    expect(manifest).toMatchObject({ id: here, startUrl: here, scope: here });
    const { icons = [] } = manifest;
    expect([icons.length, errors]).toEqual([4, []]);
    for (const { url } of icons) expect((await fetch(url)).status, url).toBe(200);

    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await session.send('Network.clearBrowserCache');
    app.cutNetwork();
    await first.reload();
    await first.getByText('The app works without a network.').waitFor();
    const text = context.waitForEvent('page');
    await first.getByRole('link', { name: 'Licenses of fonts and libraries' }).click();
    await (await text).getByText('SIL OPEN FONT LICENSE').waitFor();
    await picture(first, 'settings-licenses');
    await first.close();

    const opened = new RootPlayer(await context.newPage());
    const others = everyComplaintOf(opened.page);
    await opened.page.goto(app.url('empty-chair/'));
    // By a link that holds the game.
    await opened.start();
    expect(opened.page.url()).toContain(app.url('empty-chair/#/game/'));
    expect([...complaints, ...others]).toEqual([]);
  });
});

describe('npm run build', () => {
  it('says where the folder is', () => {
    const script = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
    const { stdout } = spawnSync(process.execPath, [script, 'build'], { encoding: 'utf8' });
    expect(stdout).toContain(APP_FOLDER);
  });
});

describe('npm start -- --private', () => {
  it('answers this computer and nobody else', async () => {
    const script = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
    const data = mkdtempSync(join(tmpdir(), 'empty-chair-data-'));
    const folder = join(data, 'empty-chair', 'tables');
    const started = spawn(process.execPath, [script, '--private'], {
      env: { ...process.env, PORT: '0', CI: '1', XDG_DATA_HOME: data },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const lines: AsyncIterator<string> = createInterface(started.stdout)[Symbol.asyncIterator]();
      const said = (await lines.next()).value as string;
      const port = Number(/^Empty Chair is at http:\/\/localhost:(\d+)\/, only/.exec(said)?.[1]);
      const answer = await fetch(`http://localhost:${port}/`);
      expect(await answer.text()).toContain('<title>Empty Chair</title>');
      // Shared tables are there too, under the same address, and kept with the data of the user.
      const tables = await fetch(`http://localhost:${port}/tables`);
      expect(await tables.json()).toEqual({ tables: true, addresses: [] });
      expect((await lines.next()).value).toContain(folder);
      expect(readdirSync(folder)).toContain('tables.db');
      for (const address of addressesInTheRoom(networkInterfaces(), port))
        await expect(fetch(address), address).rejects.toThrow();
    } finally {
      started.kill();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
