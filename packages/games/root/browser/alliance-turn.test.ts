import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppUnderTest, complaintsOf, PHONE, pictures } from '../../../../tests/browser/harness.ts';
import { tableSoFar } from '../../../../tests/browser/table-so-far.ts';
import { RootPlayer } from './root-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** The bar of an Alliance's typical turn. */
const MOST_TAPS = 12;

it('an Alliance spreads, revolts, trains and sends its officers, in few taps', async () => {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  const record = await tableSoFar('root', {
    seed: '7',
    said: [
      'place 1 sympathy 8',
      'place 1 sympathy 12',
      'place 1 rabbitBase 4',
      'place 2 warrior 4',
      'correct clearings.12.warriors {"eyrie":1}',
      'correct clearings.7.warriors {}',
    ],
    config: {
      seats: [{ faction: 'alliance' }, { faction: 'eyrie', bot: 'electricEyrie' }],
      chance: { cards: 'app', dice: 'app', choices: 'app' },
    },
  });
  await player.join(record);
  await player.button('End my turn').waitFor();
  await pictures(page, 'alliance-birdsong', ['phone-light', 'phone-dark', 'small-light']);
  const before = player.taps;
  await player.tap(player.button(/^Revolt tap where/));
  await player.tap(player.clearing(12));
  await player.tap(player.button(/^Spread sympathy/));
  await player.tap(player.clearing(7));
  await player.tap(player.button(/^Train an officer/));
  // Two officers: a move and an organize.
  await player.tap(player.clearing(4));
  await player.tap(player.clearing(9));
  await player.tap(player.button(/^Organize here/));
  const board = await player.boardWords();
  await player.tap(player.button('End my turn'));
  console.log(`Alliance: revolt, spread, train, move, organize: ${player.taps - before} taps`);
  expect(player.taps - before).toBeLessThanOrEqual(MOST_TAPS);
  const at = (id: number) => board.find((words) => new RegExp(`^Clearing\\s${id},`).test(words));
  // Both fox sympathies send a warrior to the base in 12, and its enemy is gone.
  expect(at(12)).toMatch(/Woodland Alliance: 2\swarriors, fox base/);
  expect(at(12)).not.toMatch(/Eyrie/);
  // The third sympathy cost one supporter and scored 1, the fourth, by Organize, 1.
  expect(at(7)).toMatch(/sympathy/);
  expect(at(9)).toMatch(/Woodland Alliance: 1\swarrior/);
  expect(at(9)).toMatch(/sympathy/);
  const chair = page
    .getByRole('list', { name: 'Chairs' })
    .getByRole('button', { name: /Alliance/ });
  expect(await chair.innerText()).toMatch(/^2\b/);
  expect(complaints).toEqual([]);
});
