import { isSoaking } from '@empty-chair/testkit/volume';
import type { Locator, Page } from 'playwright-core';
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
import { median } from '../../../../tests/browser/hex-player.ts';
import { smallTargets } from '../../../../tests/browser/targets.ts';
import { EuropaPlayer } from './europa-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** The bar of the issue: a turn of the human's. */
const MOST_TAPS = 6;
const { open, look } = tableOf(app, EuropaPlayer, 'europa');

/** Each screen is looked at once, when it first comes. */
function onceEach(page: Page) {
  const seen = new Set<string>();
  return async (what: string): Promise<void> => {
    if (seen.has(what)) return;
    seen.add(what);
    await look(page, what);
  };
}

/** Whose panels are drawn from now on, also those that stand for a moment only. */
async function headsFromNowOn({ panel }: EuropaPlayer): Promise<() => Promise<readonly string[]>> {
  const seen = await panel.evaluateHandle((drawn) => {
    const head = (): string => drawn.querySelector('h2')?.textContent ?? '';
    const heads: string[] = [];
    let last = head();
    new MutationObserver(() => {
      if (head() !== last) heads.push(head());
      last = head();
    }).observe(drawn, { subtree: true, childList: true, characterData: true });
    return heads;
  });
  return () => seen.jsonValue();
}

/** No part of the page lies over it, or cuts it off. */
const isOnScreen = (target: Locator): Promise<boolean> =>
  target.evaluate((node) => {
    const { x, width, bottom } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, bottom - 2));
  });

describe('a solo game on a phone', () => {
  it('is begun with Influence, an Event and the answers of two bots', async () => {
    const { player, page, complaints } = await open();
    const once = onceEach(page);
    await player.toSetup();
    expect(await page.getByText('house, not official').isVisible()).toBe(true);
    // The box is needed either way.
    expect(await page.getByText('no box needed').count()).toBe(0);
    await look(page, 'setup');
    await player.begin();
    const howTo = player.panel.getByText(/^Tap a place on the map/);
    expect(await howTo.isVisible()).toBe(true);
    // What the bots have to know is said there, once.
    const toRecord = player.panel.getByText(/^Record: Influence, Units, /);
    expect(await toRecord.count()).toBe(1);
    await look(page, 'table-human');

    // Phase 2. Influence is placed on the map, War is declared, an Event is taken.
    await player.turn(async () => {
      await player.goTo('Languedoc');
      await player.tap(player.button('One more: Your Influence'));
      await player.done();
    });
    let hasWhy = false;
    const seen = async (what: 'bot' | 'question'): Promise<void> => {
      await once(what === 'bot' ? 'table-bot' : 'question');
      if (what !== 'bot') return;
      await player.panel
        .getByText(/^(Card\s\d+: [A-Z][a-z]+$|Main turn)/)
        .first()
        .waitFor();
      await player.way.waitFor();
      if (!hasWhy) await openWhy(player, page);
      hasWhy = true;
    };
    // England's moves stand below Castile's, and are done with them.
    await player.panel.getByRole('heading', { name: 'Then England' }).waitFor();
    await player.botsUntil(player.yourTurn('Actions'), seen);
    expect(hasWhy).toBe(true);
    expect(await player.mat.isVisible()).toBe(true);
    // Said once.
    expect(await howTo.count()).toBe(0);

    await player.turn(async () => {
      await player.tap(player.button('Event'));
      await player.done();
    });
    await player.botsTurn.waitFor();

    expect(Math.max(...player.turns)).toBeLessThanOrEqual(MOST_TAPS);
    expect(median(player.asked)).toBeLessThanOrEqual(3);
    expect(complaints).toEqual([]);
  });

  it('runs past a turn whose moves stood below another and were done with it', async () => {
    const { player, page, complaints } = await open();
    await player.start({ said: ['influence languedoc 1', 'done'], botTurns: 0 });
    await player.tap(player.step(/^Play its turn/));
    const next = player.panel.getByRole('heading', { name: 'Then England' });
    await next.waitFor();
    const heads = await headsFromNowOn(player);
    // What nobody has seen yet is not done with it.
    const section = next.locator('xpath=..');
    const last = section.locator('li > span').last();
    const all = player.button(/^All done, England too \(\d+\)$/);
    await player.ahead();
    expect(await isOnScreen(last)).toBe(await all.isVisible());
    await last.scrollIntoViewIfNeeded();
    await all.waitFor();
    await look(page, 'all-done-two-bots');
    await player.tap(all);
    await player.yourTurn('Actions').waitFor();
    expect(await heads()).toEqual([expect.stringContaining('France')]);
    expect(complaints).toEqual([]);
  });

  it('goes on through phases 3 to 5 into the next Round', async () => {
    const { player, page, complaints } = await open();
    // The human has passed. A soak taps through all that the bots have left, else it is the end of it.
    const said = ['influence languedoc 1', 'done', 'event', 'done', 'pass'];
    await player.start({ said, botTurns: isSoaking() ? 18 : 28 });
    // With a Focus there is most on the mat in one line.
    const strip = page.locator('p').filter({ hasText: /manpower.*(Economics|Expansion|Warfare)/ });
    let isWhole = false;
    // A human at peace has nothing to enter.
    await player.botsUntil(player.yourTurn('Actions'), async () => {
      if (!(await strip.isVisible())) return;
      isWhole = await strip.evaluate((line) => line.scrollWidth <= line.clientWidth);
      expect(isWhole).toBe(true);
    });
    expect(isWhole).toBe(true);
    expect(await page.getByText(/Actions, Age\sI, Round\s2/).isVisible()).toBe(true);
    // The log is parted by the steps of the Round, the newest first.
    await player.tap(player.link('Log'));
    const parts = player.panel.getByRole('heading', { level: 4 });
    await parts.filter({ hasText: 'Unrest' }).waitFor();
    expect((await parts.allTextContents()).slice(0, 5)).toEqual([
      'Actions',
      'Clean-up',
      'Income',
      'Unrest',
      'Peace talks',
    ]);
    await look(page, 'log');
    expect(complaints).toEqual([]);
  });
});

