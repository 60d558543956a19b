import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../../tests/browser/at-table.ts';
import { AppUnderTest, SMALL_PHONE } from '../../../../tests/browser/harness.ts';
import { median } from '../../../../tests/browser/hex-player.ts';
import { smallTargets } from '../../../../tests/browser/targets.ts';
import { InnovationPlayer } from './innovation-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** A turn of the human's, at most: points are not asked for in it. */
const MOST_TAPS = 5;

const { open, look } = tableOf(app, InnovationPlayer, 'innovation');

/** A bonus tile and both starting workshops: the first round can begin. */
const PREPARED = ['bonus 6', 'place E10', 'place F12'];

describe('a solo game on a phone', () => {
  it('is played from the set-up on, a turn in few taps', async () => {
    const { player, page, complaints } = await open();
    await player.toSetup();
    await player.choosing({ seed: '7' });
    await look(page, 'setup');
    await player.tap(player.button('Start'));
    await player.tap(player.button('All is ready'));
    await player.prepare('E10', 'F12');

    const sites = ['E9', 'E11', 'F9', 'E12', 'F11', 'E13', 'F13', 'F8', 'E8', 'G7'];
    const site = await firstFree(player, sites);
    await player.turn(() => buildOn(player, site));
    await player.automa();
    await look(page, 'table-human');
    // Two to start with, one built.
    await expect.poll(() => player.place(/workshop, You/).count()).toBe(3);
    if (isSoaking()) await intoTheSecondRound(player);
    expect(median(player.turns)).toBeLessThanOrEqual(MOST_TAPS);
    expect(Math.max(...player.turns)).toBeLessThanOrEqual(MOST_TAPS);
    expect(complaints).toEqual([]);
  });

  it('lists what the end of a round asks for, also after the human’s own pass', async () => {
    const { player, page, complaints } = await open();
    // Long enough for the Automa to pass first.
    await player.begin({ said: [...PREPARED, ...Array<string>(8).fill('done')] });
    // Whoever is left alone has one turn after the other, and each begins anew.
    await player.tap(player.hex('E10'));
    await player.panel.getByRole('heading', { name: 'Hex E10' }).waitFor();
    await player.done();
    await player.panel.getByText(/^Everybody else has passed/).waitFor();
    await player.tap(player.button('Pass'));
    // Once a round: the marker as it stands, and no number to work out.
    await page.getByLabel(MARKER).fill('27');
    await player.tap(player.bonusTiles('Pass and take').first());
    const names = () =>
      player.panel
        .getByRole('checkbox')
        .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('aria-label') ?? ''));
    await player.panel.getByRole('checkbox').first().waitFor();
    const [tile, ...end] = await names();
    expect(tile).toMatch(/Put your old tile in its place/);
    expect(end).toHaveLength(4);
    const round = [/science bonus/, /X tokens/, /1\scoin on each/, /take your income/];
    for (const [line, words] of round.entries()) expect(end[line]).toMatch(words);
    // The round is over when all of it is done.
    const headline = page
      .locator('header')
      .getByText(/^Round\s\d$/)
      .first();
    expect(await headline.innerText()).toMatch(/1$/);
    await look(page, 'round-end');
    // One tap does no more than was on the screen.
    await player.step(/^These \d done$/).waitFor();
    await player.panel.getByRole('checkbox').last().scrollIntoViewIfNeeded();
    await player.step(/^All done/).waitFor();
    // It is worked off like a turn of the Automa's, and kept as far as it is done.
    await player.tap(player.button('Done, next'));
    await page.reload();
    await player.panel.locator('[aria-current]').getByText('Take your science bonus').waitFor();
    await player.tap(player.button('All done'));
    // The Automa, first in the next round, goes on with that very tap.
    await player.automa();
    expect(await headline.innerText()).toMatch(/2$/);
    expect(complaints).toEqual([]);
  });

  it('is ended with the sixth round and the points for what is left', async () => {
    const { player, page, complaints } = await open();
    await player.begin({ said: [...PREPARED, 'pass 1', 'pass 10', 'pass 6', 'pass 10', 'pass 8'] });
    await player.turn(() => sendScholar(player, 'law'));
    await player.automa();
    await player.turn(() => passForGood(player));
    await player.automa();
    await player.heading('Points for what is left').waitFor();
    await player.page.getByLabel(MARKER).fill('24');
    await player.tap(player.button('Record'));
    await player.recorded.getByText(/\+4\spoints/).waitFor();
    await player.done();

    await player.button('Play again').waitFor();
    expect(await player.heading(/^You (win|lose)/).isVisible()).toBe(true);
    await look(page, 'end');
    expect(Math.max(...player.turns)).toBeLessThanOrEqual(MOST_TAPS);
    await player.tap(player.link('Play history'));
    await page.getByText('Automalein').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

/** The first site that is still empty: the Automa builds around here too. */
async function firstFree(player: InnovationPlayer, sites: readonly string[]): Promise<string> {
  await player.yourTurn.waitFor();
  for (const site of sites) {
    const name = await player.hex(site).getAttribute('aria-label');
    if (name?.includes('empty')) return site;
  }
  throw new Error('no site is left');
}

/** A spell for the spade, the workshop: a long turn. */
async function buildOn(player: InnovationPlayer, site: string): Promise<void> {
  await player.tap(player.button('Actions'));
  const spells = player.page.getByRole('group', { name: 'Spells without an X' });
  await player.tap(spells.getByRole('button').first());
  await player.goTo(site);
  await player.tap(player.button('Build: workshop'));
  await player.done();
}

async function sendScholar(player: InnovationPlayer, discipline: string): Promise<void> {
  await player.tap(player.button('Science'));
  await player.tap(player.button(`${discipline}: send a scholar`));
  await player.done();
}

async function intoTheSecondRound(player: InnovationPlayer): Promise<void> {
  await player.turn(() => sendScholar(player, 'banking'));
  await player.automa();
  await player.turn(() => pass(player));
  await player.automa();
  await player.panel.getByText(/^Your turn, round\s2$/).waitFor();
  expect(player.turns).toHaveLength(3);
}

async function pass(player: InnovationPlayer): Promise<void> {
  await player.tap(player.button('Pass'));
  await player.tap(player.bonusTiles('Pass and take').first());
  // The tiles change places on the table.
  await player.panel.getByRole('checkbox').first().waitFor();
  await player.finishBotTurn();
}

const MARKER = 'Your marker on the score track stands at';

async function passForGood(player: InnovationPlayer): Promise<void> {
  await player.tap(player.button('Pass'));
  await player.tap(player.button('Pass for the rest of the game'));
}

describe('a second action', () => {
  it('is asked about before it is recorded', async () => {
    const { player, page, complaints } = await open();
    await player.begin({ said: PREPARED });
    await player.goTo('E9');
    await player.tap(player.button('Build: workshop'));
    await player.tap(player.button('Science'));
    await player.tap(player.button('law: send a scholar'));
    const asked = page.getByRole('alertdialog');
    await asked.getByText(/already taken an action/).waitFor();
    await look(page, 'second-action');
    await player.tap(asked.getByRole('button', { name: 'Don’t record it' }));
    expect(await player.recorded.getByText(/scholar sent/i).count()).toBe(0);
    await player.tap(player.button('law: send a scholar'));
    await player.tap(asked.getByRole('button', { name: 'Record it too' }));
    await player.recorded.getByText(/scholar sent/i).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('why', () => {
  it('strikes hexes out on the board, with the number of each, until one is left', async () => {
    const { player, page, complaints } = await open();
    await player.begin({ said: PREPARED });
    const why = player.button(/^Why: Place an Automa workshop/).first();
    for (let turn = 0; !(await why.isVisible()); turn += 1) {
      expect(turn, 'the Automa should build some time').toBeLessThan(8);
      if (turn > 0) await player.finishBotTurn();
      await player.yourTurn.waitFor();
      await player.done();
      await page.getByRole('checkbox').first().waitFor();
    }
    await look(page, 'table-bot');
    await player.tap(why);
    await player.button('Back to the turn').waitFor();
    expect(await player.place(/^Chosen/).count()).toBe(1);
    expect(await player.place(/^Struck out: [a-z], \d+\. Hex/).count()).toBeGreaterThan(1);
    await look(page, 'why', { drawn: true });
    expect(complaints).toEqual([]);
  });
});

describe('a turn of the Automa', () => {
  it('shows a hex in its list as it lies on the table, until its tile is laid', async () => {
    const { player, complaints } = await open();
    await player.begin({ said: [...PREPARED, 'build E9'] });
    await player.done();
    const now = player.panel.locator('[aria-current]');
    const paint = () => now.locator('[style]', { hasText: 'H6' }).getAttribute('style');
    await now.getByText('Tile on').waitFor();
    expect(await paint()).toContain('forest');
    await player.tap(player.button('Done, next'));
    await now.getByText('Workshop and token on').waitFor();
    expect(await paint()).toContain('mountain');
    expect(complaints).toEqual([]);
  });
});

describe('cards on the table', () => {
  it('are asked for, one drawn card after the other', async () => {
    const { player, page, complaints } = await open();
    await player.begin({ byTable: true });
    await player.tap(player.bonusTiles('Choose a round bonus tile').first());
    await player.tap(player.hex('E10'));
    await asked(player, /starting workshops\?$/, 3);
    await player.finishBotTurn();
    await player.tap(player.hex('F12'));
    await player.yourTurn.waitFor();
    await player.done();
    await player.question.waitFor();
    await look(page, 'question');
    await asked(player, /the Support card\?$/, 5);
    // By the keyboard: the number moves to its card, Escape leaves it, Enter takes it.
    await player.heading(/the Action card\?$/).waitFor();
    const second = player.question.locator('[data-number="2"]');
    const isFocused = () => second.evaluate((node) => node === document.activeElement);
    await player.press('2');
    await expect.poll(isFocused).toBe(true);
    await player.press('Escape');
    await expect.poll(isFocused).toBe(false);
    await player.press('2');
    await player.press('Enter');
    const draw = /Support: card\s5\. Action: card\s2\b/;
    await player.panel.getByText(draw).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

/** A question is open; the card of this number is the answer. */
async function asked(player: InnovationPlayer, question: RegExp, card: number): Promise<void> {
  await player.heading(question).waitFor();
  await player.tap(
    player.question.getByRole('button', { name: new RegExp(`^(Card\\s)?${card}\\b`) }),
  );
}

describe('the set-up', () => {
  it('takes the tiles that lie on the table, and says why a row of them will not do', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.toSetup();
    await player.choose('Tiles', 'Table');
    const row = page.getByRole('group', { name: 'Automa round scoring tiles, rounds 1 to 6' });
    const tile = (n: number) => row.getByRole('button').nth(n - 1);
    // All three tiles of banking in the first five rounds, and the spade in the fifth.
    for (const n of [1, 2, 3, 4, 7, 5]) await player.tap(tile(n));
    expect(await row.getByRole('alert').innerText()).toContain('break a limit');
    expect(await row.getByText('Drawn by the app').isVisible()).toBe(true);
    await player.tap(tile(3));
    await player.tap(tile(8));
    expect(await row.getByText('Entered: 6 of 6').isVisible()).toBe(true);
    expect(await row.getByRole('alert').count()).toBe(0);
    await look(page, 'setup-tiles');
    expect(await smallTargets(page, false)).toEqual([]);
    await player.tap(player.button('Start'));
    // The second line has the round tiles as they lie, drawn.
    await player.tap(player.panel.getByRole('checkbox').first());
    const fourth = player.panel.locator('[aria-current] ol > li').nth(3);
    expect(await fourth.innerText()).toMatch(/spade \/ engineering/i);
    expect(await fourth.locator('svg').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  it('seats two humans, who place before and after the Automa', async () => {
    const { player, complaints } = await open();
    await player.begin({ humans: 2 });
    for (const _ of [1, 2])
      await player.tap(player.bonusTiles('Choose a round bonus tile').first());
    // The Automa’s tile, and coins on those that are left.
    await player.panel.getByRole('checkbox').first().waitFor();
    expect(await player.panel.getByRole('checkbox').count()).toBe(2);
    await player.finishBotTurn();
    for (const hex of ['E10', 'C10']) await player.tap(player.hex(hex));
    await player.botTurn();
    await player.tap(player.hex('E11'));
    await player.tap(player.hex('F12'));
    await player.yourTurn.waitFor();
    expect(await player.hex('C10').getAttribute('aria-label')).toContain('Player 2');
    expect(await player.hex('F12').getAttribute('aria-label')).toContain('Player 1');
    await player.done();
    expect(await player.heading('Player 2').first().isVisible()).toBe(true);
    expect(complaints).toEqual([]);
  });
});

describe('the human’s panel on a small phone', () => {
  // `npm test` has it in Tapestry, with the same panel.
  if (isSoaking()) {
    it('begins with what is to be put back after an undo', async () => {
      const { player, complaints } = await open(SMALL_PHONE);
      await player.begin({ seed: '7' });
      await player.tap(player.bonusTiles('Choose a round bonus tile').first());
      await player.heading('Place a starting workshop').waitFor();
      await player.tap(player.button('Undo'));
      await player.heading('Choose a round bonus tile').waitFor();
      expect(await player.seesWhatToPutBack()).toBe(true);
      expect(complaints).toEqual([]);
    });
  }

  it('takes an entry back, and corrects what lies otherwise on the table', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.begin();
    // The tiles to choose from come first: their names are seen too.
    const tile = player.bonusTiles('Choose a round bonus tile').first();
    const low = await tile.evaluate((node) => node.getBoundingClientRect().bottom);
    const { y: bar = 0 } = (await player.button('Done').boundingBox()) ?? {};
    expect(low).toBeLessThanOrEqual(bar);
    await player.begin({ said: PREPARED });
    const name = (hex: string) => player.hex(hex).getAttribute('aria-label');
    await player.goTo('E9');
    expect(await smallTargets(page, false)).toEqual([]);
    await player.tap(player.button('Build: workshop'));
    expect(await name('E9')).toContain('workshop, You');
    await player.tap(player.recorded.getByRole('button', { name: /^Undo: .*built/ }));
    expect(await name('E9')).toContain('plains');
    for (const drawer of ['Science', 'Actions', 'Invent', 'More', 'Pass']) {
      await player.tap(player.button(drawer));
      expect(await smallTargets(page, false), drawer).toEqual([]);
    }
    await correctLevel(player);
    await player.toCheck();
    await player.tap(player.hex('B4'));
    await player.choose('Whose building', 'Automa');
    await player.tap(
      player.page.getByRole('group', { name: 'Building' }).getByText('Guild').first(),
    );
    await player.choose('Beside it', 'Power token');
    await look(page, 'correction');
    await player.tap(player.button('Now it is right'));
    expect(await name('B4')).toMatch(/guild, Automa, with a power token/);
    expect(complaints).toEqual([]);
  });
});

describe('the check of the table', () => {
  it('lists beside the map disciplines, displays and seats', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.begin({ said: PREPARED });
    await player.toCheck();
    await player.tap(player.step(/^law/i));
    await player.tap(player.button('One more: law, Automa'));
    await player.tap(player.step(/^displays/i));
    expect(await smallTargets(page, false)).toEqual([]);
    const first = page.getByRole('combobox').first();
    await first.selectOption({ label: 'Automa' });
    await player.tap(player.step(/^Automa/));
    await page.locator('[data-board-line]').getByText('2 differ').waitFor();
    expect(await player.step(/^Automa/).innerText()).toMatch(/innovation/i);
    await player.tap(player.button('Now it is right'));
    await page.getByText('2 places were corrected').waitFor();
    expect(complaints).toEqual([]);
  });
});

/** The Automa's marker stands one level higher on the real table. */
async function correctLevel(player: InnovationPlayer): Promise<void> {
  await player.tap(player.button('More'));
  await player.tap(player.panel.getByText('Correct something else'));
  await player.tap(player.button('One more: law, Automa'));
  await player.tap(player.button('Record 1 correction'));
  const line = player.recorded.getByText(/law.*level\s2/i);
  await line.waitFor();
}
