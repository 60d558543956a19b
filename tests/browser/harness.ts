import { existsSync, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSoaking } from '@empty-chair/testkit/volume';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { findBrowser } from '../../scripts/browser.mjs';
import { appServer, listen } from '../../scripts/serve.mjs';

/** The built app in a real browser: a server, a Chromium, and windows of the sizes we care about. */
export const PHONE = { width: 390, height: 844 } as const;
export const SMALL_PHONE = { width: 360, height: 640 } as const;
export const ON_ITS_SIDE = { width: 844, height: 390 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

/** The built app, as `npm start` serves it. */
export const APP_FOLDER = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
/** Ignored by git: to be looked at after a run. */
const PICTURES = fileURLToPath(new URL('../../screenshots', import.meta.url));
export const arePicturesTaken = process.env['PICTURES'] !== undefined;
/** The drawing of the places. */
export const BOARD = '[data-coach=board] [role=group]';

/** A name that leads to this machine. Unlike `127.0.0.1` it is not secure, as a phone's address is not. */
export const NOT_SECURE = 'table.test';

export const FLAGS = [
  `--host-resolver-rules=MAP ${NOT_SECURE} 127.0.0.1`,
  // Chromium refuses its sandbox when it is started by root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A picture beside the app: the same address, and nothing of the app is running. */
const BESIDE = 'icon.svg';

/** So long is looked for what never comes; no machine is so busy that it would be too short. */
export const PATIENCE = 120_000;

/** One for all test files of a thread; it ends with the process. */
let chromiumOfThread: Promise<Browser> | undefined;
let addressOfThread: Promise<string> | undefined;
/** Windows that an earlier test has done with, by what cannot be changed in them. */
const spareWindows = new Map<string, Page[]>();

/** For a program that wants to end. */
export async function endChromium(): Promise<void> {
  await (await chromiumOfThread)?.close();
}

function launched(): Promise<Browser> {
  const executablePath = findBrowser();
  if (executablePath === undefined)
    throw new Error('no Chromium: run npm test, or set CHROMIUM_PATH');
  return chromium.launch({ executablePath, args: FLAGS, timeout: PATIENCE });
}

async function served(server: Server): Promise<string> {
  return `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`;
}

export interface WindowOptions {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme?: Theme;
  readonly locale?: string;
  /** With the service worker, which fetches the whole app: only where a test is about that. */
  readonly isKeptOffline?: boolean;
  /** With the hints of a first game: they would lie over what all other tests look at. */
  readonly hasHints?: boolean;
}

export interface PageOptions extends Pick<WindowOptions, 'size' | 'theme' | 'locale'> {
  readonly permissions?: readonly string[];
  /** Runs in the page before the app does, at every visit. */
  readonly before?: () => void;
  /** Windows of several people draw differently: where their chance begins. */
  readonly chance?: number;
}

/** A player who wants no hints, from before the first page on. */
export const withoutHints = (page: Pick<Page, 'addInitScript'>): Promise<unknown> =>
  page.addInitScript(() => {
    // A picture that is opened as a page has none.
    if (location.protocol.startsWith('http')) localStorage.setItem('empty-chair.hints', '"off"');
  });

/**
 * What the app draws by chance, a seed that nobody chose and the name of a saved game, is the same in
 * every run: a test must not meet another game tomorrow. Each visit draws anew, from the number of the
 * visits of this window so far.
 */
const withSeededChance = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // A picture is no visit.
    if (!location.protocol.startsWith('http') || location.pathname.endsWith('.svg')) return;
    const visit = Number(localStorage.getItem('visits')) + 1;
    localStorage.setItem('visits', String(visit));
    let state = Math.imul(visit, 0x9e3779b1);
    /** The mulberry32 generator. */
    const word = (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return (mixed ^ (mixed >>> 14)) >>> 0;
    };
    Math.random = () => word() / 2 ** 32;
    crypto.getRandomValues = (numbers) => {
      const { buffer, byteOffset, byteLength } = numbers as ArrayBufferView;
      const bytes = new Uint8Array(buffer, byteOffset, byteLength);
      for (let i = 0; i < bytes.length; i += 1) bytes[i] = word() & 0xff;
      return numbers;
    };
  });

/** In milliseconds: as on a busy machine. */
const LATE = 120;

/** Each picture comes late: a test that takes for granted what the picture brings fails then. */
const withLatePictures = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((late) => {
    const next = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => next((time) => setTimeout(() => draw(time), late));
  }, LATE);

interface AppOptions {
  readonly folder?: string;
  readonly hasOwnServer?: boolean;
  /** Shared tables beside the app. */
  readonly tables?: Parameters<typeof appServer>[1];
}

export class AppUnderTest {
  private readonly folder: string;
  /** One that can be taken away; most tests share one, so that their windows can be used again. */
  private readonly ownServer: Server | undefined;
  private browser: Browser | undefined;
  private readonly windows: BrowserContext[] = [];
  private address = '';

  constructor({ folder = APP_FOLDER, hasOwnServer = false, tables }: AppOptions = {}) {
    this.folder = folder;
    const isOwn = hasOwnServer || tables !== undefined;
    this.ownServer = isOwn ? appServer(folder, tables) : undefined;
  }

