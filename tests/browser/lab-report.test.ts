import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isSoaking } from '@empty-chair/testkit/volume';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppUnderTest, complaintsOf, DESKTOP, PHONE, picture } from './harness.ts';
import { violations } from './scanned.ts';

const PROGRAM = fileURLToPath(new URL('../../packages/cli/bin/empty-chair.js', import.meta.url));
const STUDY = {
  title: 'Magpies',
  game: 'toy',
  config: { level: '{level}', traits: '{trait}' },
  axes: { level: ['sleepy', 'hungry', 'greedy'], trait: { none: '', Bold: 'bold' } },
  games: 60,
  seed: 'page',
  coverage: 10,
};

const app = new AppUnderTest();
const folder = mkdtempSync(join(tmpdir(), 'empty-chair-report-'));

/** The real command, as it was bundled: what it puts into the page is what we look at. */
function labCommand(...words: readonly string[]): void {
  execFileSync(process.execPath, [PROGRAM, 'lab', ...words], { cwd: folder, stdio: 'pipe' });
}

beforeAll(async () => {
  await app.open();
  writeFileSync(join(folder, 'one.json'), JSON.stringify(STUDY));
  writeFileSync(join(folder, 'two.json'), JSON.stringify({ ...STUDY, title: 'Two', first: 10 }));
  labCommand('run', 'one.json');
  labCommand('run', 'two.json');
  labCommand('report', 'one.lab', '--out', 'report.html');
  labCommand('compare', 'one.lab', 'two.lab', '--out', 'compare.html');
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function open(
  file: string,
  size: { readonly width: number; readonly height: number },
  theme: 'light' | 'dark' = 'light',
): Promise<[Page, readonly string[]]> {
  const page = await app.page({ size, theme });
  const complaints = complaintsOf(page);
  page.on('request', (request) => {
    if (!request.url().startsWith('file:')) complaints.push(`fetches ${request.url()}`);
  });
  await page.goto(pathToFileURL(join(folder, file)).href);
  return [page, complaints];
}

/**
 * For each figure, the pixels in the paint of a seat for each time that its data names the paint: a mark
 * has about seventy, a line or bars far more. The least of them, so that nothing can be left out.
 */
const painted = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('figure.chart')].map((figure) => {
      const canvas = figure.querySelector('canvas');
      const context = canvas?.getContext('2d');
      const data = figure.querySelector('script')?.textContent ?? '';
      if (!canvas || !context) return 0;
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
      const named = [...data.matchAll(/"paint":"([^"]+)"/g)].map(([, token]) => token ?? '');
      const counts = [...new Set(named)].map((token) => {
        const hex = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
        const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
        let found = 0;
        for (let i = 0; i < pixels.length; i += 4) {
          if (pixels[i] === r && pixels[i + 1] === g && pixels[i + 2] === b) found += 1;
        }
        return found / named.filter((one) => one === token).length;
      });
      return Math.min(...counts);
    }),
  );

const widths = (page: Page): Promise<{ page: number; charts: readonly number[] }> =>
  page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    charts: [...document.querySelectorAll('figure.chart canvas')].map(
      (canvas) => canvas.getBoundingClientRect().right,
    ),
  }));

/** Each device and each theme once; a soak has all four. */
const VIEWS = [
  ['phone', PHONE, 'light'],
  ['desktop', DESKTOP, 'dark'],
  ...(isSoaking()
    ? ([
        ['phone', PHONE, 'dark'],
        ['desktop', DESKTOP, 'light'],
      ] as const)
    : []),
] as const;

describe.each([
  ['report', 9],
  ['compare', 3],
] as const)('the page of lab %s', (name, figures) => {
  it.each(VIEWS)(
    'draws every chart on a %s, and axe finds nothing',
    async (device, size, theme) => {
      const [page, complaints] = await open(`${name}.html`, size, theme);
      const drawn = await painted(page);
      expect(drawn).toHaveLength(figures);
      expect(Math.min(...drawn)).toBeGreaterThan(35);
      const { page: wide, charts } = await widths(page);
      expect(Math.max(wide, ...charts)).toBeLessThanOrEqual(size.width);
      await picture(page, `lab-${name}-${device}-${theme}`);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      expect((await widths(page)).page).toBeLessThanOrEqual(size.width);
      expect(await violations(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});

describe('a chart', () => {
  it('is drawn anew when the theme or the width changes', async () => {
    const [page, complaints] = await open('report.html', DESKTOP);
    const picture = (): Promise<string> =>
      page.evaluate(() => document.querySelector('canvas')?.toDataURL() ?? '');
    const light = await picture();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(async () => (await picture()) === light).toBe(false);
    await page.setViewportSize(PHONE);
    await page.waitForFunction(
      (width) =>
        [...document.querySelectorAll('figure.chart canvas')].every(
          (canvas) => canvas.getBoundingClientRect().right <= width,
        ),
      PHONE.width,
    );
    expect(complaints).toEqual([]);
  });

  it('says the numbers of the place that is pointed at', async () => {
    const [page, complaints] = await open('report.html', DESKTOP);
    const bars = page.locator('figure.chart', { hasText: 'How long the games are' });
    await bars.locator('.u-over').hover();
    await expect
      .poll(() => bars.locator('.readout').textContent())
      .toMatch(/^turns \d+: [\d.]+\s%$/);
    expect(complaints).toEqual([]);
  });
});
