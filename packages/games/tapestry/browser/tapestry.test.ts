import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../../tests/browser/at-table.ts';
import { AppUnderTest, SMALL_PHONE } from '../../../../tests/browser/harness.ts';
import { median } from '../../../../tests/browser/hex-player.ts';
import { goldenBefore } from '../../../../tests/browser/table-so-far.ts';
import { smallTargets } from '../../../../tests/browser/targets.ts';
import { TapestryPlayer } from './tapestry-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** The bar of the issue: a turn of the human's, at the median. */
const MOST_TAPS = 6;
/** The bar of an income turn of the bots, every move of it ticked. */
const MOST_INCOME_TAPS = 5;
/** What it is in the turns below: 2 to 5 taps each. */
const MEDIAN_TAPS = 4;

const { open, look } = tableOf(app, TapestryPlayer, 'tapestry');

const INCOME = ['income', 'done'];

describe('a solo game on a phone', () => {
  it('is played from the set-up on, a turn in few taps', async () => {
    const { player, page, complaints } = await open();
    await player.toSetup();
    await player.choosing({ seed: '7' });
    await look(page, 'setup');
    await player.tap(player.button('Start'));
    await player.tap(player.button('All is ready'));

    await player.turn(() => player.income());
    await player.bots();
    await player.turn(() => explore(player));
    await player.bots();
    await look(page, 'table-human');
    await player.turn(() => research(player));
    // 3 for exploring and 1 for research.
    const me = page.getByRole('list', { name: 'Chairs' }).getByRole('button').first();
    await expect.poll(() => me.innerText()).toMatch(/\b4\b/);
    if (isSoaking()) await intoTheSecondEra(player);
    expect(Math.max(...player.turns)).toBeLessThanOrEqual(MOST_TAPS);
    expect(complaints).toEqual([]);
  });

  it('lists an income turn of the bots as one scoring and the moves', async () => {
    const { player, page, complaints } = await open();
    // The second income turn: 2 territories, 3 spaces, first into the era, and 0 for two more.
    await player.join(goldenBefore('tapestry', 'first-game', 102));
    await player.tap(player.button(/^Play its turn/));
    const lines = player.panel.getByRole('checkbox');
    await lines.first().waitFor();
    // A favorite track with an advance, a tile, the points, a tapestry card.
    expect(await lines.count()).toBe(4);
    const first = player.panel.getByRole('listitem').first();
    expect(await first.getByRole('button', { name: /^Why: / }).count()).toBe(2);
    for (const _ of [1, 2]) await player.tap(player.button('Done, next'));
    const scoring = player.panel.locator('[aria-current]');
    const text = (await scoring.innerText()).replaceAll('\u00a0', ' ');
    expect(text).toContain('Score 7: its marker to 7');
    expect(await scoring.locator('dd').allInnerTexts()).toEqual(['2', '3', '2']);
    expect(await scoring.locator('dt').last().innerText()).toMatch(/^First into era\s2$/);
    await look(page, 'income');

    // The fourth: an advance with its landmark, the points, a tapestry card. All of them are ticked.
    await player.join(goldenBefore('tapestry', 'first-game', 55));
    const before = player.taps;
    await player.tap(player.button(/^Play its turn/));
    await lines.first().waitFor();
    while (await player.button('Done, next').isVisible())
      await player.tap(player.button('Done, next'));
    await player.tap(player.panel.getByRole('button', { name: /^Done/ }));
    const taps = player.taps - before;
    console.log(`Tapestry: income turn of the bots: ${taps} taps (at most ${MOST_INCOME_TAPS})`);
    expect(taps).toBeLessThanOrEqual(MOST_INCOME_TAPS);
    expect(complaints).toEqual([]);
  });

  it('is ended with the fifth income turn of both sides', async () => {
    const { player, page, complaints } = await open();
    // The Automa has had its last turn; of the human the income is left.
    await player.join(goldenBefore('tapestry', 'first-game', 3));
    await player.turn(() => player.income([10, 5, 3]));
    await player.bots();
    await player.button('Play again').waitFor();
    expect(await player.heading(/^You (win|lose)/).isVisible()).toBe(true);
    await look(page, 'end');
    // 4 before, and 18 for income.
    expect(await page.getByText('22', { exact: true }).first().isVisible()).toBe(true);
    await player.tap(player.link('Play history'));
    await page.getByText('Automa the Average').first().waitFor();
    expect(complaints).toEqual([]);
  });
});

