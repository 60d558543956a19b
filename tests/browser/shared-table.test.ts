import type { TablesServer } from '@empty-chair/server/main';
import { openTables } from '@empty-chair/server/main';
import { isSoaking } from '@empty-chair/testkit/volume';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { InnovationPlayer } from '../../packages/games/innovation/browser/innovation-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { newFolder, UNLIMITED } from '../tables-harness.ts';
import { AppUnderTest, complaintsOf, PHONE, pictures } from './harness.ts';
import type { Player } from './player.ts';
import { agree, isUnexpected, keptIn, shared, sitsDown } from './shared-phones.ts';
import { tableSoFar } from './table-so-far.ts';

// Several phones at one table, each with a storage of its own.

let tables: TablesServer;
let app: AppUnderTest;
beforeAll(async () => {
  tables = await openTables({ folder: newFolder() }, UNLIMITED);
  app = new AppUnderTest({ tables });
  await app.open();
});
afterAll(async () => {
  await app.close();
  await tables.close();
});

let windows = 0;
async function phone<P extends Player>(Someone: new (page: Page) => P): Promise<P> {
  windows += 1;
  const permissions = ['clipboard-read', 'clipboard-write'];
  const page = await app.page({ size: PHONE, chance: windows * 1000, permissions });
  return new Someone(page);
}

/** The phone lies there with another app open; gives the notices that it shows from now on. */
async function looksElsewhere({ page }: Player): Promise<() => Promise<readonly string[]>> {
  const notices = await page.evaluateHandle(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    const shown: string[] = [];
    window.Notification = class extends Notification {
      // A browser without a screen says no, whatever it was allowed.
      static override readonly permission = 'granted';
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push(title);
      }
    };
    return shown;
  });
  return () => notices.jsonValue();
}

const ENDED = /^(Winner: |You win|You lose)/;

const TWO_AND_A_BOT = {
  seats: [
    { faction: 'marquise' },
    { faction: 'alliance' },
    { faction: 'eyrie', bot: 'electricEyrie' },
  ],
  chance: { cards: 'app', dice: 'app', choices: 'app' },
};

