import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isSoaking } from '@empty-chair/testkit/volume';
import type { Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { findBrowser } from '../../scripts/browser.mjs';
import { AppUnderTest, DESKTOP, FLAGS, PATIENCE, withoutHints } from './harness.ts';

/** A browser that is killed: what was shown as done is there when it comes back. */
const ROUNDS = isSoaking() ? 25 : 1;

const app = new AppUnderTest();
const profile = mkdtempSync(join(tmpdir(), 'empty-chair-profile-'));
let browser: ChildProcess | undefined;
beforeAll(() => app.open());
afterAll(async () => {
  await kill();
  await app.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** The whole group: what is started may be a script around the browser. */
async function kill(): Promise<void> {
  const { pid } = browser ?? {};
  if (browser === undefined || pid === undefined) return;
  const ended = once(browser, 'exit');
  browser = undefined;
  process.kill(-pid, 'SIGKILL');
  await ended;
}

/** A process of its own, as playwright gives none away, on the same profile each time. */
async function started(url: string): Promise<Page> {
  const args = [...FLAGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const stdio = ['ignore', 'ignore', 'pipe'] as const;
  browser = spawn(findBrowser() ?? '', args, { stdio: [...stdio], detached: true });
  const window = await chromium.connectOverCDP(await addressOf(browser), { timeout: PATIENCE });
  const page = await window.contexts()[0]?.newPage();
  if (page === undefined) throw new Error('the browser has no window');
  page.setDefaultTimeout(PATIENCE);
  await page.setViewportSize(DESKTOP);
  await withoutHints(page);
  await page.goto(url);
  return page;
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('the browser says nothing');
  for await (const line of createInterface(stderr)) {
    const [, address] = /^DevTools listening on (.*)$/.exec(line) ?? [];
    if (address === undefined) continue;
    // Read on: a browser whose complaints nobody takes stands still when the pipe is full.
    stderr.resume();
    return address;
  }
  throw new Error('the browser did not start');
}

/** Taps, and kills the browser the moment that the page shows so many points: the page itself says when. */
async function killAt(points: number, page: Page): Promise<void> {
  const killed = new EventEmitter();
  const gone = once(killed, 'gone');
  await page.exposeFunction('shown', () => kill().then(() => killed.emit('gone')));
  await page.evaluate((wanted) => {
    const look = (): void => {
      const chair = document.querySelector<HTMLElement>('[aria-label="Chairs"] button');
      if (Number.parseInt(chair?.innerText ?? '', 10) === wanted) {
        (globalThis as unknown as { shown(): void }).shown();
      }
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, all);
  }, points);
  // By the panel: a window of a browser that was found running knows no selector of ours.
  const tapped = new RootPlayer(page).step('+1 VP').click();
  // The browser may be gone before it can say that it was clicked.
  await Promise.all([gone, tapped.catch(() => undefined)]);
}

it('keeps every entry that was shown, however the browser ends', async () => {
  let page = await started(app.url());
  await new RootPlayer(page).start();
  const url = page.url();
  for (let points = 1; points <= ROUNDS; points += 1) {
    await killAt(points, page);
    page = await started(url);
    const chair = page.getByRole('list', { name: 'Chairs' }).getByRole('button').first();
    expect(Number.parseInt(await chair.innerText(), 10)).toBe(points);
  }
});
