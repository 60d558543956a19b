import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppUnderTest, complaintsOf, PHONE, pictures } from '../../../../tests/browser/harness.ts';
import { tableSoFar } from '../../../../tests/browser/table-so-far.ts';
import { RootPlayer } from './root-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** The bar of a Vagabond's typical turn. */
const MOST_TAPS = 14;
const VIEWS = ['phone-light', 'phone-dark', 'small-light'] as const;

it('a Vagabond moves, explores, crafts, aids, does a quest and fights by his items, in few taps', async () => {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  // Two teas on their track turn up seven in Birdsong: all six. 11 is a mouse clearing with a ruin,
  // next to 3.
  const items = {
    ready: ['tea', 'tea'],
    exhausted: ['boot', 'boot', 'boot', 'hammer', 'sword', 'torch'],
    damagedReady: [],
    damagedExhausted: [],
  };
  const record = await tableSoFar('root', {
    seed: '7',
    said: [
      'character thief',
      'pawn 3',
      'correct clearings.11.warriors.alliance 1',
      'correct itemsInSupply.coin 1',
      'correct factions.alliance.craftedItems ["coin"]',
      `correct factions.vagabond.items ${JSON.stringify(items)}`,
      'pass',
    ],
    config: {
      seats: [{ faction: 'vagabond' }, { faction: 'alliance', bot: 'automatedAlliance' }],
      chance: { cards: 'app', dice: 'app', choices: 'app' },
    },
  });
  await player.join(record);
  // Nothing was tapped for it; taken back, it stays so until it is said.
  await player.tap(player.button(/^Undo.*refreshed 6\sitems/));
  await player.tap(player.button(/^Refresh 6\sitems/));
  await player.button(/^Undo.*refreshed 6\sitems/).waitFor();
  await pictures(page, 'vagabond-birdsong', VIEWS);
  // What really lies otherwise is tapped until it does, and recorded once.
  await player.tap(player.button('Correct'));
  await player.tap(player.button('hammer, ready'));
  await player.tap(player.button('hammer, exhausted'));
  await pictures(page, 'vagabond-correct', VIEWS);
  await player.tap(player.button(/^Record/));
  await player.button(/^Record/).waitFor({ state: 'hidden' });
  // In the turn, and on the mat below it as soon as that is drawn.
  await page.getByText('hammer, damaged, face up').first().waitFor({ state: 'attached' });
  await player.tap(player.button(/^Undo.*Corrected/));
  const before = player.taps;
  await player.tap(player.button(/^Move tap where/));
  await player.tap(player.clearing(11));
  await pictures(page, 'vagabond-daylight', VIEWS);
  await player.tap(player.button(/^Explore/));
  // Only the table knows what lay there.
  await player.tap(player.button('bag'));
  await player.tap(player.button('Craft for 1 VP: bag'));
  await player.tap(player.button(/^Aid/));
  await pictures(page, 'vagabond-aid', VIEWS);
  expect(await player.button(/^Alliance: take coin/).isDisabled()).toBe(true);
  await player.tap(
    page.getByRole('group', { name: 'Exhaust:' }).getByRole('button', { name: 'tea' }),
  );
  await player.tap(player.button(/^Alliance: take coin/));
  await player.tap(player.button(/^Quest/));
  await pictures(page, 'vagabond-quest', VIEWS);
  await player.tap(player.button(/^Escort \(mouse\) \+1$/));
  await player.tap(player.button(/^Battle/));
  while (await player.question.isVisible()) await player.answer();
  await pictures(page, 'vagabond-fought', VIEWS);
  const board = await player.boardWords();
  await player.tap(player.button('End my turn'));
  console.log(`Vagabond: move, explore, craft, aid, quest, battle: ${player.taps - before} taps`);
  expect(player.taps - before).toBeLessThanOrEqual(MOST_TAPS);
  const at = (id: number) => board.find((words) => new RegExp(`^Clearing\\s${id},`).test(words));
  expect(at(11)).toMatch(/Vagabond: pawn/);
  expect(at(11)).not.toMatch(/ruin/);
  // The ruin, the first aid, the first mouse quest and the bag score 1 each; the dice show two zeros.
  const chair = page
    .getByRole('list', { name: 'Chairs' })
    .getByRole('button', { name: /Vagabond/ });
  expect(await chair.innerText()).toMatch(/^4\b/);
  expect(complaints).toEqual([]);
});
