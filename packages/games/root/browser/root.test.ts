import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppUnderTest, complaintsOf, PHONE, pictures } from '../../../../tests/browser/harness.ts';
import { RootPlayer } from './root-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const VIEWS = ['phone-light', 'phone-dark', 'small-light'] as const;

async function open(): Promise<{ player: RootPlayer; complaints: readonly string[] }> {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  await page.goto(app.url());
  return { player: new RootPlayer(page), complaints };
}

describe('the set-up', () => {
  it('asks first where the game is played, and keeps the answer', async () => {
    const { player, complaints } = await open();
    const { page } = player;
    const by = (what: string, who: string) =>
      page.getByRole('radiogroup', { name: what }).getByRole('radio', { name: who });
    await player.toSetup('At my table');
    await page.getByText('You roll the battle dice.').waitFor();
    expect(await by('Order cards', 'Table').isChecked()).toBe(true);

    await player.choose('Where do you play?', 'On this screen no box needed');
    await page.getByText('The app rolls the battle dice.').waitFor();
    // There the app shuffles and rolls: nothing is to be chosen, and somebody plays the Marquise.
    expect(await page.getByRole('radiogroup', { name: 'Order cards' }).count()).toBe(0);
    expect(await by('Who plays: Marquise de Cat', 'You').isChecked()).toBe(true);
    // What was refused is tapped again once it can be, and taken then.
    await player.choose('Who plays: Marquise de Cat', 'Bot');
    await page.getByText('On the screen at least one person plays.').waitFor();
    expect(await by('Who plays: Marquise de Cat', 'You').isChecked()).toBe(true);
    await player.choose('Who plays: Eyrie Dynasties', 'You');
    await player.choose('Who plays: Marquise de Cat', 'Bot');
    await page.getByText('You and 2 bots').waitFor();
    await player.choose('Who plays: Marquise de Cat', 'You');

    await player.tap(player.button('Start'));
    await player.question.waitFor();
    await page.goto(app.url('#/new/root'));
    await by('Where do you play?', 'On this screen').waitFor();
    expect(await by('Where do you play?', 'On this screen').isChecked()).toBe(true);
    await player.choose('Where do you play?', 'At my table with the box');
    await by('Battle dice', 'Table').waitFor();
    expect(await by('Battle dice', 'Table').isChecked()).toBe(true);

    // From one set-up to that of another game, as a bookmark leads.
    await page.goto(app.url('#/new/toy'));
    await page.getByRole('radiogroup', { name: 'Battle dice' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

describe('a solo game on a phone', () => {
  it('is played from home to the end', async () => {
    const { player, complaints } = await open();
    await player.link(/^Root/).waitFor();
    await pictures(player.page, 'home', VIEWS);
    await player.toSetup();
    await player.fillSetup({ seed: '7' });
    await pictures(player.page, 'setup', VIEWS);
    await player.tap(player.button('Start'));
    await player.question.waitFor();
    await pictures(player.page, 'question', VIEWS);
    await player.answerSetup();
    await pictures(player.page, 'begin', VIEWS);
    await player.tap(player.panel.getByRole('checkbox').first().locator('xpath=ancestor::label'));
    const progress = player.page.getByRole('img', { name: /^Move 2 of / });
    const lines = /of (\d+)/.exec((await progress.getAttribute('aria-label')) ?? '')?.[1];
    expect(Number(lines)).toBeLessThanOrEqual(12);
    await player.tap(player.button('All is ready'));

    await recordTypicalTurn(player);

    await player.tap(player.button('Play its turn'));
    await player.page.getByRole('checkbox').first().waitFor();
    await pictures(player.page, 'table-bot', VIEWS);
    // Move by move, each ticked where it stands in the list.
    const first = player.page.getByRole('checkbox').first();
    await player.tap(first.locator('xpath=ancestor::label'));
    // What is done is folded away, with the last of it named.
    await player.tap(player.button(/^1 done, last: /));
    expect(await first.isChecked()).toBe(true);
    await player.tap(player.button(/^Why: .*move \d warriors/).first());
    await player.heading(/^Move \d from/).waitFor();
    await pictures(player.page, 'why', VIEWS);
    await player.tap(player.button('Back to the turn'));
    await countBotTurn(player);
    // Known by now: it is not said again.
    expect(await player.page.getByText(/^The app works out the whole turn/).count()).toBe(0);
    // The last turn of a round is of that round until its moves are made.
    await player.tap(player.button('Play its turn'));
    await player.page.getByRole('checkbox').first().waitFor();
    expect(await player.page.locator('header').getByText('Round 1').isVisible()).toBe(true);
    await player.finishBotTurn();
    await player.page.locator('header').getByText('Round 2').waitFor();

    await player.tap(player.link('Log'));
    await player.heading('Log').waitFor();
    await pictures(player.page, 'log', VIEWS);
    await player.toCheck();
    await player.button('All is right').waitFor();
    await pictures(player.page, 'check', VIEWS);
    await player.tap(player.button('All is right'));

    // Bots play one to its end in the tests of the desktop and of the history.
    await (isSoaking() ? player.playToEnd() : player.winByPoints());
    expect(await player.heading(/^(Winner: |You win|You lose)/).isVisible()).toBe(true);
    expect(await player.page.getByText('The result is in the play history.').isVisible()).toBe(
      true,
    );
    await pictures(player.page, 'end', VIEWS);
    await player.tap(player.link('Play history'));
    await player.heading('Against each bot').waitFor();
    await pictures(player.page, 'history', VIEWS);
    expect(complaints).toEqual([]);
  });
});

/** The bars of the app: a bot's first Eyrie turn, dice by the app. */
const MOST_TICKING = 9;
/**
 * Play, the three lines on the screen, the battle below them, what the Marquise loses in it, the rest: what
 * touches the pieces of a person is ticked for itself, and what was not on the screen is not ticked at all.
 */
const MOST_AT_ONCE = 5;

/** The turn that is shown once more, every move ticked, and again with "all done". */
async function countBotTurn(player: RootPlayer): Promise<void> {
  const playAgain = async (): Promise<number> => {
    await player.tap(player.button('Undo'));
    await player.button('Play its turn').waitFor();
    await player.tap(player.button('Play its turn'));
    return player.taps - 1;
  };
  const ticking = await playAgain();
  while (await player.button('Done, next').isVisible()) {
    await player.tap(player.button('Done, next'));
  }
  await player.tap(player.button(/^Done\. Next/));
  told('ticking each move', player.taps - ticking, MOST_TICKING);
  const atOnce = await playAgain();
  const goesOn = player.step(/^(All done|These \d+ done|Done)/).first();
  while (await goesOn.isVisible()) await player.tap(goesOn);
  await player.button('Play its turn').waitFor();
  told('all done', player.taps - atOnce, MOST_AT_ONCE);
}

function told(how: string, taps: number, most: number): void {
  console.log(`A bot's first Eyrie turn, ${how}: ${taps} taps (at most ${most})`);
  expect(taps).toBeLessThanOrEqual(most);
}

/** Recruit 3 by hand, move twice, battle, a point, done: by tapping, and counted. */
async function recordTypicalTurn(player: RootPlayer): Promise<void> {
  const { page } = player;
  await player.button('End my turn').waitFor();
  await player.tap(player.clearing(5));
  await player.correctHere('3 more: warrior');
  await player.tap(player.clearing(2));
  await player.tap(player.clearing(6));
  // The finger is still in 6, but moves nobody until the panel says so.
  await player.tap(player.button('Move 2 to clearing 3'));
  await pictures(player.page, 'table-human', VIEWS);
  await player.tap(player.button(/^Battle in clearing 3/));
  await player.tap(player.button('+1 VP'));
  const turn = page.getByRole('region', { name: 'This turn' });
  await player.tap(turn.getByRole('button', { name: '6 done' }));
  expect(await turn.getByRole('button', { name: /^Undo/ }).count()).toBe(6);
  await player.tap(player.button('End my turn'));
  await player.button('Play its turn').waitFor();
  const marquise = page
    .getByRole('list', { name: 'Chairs' })
    .getByRole('button', { name: /Marquise/ });
  expect(await marquise.innerText()).toMatch(/^1\b/);
}
