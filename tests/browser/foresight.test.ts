import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EuropaPlayer } from '../../packages/games/europa/browser/europa-player.ts';
import { InnovationPlayer } from '../../packages/games/innovation/browser/innovation-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { TapestryPlayer } from '../../packages/games/tapestry/browser/tapestry-player.ts';
import { tableOf } from './at-table.ts';
import {
  AppUnderTest,
  complaintsOf,
  DESKTOP,
  ON_ITS_SIDE,
  PHONE,
  picture,
  resize,
} from './harness.ts';
import type { HexPlayer } from './hex-player.ts';
import { isFocused } from './keys.ts';
import type { Player } from './player.ts';
import { tableSoFar } from './table-so-far.ts';
import { smallTargets } from './targets.ts';

/** What a bot may do next, as the table shows it. */
const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const { open, look } = tableOf(app, RootPlayer, 'root-foresight');
const LOSS = /You may lose pieces here: [<>]?\d+%\./;

/** A human and three bots, some rounds on: pieces stand face to face. */
const threeBots = (player: RootPlayer, rounds: number): Promise<void> =>
  player.start({ threeBots: true, said: Array.from({ length: rounds }, () => 'pass') });

/** Opens it and waits for the odds. */
async function foresee(player: Player): Promise<void> {
  await player.tap(player.button('Foresight: what the next bot may do'));
  await moves(player).first().waitFor();
}
const moves = (player: Player) =>
  player.panel.getByRole('region', { name: 'Likely moves' }).getByRole('listitem');
const part = (player: Player, name: string) => player.panel.getByRole('region', { name });

declare global {
  interface Window {
    /** What the page told its worker. */
    told: string[];
  }
}

/** What the page tells its worker, from the start on. */
function overhear(): void {
  const told: string[] = [];
  Object.assign(window, { told });
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, message: { kind: string }) {
    told.push(message.kind);
    postMessage.call(this, message);
  };
}

