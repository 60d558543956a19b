import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../../tests/browser/at-table.ts';
import {
  AppUnderTest,
  DESKTOP,
  ON_ITS_SIDE,
  PHONE,
  resize,
  SMALL_PHONE,
} from '../../../../tests/browser/harness.ts';
import { smallTargets } from '../../../../tests/browser/targets.ts';
import { emptyPack } from '../rules/pack-view.ts';
import { linkToPack } from '../ui/guide/pack-link.ts';
import { EuropaPlayer } from './europa-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());
const { open, look } = tableOf(app, EuropaPlayer, 'europa');

/** The boxes that we guessed on page 7; with all of them so many of ten steps go by the book. */
const ON_PAGE_7 = 9;
const AFTER_PAGE_7 = '7 of 10 steps go by the book';

describe('the booklet, page by page', () => {
  it('is read before a game, kept at every answer, and goes on in the game', async () => {
    const { player, page, complaints } = await open();
    const printed = player.button('As printed');
    const guide = page.getByRole('dialog');
    await player.toSetup();
    await player.tap(player.button('Enter the booklet'));
    await guide.getByText('3 of 10 steps go by the book').waitFor();
    await look(page, 'booklet-start');
    expect(await smallTargets(page, false)).toEqual([]);
    player.taps = 0;
    await player.tap(player.button('Go on, page 7'));
    await page.getByText('Page 7, Main turn').waitFor();
    await look(page, 'booklet-box');
    for (const size of [SMALL_PHONE, ON_ITS_SIDE, DESKTOP, PHONE]) {
      await resize(page, size);
      const { bottom, right } = await printed.evaluate((it) => it.getBoundingClientRect());
      expect(bottom).toBeLessThanOrEqual(size.height);
      expect(right).toBeLessThanOrEqual(size.width);
      expect(await smallTargets(page, false)).toEqual([]);
    }
    for (let n = 0; n < ON_PAGE_7; n += 1) await player.tap(printed);
    await guide.getByText(AFTER_PAGE_7).waitFor();
    await page.getByText('Page 8, Defend').waitFor();
    expect(player.taps).toBe(1 + ON_PAGE_7);

    // What differs is chosen by its name; a chart that would not hold is not taken.
    await player.tap(player.button('It differs'));
    await page.getByRole('combobox', { name: 'yes: leads to' }).selectOption('DE3');
    const keep = player.button('Keep it, next box');
    expect(await keep.isDisabled()).toBe(true);
    await look(page, 'booklet-differs');
    await page.getByRole('combobox', { name: 'yes: leads to' }).selectOption('DE2');
    await page.getByRole('combobox', { name: 'Search for what decides it' }).fill('war');
    await player.tap(page.getByRole('option', { name: 'At War?' }));
    await player.tap(keep);
    await player.tap(player.button('Take the last answer back'));
    await page.getByText('0 of 11 boxes').waitFor();
    await player.tap(player.button('Ask me at the table'));
    await page.getByText('1 of 11 boxes').waitFor();
    await player.tap(player.button('Close'));
    expect(await page.getByText(`${ON_PAGE_7 + 1} changes`, { exact: true }).isVisible()).toBe(
      true,
    );

    await player.begin();
    await player.tap(page.getByLabel('Menu'));
    await player.tap(player.button('Enter the booklet'));
    await player.tap(player.button('Go on, page 8'));
    await page.getByText('1 of 11 boxes').waitFor();
    await player.tap(printed);
    await player.tap(player.button('Close'));
    // One line of the record, however much was said.
    await player.panel.getByText(/^Added to the rules pack: /).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is asked of a box that a Bot came by: yes is kept at once, no opens the box', async () => {
    const { player, page, complaints } = await open();
    await player.start({ said: ['done'], botTurns: 0 });
    await player.tap(player.step(/^Play its turn/));
    await player.tap(player.button(/^Why: /).last());
    const chart = player.panel.getByRole('region', { name: 'The chart of this line' });
    await chart.getByText(/is our guess\. As printed in your booklet\?$/).waitFor();
    await look(page, 'booklet-why');
    await player.tap(chart.getByRole('button', { name: 'No', exact: true }));
    await page.getByRole('heading', { name: 'What is printed instead?' }).waitFor();
    await player.tap(player.button('Close'));
    await player.tap(chart.getByRole('button', { name: 'Yes', exact: true }));
    await chart.getByText('You said: as printed').waitFor();
    await player.tap(player.button('Back to the turn'));
    // The turn goes on where it was, and the pack of the game has it.
    expect(
      await player
        .button(/^Why: /)
        .first()
        .isVisible(),
    ).toBe(true);
    // Every box of its way can be asked about.
    await player.tap(player.way.getByRole('button').first());
    await player.tap(player.way.locator('[data-box]').first());
    await player.way.getByText('In your booklet: as printed?').waitFor();
    await player.tap(player.way.getByRole('button', { name: 'Yes', exact: true }));
    await player.way.getByText('You said: as printed').waitFor();
    await player.tap(page.getByLabel('Menu'));
    await player.tap(player.button('Enter the booklet'));
    await page.getByRole('button', { name: /Flowcharts.* 110$/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('comes from somebody else as a link, is looked at, and goes on as a code', async () => {
    const { player, page, complaints } = await open();
    const nodes = [{ id: 'MT1' }, { id: 'MT2' }];
    const charts = [{ id: 'main-turn', nodes, removed: [] }];
    const pack = { ...emptyPack('From Anna'), booklet: 'second printing', charts };
    await page.goto(await linkToPack(pack, app.url()));
    await page.getByText('“From Anna”: 2 answers. Booklet: second printing.').waitFor();
    await player.tap(player.button('Add this pack'));
    await page.getByRole('button', { name: /Flowcharts.* 110$/ }).waitFor();
    await player.tap(player.button('File, code'));
    await page.getByRole('img', { name: 'The pack as a code' }).waitFor();
    await look(page, 'booklet-share');
    // What was said is kept on the device, for the next game too; that game takes it when it is told to.
    await page.goto(app.url());
    await player.toSetup();
    await player.tap(player.button('Enter the booklet'));
    await page.getByText('On this device: 2 answers more from your booklet.').waitFor();
    await page.getByRole('button', { name: /Flowcharts.* 112$/ }).waitFor();
    await player.tap(player.button('Add them here'));
    await page.getByRole('button', { name: /Flowcharts.* 110$/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('takes a chart in one line and the cards as one table, and says which name is meant', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.toSetup();
    await player.tap(player.button('Enter the booklet'));
    await player.tap(page.getByRole('button', { name: /^Targeting Charts/ }));
    const line = page.getByLabel('The printed chart in one line, as it is read.');
    await line.fill('1-3 Venize | 4-6 Bohemia');
    await page.getByText('Did you mean “venice”?').waitFor();
    const keep = player.button('Keep it, next');
    expect(await keep.isDisabled()).toBe(true);
    await line.fill('1-3 Venice | 4-6 Bohemia');
    await look(page, 'booklet-line');
    await player.tap(keep);
    await page.getByRole('heading', { name: 'Castile: diplomatic targets' }).waitFor();
    await player.tap(player.button('Back'));
    await player.tap(page.getByRole('button', { name: /^Bot cards/ }));
    await look(page, 'booklet-cards');
    await player.tap(player.button('Card 5'));
    await player.tap(player.button('One more: Cost in Bot Power'));
    await player.tap(player.button('To all cards'));
    await page.getByRole('row', { name: /^Card\s5 4 Diplomacy/ }).waitFor();
    await player.tap(player.button('The rest as printed'));
    await page.getByRole('heading', { name: 'Castile, Age I' }).waitFor();
    expect(await smallTargets(page, false)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
