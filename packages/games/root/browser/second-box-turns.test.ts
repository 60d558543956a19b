import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AppUnderTest, complaintsOf, PHONE, pictures } from '../../../../tests/browser/harness.ts';
import { tableSoFar } from '../../../../tests/browser/table-so-far.ts';
import { RootPlayer } from './root-player.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

/** Plot 2, flip 2, the end of the turn, recruit 1, dig and come out 3, expose 1. */
const MOST_TAPS = 10;

it('Corvids plot and flip, a Duchy digs beside a plot and exposes it, in few taps', async () => {
  const page = await app.page({ size: PHONE });
  const complaints = complaintsOf(page);
  const player = new RootPlayer(page);
  const record = await tableSoFar('root', {
    seed: '7',
    said: ['place 3 warrior 5', 'place 1 warrior 7', 'plot 7'],
    config: {
      seats: [
        { faction: 'corvids' },
        { faction: 'duchy' },
        { faction: 'alliance', bot: 'automatedAlliance' },
      ],
      chance: { cards: 'app', dice: 'app', choices: 'app' },
    },
  });
  await player.join(record);
  await player.button('End my turn').waitFor();
  const before = player.taps;
  await player.tap(player.button(/^Place a plot/));
  await player.tap(player.clearing(5));
  await player.tap(player.button(/^Flip a plot/));
  await pictures(page, 'corvids-flip', ['phone-light', 'phone-dark', 'small-light']);
  await player.tap(player.button('Snare'));
  await player.tap(player.button('End my turn'));
  await player.tap(player.button('2 more: warrior'));
  await player.tap(player.button(/^Dig/));
  await player.tap(player.clearing(7));
  await pictures(page, 'duchy-dig', ['phone-light', 'phone-dark', 'small-light']);
  await player.tap(player.button('From the Burrow to here: 2'));
  await player.tap(player.button('Expose a plot here'));
  console.log(`Corvids and Duchy: ${player.taps - before} taps`);
  expect(player.taps - before).toBeLessThanOrEqual(MOST_TAPS);
  const board = await player.boardWords();
  const at = (id: number) => board.find((words) => new RegExp(`^Clearing\\s${id},`).test(words));
  // The second plot of the turn cost two of the three.
  expect(at(5)).toMatch(/Corvid Conspiracy: 1\swarrior.*open plot: Snare/);
  expect(at(7)).toMatch(/Underground Duchy: 2\swarriors.*tunnel/);
  expect(at(7)).not.toMatch(/plot/i);
  const points = await page
    .getByRole('list', { name: 'Chairs' })
    .getByRole('button')
    .allInnerTexts();
  expect(points.slice(0, 2).map((text) => Number.parseInt(text, 10))).toEqual([1, 1]);
  expect(complaints).toEqual([]);
});

const FACTION = {
  logicalLizards: 'lizards',
  riverfolkRobots: 'riverfolk',
  drillbitDuchy: 'duchy',
  cogwheelCorvids: 'corvids',
};

/** Each of the four bots, in a crowd: pieces of all stand and arrive side by side. */
const WHOLE_GAMES = [
  ['logicalLizards', 'cogwheelCorvids', 'drillbitDuchy'],
  ['riverfolkRobots', 'logicalLizards', 'cogwheelCorvids'],
] as const;
for (const bots of isSoaking() ? WHOLE_GAMES : []) {
  it(`a whole game against ${bots.join(', ')}`, async () => {
    const page = await app.page({ size: PHONE });
    const complaints = complaintsOf(page);
    const player = new RootPlayer(page);
    const seats = [{ faction: 'marquise' }, ...bots.map((bot) => ({ faction: FACTION[bot], bot }))];
    const chance = { cards: 'app', dice: 'app', choices: 'app' };
    await player.join(await tableSoFar('root', { seed: '7', config: { seats, chance } }));
    await player.playToEnd();
    console.log(`a whole game against ${bots.join(', ')}: ${player.taps} taps`);
    expect(complaints).toEqual([]);
  });
}
