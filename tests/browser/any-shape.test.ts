import { isSoaking } from '@empty-chair/testkit/volume';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EuropaPlayer } from '../../packages/games/europa/browser/europa-player.ts';
import { InnovationPlayer } from '../../packages/games/innovation/browser/innovation-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { TapestryPlayer } from '../../packages/games/tapestry/browser/tapestry-player.ts';
import { AppUnderTest, complaintsOf, PHONE, picture, resize, SMALL_PHONE } from './harness.ts';
import type { Player } from './player.ts';
import { scanned } from './scanned.ts';
import { tableSoFar } from './table-so-far.ts';
import { smallSentences, smallTargets } from './targets.ts';

/** The table is as good to use however the phone is held. */
const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** Of a width that the windows of the tests take for a phone: with touch. */
const TURNED = { width: 667, height: 375 } as const;
const ON_ITS_SIDE = [{ width: 844, height: 390 }, { width: 932, height: 430 }, TURNED] as const;
const FOUR_BOTS = { botsOnly: true, seed: 'four chairs' } as const;
const LEAST_BOARD = 250;
const LEAST_PANEL = 340;
const RAIL = 48;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether a finger would meet it: at its middle, and near its upper and its lower edge. */
const isInSight = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const meets = (y: number): boolean =>
      node.contains(document.elementFromPoint(left + width / 2, y));
    return meets(top + 3) && meets(top + height / 2) && meets(top + height - 3);
  });

/** What a turn of a bot must show, whatever lies around it. */
async function expectMoveInSight(player: Player, where: string): Promise<void> {
  expect(await isInSight(current(player)), `the move, ${where}`).toBe(true);
  const done = player.panel.getByRole('button', { name: /^(Done|End my turn)/ });
  expect(await isInSight(done), `the button, ${where}`).toBe(true);
}
const current = (player: Player): Locator => player.panel.locator('li[aria-current=step]').first();

/** A bot's turn that has begun, in a window on its side. */
async function inBotTurn<P extends Player>(
  Somebody: new (page: Page) => P,
  start: (player: P) => Promise<void>,
): Promise<P> {
  const page = await app.page({ size: TURNED });
  const player = new Somebody(page);
  await start(player);
  await player.tap(player.button(/^Play its turn/));
  await current(player).waitFor();
  return player;
}
/** The bots are next. */
const joined =
  (game: string, said: readonly string[], botTurns = 0) =>
  async (player: Player): Promise<void> =>
    player.join(await tableSoFar(game, { seed: '7', said, botTurns }));

/** Root in every size; the other games in the smallest, and in a soak in all of them. */
async function expectBeside(player: Player, name: string): Promise<void> {
  const { page } = player;
  const isThorough = player instanceof RootPlayer || isSoaking();
  for (const size of isThorough ? ON_ITS_SIDE : [TURNED]) {
    await resize(page, size);
    const where = `${size.width} x ${size.height}`;
    const panel = await boxOf(player.panel);
    const board = await boxOf(player.board);
    // Beside each other, from edge to edge, with the rail on the left.
    expect(board.left, where).toBeCloseTo(RAIL, 0);
    expect(board.right, where).toBeLessThanOrEqual(panel.left + 1);
    expect(panel.right - panel.left, where).toBeGreaterThanOrEqual(LEAST_PANEL);
    const column = await boxOf(page.locator('.frame > .board'));
    expect(column.bottom - column.top, where).toBeGreaterThanOrEqual(LEAST_BOARD);
    expect(column.right - column.left, where).toBeGreaterThanOrEqual(LEAST_BOARD);
    await expectMoveInSight(player, where);
    // Nothing floats over the map, and all can be met.
    expect(await page.locator('.frame > .board button:visible').count(), where).toBe(0);
    expect(await smallTargets(page, false), where).toEqual([]);
    expect(await smallSentences(page), where).toEqual([]);
  }
  if (!isThorough) return;
  // The board is looked at in the tests of its game.
  expect(await scanned(page, name, { withoutBoard: true })).toEqual([]);
}

