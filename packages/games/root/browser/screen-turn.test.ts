import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppUnderTest, complaintsOf, PHONE, pictures } from '../../../../tests/browser/harness.ts';
import { scanned } from '../../../../tests/browser/scanned.ts';
import type { ScreenStart } from './screen-player.ts';
import { ScreenPlayer } from './screen-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const VIEWS = ['phone-light', 'phone-dark', 'small-light', 'desktop-light'] as const;
/** The bar of a typical turn. */
const MOST_TAPS = 12;

async function opened(start: ScreenStart = {}): Promise<ScreenPlayer> {
  const page = await app.page({ size: PHONE });
  const player = new ScreenPlayer(page);
  await page.goto(app.url());
  await player.sitDown(start);
  return player;
}

describe('a Marquise on the screen', () => {
  it('plays a typical turn by taps on verbs and places', async () => {
    const player = await opened();
    const complaints = complaintsOf(player.page);
    await player.tap(player.button('Place wood'));
    await pictures(player.page, 'screen-daylight', VIEWS);
    await player.tap(player.verb(/^Build/));
    await player.tap(player.clearing(10));
    await pictures(player.page, 'screen-build', VIEWS);
    await player.tap(player.button('Build: sawmill'));
    await player.tap(player.verb(/^Recruit/));
    await player.tap(player.step('Recruit').last());
    await player.tap(player.verb(/^March/));
    await player.tap(player.clearing(5));
    await player.tap(player.clearing(2));
    await pictures(player.page, 'screen-move', VIEWS);
    await player.tap(player.button('Move 2'));
    // A march is one or two moves: no action is left, and there is one more.
    await player.panel.getByText('Second move of this march: from where?').waitFor();
    const board = await player.boardWords();
    await player.tap(player.button(/^End Daylight, draw 1/));
    console.log(`Marquise on the screen: ${player.taps} taps (at most ${MOST_TAPS})`);
    expect(player.taps).toBeLessThanOrEqual(MOST_TAPS);
    const at = (id: number) => board.find((words) => new RegExp(`^Clearing\\s${id},`).test(words));
    // One wood of clearing 1 for the second sawmill; one cat is recruited in 5, both go to 2.
    expect(at(10)).toMatch(/sawmill/);
    expect(at(1)).not.toMatch(/wood/);
    expect(at(2)).toMatch(/3\swarriors/);
    expect(complaints).toEqual([]);
  });

  it('takes back what showed nothing, and says what cannot be taken back', async () => {
    const player = await opened();
    await player.tap(player.button('Place wood'));
    await player.verb(/^March/).waitFor();
    await player.tap(player.button('Undo'));
    await player.button('Place wood').waitFor();
    await player.tap(player.button('Place wood'));
    await player.tap(player.button(/^End Daylight/));
    // A card was drawn and the bots have played: round 2 begins.
    await player.toBirdsong();
    await player.page.locator('header').getByText('Round 2').waitFor();
    await player.tap(player.button('Undo'));
    await player.page.getByText('Cards were drawn: this cannot be taken back.').waitFor();
    expect(await player.page.locator('header').getByText('Round 2').isVisible()).toBe(true);
  });

  it('looks at a card: what it does, and why it cannot be crafted now', async () => {
    const player = await opened();
    await player.tap(player.cards.first());
    const card = player.page.getByRole('dialog');
    await card.getByText(/^Can’t be crafted now: /).waitFor();
    await pictures(player.page, 'screen-card', VIEWS);
    await player.tap(card.getByRole('button', { name: 'Put it back' }));
    expect(await card.count()).toBe(0);
  });

  it('tells a price of any suit by a disc of all three', async () => {
    const player = await opened({ seed: '19' });
    const claim = player.cards.filter({ hasText: 'Royal Claim' });
    await claim.waitFor();
    const discs = await claim
      .locator('.disc')
      .evaluateAll((all) => all.map((disc) => getComputedStyle(disc).backgroundImage));
    expect(discs).toHaveLength(4);
    // One colour of a suit is no picture at all.
    for (const disc of discs) expect(disc).toMatch(/^conic-gradient\(.*33\.3%.*66\.6%/);
  });

  it('says of a place without any act that there is none, and has a help of its own', async () => {
    const player = await opened();
    const { page } = player;
    await player.tap(player.clearing(5));
    await player.heading('What here?').waitFor();
    expect(await player.panel.getByRole('paragraph').first().innerText()).toBe(
      'You can’t do anything here now.',
    );
    await player.tap(page.getByLabel('Menu', { exact: true }));
    await player.tap(player.link('Help'));
    await page.getByRole('heading', { name: 'Help', level: 1 }).waitFor();
    // Of all topics the one about the screen is open, and its keys are listed.
    const open = page.locator('details[open]');
    expect(await open.getByRole('heading').allInnerTexts()).toEqual(['Your turn on the screen']);
    const keys = await page.locator('dt').allInnerTexts();
    expect(keys).toEqual(expect.arrayContaining(['h', '1 … 6', 'e']));
  });

  it('watches bots that go on by themselves, and stops them by a tap on the board', async () => {
    const player = await opened({ speed: 'slow' });
    await player.tap(player.button('Place wood'));
    await player.tap(player.button(/^End Daylight/));
    // Where nothing may move they wait for a step, and nobody has pieces to move for them.
    await player.panel.getByText('The bot plays its turn by itself.').waitFor();
    await player.page.emulateMedia({ reducedMotion: 'no-preference' });
    await player.page.reload();
    await player.button('Pause').waitFor();
    await pictures(player.page, 'screen-bot', VIEWS);
    expect(await player.page.getByRole('checkbox').count()).toBe(0);
    await player.tap(player.clearing(1));
    await player.button('Go on').waitFor();
    // The speed in which they will go on stays marked.
    const speeds = player.panel.getByRole('group', { name: 'Speed' });
    expect(await speeds.getByRole('button', { pressed: true }).allInnerTexts()).toEqual(['slow']);
    expect(await speeds.locator('.on').allInnerTexts()).toEqual(['slow']);
    expect(await scanned(player.page, 'screen-bots', { withoutBoard: true })).toEqual([]);
    await player.tap(player.button('at once'));
    await player.toBirdsong();
  });

  it('sees the end of a game', async () => {
    const page = await app.page({ size: PHONE });
    const player = new ScreenPlayer(page);
    const complaints = complaintsOf(player.page);
    await page.goto(app.url());
    await player.sitDownLate(6);
    await player.playToEnd();
    expect(await player.heading(/^(Winner: |You win|You lose)/).isVisible()).toBe(true);
    expect(await scanned(player.page, 'screen-end', { withoutBoard: true })).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('two people at one phone', () => {
  it('pass it on, and nothing of a hand is left in the page', async () => {
    const player = await opened({
      seats: [
        { faction: 'marquise' },
        { faction: 'eyrie' },
        { faction: 'alliance', bot: 'automatedAlliance' },
      ],
    });
    const { page } = player;
    await page.getByRole('heading', { name: /^Pass the phone to .*Marquise/ }).waitFor();
    await pictures(page, 'screen-pass', VIEWS);
    expect(await scanned(page, 'screen-pass')).toEqual([]);
    expect(await page.getByRole('list', { name: /^Your hand/ }).count()).toBe(0);
    await player.tap(page.getByRole('button', { name: /^I am .*Marquise/ }));
    await player.tap(player.button('Place wood'));
    const names = await player.cards.evaluateAll((cards) =>
      cards.map((card) => (card.textContent ?? '').trim().split(',')[0] ?? ''),
    );
    expect(names).toHaveLength(3);
    await player.tap(player.button(/^End Daylight/));
    await page.getByRole('heading', { name: /^Pass the phone to .*Eyrie/ }).waitFor();
    const left = await page.content();
    for (const name of names) expect(left).not.toContain(name);
    await player.tap(page.getByRole('button', { name: /^I am .*Eyrie/ }));
    await pictures(page, 'screen-eyrie', VIEWS);
    await player.phase.waitFor();
  });
});