async function intoTheSecondEra(player: TapestryPlayer): Promise<void> {
  await player.bots();
  for (const deed of [conquer, invent]) {
    await player.turn(() => deed(player));
    await player.bots();
  }
  // Landmarks, buildings, tracks: a human's income is two digits.
  await player.turn(() => player.income([10, 5, 3]));
  await player.bots();
  // 18 for income, beside the 4.
  expect(await player.page.getByText('22', { exact: true }).first().isVisible()).toBe(true);
  expect(player.turns).toHaveLength(6);
  expect(median(player.turns)).toBe(MEDIAN_TAPS);
}

/** The first of the hexes whose name says so: the bots explore and conquer too. */
async function firstHex(
  player: TapestryPlayer,
  hexes: readonly string[],
  says: RegExp,
): Promise<string> {
  for (const hex of hexes) {
    const name = await player.hex(hex).first().getAttribute('aria-label');
    if (name !== null && says.test(name)) return hex;
  }
  throw new Error(`no hex is left that is ${says}`);
}

/** A long turn: the track, the hex, the tile, its points. */
async function explore(player: TapestryPlayer): Promise<void> {
  const hex = await firstHex(player, ['E4', 'F5', 'G2', 'E6', 'G1', 'F2', 'E3'], /unexplored/);
  await player.tap(player.track('Exploration'));
  await player.goTo(hex);
  await player.tap(player.button('Explore'));
  await player.tap(player.button('+3 VP'));
  await player.done();
}

async function conquer(player: TapestryPlayer): Promise<void> {
  const near = ['F3', 'G3', 'E5', 'E4', 'F5', 'G2', 'D4', 'E6'];
  const hex = await firstHex(player, near, /: explored/);
  await player.tap(player.track('Military'));
  await player.goTo(hex);
  await player.tap(player.button('Conquer'));
  await player.done();
}

async function research(player: TapestryPlayer): Promise<void> {
  await player.tap(player.track('Science'));
  await player.tap(player.button('+1 VP'));
  await player.done();
}

async function invent(player: TapestryPlayer): Promise<void> {
  await player.tap(player.track('Technology'));
  await player.done();
}

describe('why', () => {
  it('strikes hexes out on the board and shows the reading order of the card', async () => {
    const { player, page, complaints } = await open();
    // With this seed the turn that comes then chooses a hex by the reading order.
    const turn = ['advance technology', 'done'];
    await player.begin({ seed: '46', said: [...INCOME, ...turn, ...turn] });
    await invent(player);
    await page.getByRole('checkbox').first().waitFor();
    await look(page, 'table-bot');
    expect(await findReading(player)).toBe(true);
    expect(await player.place(/^Chosen: \d+\./).count()).toBe(1);
    expect(await player.place(/^Struck out: [a-z], \d+\. Hex/).count()).toBeGreaterThan(0);
    await player.panel
      .getByText(/First in the reading order of card\s5/)
      .first()
      .waitFor();
    await look(page, 'why', { drawn: true });
    expect(complaints).toEqual([]);
  });
});

/** The reading order writes its number on every hex; other reasons only on their few options. */
const MANY = 20;
const numbersOn = (player: TapestryPlayer) =>
  player.board.locator('text').filter({ hasText: /^\d+$/ });

/** Opens the reason of each hex of the turn, until one was chosen by the reading order. */
async function findReading(player: TapestryPlayer): Promise<boolean> {
  const reasons = player.button(/^Why: (Place an Automa outpost|Draw a territory tile)/);
  for (let n = 0; n < (await reasons.count()); n += 1) {
    await player.tap(reasons.nth(n));
    await player.button('Back to the turn').waitFor();
    if ((await numbersOn(player).count()) > MANY) return true;
    await player.tap(player.button('Back to the turn'));
  }
  return false;
}