describe('on its side', () => {
  it('a bot of Root has its move beside the board, tick by tick', async () => {
    const player = await inBotTurn(RootPlayer, (player) => player.start(FOUR_BOTS));
    const complaints = complaintsOf(player.page);
    await expectBeside(player, 'side-root-bot');
    const next = player.button(/^Done, next/);
    for (let tick = 0; tick < 2; tick += 1) {
      await player.tap(next);
      await expectMoveInSight(player, `after ${tick + 1} ticks`);
    }
    expect(complaints).toEqual([]);
  });

  it('a bot of Tapestry has the tracks under the map', async () => {
    const player = await inBotTurn(
      TapestryPlayer,
      joined('tapestry', ['income', 'done', 'advance science', 'done']),
    );
    await expectBeside(player, 'side-tapestry-bot');
    const map = await boxOf(player.board);
    const tracks = await boxOf(player.page.getByRole('list', { name: 'Tracks' }).first());
    expect(map.bottom).toBeLessThanOrEqual(tracks.top);
    expect(tracks.bottom).toBeLessThanOrEqual(375);
  });

  it('a bot of Europa has its move above the row of its chart, on a small phone too', async () => {
    const player = await inBotTurn(EuropaPlayer, joined('europa', ['done']));
    await expectBeside(player, 'side-europa-bot');
    await resize(player.page, SMALL_PHONE);
    await expectMoveInSight(player, 'small phone');
    const row = player.way.getByRole('button').first();
    expect((await boxOf(row)).top).toBeGreaterThanOrEqual((await boxOf(current(player))).bottom);
    expect(await row.getAttribute('aria-expanded')).toBe('false');
    await row.click();
    await player.way.getByRole('button', { expanded: true }).waitFor();
    expect(await player.way.locator('[data-box][aria-current=step]').count()).toBe(1);
  });

  // Nothing of it differs from Tapestry.
  if (isSoaking()) {
    it('the Automa of Age of Innovation has its move beside the board', async () => {
      const player = await inBotTurn(
        InnovationPlayer,
        joined('innovation', ['bonus 6', 'place E10', 'place F12', 'pass 1']),
      );
      await expectBeside(player, 'side-innovation-bot');
    });
  }
});

describe('the sheet', () => {
  const scrollOf = (player: Player): Promise<number> =>
    player.panel.evaluate((panel) => {
      const [sheet] = [...panel.querySelectorAll('*')].filter((node) => node.scrollTop > 0);
      return sheet?.scrollTop ?? 0;
    });
  /** As a thumb pushes it up. */
  async function scrollDown(player: Player): Promise<void> {
    const panel = await boxOf(player.panel);
    await player.page.mouse.move((panel.left + panel.right) / 2, (panel.top + panel.bottom) / 2);
    // Pushed again where the first push met a sheet that was not laid out yet.
    const pushed = async (): Promise<number> => {
      await player.page.mouse.wheel(0, 600);
      return scrollOf(player);
    };
    await expect.poll(pushed).toBeGreaterThan(50);
  }

  it('opens at its top for another place, and shows whose mat it is', async () => {
    const page = await app.page({ size: SMALL_PHONE });
    const player = new RootPlayer(page);
    await player.start();
    await player.tap(player.clearing(5));
    const opened = (id: number): Locator => player.heading(new RegExp(`Clearing\\s${id}$`));
    expect(await isInSight(opened(5))).toBe(true);
    await scrollDown(player);
    expect(await isInSight(opened(5))).toBe(false);
    await player.tap(player.clearing(10));
    await expect.poll(() => isInSight(opened(10))).toBe(true);

    // A chair: it is marked, and the mat comes up with its name.
    const chairs = page.getByRole('list', { name: 'Chairs' });
    const eyrie = chairs.getByRole('button', { name: /Eyrie Dynasties/ });
    const mat = player.panel.getByRole('heading', { name: 'Eyrie Dynasties', level: 3 });
    expect(await mat.count()).toBe(0);
    await player.tap(eyrie);
    await mat.waitFor();
    await expect.poll(() => isInSight(mat)).toBe(true);
    expect(await eyrie.getAttribute('aria-pressed')).toBe('true');
    expect(await chairs.locator('[aria-pressed=true]').count()).toBe(1);
    await picture(page, 'small-mat-of-a-chair-light');
    // The same chair again: back to the turn.
    await player.tap(eyrie);
    await mat.waitFor({ state: 'detached' });
    await expect.poll(() => isInSight(opened(10))).toBe(true);

    // What unfolds below a button comes into sight with it.
    await resize(page, PHONE);
    await player.tap(player.button('Close'));
    await player.tap(player.button('Other items'));
    const last = player.panel.getByRole('group', { name: 'Craft' }).getByRole('button').last();
    await expect.poll(() => isInSight(last)).toBe(true);
  });

  it('is as wide as a tablet that stands upright, with the mat beside the list', async () => {
    const page = await app.page({ size: PHONE });
    const player = new RootPlayer(page);
    await player.start(FOUR_BOTS);
    await player.tap(player.button(/^Play its turn/));
    await resize(page, { width: 820, height: 1180 });
    const panel = await boxOf(player.panel);
    expect([panel.left, panel.right]).toEqual([0, 820]);
    const mat = await boxOf(player.panel.getByRole('heading', { level: 3 }).first());
    const move = await boxOf(current(player));
    expect(mat.left).toBeGreaterThanOrEqual(move.right);
    expect(mat.top).toBeLessThan(move.bottom);
  });
});
