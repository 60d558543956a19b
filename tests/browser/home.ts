import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { RootPlayer } from '../../packages/games/root/browser/root-player.ts';

/** A few entries worth keeping: three warriors and a point. */
export const SOMETHING = ['place 3 warrior 5', 'score 1'] as const;

/** The same by taps. */
export async function recordSomething(player: RootPlayer): Promise<void> {
  await player.tap(player.clearing(5));
  await player.correctHere('3 more: warrior');
  await player.tap(player.button('+1 VP'));
  await player
    .clearing(5)
    .and(player.place(/4 warriors/))
    .waitFor();
}

/** The newest game of that name as its export writes it. */
export async function exported(player: RootPlayer, title?: string): Promise<string> {
  const download = player.page.waitForEvent('download');
  await openMenu(player, title);
  await player.tap(player.button('Export to a file'));
  const told = player.page.getByRole('status').filter({ hasText: /Saved as \S+-\d{4}\.json,/ });
  await player.tap(told.getByRole('button', { name: 'Close' }));
  return readFile(await (await download).path(), 'utf8');
}

export async function openMenu(player: RootPlayer, title = 'Root'): Promise<void> {
  // A summary has no role of its own in every browser: it is found by its label.
  await player.tap(player.page.getByLabel(`More: ${title}`, { exact: true }).first());
}

export async function importFile(player: RootPlayer, text: string): Promise<void> {
  await player.tap(player.button('Open a game'));
  await player.page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** The text of a file, or a link. */
export async function importPasted(player: RootPlayer, text: string): Promise<void> {
  await player.tap(player.button('Open a game'));
  await player.page.getByLabel('Or paste a link or the text of a file').fill(text);
  await player.tap(player.page.getByRole('button', { name: 'Open', exact: true }));
}

/** A row of the browser's database, as far as a test looks into it. */
export interface Row {
  readonly record: { readonly contentHash: string };
  readonly [field: string]: unknown;
}

/** Rewrites the saved games where they lie, as another version of the app would have left them. */
export async function rewriteGames({ page }: RootPlayer, change: (row: Row) => Row): Promise<void> {
  const rows = (await storedRows(page, 'games')) as readonly Row[];
  await storeRows(page, 'games', rows.map(change));
}

type Store = 'games' | 'history' | 'photos';

/** All that lies there, as it lies there. */
export const storedRows = (page: Page, store: Store): Promise<readonly unknown[]> =>
  page.evaluate(inStore, { store, rows: [] });

/** Puts rows of any kind where the app keeps its own. */
export async function storeRows(page: Page, store: Store, rows: readonly unknown[]): Promise<void> {
  await page.evaluate(inStore, { store, rows });
}

/** Runs in the page: puts the rows, then gives all there are. */
function inStore({
  store,
  rows,
}: {
  readonly store: Store;
  readonly rows: readonly unknown[];
}): Promise<readonly unknown[]> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open('empty-chair');
    opening.onerror = () => failed(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(store, 'readwrite');
      const kept = transaction.objectStore(store);
      for (const row of rows) kept.put(row);
      const all = kept.getAll();
      transaction.oncomplete = () => {
        opening.result.close();
        done(all.result);
      };
    };
  });
}
