import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartOptions } from '../../packages/games/root/browser/root-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, DESKTOP, pictures } from './harness.ts';
import { goldenBefore } from './table-so-far.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** So many entries the curated game has. */
const WHOLE = 26;
const VIEWS = ['desktop-light', 'desktop-dark'] as const;

async function opened(): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size: DESKTOP });
  const complaints = complaintsOf(page);
  return [new RootPlayer(page), complaints];
}

async function started(options: StartOptions): Promise<[RootPlayer, readonly string[]]> {
  const [player, complaints] = await opened();
  await player.start(options);
  return [player, complaints];
}

describe('four bots on a desktop', () => {
  it('can be asked why', async () => {
    const [player, complaints] = await started({ botsOnly: true, seed: 'four chairs' });
    const { page } = player;
    expect(await page.getByRole('list', { name: 'Chairs' }).getByRole('button').count()).toBe(4);
    await player.tap(player.button(/^Play its turn/));
    await pictures(player.page, 'table-bot', VIEWS);

    // A decision with options: its table, step by step, and the survivor ringed on the board.
    await player.tap(player.button(/^Why: .*Place in clearing/).first());
    const table = page.getByRole('table', { name: /^Options and the reasons/ });
    await table.waitFor();
    await player.panel.getByText('Chosen:').waitFor();
    await pictures(player.page, 'why', VIEWS);
    const chosen = player.place(/^Chosen/);
    expect(await chosen.count()).toBe(1);
    await player.tap(player.button('One step back'));
    expect(await player.place(/^Option/).count()).toBeGreaterThan(1);
    await player.tap(player.button('One step on'));
    await player.tap(player.button('Back to the turn'));
    await player.finishBotTurn();
    expect(complaints).toEqual([]);
  });

  it('play to the end', async () => {
    const [player, complaints] = await opened();
    await player.join(goldenBefore('root', 'four-bots', isSoaking() ? WHOLE : 1));
    await player.playToEnd();
    await player.heading(/^Winner/).waitFor();
    await pictures(player.page, 'end', VIEWS);
    expect(complaints).toEqual([]);
  });
});

describe('undo', () => {
  it('goes back across a bot turn and lists what to put back', async () => {
    const [player, complaints] = await started({ seed: '7' });
    await player.tap(player.clearing(5));
    await player.correctHere('3 more: warrior');
    await pictures(player.page, 'table-human', VIEWS);
    await player.tap(player.button('End my turn'));
    const before = await player.boardWords();
    await player.botTurn();
    expect(await player.boardWords()).not.toEqual(before);

    await player.tap(player.button('Undo'));
    await player.heading(/^Put back on the table: \d+ steps$/).waitFor();
    expect(await player.boardWords()).toEqual(before);
    const list = player.panel.getByRole('region', { name: /^Put back/ }).getByRole('listitem');
    expect(await list.count()).toBeGreaterThan(1);
    await pictures(player.page, 'put-back', VIEWS);
    // The same bot, the same turn: it can be played again at once.
    await player.botTurn();

    // Further back, into the human's own turn.
    await player.tap(player.button('Undo'));
    await player.tap(player.button('Undo'));
    await player.button('End my turn').waitFor();
    expect(complaints).toEqual([]);
  });

  // `npm test` has it on a phone: tests/browser/going-back.test.ts.
  if (isSoaking()) {
    it('goes back to any line of the log', async () => {
      const [player, complaints] = await started({ seed: '7' });
      await player.tap(player.clearing(5));
      await player.correctHere('3 more: warrior');
      const before = await player.boardWords();
      await player.tap(player.button('End my turn'));
      await player.botTurn();
      await player.botTurn();
      await player.tap(player.link('Log'));
      await player.heading('Log').waitFor();
      await player.tap(
        player.page
          .getByRole('group')
          .filter({ hasText: /Marquise de Cat\s*turn 1/ })
          .last(),
      );
      await pictures(player.page, 'log', VIEWS);
      await player.tap(player.button(/place 3 warriors in clearing/));
      // The board already shows how it was.
      expect(await player.boardWords()).toEqual(before);
      await player.tap(player.button('Go back to after this'));
      await player.heading(/^Put back on the table/).waitFor();
      expect(await player.boardWords()).toEqual(before);
      await player.tap(player.button('Put back'));
      await player.button('End my turn').waitFor();
      expect(await player.heading(/^Put back on the table/).isVisible()).toBe(false);
      expect(complaints).toEqual([]);
    });
  }
});
