import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AppUnderTest, WindowOptions } from './harness.ts';
import { BOARD, complaintsOf, PHONE, picture, violations } from './harness.ts';
import type { Player } from './player.ts';

export interface AtTable<P extends Player> {
  readonly player: P;
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** How the tests of one game begin: `open` a window at home, `look` at a screen. */
export function tableOf<P extends Player>(
  app: AppUnderTest,
  Somebody: new (page: Page) => P,
  game: string,
) {
  let isBoardSeen = false;
  return {
    /** A fresh window, with somebody before it. */
    open: async (size: WindowOptions['size'] = PHONE): Promise<AtTable<P>> => {
      const page = await app.page({ size });
      const complaints = complaintsOf(page);
      await page.goto(app.url());
      return { player: new Somebody(page), page, complaints };
    },

    /**
     * Axe finds nothing on the screen in either theme; with a picture of both. The board is looked
     * at once, and again where something is `drawn` on it.
     */
    look: async (page: Page, screen: string, { drawn = false } = {}): Promise<void> => {
      const withoutBoard = isBoardSeen && !drawn;
      isBoardSeen ||= (await page.locator(BOARD).count()) > 0;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(
          await violations(page, { onlyColours: colorScheme === 'dark', withoutBoard }),
          `${screen}, ${colorScheme}`,
        ).toEqual([]);
        await picture(page, `${game}-${screen}-${colorScheme}`);
      }
      await page.emulateMedia({ colorScheme: 'light' });
    },
  };
}
