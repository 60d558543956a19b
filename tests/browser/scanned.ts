import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isSoaking } from '@empty-chair/testkit/volume';
import type { Page } from 'playwright-core';
import type { Theme } from './harness.ts';
import { arePicturesTaken, BOARD, picture, THEMES } from './harness.ts';

/** What axe says of a screen. */
const require = createRequire(import.meta.url);
const AXE = require.resolve('axe-core/axe.min.js');

/** What axe looks at: on a map of hundreds of places it takes seconds. */
export interface Scope {
  /** A page that was looked at in the light theme can differ in the dark one by its colours only. */
  readonly onlyColours?: boolean;
  /** The board has been looked at already, as it is drawn now. */
  readonly withoutBoard?: boolean;
}

/** Only what is wrong is described, and not by its path: that is half of the work of a scan. */
const AXE_OPTIONS = { resultTypes: ['violations'], selectors: false, preload: false };

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
    async ({ board, options }) => {
      const { axe } = window as unknown as {
        axe: {
          run(
            where: Document,
            options: object,
          ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
        };
      };
      // Taken out for that while: what axe is told to leave out it reads all the same.
      const seen = board === undefined ? null : document.querySelector(board);
      const gap = document.createElement('div');
      if (seen !== null) {
        const { width, height } = seen.getBoundingClientRect();
        gap.style.cssText = `width: ${width}px; height: ${height}px`;
        seen.replaceWith(gap);
      }
      const { violations } = await axe.run(document, options);
      if (seen !== null) gap.replaceWith(seen);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 120)),
      }));
    },
    {
      board: withoutBoard ? BOARD : undefined,
      options: onlyColours
        ? { ...AXE_OPTIONS, runOnly: { type: 'rule', values: ['color-contrast'] } }
        : AXE_OPTIONS,
    },
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`);
}

/**
 * A soak looks at every screen in both themes; `npm test` at each in one, which goes by its name, so
 * that about half of the screens are seen in each. `npm run bench:web` looks at every screen in both,
 * in three languages, upright and on its side.
 */
function themesOf(screen: string): readonly Theme[] {
  if (isSoaking() || arePicturesTaken) return THEMES;
  const letters = [...screen].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return [letters % 2 === 0 ? 'light' : 'dark'];
}

/** Colours fade from one theme to the other: on a busy machine axe would look at them half-way. */
const coloursSettled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );

/** What axe finds on a screen in its themes, one line each; with a picture of it. */
export async function scanned(
  page: Page,
  screen: string,
  scope: Pick<Scope, 'withoutBoard'> = {},
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [index, colorScheme] of themesOf(screen).entries()) {
    await page.emulateMedia({ colorScheme });
    await coloursSettled(page);
    const lines = await violations(page, { ...scope, onlyColours: index > 0 });
    found.push(...lines.map((line) => `${screen}, ${colorScheme}: ${line}`));
    await picture(page, `${screen}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