describe('a quiet round with two bots', () => {
  /** In `npm test` the taps are counted without a browser, over many games: tests/bot-taps.test.ts. */
  const MOST_WITH_ALL_DONE = 40;
  /** With it nobody goes to War in the first Round. */
  const SEED = '8';
  /** What the human says until both bots have passed; a soak taps it. */
  const SAID = ['done', 'event', ...Array<string>(8).fill('done')];

  it('takes few taps, and runs past bots with nothing to do', async () => {
    const { player, complaints } = await open();
    await player.start({ seed: SEED, said: isSoaking() ? [] : SAID });
    player.taps = 0;
    const bots = (until: Locator) => player.botsUntil(until, async () => {});
    const mine = player.yourTurn('Actions');
    if (isSoaking()) {
      await player.done();
      await bots(mine);
      await player.tap(player.button('Event'));
    }
    const pass = player.button('Pass').and(player.page.getByTitle('Ends your turn'));
    while (!(await pass.isVisible())) {
      await player.done();
      await bots(mine);
    }
    await player.tap(pass);
    // Nobody has an enemy or Rebels to meet; Castile has no peace to make either.
    const idle = player.panel.getByText(/: nothing to do$/);
    await idle.waitFor();
    expect(await idle.textContent()).toBe('Castile, England: nothing to do');
    // What England reminds of belongs to the step that its turn was in.
    await player.page.getByText(/^Age\sI, Round\s1, peace talks$/i).waitFor();
    const taps = player.taps;
    await player.tap(player.button('Undo'));
    await pass.waitFor();
    expect(await idle.isVisible()).toBe(false);
    await player.tap(pass);
    await idle.waitFor();
    player.taps = taps;
    await bots(player.panel.getByText(/Round\s2: lay out/));
    await player.allDone();
    expect(player.taps).toBeLessThanOrEqual(MOST_WITH_ALL_DONE);
    expect(complaints).toEqual([]);
  });
});

