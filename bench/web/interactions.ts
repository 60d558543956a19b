import type { Page } from 'playwright-core';
import { EuropaPlayer } from '../../packages/games/europa/browser/europa-player.ts';
import { InnovationPlayer } from '../../packages/games/innovation/browser/innovation-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { TapestryPlayer } from '../../packages/games/tapestry/browser/tapestry-player.ts';
import type { AppUnderTest } from '../../tests/browser/harness.ts';
import { PHONE } from '../../tests/browser/harness.ts';
import type { Player } from '../../tests/browser/player.ts';
import { TapTimes } from './tap-times.ts';
import type { Times } from './times.ts';

/** Where nobody stops them, Root's bots have won in the eighth. */
const ROUNDS = 6;

/** Some rounds of a solo game of each, every kind of tap that a table knows; by game and what was touched. */
export async function interactions(app: AppUnderTest): Promise<ReadonlyMap<string, Times>> {
  const found = new Map<string, Times>();
  for (const [game, play] of Object.entries(TABLES)) {
    const context = await app.window({ size: PHONE, isKeptOffline: true });
    const page = await context.newPage();
    await page.goto(app.url());
    const { found: times } = await play(page);
    for (const [what, time] of times) found.set(`${game}, ${what}`, time);
    await context.close();
  }
  return found;
}

const TABLES: Readonly<Record<string, (page: Page) => Promise<TapTimes>>> = {
  Root: async (page) => {
    const player = new RootPlayer(page);
    await player.start();
    const times = await TapTimes.of(player);
    await helpers(player, times);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const id of [5, 10, 9]) await times.tap('place', player.clearing(id));
      await times.tap('points', player.button('+1 VP'));
      await times.tap('undo', player.button('Undo').first());
      await times.tap('end of turn', player.button('End my turn'));
      await bots(player, times);
    }
    return times;
  },
  'Age of Innovation': async (page) => {
    const player = new InnovationPlayer(page);
    await player.begin({ said: ['bonus 6', 'place E10', 'place F12'] });
    const times = await TapTimes.of(player);
    await helpers(player, times);
    for (let round = 0; round < ROUNDS; round += 1) {
      await times.tap('place', player.hex('E9'));
      await times.tap('place', player.hex('E11'));
      await times.tap('end of turn', player.button('Done'));
      await bots(player, times);
    }
    return times;
  },
  Tapestry: async (page) => {
    const player = new TapestryPlayer(page);
    await player.begin({ said: ['income', 'done'] });
    const times = await TapTimes.of(player);
    await helpers(player, times);
    for (let round = 0; round < ROUNDS; round += 1) {
      await times.tap('track', player.track('Technology'));
      await times.tap('place', player.hex('E4'));
      await times.tap('end of turn', player.button('Done'));
      await bots(player, times);
    }
    return times;
  },
  'Europa Universalis': async (page) => {
    const player = new EuropaPlayer(page);
    await player.start();
    const times = await TapTimes.of(player);
    await helpers(player, times);
    for (let round = 0; round < ROUNDS; round += 1) {
      // The map may lie where the last bot was.
      for (const area of [/^(Selected\. )?Languedoc:/, /^(Selected\. )?Burgundy:/]) {
        await times.tap('whole map', player.tool('Show the whole board'));
        await times.tap('place, map far', player.place(area).first());
        await times.tap('place, map near', player.place(area).first());
      }
      await times.tap('end of turn', player.button('Done'));
      await bots(player, times);
    }
    return times;
  },
};

/** What a human looks at before the turn: the mats of the others, and what the next bot may do. */
async function helpers(player: Player, times: TapTimes): Promise<void> {
  const chairs = player.page.getByRole('list', { name: 'Chairs' }).getByRole('button');
  const foresight = player.button('Foresight: what the next bot may do');
  const back = player.button('Back to the turn');
  await times.tapUntimed(foresight);
  await times.tapUntimed(back);
  for (let round = 0; round < ROUNDS; round += 1) {
    await times.tap('chair', chairs.nth(1));
    await times.tap('chair', chairs.nth(0));
    await times.tap('foresight', foresight);
    await times.tap('leaving foresight', back);
  }
}

/** Every turn of the bots: one tick, one reason, its questions, and the rest at once. */
async function bots(player: Player, times: TapTimes): Promise<void> {
  const plays = player.button(/^Play its turn/);
  const [why, back] = [player.button(/^Why: /), player.button('Back to the turn')];
  const [next, all] = [player.button('Done, next'), player.button('All done')];
  const last = player.panel.getByRole('button', { name: /^Done(?!, next)/ });
  const progress = player.panel.getByRole('img', { name: /^Move \d+ of \d+$/ });
  const own = player.button(/^(End my turn|Done)$/);
  /** Where bots go on by themselves, a turn is there without a tap. */
  const isBotTurn = async (): Promise<boolean> =>
    (await progress.isVisible()) || (await player.question.isVisible());
  for (;;) {
    await plays.or(progress).or(player.question).or(own).first().waitFor();
    if (await plays.isVisible()) await times.tap('bot turn, full trace', plays);
    else if (!(await isBotTurn())) return;
    if (await why.first().isVisible()) {
      await times.tap('opening why', why.nth(Math.min(2, (await why.count()) - 1)));
      await times.tap('leaving why', back);
    }
    if (await next.isVisible()) await times.tap('next move', next);
    if (await player.question.isVisible()) {
      // Some pads want two taps: the last one answers.
      await times.tap('question', player.question.getByRole('button').last());
      if (await player.question.isVisible()) await player.answer();
    } else if (await all.isVisible()) await times.tap('all done', all);
    else if (await last.isVisible()) await times.tap('last move', last);
  }
}
