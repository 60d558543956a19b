import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppUnderTest, complaintsOf, PHONE, pictures } from '../../../../tests/browser/harness.ts';
import { tableSoFar } from '../../../../tests/browser/table-so-far.ts';
import { RootPlayer } from './root-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const BY_APP = { chance: { cards: 'app', dice: 'app', choices: 'app' } };

/** The board of a chair, as a tap on it shows. */
async function mat(page: Page, player: RootPlayer, name: string): Promise<void> {
  await player.tap(
    page.getByRole('list', { name: 'Chairs' }).getByRole('button', { name: new RegExp(name) }),
  );
  await pictures(page, `mat-of-human-${name.toLowerCase()}`, ['phone-light', 'phone-dark']);
  await player.press('Escape');
}

it('Lizards name their Outcast, sacrifice, convert and guess a plot wrong; a Duchy sways a minister', async () => {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  await page.goto(app.url());
  const record = await tableSoFar('root', {
    seed: '7',
    said: [
      'place 2 warrior 7',
      'plot 7',
      'pass',
      'place 1 warrior 7',
      'place 3 warrior 8',
      'correct clearings.8.warriors.alliance 2',
    ],
    config: {
      seats: [
        { faction: 'corvids' },
        { faction: 'lizards' },
        { faction: 'duchy' },
        { faction: 'alliance', bot: 'automatedAlliance' },
      ],
      ...BY_APP,
    },
  });
  await player.join(record);
  await player.button('End my turn').waitFor();
  await pictures(page, 'lizards-outcast', ['phone-light', 'phone-dark', 'small-light']);
  await player.tap(player.button('Fox, Hated'));
  await player.tap(player.button(/^Sacrifice/));
  await player.tap(player.button(/^Convert/));
  await pictures(page, 'lizards-convert', ['phone-light', 'phone-dark', 'small-light']);
  await player.tap(player.clearing(8));
  const board = await player.boardWords();
  const at8 = board.find((words) => /^Clearing\s8,/.test(words));
  expect(at8).toMatch(/Woodland Alliance: 1\swarrior/);
  expect(at8).toMatch(/Lizard Cult: 4\swarriors/);
  await player.tap(player.button(/^Wrong guess/).first());
  await pictures(page, 'wrong-guess', ['phone-light', 'phone-dark', 'small-light']);
  await player.tap(player.button('Raid'));
  expect((await player.boardWords()).find((words) => /^Clearing\s7,/.test(words))).toMatch(/plot/);
  await player.tap(player.button('End my turn'));
  await player.tap(player.button(/^Sway a minister/));
  await pictures(page, 'duchy-sway', ['phone-light', 'phone-dark', 'small-light']);
  await player.tap(player.button('Brigadier'));
  const points = await page
    .getByRole('list', { name: 'Chairs' })
    .getByRole('button')
    .allInnerTexts();
  expect(points.slice(0, 3).map((text) => Number.parseInt(text, 10))).toEqual([0, 0, 2]);
  await mat(page, player, 'Duchy');
  await mat(page, player, 'Lizard');
  expect(complaints).toEqual([]);
});