describe('a round with three bots', () => {
  const MOST = 25;
  const seats = ['france', 'castile', 'england'].map((realm) => {
    return { realm, role: 'bot', level: 'very-hard' };
  });

  it('takes 25 taps on a phone, with "all done" for what is on the screen', async () => {
    const { player, page, complaints } = await open();
    // No War between two bots: what its battles ask comes on top.
    await player.start({ seed: '2', config: { seats } });
    await player.tap(player.step(/^Play its turn/));
    const taps = await player.tapsUntil(page.getByText(/^Age\sI, Round\s2, Actions$/));
    console.log(`Europa, a round with three bots: ${taps} taps`);
    expect(taps).toBeLessThanOrEqual(MOST);
    expect(complaints).toEqual([]);
  });
});

describe('passing', () => {
  /** With this seed so many turns of nothing are enough for both bots to pass. */
  const UNTIL_BOTS_HAVE_PASSED = 12;
  const turns = (n: number): string[] => Array.from({ length: n }, () => 'done');

  it('asks for an Event that was only taken on the table', async () => {
    const { player, page, complaints } = await open();
    await player.start();
    const question = page.getByRole('dialog', { name: 'Did you take your Event?' });
    await player.tap(player.button('Pass'));
    await question.waitFor();
    await look(page, 'pass');
    await player.tap(player.button('Not yet'));
    await question.waitFor({ state: 'hidden' });
    expect(await player.button('Event').isEnabled()).toBe(true);
    await player.tap(player.button('Pass'));
    await player.tap(player.button('Yes, and pass'));
    await player.botsTurn.waitFor();
    expect(complaints).toEqual([]);
  });

  it('is the end of the turn when everybody else has', async () => {
    const { player, page, complaints } = await open();
    await player.start({ said: turns(UNTIL_BOTS_HAVE_PASSED) });
    await player.panel.getByText(/^Everybody else has passed: Castile, England\.$/).waitFor();
    expect(await player.button('Done').count()).toBe(0);
    const end = player.button('Pass').last();
    expect(await end.getAttribute('title')).toBe('Ends your turn');
    await player.tap(end);
    await player.tap(player.button('Yes, and pass'));
    // Phase 3 begins with the bots: the human is at peace.
    await player.botsTurn.waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('without an Event is followed by a turn that ends with it', async () => {
    const { player } = await open();
    await player.start({ said: turns(UNTIL_BOTS_HAVE_PASSED + 1) });
    expect(await player.button('Pass passed').isEnabled()).toBe(false);
    await player.tap(player.button('I took my Event'));
    await player.botsTurn.waitFor();
  });
});

/** The reason of a line has its whole chart, and says what of it is our reconstruction. */
async function openWhy(player: EuropaPlayer, page: Page): Promise<void> {
  await player.tap(player.button(/^Why: /).first());
  await player.button('Back to the turn').waitFor();
  const chart = player.panel.getByRole('region', { name: 'The chart of this line' });
  await chart.getByText('our reconstruction', { exact: true }).first().waitFor();
  await look(page, 'why');
  await player.tap(player.button('Back to the turn'));
}

describe('an Event from the table', () => {
  it('is put together with its amounts and its end in sight', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    const chance = { cards: 'table', dice: 'table' };
    await player.start({ config: { chance }, said: ['done'], botTurns: 0 });
    await player.tap(player.step(/^Play its turn/));
    await player.tap(player.question.getByRole('button', { name: /^Card\s1: / }));
    // Which card: its own is the first button, and after it the others of the deck.
    const named = (name: string | RegExp) => player.question.getByRole('button', { name });
    await named(/^Iberian\sWedding/).waitFor();
    await look(page, 'question-event-card');
    await player.tap(named('Unhappy Peasants'));
    expect(await isInSight(named('Nothing for the Bot'))).toBe(true);
    await look(page, 'question-event');
    // Of what is rare the last: everything above it is scrolled away.
    await player.tap(named(/^Stability/));
    await player.tap(named('One less: Stability'));
    await player.tap(named(/^More/));
    await player.tap(named('New State Religion'));
    const faith = player.question.getByRole('button', { name: 'Protestant', exact: true });
    for (const button of [faith, named('That is all')]) expect(await isInSight(button)).toBe(true);
    await look(page, 'question-event-rows');
    await player.tap(faith);
    await player.tap(named('That is all'));
    await player.botsTurn.waitFor();
    // The reason of a line shows the node that it comes from, however far down its chart.
    await player.tap(player.button(/^Why: /).last());
    const chart = player.panel.getByRole('region', { name: 'The chart of this line' });
    expect(await isInSight(chart.locator('[aria-current]'))).toBe(true);
    expect(complaints).toEqual([]);
  });
});

/** A finger could meet it where it is, from its top to its bottom. */
const isInSight = (button: Locator): Promise<boolean> =>
  button.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const isMet = (at: number): boolean =>
      it.contains(document.elementFromPoint(x + width / 2, y + at * height));
    return [0.1, 0.5, 0.9].every(isMet);
  });