it('phones play one game of Root, whoever acts, undoes, reloads or is without a network', async () => {
  const [anna, borek, dana] = [
    await phone(RootPlayer),
    await phone(RootPlayer),
    await phone(RootPlayer),
  ];
  const all = [anna, borek, dana];
  const complaints = all.map(({ page }) => complaintsOf(page));
  await anna.join(await tableSoFar('root', { seed: '7', config: TWO_AND_A_BOT }));
  const linkOf = await shared(anna);
  const toPlay = await linkOf('To play');
  await pictures(anna.page, 'shared-link', ['phone-light', 'phone-dark', 'small-light']);
  await dana.page.goto(await linkOf('To watch'));
  await dana.tap(dana.button('Watch this table'));
  await anna.tap(anna.page.getByRole('dialog').getByLabel('Close'));
  await sitsDown(borek, toPlay, 'Borek', /Alliance/);
  await agree(all, 0);
  await anna.page.getByRole('list', { name: 'Chairs' }).getByText('Borek').first().waitFor();
  // Each sees which chair is the own one; who watches has none.
  const backs = ({ page }: Player) => page.locator('[data-chair-name]').allInnerTexts();
  await expect.poll(() => backs(anna)).toEqual(['You', 'Alliance', 'Eyrie']);
  await expect.poll(() => backs(borek)).toEqual(['Marquise', 'You', 'Eyrie']);
  expect(await backs(dana)).toEqual(['Marquise', 'Alliance', 'Eyrie']);

  // Whoever is next is told; what both do at once is done once, or refused.
  const noticesOf = await looksElsewhere(borek);
  await anna.tap(anna.button('End my turn'));
  await borek.page.getByText(/^Your turn: /).waitFor();
  await expect.poll(noticesOf).toEqual(['Your turn: Woodland Alliance.']);
  // With the wood of the turn, which nobody had to enter.
  await agree(all, 2);
  // On the other phones it is his turn; only in his place can it be entered there.
  for (const { panel } of [anna, dana]) await panel.getByText('Borek is playing').waitFor();
  await pictures(anna.page, 'shared-theirs', ['phone-light', 'phone-dark', 'small-light']);
  for (const other of [anna, dana]) expect(await other.button(/VP$|^End /).count()).toBe(0);
  expect(await dana.button('Play for them').count()).toBe(0);
  await borek.tap(borek.button('+5 VP'));
  await agree(all, 3);
  await Promise.all([borek.tap(borek.button('+1 VP')), anna.tap(anna.button('Undo'))]);
  await agree(all);
  await borek.tap(borek.button('End my turn'));

  // A tick of one counts for all; who only watches ticks nothing.
  await anna.tap(anna.button(/^Play its turn/));
  const move = (player: Player, n: number): Locator =>
    player.panel.getByRole('img', { name: new RegExp(`^Move ${n} of`) });
  await anna.tap(anna.button(/^Done, next/));
  for (const player of all) await move(player, 2).waitFor();
  await dana.page.getByText('You are watching', { exact: true }).waitFor();
  expect(await dana.button(/^Done, next/).count()).toBe(0);
  await dana.tap(dana.panel.getByRole('checkbox').last());
  await dana.page.getByText('You are watching: nothing can be entered here.').waitFor();
  await pictures(borek.page, 'shared-turn', ['phone-light', 'phone-dark', 'small-light']);

  // One is without a network in mid-turn, another reloads.
  await borek.page.context().setOffline(true);
  await anna.finishBotTurn();
  await anna.page.reload();
  await anna.tap(anna.button('+5 VP'));
  await agree([anna, dana]);
  await borek.finishBotTurn();
  await borek.page.getByText(/^No network/).waitFor();
  await pictures(borek.page, 'shared-offline', ['phone-light', 'phone-dark']);
  await borek.page.context().setOffline(false);
  await agree(all);

  // Both go on apart: people choose, and the other game stays as a copy.
  await borek.page.context().setOffline(true);
  await borek.tap(borek.button('Play for them'));
  expect(await borek.heading('Your turn').count()).toBe(0);
  await borek.heading('Marquise de Cat').first().waitFor();
  await borek.tap(borek.button('+1 VP'));
  await borek.page.getByText(/^No network: 1\sentry waits/).waitFor();
  await anna.tap(anna.button('+5 VP'));
  await agree([anna, dana]);
  await borek.page.context().setOffline(false);
  await borek.heading('Two games went on').waitFor();
  await expect.poll(() => borek.page.getByText(/1\sentry, last at \d+:\d\d$/).count()).toBe(2);
  await borek.page.getByText(/^This device had no network from \d+:\d\d, and/).waitFor();
  await pictures(borek.page, 'shared-choice', ['phone-light', 'phone-dark', 'small-light']);
  await borek.tap(borek.button('Ask the table'));
  for (const { page } of [anna, dana])
    await page.getByText('Borek asks which of the two games goes on.').waitFor();
  await borek.tap(
    borek.page.getByRole('radio', { name: /This device/ }).locator('xpath=ancestor::label'),
  );
  await borek.tap(borek.button('Go on with this'));
  await agree(all);
  await borek.button('Shared table: connected').waitFor();
  expect((await keptIn(borek.page)).games).toBe(2);

  // The end is the end for all, whoever wrote down the last point.
  // She had 5, and 1 that he wrote down for her.
  await anna.winByPoints(6);
  await agree(all);
  for (const player of all) await player.heading(ENDED).waitFor();
  expect(complaints.map((said) => said.filter(isUnexpected))).toEqual([[], [], []]);
});

const THREE_AND_A_BOT = {
  ...TWO_AND_A_BOT,
  seats: [
    { faction: 'marquise' },
    { faction: 'alliance' },
    { faction: 'vagabond' },
    { faction: 'eyrie', bot: 'electricEyrie' },
  ],
};

