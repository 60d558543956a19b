import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, pictures } from './harness.ts';
import { exported, openMenu, storedRows } from './home.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const VIEWS = ['phone-light', 'phone-dark', 'small-light', 'side-light', 'desktop-light'] as const;

/** What a camera gives: larger than what is kept. */
async function taken({ page }: RootPlayer): Promise<Buffer> {
  const [, data = ''] = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2000;
    canvas.height = 1000;
    const brush = canvas.getContext('2d');
    if (brush !== null) {
      brush.fillStyle = '#4a7';
      brush.fillRect(0, 0, 2000, 1000);
    }
    return canvas.toDataURL('image/png').split(',');
  });
  return Buffer.from(data, 'base64');
}

async function take(player: RootPlayer, buffer: Buffer, mimeType = 'image/png'): Promise<void> {
  const camera = player.page.getByLabel('Take a photo');
  await camera.setInputFiles({ name: 'table.png', mimeType, buffer });
}

const told = ({ page }: RootPlayer, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });
const thumb = (player: RootPlayer): Locator => player.button(/^The table, /);

/** A game that is over, and its window. */
async function atTheEnd(before?: () => void): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size: PHONE, ...(before && { before }) });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  await player.start({ said: ['score 25', 'pass'] });
  await player.winByPoints(25);
  await page.getByText('The result is in the play history.').waitFor();
  return [player, complaints];
}

describe('a photo of the table', () => {
  it('stays with its game and its result on the device, and goes with the last of them', async () => {
    const [player, complaints] = await atTheEnd();
    const { page } = player;
    await take(player, await taken(player));
    await told(player, 'The photo is kept with this game, on this device only.').waitFor();
    await thumb(player).waitFor();
    await pictures(page, 'photo-end', VIEWS);

    // It is large there, scaled down, and says where it is.
    await player.tap(thumb(player));
    const large = page.getByRole('dialog').getByRole('img');
    const size = await large.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(size).toEqual([1280, 640]);
    await page.getByRole('dialog').getByText('in no link, no file and no shared table').waitFor();
    await pictures(page, 'photo-large', VIEWS);

    // Deleted and put back.
    await player.tap(page.getByRole('dialog').getByRole('button', { name: 'Delete the photo' }));
    await thumb(player).waitFor({ state: 'detached' });
    expect(await storedRows(page, 'photos')).toHaveLength(0);
    await player.tap(told(player, 'Photo deleted.').getByRole('button', { name: 'Put back' }));
    await thumb(player).waitFor();

    await player.tap(player.link('Log'));
    await player.heading('Log').waitFor();
    await thumb(player).waitFor();
    await pictures(page, 'photo-log', VIEWS);
    await page.goto(app.url());
    expect(await exported(player)).not.toContain('data:image');

    // The game goes, its result keeps the photo; then the result goes, and comes back with it.
    await openMenu(player);
    await player.tap(player.button('Delete'));
    await page.getByText('On this device: 0').waitFor();
    expect(await storedRows(page, 'photos')).toHaveLength(1);
    await player.tap(player.link('Play history'));
    await thumb(player).waitFor();
    await pictures(page, 'photo-history', VIEWS);
    await player.tap(player.button('Remove from the history'));
    await player.link(/^Open in BG Stats: Root/).waitFor({ state: 'detached' });
    expect(await storedRows(page, 'photos')).toHaveLength(0);
    await player.tap(
      told(player, /Removed from the history: Root, /).getByRole('button', { name: 'Put back' }),
    );
    await thumb(player).waitFor();
    expect(await storedRows(page, 'photos')).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  it('that is none, or has no room, is refused in one sentence', async () => {
    const [player] = await atTheEnd(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (...row) {
        if (this.name === 'photos') throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, row);
      };
    });
    await take(player, Buffer.from('no picture at all'), 'image/jpeg');
    await told(player, 'This file cannot be read as a picture. Try another one.').waitFor();
    await take(player, await taken(player));
    await told(player, 'There is no room left for this photo.').waitFor();
    expect(await thumb(player).count()).toBe(0);
    // The games are kept as ever: nothing is said about them.
    expect(await player.page.getByRole('alert').count()).toBe(0);
  });
});
