import type { Language } from '@empty-chair/text/languages';
import { LANGUAGE_NAMES, LANGUAGES } from '@empty-chair/text/languages';
import type { Page } from 'playwright-core';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import type { AppUnderTest } from '../../tests/browser/harness.ts';
import { ON_ITS_SIDE, PHONE } from '../../tests/browser/harness.ts';
import { violations } from '../../tests/browser/scanned.ts';
import { visitScreens } from '../../tests/browser/screens.ts';
import { visitMore } from './more-screens.ts';

const SHAPES = { upright: PHONE, 'on its side': ON_ITS_SIDE };

export interface Swept {
  readonly screens: number;
  readonly scans: number;
  readonly violations: number;
}

/** Every screen in three languages, two shapes and both themes. */
export async function countViolations(app: AppUnderTest): Promise<Swept> {
  const context = await app.window({ size: PHONE, isKeptOffline: true });
  const page = await context.newPage();
  await page.goto(app.url());
  // The screens are walked in English; a second tab chooses the language of the first.
  const settings = await context.newPage();
  await settings.goto(app.url('#/settings'));
  const speak = async (language: Language): Promise<void> => {
    await settings.getByText(LANGUAGE_NAMES[language], { exact: true }).tap();
    await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
  };

  let screens = 0;
  let scans = 0;
  let found = 0;
  const look = async (screen: string): Promise<void> => {
    screens += 1;
    for (const language of LANGUAGES) {
      await speak(language);
      for (const [where, lines] of await lookedAt(page)) {
        scans += 1;
        found += lines.length;
        for (const line of lines) console.log(`${screen}, ${language}, ${where}: ${line}`);
      }
    }
    await speak('en');
  };
  await visitScreens(new RootPlayer(page), look);
  await visitMore(page, app.url(), look);
  await context.close();
  return { screens, scans, violations: found };
}

/** Both shapes in both themes: dark differs from light by its colours only. */
async function lookedAt(page: Page): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const [shape, size] of Object.entries(SHAPES)) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const lines = await violations(page, { onlyColours: colorScheme === 'dark' });
      found.set(`${shape}, ${colorScheme}`, lines);
    }
  }
  await page.setViewportSize(PHONE);
  return found;
}
