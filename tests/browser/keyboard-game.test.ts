import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppUnderTest, complaintsOf, DESKTOP } from './harness.ts';
import { KeyboardPlayer } from './keys.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

async function setUp(player: KeyboardPlayer): Promise<void> {
  await player.toSetup();
  await player.tap(player.button('Start'));
  await player.answerSetup();
  await player.tap(player.button('All is ready'));
}

describe('a game without a pointer', () => {
  it('is played to the end, places chosen in the text twin', async () => {
    const page = await app.page({ size: DESKTOP });
    const complaints = complaintsOf(page);
    const player = new KeyboardPlayer(page);
    if (isSoaking()) await setUp(player);
    // A set-up by keys is in the tests of the keyboard.
    else await player.start({ said: ['score 25'] });

    for (let more = 1; more <= (isSoaking() ? 2 : 1); more += 1) {
      await player.tap(page.locator('summary').and(page.getByLabel('Menu')));
      await player.tap(player.button('The board as text'));
      const twin = page.getByRole('dialog', { name: 'The board as text' });
      // All twelve clearings with what stands there, in words.
      const read = await twin.getByRole('button', { name: /Clearing\s\d+ \(/ }).allInnerTexts();
      expect(read).toHaveLength(12);
      // Each is named once, at the head of what stands there.
      for (const words of read) expect(words.match(/Clearing/g)).toHaveLength(1);
      await player.tap(twin.getByRole('button', { name: /Clearing\s5 \(/ }));
      await twin.waitFor({ state: 'hidden' });
      await player.tap(player.button('Correct the pieces here'));
      await player.tap(player.button('One more: warrior'));
      await player
        .clearing(5)
        .and(player.place(new RegExp(`${more + 1} warriors`)))
        .waitFor();
    }
    // A round of bots, and the end.
    await player.tap(player.button('End my turn'));
    await player.winByPoints(isSoaking() ? 0 : 25);
    expect(complaints).toEqual([]);
  });
});
