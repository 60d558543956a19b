import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  AppUnderTest,
  complaintsOf,
  PHONE,
  pictured,
  pictures,
  resize,
  SMALL_PHONE,
} from '../../../../tests/browser/harness.ts';
import { tableSoFar } from '../../../../tests/browser/table-so-far.ts';
import { RootPlayer } from './root-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** The bar of an Eyrie's typical turn. */
const MOST_TAPS = 10;
const VIEWS = ['phone-light', 'phone-dark', 'small-light'] as const;

function isSeen(button: Element): boolean {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

it('an Eyrie resolves its Decree column by column, in few taps', async () => {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  // Against the Alliance alone the board is empty but for what is said here; whatever was asked put
  // the first roost somewhere, so the board is stated whole: 3 and 10 rabbit, 11 mouse, 6 and 12 fox.
  const said = [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((id) => `correct clearings.${id}.warriors {}`),
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((id) => `correct clearings.${id}.buildings []`),
    'correct clearings.3.buildings ["roost"]',
    'correct clearings.6.buildings ["roost"]',
    'correct clearings.3.warriors.eyrie 4',
    'correct clearings.11.warriors.eyrie 2',
    'correct clearings.11.warriors.alliance 1',
    'leader builder',
    'decree move mouse',
  ];
  const record = await tableSoFar('root', {
    seed: '7',
    said: [...said, 'pass'],
    config: {
      seats: [{ faction: 'eyrie' }, { faction: 'alliance', bot: 'automatedAlliance' }],
      chance: { cards: 'app', dice: 'app', choices: 'app' },
    },
  });
  await player.join(record);
  await player.button('End my turn').waitFor();
  await pictures(page, 'eyrie-birdsong', VIEWS);
  // A card that cannot be done in any order is warned of at once, on a small phone too: no roost stands in a
  // mouse clearing.
  await player.tap(player.button('Add to the Decree, Recruit: mouse card'));
  await resize(page, SMALL_PHONE);
  expect(await page.getByText(/in any order: Recruit\. Then turmoil/).evaluate(isSeen)).toBe(true);
  await resize(page, PHONE);
  await player.tap(player.button(/^Undo: .*Decree/));
  const before = player.taps;
  await player.tap(player.button('Add to the Decree, Battle: mouse card'));
  await player.tap(player.button('Add to the Decree, Build: bird card'));
  // The vizier recruits at a roost.
  await player.tap(player.clearing(3));
  await pictures(page, 'eyrie-move', VIEWS);
  // The mouse card from 11, then the vizier from 3.
  await player.tap(player.clearing(11));
  await player.tap(player.button('Move 2 to clearing 12'));
  await player.tap(player.clearing(3));
  await player.tap(player.button('Move 5 to clearing 11'));
  await pictures(page, 'eyrie-battle', VIEWS);
  await player.tap(player.clearing(11));
  await player.tap(player.button('Build a roost in: clearing 11'));
  // Nothing is to be tapped for the roosts; they are scored with the end of the turn.
  const scored = player.button(/^Undo: .*roosts scored: 3/);
  await scored.waitFor();
  // Another phase begins at the top of the sheet.
  await pictured(page);
  expect(await scored.evaluate(isSeen)).toBe(true);
  await pictures(page, 'eyrie-evening', VIEWS);
  const board = await player.boardWords();
  await player.tap(player.button('End my turn'));
  console.log(`Eyrie: 2 cards, recruit, 2 moves, battle, roost: ${player.taps - before} taps`);
  expect(player.taps - before).toBeLessThanOrEqual(MOST_TAPS);
  const at = (id: number) => board.find((words) => new RegExp(`^Clearing\\s${id},`).test(words));
  expect(at(12)).toMatch(/Eyrie Dynasties: 2\swarriors/);
  expect(at(11)).toMatch(/roost/);
  // Five came; the lone enemy deals one hit at most, and one by its Automated Ambush.
  expect(at(11)).toMatch(/Eyrie Dynasties: [345]\swarriors/);
  expect(at(3)).not.toMatch(/warrior/);
  // Three roosts.
  const chair = page.getByRole('list', { name: 'Chairs' }).getByRole('button', { name: /Eyrie/ });
  expect(await chair.innerText()).toMatch(/^2\b/);
  expect(complaints).toEqual([]);
});