  async open(): Promise<void> {
    if (!existsSync(join(this.folder, 'index.html')))
      throw new Error(`no app in ${this.folder}: run node scripts/build-web.mjs, or npm test`);
    if (this.ownServer === undefined) {
      addressOfThread ??= served(appServer(APP_FOLDER).unref());
      this.address = await addressOfThread;
    } else {
      this.address = await served(this.ownServer);
    }
    chromiumOfThread ??= launched();
    this.browser = await chromiumOfThread;
    mkdirSync(PICTURES, { recursive: true });
  }

  async close(): Promise<void> {
    for (const context of this.windows.splice(0)) await context.close();
    this.cutNetwork();
  }

  /** Takes the server away, as a cellar does. */
  cutNetwork(): void {
    this.ownServer?.closeAllConnections();
    this.ownServer?.close();
  }

  url(route = ''): string {
    return `${this.address}${route}`;
  }

  /** A fresh profile: no saved games. */
  async window(options: WindowOptions): Promise<BrowserContext> {
    const context = await this.profile(options);
    this.windows.push(context);
    return context;
  }

  /** Motion is off, so that nothing has to be waited for. */
  private async profile({
    size,
    theme = 'light',
    locale = 'en-GB',
    isKeptOffline = false,
    hasHints = false,
  }: WindowOptions): Promise<BrowserContext> {
    if (this.browser === undefined) throw new Error('open() first');
    const context = await this.browser.newContext({
      viewport: size,
      colorScheme: theme,
      locale,
      reducedMotion: 'reduce',
      hasTouch: isTouched(size),
      serviceWorkers: isKeptOffline ? 'allow' : 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    await withSeededChance(context);
    if (isSoaking()) await withLatePictures(context);
    if (!hasHints) await withoutHints(context);
    return context;
  }

  /**
   * A page beside the app that nobody has visited yet: a player opens home there, or joins a table,
   * which needs no home. It may be one of an earlier test, with all that was kept
   * cleared away: a browser that has read the app once opens it in half the time.
   */
  async page(options: PageOptions): Promise<Page> {
    const { size, theme = 'light', locale = 'en-GB', permissions = [], before, chance } = options;
    const kind = `${locale} ${isTouched(size)}`;
    const page = spareWindows.get(kind)?.pop() ?? (await (await this.profile(options)).newPage());
    // A spare window may lie beside the app of another server, which is gone.
    if (page.url() !== this.url(BESIDE)) await page.goto(this.url(BESIDE));
    await page.setViewportSize(size);
    // A test before may have let things move.
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.context().grantPermissions(permissions);
    if (chance !== undefined) {
      await page.evaluate((visits) => localStorage.setItem('visits', String(visits)), chance);
    }
    const changed = before === undefined ? undefined : await page.addInitScript(before);
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') {
        await tellWhatIsSeen(page, task.name);
        return page.context().close();
      }
      await changed?.dispose();
      await this.forget(page);
      spareWindows.set(kind, [...(spareWindows.get(kind) ?? []), page]);
    });
    return page;
  }

  /** Leaves the app for a file beside it, in the same process, and clears away what it kept. */
  private async forget(page: Page): Promise<void> {
    page.removeAllListeners();
    const context = page.context();
    for (const tab of context.pages()) if (tab !== page) await tab.close();
    await context.clearPermissions();
    await page.goto(this.url(BESIDE));
    await page.evaluate(() => sessionStorage.clear());
    const session = await context.newCDPSession(page);
    const storageTypes = 'indexeddb,local_storage';
    await session.send('Storage.clearDataForOrigin', { origin: this.address, storageTypes });
    await session.detach();
  }
}

/**
 * The picture that answers what was done is out, and what the app leaves for right after it and the next one
 * (`uikit/src/in-frame.ts`): how the places of a board are called, what is measured, a ladder of reasons. A
 * person sees it before they go on; a test that did not wait would act on what was there before.
 */
export async function pictured(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const picture = () => new Promise((out) => requestAnimationFrame(() => setTimeout(out)));
    return picture()
      .then(picture)
      .then(() => true);
  });
}

/** The window is another size, and everything has found its place in it. */
export async function resize(page: Page, size: WindowOptions['size']): Promise<void> {
  await page.setViewportSize(size);
  await pictured(page);
}

const isTouched = ({ width }: WindowOptions['size']) => width < 700;

/** Where a test failed, whoever reads its log sees what the page showed then. */
async function tellWhatIsSeen(page: Page, test: string): Promise<void> {
  const seen = await page.locator('body').innerText();
  console.log(`${test}: at the end ${page.url().split('#')[1] ?? 'home'} showed\n${seen}`);
  await page.screenshot({ path: `${PICTURES}/failed-${test.replace(/\W+/g, '-')}.png` });
}

/** Everything that a page complains about; a test ends with expecting none. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}

/** A picture of the screen, when somebody wants to look at them: `npm run pictures`. */
export async function picture(page: Page, name: string): Promise<void> {
  if (arePicturesTaken) await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const DEVICES = { phone: PHONE, small: SMALL_PHONE, side: ON_ITS_SIDE, desktop: DESKTOP };
type View = `${keyof typeof DEVICES}-${Theme}`;

/** The same screen as several people see it. */
export async function pictures(page: Page, name: string, views: readonly View[]): Promise<void> {
  if (!arePicturesTaken) return;
  const size = page.viewportSize() ?? PHONE;
  for (const view of views) {
    const [device, colorScheme] = view.split('-') as [keyof typeof DEVICES, Theme];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(DEVICES[device]);
    await picture(page, `${device}-${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(size);
}
