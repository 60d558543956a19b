import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Player } from './player.ts';

/** Several phones at one table: how they come to it, and what each of them keeps. */

/** What this browser keeps: its game at the table, and how many games there are. */
export const keptIn = (page: Page): Promise<{ record: string; games: number }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('empty-chair');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            opening.result.close();
            const row = all.result.find(({ table }) => table !== undefined);
            resolve({ record: JSON.stringify(row?.record), games: all.result.length });
          };
        };
      }),
  );

/** All keep the same record, byte for byte, and it has so many entries. */
export async function agree(players: readonly Player[], entries?: number): Promise<void> {
  const records = async () => {
    const kept = await Promise.all(players.map(({ page }) => keptIn(page)));
    const texts = new Set(kept.map(({ record }) => record));
    return [...texts].map((text) => JSON.parse(text).entries.length);
  };
  await expect.poll(records).toEqual([entries ?? expect.anything()]);
}

/** Shares the game that is open; gives the link to play, or to watch. */
export async function shared(
  host: Player,
): Promise<(kind: 'To play' | 'To watch') => Promise<string>> {
  await host.tap(host.page.locator('summary[aria-label="Menu"]'));
  await host.tap(host.button('Play together'));
  await host.button('Copy link').waitFor();
  return async (kind) => {
    await host.tap(host.page.getByRole('radio', { name: kind }).locator('xpath=ancestor::label'));
    await host.tap(host.button('Copy link'));
    return host.page.evaluate(() => navigator.clipboard.readText());
  };
}

export async function sitsDown(
  guest: Player,
  link: string,
  name: string,
  chair: RegExp,
): Promise<void> {
  await guest.page.goto(link);
  const choice = guest.page.getByRole('radio', { name: chair });
  await guest.tap(choice.locator('xpath=ancestor::label'));
  await guest.page.getByLabel('Your name').fill(name);
  await guest.tap(guest.button(/^Sit down/));
  await guest.panel.waitFor();
}

/** Browsers log what the app deals with: no network, somebody who was quicker, a link withdrawn. */
export const isUnexpected = (complaint: string): boolean =>
  !/ERR_INTERNET_DISCONNECTED|status of (409|410)/.test(complaint);
