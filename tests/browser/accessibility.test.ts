import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, BOARD, complaintsOf, PHONE, SMALL_PHONE } from './harness.ts';
import { scanned } from './scanned.ts';
import { visitScreens } from './screens.ts';
import { smallTargets } from './targets.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** What is wrong on any screen. */
class Scan {
  readonly found: string[] = [];
  private isBoardSeen = false;

  async look(page: Page, screen: string): Promise<void> {
    // The board is looked at once, and again where reasons are drawn on it.
    const withoutBoard = this.isBoardSeen && screen !== 'why';
    this.isBoardSeen ||= (await page.locator(BOARD).count()) > 0;
    this.found.push(...(await scanned(page, `screen-${screen}`, { withoutBoard })));
  }
}

async function open(size: {
  width: number;
  height: number;
}): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size });
  const complaints = complaintsOf(page);
  await page.goto(app.url());
  return [new RootPlayer(page), complaints];
}

describe('axe', () => {
  it('finds nothing on any screen', async () => {
    const [player, complaints] = await open(PHONE);
    const scan = new Scan();
    await visitScreens(player, (screen) => scan.look(player.page, screen));
    expect(scan.found).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('targets at the table of a small phone', () => {
  it('are at least 44 px', async () => {
    const [player, complaints] = await open(SMALL_PHONE);
    const { page } = player;
    const small: Record<string, readonly string[]> = {};
    const measure = async (screen: string, board = true): Promise<void> => {
      const lines = await smallTargets(page, board);
      if (lines.length > 0) small[screen] = lines;
    };
    await player.start({ byTable: true });
    await measure('human');
    await player.tap(player.clearing(5));
    await measure('human, place');
    await player.tap(player.button('End my turn'));
    await player.tap(player.button('Play its turn'));
    await player.question.waitFor();
    await measure('question, cards', false);
    await player.playUntil(player.heading(/what did the dice show\?$/));
    await measure('question, dice', false);
    await player.answer();
    await measure('bot');
    await player.tap(player.button(/^Why: .*remove 1 warrior/).first());
    await player.button('Back to the turn').waitFor();
    await measure('why');
    await player.tap(player.button('Back to the turn'));
    await player.tap(player.link('Log'));
    await player.heading('Log').waitFor();
    await measure('log');
    await player.tap(player.link('Check the table'));
    await player.tap(player.button('No'));
    await measure('check');
    expect(small).toEqual({});
    expect(complaints).toEqual([]);
  });
});
