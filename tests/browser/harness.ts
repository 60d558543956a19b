import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.mjs';
import { appServer, listen } from '../../scripts/serve.mjs';

/** The built app in a real browser: a server, a Chromium, and windows of the sizes we care about. */
export const PHONE = { width: 390, height: 844 } as const;
export const SMALL_PHONE = { width: 360, height: 640 } as const;
export const DESKTOP = { width: 1280, height: 800 } as const;

/** The built app, as `npm start` serves it. */
export const APP_FOLDER = fileURLToPath(new URL('../../packages/web/dist', import.meta.url));
/** Ignored by git: to be looked at after a run. */
const PICTURES = fileURLToPath(new URL('../../screenshots', import.meta.url));
const arePicturesTaken = process.env['PICTURES'] !== undefined;
const require = createRequire(import.meta.url);
/** The drawing of the places, in an English window. */
export const BOARD = '[role=group][aria-label="The board"]';
const AXE = require.resolve('axe-core/axe.min.js');

export const FLAGS = [
  // Chromium refuses its sandbox when it is started by root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** So long is looked for what never comes; no machine is so busy that it would be too short. */
const PATIENCE = 120_000;

/** One for all test files of a thread; it ends with the process. */
let chromiumOfThread: Promise<Browser> | undefined;

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

export interface WindowOptions {
  readonly size: { readonly width: number; readonly height: number };
  readonly theme?: 'light' | 'dark';
  readonly locale?: string;
  /** With the service worker, which fetches the whole app: only where a test is about that. */
  readonly isKeptOffline?: boolean;
}

export class AppUnderTest {
  private readonly folder: string;
  private readonly server: ReturnType<typeof appServer>;
  private browser: Browser | undefined;
  private readonly windows: BrowserContext[] = [];
  private address = '';

  constructor(folder: string = APP_FOLDER) {
    this.folder = folder;
    this.server = appServer(folder);
  }

  async open(): Promise<void> {
    if (!existsSync(join(this.folder, 'index.html')))
      throw new Error(`no app in ${this.folder}: run node scripts/build-web.mjs, or npm test`);
    const port = await listen(this.server, 0, '127.0.0.1');
    this.address = `http://127.0.0.1:${port}/`;
    chromiumOfThread ??= launched();
    this.browser = await chromiumOfThread;
    mkdirSync(PICTURES, { recursive: true });
  }

  async close(): Promise<void> {
    for (const context of this.windows.splice(0)) await context.close();
    this.server.closeAllConnections();
    this.server.close();
  }

  /** Takes the server away, as a cellar does. */
  cutNetwork(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  url(route = ''): string {
    return `${this.address}${route}`;
  }

  /** A fresh profile: no saved games. Motion is off, so that nothing has to be waited for. */
  async window({
    size,
    theme = 'light',
    locale = 'en-GB',
    isKeptOffline = false,
  }: WindowOptions): Promise<BrowserContext> {
    if (this.browser === undefined) throw new Error('open() first');
    const context = await this.browser.newContext({
      viewport: size,
      colorScheme: theme,
      locale,
      reducedMotion: 'reduce',
      hasTouch: size.width < 700,
      serviceWorkers: isKeptOffline ? 'allow' : 'block',
    });
    context.setDefaultTimeout(PATIENCE);
    this.windows.push(context);
    return context;
  }
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

const DEVICES = { phone: PHONE, small: SMALL_PHONE, desktop: DESKTOP };
type View = `${keyof typeof DEVICES}-${'light' | 'dark'}`;

/** The same screen as several people see it. */
export async function pictures(page: Page, name: string, views: readonly View[]): Promise<void> {
  if (!arePicturesTaken) return;
  const size = page.viewportSize() ?? PHONE;
  for (const view of views) {
    const [device, colorScheme] = view.split('-') as [keyof typeof DEVICES, 'light' | 'dark'];
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(DEVICES[device]);
    await picture(page, `${device}-${name}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(size);
}

/** Where axe looks: on a map of hundreds of places it takes seconds. */
export interface Scope {
  /** A page that was looked at in the light theme can differ in the dark one by its colours only. */
  readonly onlyColours?: boolean;
  /** The board has been looked at already, as it is drawn now. */
  readonly withoutBoard?: boolean;
}

/** The violations that axe finds on the page, one line each. */
export async function violations(
  page: Page,
  { onlyColours = false, withoutBoard = false }: Scope = {},
): Promise<readonly string[]> {
  // Not as a script of the page: the page forbids all but its own.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(readFileSync(AXE, 'utf8'));
  }
  const found = await page.evaluate(
    async ({ exclude, options }) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            where: object,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      return (await axe.run({ exclude }, options)).violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)),
      }));
    },
    {
      exclude: withoutBoard ? [BOARD] : [],
      options: onlyColours ? { runOnly: { type: 'rule', values: ['color-contrast'] } } : {},
    },
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`);
}
