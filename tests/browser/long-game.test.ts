import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE } from './harness.ts';
import type { Row } from './home.ts';
import { rewriteGames, storedRows } from './home.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** Points are taken back, so that nobody wins: rounds of five entries each. */
const ROUND = ['correct factions.eyrie.score 0', 'correct factions.alliance.score 0', 'pass'];
const ROUNDS = 9;

/** A game of 45 entries, with its human on turn. */
async function longGame(seed = '7'): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  await player.start({ seed, said: Array.from({ length: ROUNDS }, () => ROUND).flat() });
  return [player, complaints];
}

interface Saved extends Row {
  readonly record: Row['record'] & { readonly entries: readonly unknown[] };
  readonly bookmark: {
    readonly after: number;
    readonly state: {
      readonly factions: Readonly<Record<string, object & { scoredFrom?: unknown }>>;
    };
  };
}
const savedRow = async ({ page }: RootPlayer): Promise<Saved> =>
  (await storedRows(page, 'games'))[0] as Saved;

describe('a long game', () => {
  it('opens at its bookmark, and goes back to long before it', async () => {
    const [player, complaints] = await longGame();
    const { page } = player;
    const now = await player.boardWords();
    const { record, bookmark } = await savedRow(player);
    expect(record.entries).toHaveLength(ROUNDS * ROUND.length + ROUNDS * 2);
    expect(bookmark.after).toBe(32);
    await page.reload();
    expect(await player.boardWords()).toEqual(now);

    // Every turn is in the log, and can be looked at and gone back to.
    await player.tap(player.link('Log'));
    const turns = player.panel.getByRole('group').filter({ hasText: /turn \d/ });
    await turns.first().waitFor();
    expect(await turns.count()).toBe(ROUNDS * 3);
    await player.tap(turns.filter({ hasText: /Marquise de Cat\s*turn 2/ }).last());
    await player.tap(turns.getByRole('button').last());
    const then = await player.boardWords();
    expect(then).not.toEqual(now);
    await player.tap(player.button(/^Go back to after/));
    await player.heading(/^Put back on the table/).waitFor();
    expect(await player.boardWords()).toEqual(then);
    await player.tap(player.button('Redo'));
    expect(await player.boardWords()).toEqual(now);
    await page.reload();
    expect(await player.boardWords()).toEqual(now);
    expect(complaints).toEqual([]);
  });

  it('is what its record says, whatever lies beside it', async () => {
    const [player, complaints] = await longGame();
    const { page } = player;
    const chair = page.getByRole('list', { name: 'Chairs' }).getByRole('button').first();
    const points = await chair.textContent();
    // Another score in the position that is kept.
    await rewriteGames(player, (row) => {
      const { bookmark } = row as Saved;
      const { scoredFrom: _, ...marquise } = bookmark.state.factions['marquise'] ?? {};
      const factions = { ...bookmark.state.factions, marquise: { ...marquise, score: 21 } };
      return { ...row, bookmark: { ...bookmark, state: { ...bookmark.state, factions } } };
    });
    await page.reload();
    await chair.waitFor();
    expect(await chair.textContent()).toBe(points);

    // Another version of the app has played otherwise from the start, and left the bookmark there.
    const [other] = await longGame('8');
    const { record } = await savedRow(other);
    await rewriteGames(player, (row) => ({ ...row, record }));
    await page.reload();
    expect(await player.boardWords()).toEqual(await other.boardWords());
    expect(complaints).toEqual([]);
  });
});
