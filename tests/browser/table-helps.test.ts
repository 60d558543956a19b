import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StartOptions } from '../../packages/games/root/browser/root-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, DESKTOP, PHONE, picture } from './harness.ts';

/** What the app adds to the table: the card in play, a lost die, a log beside the board. */
const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

type Box = Readonly<Record<'x' | 'y' | 'width' | 'height', number>>;
const WIDE = { width: 1600, height: 900 } as const;

async function opened(size: { width: number; height: number }): Promise<RootPlayer> {
  const page = await app.page({ size });
  return new RootPlayer(page);
}
async function started(
  size: { width: number; height: number },
  options: StartOptions,
): Promise<RootPlayer> {
  const player = await opened(size);
  await player.start(options);
  return player;
}

describe('the mat of a bot', () => {
  it('shows the order card while it lies open, then the last one', async () => {
    const player = await started(DESKTOP, { botsOnly: true, seed: 'four chairs' });
    await player.tap(player.button(/^Play its turn/));
    const told = await player.panel.getByText(/^The order: /).innerText();
    const card = told.replace('The order: ', '');
    const part = (heading: string) =>
      player.panel
        .locator('section')
        .filter({ has: player.page.getByRole('heading', { name: heading, exact: true }) });
    const order = part('Order card in play');
    const discard = part('Last order card');
    // It lies open before the first move, to which it has led.
    await order.getByRole('listitem').filter({ hasText: card }).waitFor();
    expect(await discard.count()).toBe(0);
    await picture(player.page, 'desktop-order-card-light');
    await player.finishBotTurn();
    // The next bot has drawn none yet, and the first has discarded its own. The mat follows the turn.
    await discard.getByRole('listitem').filter({ hasText: card }).waitFor();
    await order.waitFor({ state: 'detached' });
  });
});

describe('the check of the table', () => {
  it('is one tap where nothing differs', async () => {
    const player = await started(PHONE, { seed: '7' });
    await player.toCheck();
    await player.heading('Does your table look like this?').waitFor();
    const { taps } = player;
    await player.tap(player.button('All is right'));
    expect(player.taps - taps).toBe(1);
    await player.button('End my turn').waitFor();
    expect(await player.page.getByText('All places agree.').isVisible()).toBe(true);
  });

  it('puts right a place and the points of a chair, tapped where they differ', async () => {
    const player = await started(PHONE, { seed: '7' });
    const { page } = player;
    const chair = (name: string) => page.locator('[data-chair-name]', { hasText: name });
    const line = page.locator('[data-board-line]');
    await player.toCheck();
    await player.tap(player.clearing(1));
    await player.tap(player.button(/^One more/).first());
    await line.getByText('1 differs').waitFor();
    await picture(page, 'check-differs-light');
    await player.tap(chair('Eyrie'));
    await player.tap(player.button('One more: Points'));
    await line.getByText('2 differ').waitFor();
    // Taken back is what was said last.
    await player.tap(line.getByRole('button', { name: 'Undo' }));
    await line.getByText('1 differs').waitFor();
    await player.tap(player.button('One more: Points'));
    await player.tap(player.button('Now it is right'));
    await page.getByText('Checked. 2 places were corrected.').waitFor();
    await player
      .clearing(1)
      .and(player.place(/2 warriors/))
      .waitFor();
    expect(await page.locator('ul.chairs').innerText()).toMatch(/1\s*Eyrie/);
    // One undo takes all of it back.
    await player.tap(page.getByRole('status').getByRole('button', { name: 'Undo' }));
    await player
      .clearing(1)
      .and(player.place(/1 warrior\b/))
      .waitFor();
  });

  it('records what was put right though it is left without its button', async () => {
    const player = await started(PHONE, { seed: '7' });
    await player.page.goto(`${player.page.url().replace(/\/begin$/, '')}/check`);
    await player.tap(player.clearing(1));
    await player.tap(player.button(/^One more/).first());
    await player.tap(player.link('Back'));
    await player.page.getByText('Checked. 1 place was corrected.').waitFor();
    await player
      .clearing(1)
      .and(player.place(/2 warriors/))
      .waitFor();
  });
});

describe('an old line of the log', () => {
  it('is shown with the points and the round of then, and says that it is the past', async () => {
    const player = await started(PHONE, { seed: '7', said: ['place 3 warrior 5', 'pass'] });
    const { page } = player;
    const eyrie = page.locator('ul.chairs button').filter({ hasText: 'Eyrie' });
    const round = (n: number) => page.locator('header').getByText(`Round ${n}`);
    await round(2).waitFor();
    expect(await eyrie.locator('.points').innerText()).toBe('1');
    await player.tap(player.link('Log'));
    const turns = player.panel.getByRole('group');
    await player.tap(turns.filter({ hasText: /Marquise de Cat\s*turn 1/ }));
    await player.tap(player.step(/^Place 3 warriors in/));
    await page.locator('[data-board-line]').getByText('The board shows how it was.').waitFor();
    expect(await eyrie.locator('.points').innerText()).toBe('0');
    await round(1).waitFor();
    await picture(page, 'log-past-light');
    await player.tap(player.tool('Back to now'));
    await round(2).waitFor();
    expect(await eyrie.locator('.points').innerText()).toBe('1');
  });
});

