import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, ON_ITS_SIDE, PHONE, picture, resize } from './harness.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** Where a PNG has its width and height. */
const SIZE_AT = [16, 20];

it('of a game that is over is made on the device', async () => {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  await player.start({ said: ['score 25', 'pass'] });
  await player.winByPoints(25);
  // The whole screen tells the end: the curve and whence the points came are in sight at once.
  const sources = player.heading('Where they came from');
  expect((await sources.boundingBox())?.y).toBeLessThan(PHONE.height - 100);
  // Of the board a strip is left, as high as with the chairs.
  expect((await player.panel.boundingBox())?.y).toBeLessThan(PHONE.height / 4);
  // On a phone that lies on its side there is one row for it and for the next game.
  await resize(page, ON_ITS_SIDE);
  const heights = ['Undo', 'Share picture', 'Play again'].map(async (name) => {
    return (await player.button(name).boundingBox())?.height;
  });
  expect(new Set(await Promise.all(heights)).size).toBe(1);
  await player.tap(player.button('Share picture'));
  // Whoever gives no name is "You" on it, as in what stands above.
  const you = page.getByRole('dialog').locator('svg.preview .you');
  expect(await you.allTextContents()).toEqual(['You']);
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save picture' });
  const low = await save.boundingBox();
  expect((low?.y ?? 0) + (low?.height ?? 0)).toBeLessThanOrEqual(ON_ITS_SIDE.height);
  await picture(page, 'side-result');
  await resize(page, PHONE);
  await picture(page, 'phone-result');
  const download = page.waitForEvent('download');
  await player.tap(save);
  const file = readFileSync(await (await download).path());
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  expect(SIZE_AT.map((at) => file.readUInt32BE(at))).toEqual([1080, 1080]);
  expect(complaints).toEqual([]);
});
