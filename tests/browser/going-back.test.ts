import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, pictures } from './harness.ts';
import { recordSomething } from './home.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const VIEWS = ['phone-light', 'phone-dark', 'small-light'] as const;

async function started(): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  await player.start();
  return [player, complaints];
}

const listOf = ({ page }: RootPlayer) =>
  page.getByRole('region', { name: 'This turn' }).getByRole('list').first();

describe('redo', () => {
  it('brings a bot turn back with its ticks, and is gone once something else is done', async () => {
    const [player, complaints] = await started();
    const { page } = player;
    await recordSomething(player);
    await player.tap(player.button('End my turn'));
    const before = await player.boardWords();
    await player.tap(player.button('Play its turn'));
    await player.tap(player.button('Done, next'));
    await page.getByRole('img', { name: /^Move 2 of/ }).waitFor();
    const during = await player.boardWords();

    await player.tap(player.button('Undo'));
    await player.button('Play its turn').waitFor();
    expect(await player.boardWords()).toEqual(before);
    await player.tap(player.button('Redo'));
    // Not from its start: the first move lies on the table already.
    await page.getByRole('img', { name: /^Move 2 of/ }).waitFor();
    expect(await player.boardWords()).toEqual(during);
    expect(await player.button('Redo').count()).toBe(0);
    await player.finishBotTurn();
    const after = await player.boardWords();

    await player.tap(player.button('Undo'));
    await player.tap(player.button('Redo'));
    expect(await player.boardWords()).toEqual(after);
    // It was kept: a redone turn survives a reload.
    await page.reload();
    expect(await player.boardWords()).toEqual(after);

    await player.tap(player.button('Undo'));
    await player.button('Redo').waitFor();
    await player.tap(player.button('Play its turn'));
    expect(await player.button('Redo').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the list of this turn', () => {
  it('says how many entries an undo takes back, and brings them back', async () => {
    const [player, complaints] = await started();
    await recordSomething(player);
    await player.tap(player.clearing(7));
    await player.tap(player.button('Correct the pieces here'));
    await player.tap(player.button('One more: sawmill'));
    const undos = listOf(player).getByRole('button', { name: /^Undo/ });
    // Of more than two the earlier ones are folded away.
    await player.tap(player.button('4 done'));
    await undos.nth(3).waitFor();
    const board = await player.boardWords();
    expect(
      await undos.evaluateAll((buttons) =>
        buttons.map((button) => [button.getAttribute('aria-label'), button.textContent?.trim()]),
      ),
    ).toEqual([
      [expect.stringMatching(/^Undo 4\sentries, back to: .*wood/), '4'],
      [expect.stringMatching(/^Undo 3\sentries, back to: .*3\swarriors/), '3'],
      [expect.stringMatching(/^Undo 2\sentries, back to: /), '2'],
      [expect.stringMatching(/^Undo: .*sawmill/), ''],
    ]);
    await undos.nth(0).scrollIntoViewIfNeeded();
    await pictures(player.page, 'turn-list', VIEWS);

    // One tap, no question; what went is listed where it can be seen, with the way back.
    await player.tap(undos.nth(2));
    await player.heading(/^Put back on the table/).waitFor();
    expect(await undos.count()).toBe(2);
    expect(await player.boardWords()).not.toEqual(board);
    const redo = player.button('Redo');
    expect(await inWindow(redo)).toBe(true);
    await pictures(player.page, 'turn-list-undone', VIEWS);
    await player.tap(redo);
    await undos.nth(3).waitFor();
    expect(await player.boardWords()).toEqual(board);

    // Only points: nothing to put back, and still a way back.
    await player.tap(player.button('+3 VP'));
    await player.tap(undos.nth(4));
    expect(await undos.count()).toBe(4);
    await player.tap(redo);
    await undos.nth(4).waitFor();
    expect(complaints).toEqual([]);
  });
});

/** Where an eye or a finger finds it, and nothing over it. */
const inWindow = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + 4, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && found !== null && element.contains(found);
  });

describe('the log on a phone', () => {
  it('goes back to a line across two bot turns and lists what to put back', async () => {
    const [player, complaints] = await started();
    const { page } = player;
    await recordSomething(player);
    const before = await player.boardWords();
    await player.tap(player.button('End my turn'));
    await player.botTurn();
    await player.botTurn();
    await player.tap(player.link('Log'));
    await player.heading('Log').waitFor();
    await player.tap(
      page
        .getByRole('group')
        .filter({ hasText: /Marquise de Cat\s*turn 1/ })
        .last(),
    );
    await player.tap(player.button(/^Victory points recorded: 1/).first());
    expect(await player.boardWords()).toEqual(before);
    await player.tap(player.button('Go back to after this'));
    await player.heading(/^Put back on the table: \d+ steps$/).waitFor();
    const steps = player.panel.getByRole('region', { name: /^Put back/ }).getByRole('listitem');
    expect(await steps.count()).toBeGreaterThan(2);
    expect(await player.boardWords()).toEqual(before);
    await pictures(player.page, 'log-put-back', VIEWS);
    await player.tap(player.button('Put back'));
    expect(await player.heading(/^Put back on the table/).count()).toBe(0);
    // It is the human's turn again, with the entries of that turn.
    expect(await listOf(player).getByRole('button').count()).toBe(2);
    await player.tap(player.button('End my turn'));
    await player.button('Play its turn').waitFor();
    expect(complaints).toEqual([]);
  });
});