describe('the map', () => {
  it('is found again as it is after a search, and stays under its camera', async () => {
    const { player, complaints } = await open();
    await player.start();
    // A place far from the window, reached without the arrow keys.
    const far = player.board.locator('[data-place="area egypt"]');
    await far.evaluate((place: SVGElement) => place.focus());
    const scrolled = await player.board.evaluate((board) =>
      [board, ...board.querySelectorAll('*')].some((it) => it.scrollLeft + it.scrollTop > 0),
    );
    expect(scrolled).toBe(false);

    await player.goTo('Languedoc');
    await player.tap(player.button('Close'));
    await player.tap(player.tool('Find a place on the map'));
    const search = player.page.getByRole('combobox', { name: 'Find a place on the map' });
    await search.fill('Atlantis');
    await player.done();
    await player.botsTurn.waitFor();
    expect(await search.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('a rules pack', () => {
  it('is made with the set-up, and changed in the middle of the game', async () => {
    const { player, page, complaints } = await open();
    await player.toSetup();
    await player.tap(player.button(/^Edit the rules pack/));
    await correctNode(player);
    await editCost(player, 2);
    await page.getByText('My rules pack').waitFor();
    expect(await page.getByText('2 changes', { exact: true }).isVisible()).toBe(true);
    await player.begin();

    await player.tap(page.getByLabel('Menu'));
    await player.tap(player.button('Rules pack'));
    await editCost(player, 3);
    await player.panel.getByText('Rules pack: My rules pack').waitFor();
    expect(complaints).toEqual([]);
  });

  it('counts the faces of a die', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.toSetup();
    await player.tap(player.button(/^Edit the rules pack/));
    await player.tap(page.getByRole('tab', { name: 'Dice' }));
    await player.tap(player.button(/^Exploration Die/));
    await player.tap(player.button('One more: Skull'));
    await player.tap(player.button('One more: Number 4'));
    await page.getByRole('status').filter({ hasText: '2 faces' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Dice 1 by you' }).isVisible()).toBe(true);
    const tabs = await page.getByRole('tablist').evaluate(({ scrollWidth }) => scrollWidth);
    expect(tabs).toBeLessThanOrEqual(SMALL_PHONE.width);
    await look(page, 'pack-dice');
    await player.tap(player.button('Save'));
    await page.getByText('1 change', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('corrects an Area of the map', async () => {
    const { player, page, complaints } = await open();
    await player.toSetup();
    await player.tap(player.button(/^Edit the rules pack/));
    await player.tap(page.getByRole('tab', { name: 'Map' }));
    await look(page, 'pack-map');
    // By the name of a Province.
    await page.getByRole('combobox', { name: 'Search for an Area or Province' }).fill('galic');
    await player.tap(page.getByRole('option', { name: 'Galicia' }));
    await page.getByRole('heading', { name: 'Leon', exact: true }).waitFor();
    const galicia = page.getByRole('region', { name: 'Galicia' });
    await player.tap(
      galicia.getByRole('radiogroup', { name: /1444/ }).getByRole('radio', { name: /^Large/ }),
    );
    await player.tap(galicia.getByRole('button', { name: 'Bay of Biscay' }));
    await page.getByText('corrected by you').waitFor();

    const borders = page.getByRole('group', { name: 'Borders by land' });
    await player.tap(borders.getByRole('button', { name: 'Castile' }));
    await page.getByRole('combobox', { name: /^Add a border/ }).fill('sein');
    await player.tap(page.getByRole('option', { name: 'Seine' }));
    const pressed = borders.getByRole('button', { pressed: true });
    expect(await pressed.allTextContents()).toEqual(
      expect.arrayContaining([expect.stringMatching(/Seine/)]),
    );
    expect(await borders.getByRole('button', { name: 'Castile', pressed: false }).isVisible()).toBe(
      true,
    );
    await look(page, 'pack-borders');
    expect(await page.getByRole('tab', { name: 'Map 2 by you' }).isVisible()).toBe(true);
    expect(await smallTargets(page, false)).toEqual([]);
    await player.tap(player.button('Save'));
    await page.getByText('2 changes', { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});

/** The editor opens on the first chart, drawn; a box of it is corrected by tapping it. */
async function correctNode(player: EuropaPlayer): Promise<void> {
  const { page } = player;
  const chart = page.getByRole('list', { name: 'Main turn' });
  const attacked = chart.getByRole('button', { name: /^Bot attacked\?/ });
  await attacked.waitFor();
  expect(await page.getByText(/^Dotted boxes are our reconstruction/).isVisible()).toBe(true);
  await look(page, 'pack-chart');
  await resize(page, ON_ITS_SIDE);
  expect(await isInSight(chart.getByRole('button').first())).toBe(true);
  await resize(page, PHONE);
  await player.tap(attacked);
  await page.getByRole('heading', { name: 'Question MT2' }).waitFor();
  await page.getByRole('textbox', { name: 'Your own words' }).fill('Is it under attack?');
  await player.tap(page.getByRole('button', { name: 'Back', exact: true }).last());
  await chart.getByRole('button', { name: /^Is it under attack\?/ }).waitFor();
  await page.getByText('corrected by you').waitFor();
}

/** Card 2 or 3 costs one more than it comes with. */
async function editCost(player: EuropaPlayer, card: number): Promise<void> {
  const { page } = player;
  await player.tap(page.getByRole('tab', { name: /^Cards/ }));
  await player.tap(page.getByRole('button', { name: new RegExp(`^Card\\s${card}\\b`) }));
  await player.tap(player.button('One more: Cost in Bot Power'));
  await player.tap(player.button('Save'));
}

describe('checking the table', () => {
  it('puts right a mat, tapped at its chair', async () => {
    const { player, page, complaints } = await open();
    await player.start();
    await player.toCheck();
    await player.tap(page.locator('[data-chair-name]', { hasText: 'Castile' }));
    await player.tap(player.button('One less: Available Bot Power'));
    await look(page, 'check');
    await player.tap(player.button('Now it is right'));
    await player.tap(page.locator('[data-chair-name]', { hasText: 'Castile' }));
    await player.mat.getByText(/^8\savailable, 0\sspent$/).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('other windows', () => {
  it('on a small phone nothing is too small for a finger', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.toSetup();
    expect(await smallTargets(page, false)).toEqual([]);
    await player.begin();
    expect(await smallTargets(page, false)).toEqual([]);
    // What is done at a place comes before what lies there.
    await player.goTo('Languedoc');
    expect(await isInSight(player.button('One more: Your Land Units'))).toBe(true);
    await player.tap(player.button('Close'));
    await player.tap(player.button('War'));
    await player.tap(player.panel.getByRole('button', { name: 'Castile' }).first());
    await player.panel
      .getByText(/^Declared War on Castile/)
      .first()
      .waitFor();
    await player.tap(player.button('More'));
    expect(await smallTargets(page, false)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('on a small phone what is refused is said in sight', async () => {
    const { player, complaints } = await open(SMALL_PHONE);
    const said = ['war england', 'correct england armyAt aquitaine'];
    await player.start({ said, botTurns: 0 });
    // Whoever tells of Units somewhere has none elsewhere.
    await player.goTo('Languedoc');
    await player.tap(player.button('One more: Your Land Units'));
    await player.goTo('Aquitaine');
    await player.tap(player.button(/^Fight the Army of England/));
    expect(await isInSight(player.panel.getByRole('alert'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('on a desktop the map stands beside the running chart and the mat', async () => {
    const { player, page, complaints } = await open(DESKTOP);
    await player.start();
    await player.done();
    await player.way.waitFor();
    expect(await player.mat.isVisible()).toBe(true);
    // The same screen is looked at on a phone, above.
    if (isSoaking()) await look(page, 'desktop-bot');
    expect(complaints).toEqual([]);
  });
});