/** Round by round, as a soak does it; `npm test` has three of them, and the end above. */
async function fourPhones(): Promise<void> {
  const anna = await phone(RootPlayer);
  const borek = await phone(RootPlayer);
  const cyril = await phone(RootPlayer);
  const dana = await phone(RootPlayer);
  const all = [anna, borek, cyril, dana];
  const complaints = all.map(({ page }) => complaintsOf(page));
  await anna.join(await tableSoFar('root', { seed: '7', config: THREE_AND_A_BOT }));
  const linkOf = await shared(anna);
  const link = await linkOf('To play');
  await dana.page.goto(await linkOf('To watch'));
  await dana.tap(dana.button('Watch this table'));
  await anna.tap(anna.page.getByRole('dialog').getByLabel('Close'));
  await sitsDown(borek, link, 'Borek', /Alliance/);
  await sitsDown(cyril, link, 'Cyril', /Vagabond/);

  for (let points = 5; points < 30; points += 5) {
    await anna.tap(anna.button('+5 VP'));
    for (const human of [anna, borek, cyril]) {
      await human.tap(human.button('End my turn'));
      await agree(all);
    }
    // Whoever is quickest makes the bot's moves.
    await (points % 2 === 0 ? borek : cyril).botTurn();
    await agree(all);
  }
  await anna.tap(anna.button('+5 VP'));
  await agree(all);
  for (const player of all) await player.heading(ENDED).waitFor();
  expect(complaints.map((said) => said.filter(isUnexpected))).toEqual([[], [], [], []]);
}
if (isSoaking()) it('four phones play a game of Root to its end', fourPhones);

it('phones end a round of Age of Innovation together', async () => {
  const [anna, borek] = [await phone(InnovationPlayer), await phone(InnovationPlayer)];
  const complaints = [anna, borek].map(({ page }) => complaintsOf(page));
  // Long enough for the Automa to pass first.
  const said = ['bonus 6', 'place E10', 'place F12', ...Array<string>(8).fill('done')];
  await anna.begin({ said });
  const linkOf = await shared(anna);
  const link = await linkOf('To play');
  await sitsDown(borek, link, 'Borek', /You/);
  await anna.tap(anna.page.getByRole('dialog').getByLabel('Close'));
  await anna.tap(anna.button('Pass'));
  await anna.tap(anna.bonusTiles('Pass and take').first());
  // What the end of the round asks for is worked off by both.
  await anna.tap(anna.button('Done, next'));
  const current = borek.panel.locator('[aria-current]');
  await current.getByText('Take your science bonus').waitFor();
  // The Automa begins the next round with that very tap.
  await borek.tap(borek.button('All done'));
  await borek
    .button(/^(All done|Done)/)
    .first()
    .waitFor();
  await borek.finishBotTurn();
  for (const { panel } of [anna, borek]) await panel.getByText(/^Your turn, round\s2$/).waitFor();
  await agree([anna, borek]);
  const before = JSON.parse((await keptIn(anna.page)).record).entries.length;

  // Withdrawn, a link leads nowhere; who is here stays.
  await anna.tap(anna.button('Shared table: connected'));
  await anna.tap(anna.button('Withdraw'));
  await anna.tap(anna.button('Withdraw the links'));
  await anna.page.getByText(/^The old links lead nowhere now/).waitFor();
  await anna.tap(anna.page.getByRole('dialog').getByLabel('Close'));
  await borek.tap(borek.button('Pass'));
  await borek.tap(borek.bonusTiles('Pass and take').first());
  await agree([anna, borek], before + 1);
  const stranger = await phone(InnovationPlayer);
  await stranger.page.goto(link);
  await stranger.page.getByText(/^The link of this table was withdrawn/).waitFor();
  expect(complaints.map((all) => all.filter(isUnexpected))).toEqual([[], []]);
});