describe('the reason of a line', () => {
  it('lies over its checklist, which comes back as it was left, beside a board that only shows', async () => {
    const player = await started(PHONE, { seed: '7' });
    const { page } = player;
    await player.tap(player.button('End my turn'));
    await player.tap(player.button(/^Play its turn/));
    const progress = page.getByRole('img', { name: /^Move 1 of \d+$/ });
    const lines = Number(/\d+$/.exec((await progress.getAttribute('aria-label')) ?? '')?.[0]);
    const last = player.button(/^Why: /).nth(lines - 1);
    await last.scrollIntoViewIfNeeded();
    const before = await last.boundingBox();
    await player.tap(last);
    await player.button('Back to the turn').waitFor();
    // Under it the checklist is neither read out nor reached, by no key and no finger.
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
    expect(await last.isVisible()).toBe(false);
    const isLeft = ({ x, y, width, height }: Box): boolean =>
      document.elementFromPoint(x + width / 2, y + height / 2)?.closest('li .why') !== null;
    expect(await page.evaluate(isLeft, before as Box)).toBe(false);
    expect(await page.locator('[inert] [aria-current=step]').count()).toBe(1);
    // Its places can be read there, not tapped.
    expect(await player.place(/Clearing\s1,/).count()).toBe(1);
    expect(await player.clearing(1).count()).toBe(0);
    await player.tap(player.button('Back to the turn'));
    await expect.poll(() => last.boundingBox()).toEqual(before);
    expect(await player.clearing(1).count()).toBe(1);
  });
});

describe('dice and markers of the table', () => {
  it('can be rolled by the app, which says so', async () => {
    const player = await started(PHONE, { byTable: true });
    const complaints = complaintsOf(player.page);
    await player.playUntil(player.heading(/what did the dice show\?$/));
    // It is shown for a moment only: what is said and what is pressed are read in one look.
    const looked = player.page.waitForFunction(() => {
      const said = /Rolled by the app: (\d)\sand\s(\d)/.exec(document.body.textContent ?? '');
      const pressed = [...document.querySelectorAll('[aria-label^=Die][aria-pressed=true]')];
      return (
        said && {
          said: [said[1], said[2]],
          pressed: pressed.map((die) => die.ariaLabel?.replace(/\s/g, ' ')),
        }
      );
    });
    await player.tap(player.button('Roll for me'));
    const { said, pressed } = (await (await looked).jsonValue()) ?? { said: [], pressed: [] };
    const [one, two] = said;
    expect(pressed).toEqual([`Die 1: ${one}`, `Die 2: ${two}`]);
    await picture(player.page, 'phone-rolled-light');
    // It counts: the turn goes on with these dice, the higher first.
    const [high, low] = [Number(one), Number(two)].sort((a, b) => b - a);
    await player.panel.getByText(`Dice ${high}–${low}`).waitFor();
    expect(complaints).toEqual([]);
  });

  it('are laid as the table has them: suits by hand', async () => {
    const player = await opened(PHONE);
    await player.toSetup();
    await player.choose('Suits of the clearings', 'By hand');
    const marker = player.button(/^Clearing 1: /);
    await marker.waitFor();
    expect(await marker.getAttribute('aria-label')).toMatch(/^Clearing 1: fox/);
    await player.tap(marker);
    expect(await marker.getAttribute('aria-label')).toMatch(/^Clearing 1: rabbit/);
    await picture(player.page, 'phone-suits-light');
    await player.tap(player.button('Start'));
    await player.answerSetup();
    expect(await player.clearing(1).getAttribute('aria-label')).toMatch(/Clearing\s1, rabbit/);
    expect(await player.clearing(2).getAttribute('aria-label')).toMatch(/Clearing\s2, mouse/);
  });
});

describe('a wide desktop', () => {
  it('has the log in a third column, which looks back without leaving the turn', async () => {
    const player = await started(WIDE, { seed: '7' });
    const { page } = player;
    const complaints = complaintsOf(page);
    const log = page.getByRole('region', { name: 'Log' });
    await log.getByText('Nothing has happened yet.').waitFor();
    expect(await player.link('Log').isVisible()).toBe(false);
    await player.tap(player.clearing(5));
    await player.correctHere('3 more: warrior');
    const before = await player.boardWords();
    await player.tap(player.button('End my turn'));
    await player.botTurn();
    const now = await player.boardWords();
    expect(now).not.toEqual(before);
    const [logBox, panelBox, boardBox] = [
      await log.boundingBox(),
      await player.panel.boundingBox(),
      await player.board.boundingBox(),
    ];
    expect(logBox?.x).toBeGreaterThanOrEqual((panelBox?.x ?? 0) + (panelBox?.width ?? 0));
    expect(panelBox?.x).toBeGreaterThanOrEqual((boardBox?.x ?? 0) + (boardBox?.width ?? 0));
    await picture(page, 'wide-table-light');

    await player.tap(log.getByRole('group').filter({ hasText: /Marquise de Cat\s*turn 1/ }));
    await player.tap(log.getByRole('button', { name: /^Place 3 warriors in clearing/ }));
    expect(await player.boardWords()).toEqual(before);
    // The turn beside it is still there.
    await player.button(/^Play its turn/).waitFor();
    await picture(page, 'wide-log-past-light');
    await player.tap(player.tool('Back to now'));
    expect(await player.boardWords()).toEqual(now);

    await page.setViewportSize(DESKTOP);
    await player.link('Log').waitFor();
    expect(await log.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
