import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { AppUnderTest, WindowOptions } from './harness.ts';
import { BOARD, complaintsOf, PHONE } from './harness.ts';
import type { Player } from './player.ts';
import { scanned } from './scanned.ts';

export interface AtTable<P extends Player> {
  readonly player: P;
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** How the tests of one game begin: `open` a window, `look` at a screen. */
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
      return { player: new Somebody(page), page, complaints };
    },

    /** Axe finds nothing on the screen. The board is looked at once, and where something is `drawn` on it. */
    look: async (page: Page, screen: string, { drawn = false } = {}): Promise<void> => {
      const withoutBoard = isBoardSeen && !drawn;
      isBoardSeen ||= (await page.locator(BOARD).count()) > 0;
      expect(await scanned(page, `${game}-${screen}`, { withoutBoard })).toEqual([]);
    },
  };
}
