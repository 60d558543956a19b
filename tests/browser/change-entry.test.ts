import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, picture } from './harness.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

describe('an entry of the log', () => {
  it('is said again: what would differ is told first, and one undo takes all of it back', async () => {
    const page = await app.page({ size: PHONE });
    const complaints = complaintsOf(page);
    const player = new RootPlayer(page);
    await player.start({ seed: '7', said: ['place 3 warrior 5', 'pass'] });
    const before = await player.boardWords();
    const toEntry = async (): Promise<void> => {
      await player.tap(player.link('Log'));
      await player.tap(
        player.panel.getByRole('group').filter({ hasText: /Marquise de Cat\s*turn 1/ }),
      );
      await player.tap(player.step(/^Place 3 warriors in/));
      await player.tap(player.step('Change this entry'));
      await player.heading('Change this entry').waitFor();
    };
    await toEntry();
    // Nothing is kept before it is confirmed.
    await player.tap(player.clearing(5));
    await player.correctHere('2 more: warrior');
    await player.panel.getByText('Now:').waitFor();
    await picture(page, 'change-entry-light');
    await player.tap(player.button('Cancel'));
    await player.heading('Log').waitFor();
    await player.tap(player.link('Back'));
    expect(await player.boardWords()).toEqual(before);

    await toEntry();
    await player.tap(player.clearing(5));
    await player.correctHere('2 more: warrior');
    await player.tap(player.button('Change it'));
    await player.tap(player.link('Back'));
    await player.button('End my turn').waitFor();
    const after = await player.boardWords();
    expect(after).not.toEqual(before);
    await player.press('u');
    await expect.poll(() => player.boardWords()).toEqual(before);
    expect(complaints).toEqual([]);
  });

  it('of a bot is answered again', async () => {
    const page = await app.page({ size: PHONE });
    const complaints = complaintsOf(page);
    const player = new RootPlayer(page);
    await player.start({ seed: '7', said: ['pass'], byTable: true });
    await player.tap(player.link('Log'));
    await player.tap(
      player.panel
        .getByRole('group')
        .filter({ hasText: /Eyrie.*turn 1/s })
        .first(),
    );
    await player.tap(player.panel.locator('details[open] button.line').first());
    await player.tap(player.step('Change this entry'));
    await player.heading('What was answered').waitFor();
    await player.tap(player.panel.locator('button.answer').first());
    await picture(page, 'change-answer-light');
    expect(complaints).toEqual([]);
  });
});