describe('cards on the table', () => {
  it('are asked for, left and right', async () => {
    const { player, page, complaints } = await open();
    await player.begin({ byTable: true, said: INCOME });
    await invent(player);
    await player.heading(/on the left, as track card\?$/).waitFor();
    await look(page, 'question');
    await player.tap(player.question.getByRole('button', { name: /^(Card\s)?5\b/ }));
    await player.heading(/on the right, as tiebreaker card\?$/).waitFor();
    // A card lies in one place only.
    expect(await player.question.getByRole('button', { name: /^(Card\s)?5\b/ }).count()).toBe(0);
    await player.tap(player.question.getByRole('button', { name: /^(Card\s)?2\b/ }));
    await player.panel
      .getByText(/left 5, right 2\b/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('at level 6 the second civilization is asked for after the roll', async () => {
    const { player, complaints } = await open(SMALL_PHONE);
    await player.toSetup('At my table');
    await player.choosing({ level: 'Crusher of Dreams' });
    await player.tap(player.button('Start'));
    // The die of the box, for whoever has it not at hand.
    await player.heading(/^Roll the science die for the Automa’s civilization/).waitFor();
    await player.tap(player.button('Roll for me'));
    await player.heading(/which one does it get as the second\?$/).waitFor();
    const answers = player.question.getByRole('button', {
      name: /^(Explorers|Scientists|Conquerors|Engineers)/,
    });
    expect(await answers.count()).toBe(3);
    const second = (await answers.last().innerText()).trim();
    await player.tap(answers.last());
    await player.heading(/^Roll the science die until it shows a track other than/).waitFor();
    await player.tap(player.button('Roll for me'));
    await player.panel.getByText(`Add the second civilization card: ${second}`).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('two humans and the Shadow Empire', () => {
  it('take turns, and one walks into a Trap of the other', async () => {
    const { player, page, complaints } = await open();
    await player.toSetup();
    await player.choosing({ humans: 2 });
    expect(await page.getByText(/on a sheet of their own that we haven’t seen/).isVisible()).toBe(
      true,
    );
    await player.tap(page.getByText('What the table decides'));
    await player.choose('The Shadow Empire plays', 'before the humans');
    await look(page, 'setup-two');
    await player.tap(player.button('Start'));
    await player.tap(player.button('All is ready'));
    // The Shadow Empire is first, as the table has decided.
    await player.bots();
    await player.seat('Player 1').waitFor();
    await player.income();
    await player.seat('Player 2').waitFor();
    await player.income();
    await player.bots();
    await player.seat('Player 1').waitFor();
    await conquerAt(player, 'F3');
    await player.seat('Player 2').waitFor();
    await player.tap(player.track('Military'));
    await player.goTo('F3');
    await player.tap(player.button('Conquer, but a Trap: Player 1'));
    await player.recorded.getByText(/^Walked into a Trap/).waitFor();
    expect(await player.hex('F3').first().getAttribute('aria-label')).toMatch(
      /Player 1: 1\soutpost/,
    );
    expect(complaints).toEqual([]);
  });
});

async function conquerAt(player: TapestryPlayer, hex: string): Promise<void> {
  await player.tap(player.track('Military'));
  await player.goTo(hex);
  await player.tap(player.button('Conquer'));
  await player.done();
}

describe('the human’s panel on a small phone', () => {
  it('lets whoever wants to say which tile lies where, and how', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.begin({ said: [...INCOME, 'advance exploration', 'explore F5'] });
    const which = player.button('Which tile?');
    const corners = player.panel.getByText(/^Corners, clockwise from the top left: /);
    await player.goTo('E4');
    await player.tap(which);
    await player.tap(player.button('Grassland'));
    await player.tap(player.button('Forest'));
    await look(page, 'tiles');
    expect(await smallTargets(page, false)).toEqual([]);
    // Two corners of grassland and one of forest, printed from the second corner on.
    await player.tap(player.button(/^Tile\s20:/));
    await player.tap(player.button('Turn right').first());
    const lies = 'water, water, grassland, grassland, forest, water.';
    expect(await corners.innerText()).toContain(lies);
    await player.tap(player.button('Explore with this tile'));
    await player.recorded
      .getByText(/^Explored/)
      .last()
      .waitFor();

    // It lies there now, and is no longer to be had for the hex whose tile was not said.
    await player.goTo('E4');
    await player.tap(which);
    expect(await corners.innerText()).toContain(lies);
    await player.goTo('F5');
    await player.tap(which);
    expect(await player.button(/^Tile\s20: .* Lies on hex\sE4/).isDisabled()).toBe(true);
    await player.tap(player.button(/^Tile\s17:/));
    await player.tap(player.button('It lies like this'));
    await player.recorded.getByText(/territory tile/).waitFor();
    expect(complaints).toEqual([]);
  });

  it('begins with what is to be put back after an undo', async () => {
    const { player, complaints } = await open(SMALL_PHONE);
    await player.begin({ said: INCOME });
    await player.tap(player.track('Military'));
    await player.advanceAgain('Science');
    await player.tap(player.button('Undo'));
    expect(await player.seesWhatToPutBack()).toBe(true);
    // Nobody has put the first back yet: a second step back adds to it, and redo takes away its own.
    const steps = (n: number) => player.heading(new RegExp(`^Put back on the table: ${n} step`));
    await steps(1).waitFor();
    await player.tap(player.button('Undo'));
    await steps(2).waitFor();
    await player.tap(player.button('Redo'));
    await steps(1).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows what an advance brings, takes an entry back and corrects the table', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.begin();
    // A first turn is an income turn: nothing else is offered, and it is not done before.
    expect(await player.track('Military').count()).toBe(0);
    expect(await player.button('Done').isDisabled()).toBe(true);
    await player.income();
    await player.bots();
    await player.tap(player.track('Military'));
    // A second tap on a track is more often a slip than a benefit: it has to be said first.
    for (const _ of [1, 2]) {
      expect(await player.track('Military').isDisabled()).toBe(true);
      expect(await player.recorded.isVisible()).toBe(true);
      await player.advanceAgain('Military');
    }
    await player.tap(player.button('Another advance?'));
    const brings = 'Military: advance from space 3 to 4. Brings the landmark Barracks.';
    expect(await player.button(brings).isVisible()).toBe(true);
    await player.tap(player.track('Military'));
    await player.recorded.getByText(/Take the landmark Barracks/).waitFor();
    await player.tap(player.recorded.getByRole('button', { name: /^Undo: .*space\s4/ }));
    expect(await player.button(brings).isDisabled()).toBe(true);
    expect(await smallTargets(page, false)).toEqual([]);
    await player.goTo('E4');
    expect(await smallTargets(page, false)).toEqual([]);
    await player.tap(player.button('Close'));
    await player.tap(player.button('More'));
    expect(await smallTargets(page, false)).toEqual([]);
    await player.tap(player.panel.getByText('Landmark of a tech card'));
    expect(await smallTargets(page, false)).toEqual([]);
    await player.tap(player.button('Bakery'));
    await player.recorded.getByText(/Took the landmark Bakery/).waitFor();

    // What differs is put right without leaving the turn: a hex, and what lies beside the map.
    await player.goTo('F3');
    await player.tap(player.button('Correct this hex'));
    await player.tap(player.button('One more: Automa outpost'));
    await look(page, 'correction');
    expect(await smallTargets(page, false)).toEqual([]);
    await player.tap(player.button('Record 1 correction'));
    expect(await player.hex('F3').first().getAttribute('aria-label')).toMatch(/Automa: 1\soutpost/);
    await player.tap(player.button('Close'));
    await player.tap(player.button('More'));
    await player.tap(player.panel.getByText('Correct something else'));
    const parts = page.getByRole('group', { name: 'Correct something else' });
    await player.tap(parts.getByRole('button', { name: 'Military' }));
    await player.tap(player.button('One more: Automa'));
    await player.tap(player.button('Record 1 correction'));
    await player.recorded
      .getByText(/military/)
      .last()
      .waitFor();

    // And where the table is checked.
    await player.toCheck();
    await player.tap(player.hex('F3'));
    await player.button('One more: Automa outpost').waitFor();
    await look(page, 'check');
    expect(complaints).toEqual([]);
  });
});
