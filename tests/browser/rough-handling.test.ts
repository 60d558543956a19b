import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, picture } from './harness.ts';
import type { Row } from './home.ts';
import { storedRows, storeRows } from './home.ts';
import { speak } from './speak.ts';

/** What a browser may do to the app: keep nothing, keep rubbish, keep a thousand games. */
const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

async function atHome(): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  await page.goto(app.url());
  return [new RootPlayer(page), complaints];
}

const MANY = 1000;

/** As a broken write, another version or a foreign hand may leave them. */
const DAMAGED: readonly ((row: Row) => object)[] = [
  (row) => ({ ...row, changed: Number.NaN }),
  (row) => ({ ...row, changed: 'x' }),
  (row) => ({ ...row, changed: 1e20 }),
  (row) => ({ ...row, game: 'constructor' }),
  () => ({}),
];

/** The saved game, often, under other names; in the page, where they need not be carried to. */
async function copy(page: Page, row: Row, many: number): Promise<void> {
  await page.evaluate(
    async ([row, many]) => {
      const opening = indexedDB.open('empty-chair');
      await new Promise((done) => opening.addEventListener('success', done));
      const transaction = opening.result.transaction('games', 'readwrite');
      for (let n = 0; n < many; n += 1) {
        const name = n === 0 ? 'Long'.repeat(2500) : `Game ${n}`;
        const changed = (row['changed'] as number) - 60_000 * (n + 1);
        transaction.objectStore('games').put({ ...row, id: `copy${n}`, name, changed });
      }
      await new Promise((done) => transaction.addEventListener('complete', done));
      opening.result.close();
    },
    [row, many] as const,
  );
}

/** All rows as one word, to see whether any was written. */
const digest = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('empty-chair');
    await new Promise((done) => opening.addEventListener('success', done));
    const all = opening.result.transaction('games').objectStore('games').getAll();
    await new Promise((done) => all.addEventListener('success', done));
    opening.result.close();
    const text = new TextEncoder().encode(JSON.stringify(all.result));
    return new Uint8Array(await crypto.subtle.digest('SHA-256', text)).join(' ');
  });

const damagedRows = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'A damaged game: it cannot be opened' });
const isAsWideAsTheWindow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe('the list of saved games', () => {
  it('shows the newest of a thousand, damaged ones beside the others, and rewrites none', async () => {
    const [player, complaints] = await atHome();
    const { page } = player;
    await player.start();
    await player.toHome();
    const [row] = (await storedRows(page, 'games')) as readonly Row[];
    if (row === undefined) throw new Error('no game was kept');
    const damaged = DAMAGED.map((damage, n) => ({ ...damage(row), id: `damaged${n}` }));
    await storeRows(page, 'games', damaged);
    await copy(page, row, MANY);
    const before = await digest(page);

    await page.reload();
    await page.getByText('On this device: 1,006').waitFor();
    expect(await damagedRows(page).count()).toBe(DAMAGED.length);
    expect(await page.locator('time').count()).toBeLessThan(40);
    expect(await page.locator('*').count()).toBeLessThan(2000);
    expect(await isAsWideAsTheWindow(page)).toBe(true);
    await damagedRows(page).first().scrollIntoViewIfNeeded();
    await picture(page, 'phone-damaged-games');
    await player.tap(player.button(/^Show more/));
    await page.getByText('Game 50', { exact: true }).waitFor();

    await player.tap(damagedRows(page).getByRole('button', { name: 'Delete' }).first());
    await page.getByText('On this device: 1,005').waitFor();
    await player.tap(player.button('Put back'));
    await page.getByText('On this device: 1,006').waitFor();

    // Another language says them anew, and writes nothing.
    await speak(app, page, 'pl');
    await page.goto(app.url());
    await page
      .getByText(/Runda\s1/)
      .nth(2)
      .waitFor();
    expect(await digest(page)).toBe(before);
    expect(complaints).toEqual([]);
  });
});

describe('the play history', () => {
  it('shows what can be shown, and lists the rest as damaged', async () => {
    const [player, complaints] = await atHome();
    const { page } = player;
    const ref = { kind: 'faction', id: 'eyrie' };
    const seat = { ref, name: 'Eyrie', bot: true, level: undefined, points: 30, won: true };
    const result = { id: 'a', game: 'root', ended: 1e12, seats: [seat] };
    await storeRows(page, 'history', [
      result,
      { ...result, id: 'b', ended: 1e20 },
      { id: 'c', game: 'root', ended: 1e12 },
    ]);
    await page.goto(app.url('#/history'));
    await page.getByText('Eyrie 30').waitFor();
    const damaged = page
      .getByRole('listitem')
      .filter({ hasText: 'A damaged result: it cannot be shown' });
    expect(await damaged.count()).toBe(2);
    await player.tap(damaged.getByRole('button', { name: 'Delete' }).first());
    await damaged.nth(1).waitFor({ state: 'detached' });
    expect(await page.getByText('Eyrie 30').count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

describe('an address', () => {
  it('that names what is no game leads home or says so', async () => {
    const [player, complaints] = await atHome();
    const { page } = player;
    for (const word of ['constructor', '__proto__', 'toString', '%ED%A0%80', '%', '\ud800']) {
      await page.goto(app.url(`#/new/${word}`));
      await player.heading('Empty Chair').waitFor();
      await page.goto(app.url(`#/game/${word}`));
      await player.heading('There is no such game here').waitFor();
    }
    expect(complaints).toEqual([]);
  });
});

describe('an entry that the browser does not keep', () => {
  it('is not shown; the player is told, can leave, and can play on without saving', async () => {
    const [player] = await atHome();
    const { page } = player;
    await player.start();
    const points = async (): Promise<number> =>
      Number.parseInt(
        await page.getByRole('list', { name: 'Chairs' }).getByRole('button').first().innerText(),
        10,
      );
    await player.tap(player.button('+1 VP'));
    await expect.poll(points).toBe(1);
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      const full = (): never => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      IDBObjectStore.prototype.put = full;
      Object.assign(globalThis, { makeRoom: () => (IDBObjectStore.prototype.put = put) });
    });
    await player.tap(player.button('+1 VP'));
    await page.getByText('The browser did not keep this').waitFor();
    expect(await points()).toBe(1);
    await picture(page, 'phone-not-kept');

    // The warning hides no way out.
    await player.tap(page.getByLabel('Menu', { exact: true }));
    await player.tap(page.getByLabel('Menu', { exact: true }));
    await player.tap(player.button('Play on unsaved'));
    await player.tap(player.button('+1 VP'));
    await expect.poll(points).toBe(2);
    await page.evaluate(() => (globalThis as unknown as { makeRoom(): void }).makeRoom());
    await player.tap(player.button('+1 VP'));
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await player.toHome();
    await page.reload();
    await player.tap(player.link(/Continue$/));
    await expect.poll(points).toBe(3);
  });
});
