import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, picture } from './harness.ts';
import { exported, importFile, rewriteGames, SOMETHING } from './home.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

async function open(): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  return [new RootPlayer(page), complaints];
}

interface Saved {
  rulesVersion: number;
  contentHash: string;
  entries: unknown[];
  checkpoint?: { after: number };
}

/** The same file as an app with other cards and maps would have written it. */
function underOlderRules(text: string): string {
  const record = JSON.parse(text) as Saved;
  expect(record.checkpoint?.after).toBe(record.entries.length);
  return JSON.stringify({ ...record, contentHash: `older ${record.contentHash}` });
}

/** A saved game of older rules, opened in a fresh browser. */
async function opened(said: readonly string[]): Promise<{
  readonly player: RootPlayer;
  readonly complaints: readonly string[];
  readonly board: readonly string[];
}> {
  const [before] = await open();
  await before.start({ said });
  const board = await before.boardWords();
  await before.toHome();
  const text = underOlderRules(await exported(before));
  const [player, complaints] = await open();
  await player.page.goto(app.url());
  await importFile(player, text);
  return { player, complaints, board };
}

const NOTICE = /^The rules have changed since this game was saved\./;

describe('a game saved under older rules', () => {
  it('opens, goes on, and says what cannot be undone', async () => {
    const { player, complaints, board } = await opened([...SOMETHING, 'pass']);
    const { page } = player;
    const notice = page.getByRole('status').getByText(NOTICE);
    await notice.waitFor();
    expect(await player.boardWords()).toEqual(board);
    await picture(page, 'phone-older-rules');

    // Nothing before: the undo says so and changes nothing.
    await player.tap(player.button('Undo'));
    await page.getByText(/^The rules have changed since then/).waitFor();
    expect(await player.boardWords()).toEqual(board);
    // The set-up of then cannot be told either.
    await player.tap(page.getByLabel('Menu', { exact: true }));
    expect(await player.link('Set up the table').count()).toBe(0);
    const table = page.url();
    await page.goto(`${table}/begin`);
    await page.waitForURL(table);
    await page.reload();
    await notice.waitFor();

    // It goes on, and what is recorded from now on can be undone.
    await player.tap(player.clearing(5));
    await player.tap(player.button('Correct the pieces here'));
    await player.tap(player.button('One more: warrior'));
    await notice.waitFor({ state: 'detached' });
    expect(await player.boardWords()).not.toEqual(board);
    // The wood of the turn was entered with it.
    await player.tap(player.button('Undo'));
    await player.tap(player.button('Undo'));
    expect(await player.boardWords()).toEqual(board);
    await notice.waitFor();
    await player.tap(player.button('Redo'));
    await player.tap(player.button('End my turn'));
    await player.botTurn();

    // The log has what is ours and says what is missing.
    await player.tap(player.link('Log'));
    await page.getByText(/^5\sentries were recorded under older rules\./).waitFor();
    expect(
      await player.panel
        .getByRole('group')
        .filter({ hasText: /turn \d/ })
        .count(),
    ).toBe(2);
    await picture(page, 'phone-older-rules-log');
    await player.tap(player.link('Back'));

    // Kept, and opened again.
    const later = await player.boardWords();
    await page.reload();
    expect(await player.boardWords()).toEqual(later);
    await player.botTurn();
    await player.button('End my turn').waitFor();
    expect(complaints).toEqual([]);
  });

  it('opens in the middle of a bot turn that was not worked off', async () => {
    const [player, complaints] = await open();
    const { page } = player;
    await player.start();
    await player.tap(player.button('End my turn'));
    await player.tap(player.button('Play its turn'));
    await player.tap(player.button('Done, next'));
    await player.toHome();
    // On the same device: how far the list was worked off lies beside the record.
    await rewriteGames(player, (row) => {
      // One line was ticked, however much it stands for.
      expect(row['reading']).toMatchObject({ step: expect.toSatisfy((step) => step > 0) });
      return { ...row, record: { ...row.record, contentHash: 'older' } };
    });
    await player.tap(player.link(/Continue$/));
    await page.getByRole('status').getByText(NOTICE).waitFor();
    // Its list is gone with the rules that made it; the table can be checked against the position.
    await player.tap(player.panel.getByRole('link', { name: 'Check the table' }));
    await player.button('All is right').waitFor();
    await player.tap(player.link('Back'));
    await player.botTurn();
    expect(complaints).toEqual([]);
  });
});
