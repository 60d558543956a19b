import type { Page } from 'playwright-core';
import type { AppUnderTest } from './harness.ts';

const NAMES = { en: 'English', pl: 'Polski', cs: 'Čeština' } as const;

/**
 * Chooses a language in the settings, which then speak it. It is spoken once the choice is kept:
 * whoever leaves the page before that has chosen nothing.
 */
export async function speak(
  app: AppUnderTest,
  page: Page,
  language: keyof typeof NAMES,
): Promise<void> {
  await page.goto(app.url('#/settings'));
  await page.getByText(NAMES[language], { exact: true }).tap();
  await page.locator(`html[lang=${language}]`).waitFor({ state: 'attached' });
}