describe('foresight of Root on a phone', () => {
  it('shows the heat, the cases behind a place, and why', async () => {
    const { player, page, complaints } = await open();
    await threeBots(player, 2);
    await foresee(player);
    expect(await player.panel.getByText(/^All \d+\spossible cards/).isVisible()).toBe(true);
    const bots = player.panel.getByRole('group', { name: 'Which bot' }).getByRole('button');
    expect(await bots.count()).toBe(3);
    expect(await bots.first().getAttribute('aria-pressed')).toBe('true');

    // The board and the list tell of the same places, drawn with a pattern and a number each.
    const hot = player.board.getByRole('button', { name: LOSS });
    const rows = part(player, 'You may lose pieces').getByRole('button', {
      name: /Show the cases/,
    });
    const places = await hot.count();
    expect(places).toBeGreaterThan(0);
    expect(await rows.count()).toBe(places);
    expect(await page.locator('svg path.loss').count()).toBe(places);
    expect(await page.locator('svg .loss text').count()).toBe(places);
    await look(page, 'all', { drawn: true });
    expect(await smallTargets(page, false)).toEqual([]);
    // A phone that is turned has a narrower panel: the chart of the points must not keep it wide.
    await resize(page, ON_ITS_SIDE);
    const chart = part(player, 'Points it may score');
    const right = await chart.evaluate((it) => it.getBoundingClientRect().right);
    expect(right).toBeLessThanOrEqual(ON_ITS_SIDE.width);
    await resize(page, PHONE);

    await player.tap(hot.first());
    await player.button('All places').waitFor();
    const cases = part(player, 'When it draws').getByRole('listitem');
    expect(await cases.count()).toBeGreaterThan(0);
    expect(await moves(player).count()).toBe(0);
    await look(page, 'place');

    await player.tap(cases.first().getByRole('button', { name: /^Why: / }));
    await player.button('Back to foresight').waitFor();
    await player.panel.getByText(/^If it draws: /).waitFor();
    await isFocused(player.panel.getByRole('heading', { level: 2 }));
    expect(await hot.count()).toBe(0);
    await picture(page, 'root-foresight-why-light');
    await player.tap(player.button('Back to foresight'));
    await cases.first().waitFor();
    await player.tap(player.button('All places'));
    await moves(player).first().waitFor();

    // Another bot, the board as text and the reason of a move.
    await player.tap(page.getByLabel('Menu'));
    await player.tap(player.button('The board as text'));
    expect(await page.getByRole('dialog').getByText(LOSS).count()).toBeGreaterThan(0);
    await player.tap(player.button('Close'));

    const before = await moves(player).allInnerTexts();
    const other = player.panel.getByRole('group', { name: 'Which bot' }).getByRole('button').nth(1);
    await player.tap(other);
    await player.panel.getByText('As if its turn came now.').waitFor();
    await expect.poll(() => moves(player).allInnerTexts()).not.toEqual(before);

    await player.tap(
      moves(player)
        .first()
        .getByRole('button', { name: /^Why: / }),
    );
    await player.tap(player.button('Back to foresight'));
    await moves(player).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('is cancelled when it is closed, and leaves the turn as it was', async () => {
    const page = await app.page({ size: PHONE, before: overhear });
    const told = (): Promise<readonly string[]> => page.evaluate(() => window.told);
    const complaints = complaintsOf(page);
    const player = new RootPlayer(page);
    await threeBots(player, 1);
    await expect.poll(told).toEqual(['warm']);
    await player.tap(player.clearing(5));
    const opened = player.heading(/Clearing\s5/);
    await opened.waitFor();
    await player.tap(player.button('Foresight: what the next bot may do'));
    await player.tap(player.button('Back to the turn'));
    await opened.waitFor();
    await expect.poll(told).toEqual(['warm', 'foresee', 'cancel']);
    expect(await player.place(LOSS).count()).toBe(0);
    // Before a bot's turn it is there too, and the key that plays the turn ends it.
    await player.tap(player.button('End my turn'));
    await foresee(player);
    await player.press('b');
    await player.panel.getByRole('checkbox').first().waitFor();
    await expect.poll(told).toEqual(['warm', 'foresee', 'cancel', 'foresee', 'cancel']);
    expect(complaints).toEqual([]);
  });
});

it('says in plain words that its rules could not be fetched, and fetches them the next time', async () => {
  const { player, page, complaints } = await open();
  await threeBots(player, 1);
  // Those of the page are there already: from now on it is the worker that asks.
  const rules = /\/module-[^/]+\.js$/;
  let refused = 0;
  await page.route(rules, (route) => {
    refused += 1;
    return route.abort();
  });
  // Practice comes to nothing in silence.
  await expect.poll(() => refused).toBe(1);
  await player.tap(player.button('Foresight: what the next bot may do'));
  await player.panel.getByText('This part could not be loaded').waitFor();
  await page.unroute(rules);
  await player.tap(player.button('Back to the turn'));
  await foresee(player);
  expect(complaints.filter((said) => !said.includes('ERR_FAILED'))).toEqual([]);
});

describe('foresight on a desktop', () => {
  it('opens and closes with its key', async () => {
    const { player, page, complaints } = await open(DESKTOP);
    await threeBots(player, 2);
    await player.press('f');
    await moves(player).first().waitFor();
    if (isSoaking()) await look(page, 'desktop');
    // One step back at a time: from a place, then out.
    await player.tap(player.button(/Show the cases/).first());
    await player.button('All places').waitFor();
    await player.press('Escape');
    await moves(player).first().waitFor();
    await isFocused(player.panel.getByRole('heading', { level: 2 }));
    // A bot's chair stands for that bot.
    const chairs = page.getByRole('list', { name: 'Chairs' }).getByRole('button');
    await player.tap(chairs.nth(2));
    await player.heading('Woodland Alliance').waitFor();
    await player.press('Escape');
    await player.button('End my turn').waitFor();
    await player.press('f');
    await moves(player).first().waitFor();
    await player.press('f');
    await player.button('End my turn').waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('foresight of the other games', () => {
  /** Both are seen in a soak; the list is the same as that of Root and Europa. */
  const AUTOMAS = [
    ['innovation', InnovationPlayer, []],
    ['tapestry', TapestryPlayer, ['income', 'done']],
  ] as const;
  for (const [game, Somebody, said] of isSoaking() ? AUTOMAS : []) {
    it(`tells the moves of the Automa of ${game}`, async () => {
      const table = tableOf<HexPlayer>(app, Somebody, `${game}-foresight`);
      const { player, page, complaints } = await table.open();
      await player.join(await tableSoFar(game, { seed: '7', said }));
      await foresee(player);
      await table.look(page, 'all');
      await whyOfFirst(player);
      expect(complaints).toEqual([]);
    });
  }

  it('tells the moves of a bot of Europa, and that something was guessed', async () => {
    const table = tableOf(app, EuropaPlayer, 'europa-foresight');
    const { player, page, complaints } = await table.open();
    await player.start();
    await foresee(player);
    await player.panel.getByText(/What only you know is drawn at random\./).waitFor();
    await table.look(page, 'all');
    await whyOfFirst(player);
    expect(complaints).toEqual([]);
  });

  async function whyOfFirst(player: Player): Promise<void> {
    await player.tap(
      moves(player)
        .first()
        .getByRole('button', { name: /^Why: / }),
    );
    await player.tap(player.button('Back to foresight'));
    await moves(player).first().waitFor();
  }
});
