import type { Page } from 'playwright-core';
import { EuropaPlayer } from '../../packages/games/europa/browser/europa-player.ts';
import { InnovationPlayer } from '../../packages/games/innovation/browser/innovation-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { TapestryPlayer } from '../../packages/games/tapestry/browser/tapestry-player.ts';
import type { Player } from '../../tests/browser/player.ts';
import { tableSoFar } from '../../tests/browser/table-so-far.ts';

type Look = (screen: string) => Promise<void>;

/** What the walk through all screens of one game does not open: its helpers, and the other games. */
export async function visitMore(page: Page, home: string, look: Look): Promise<void> {
  await helpersAtTheTable(new RootPlayer(page), home, look);
  await page.goto(home);
  await page.locator('a.continue').waitFor();
  await look('home with games');
  for (const [game, Somebody, said] of OTHERS) {
    const player = new Somebody(page);
    await page.goto(home);
    await player.toSetup();
    await look(`${game}, setup`);
    await page.goto(home);
    await player.join(await tableSoFar(game, { seed: '7', said }));
    await look(`${game}, human`);
    await page.goto(home);
    await player.join(await tableSoFar(game, { seed: '7', said, botTurns: 0 }));
    await player.playUntil(page.getByRole('checkbox').first());
    await look(`${game}, bot`);
    const why = player.button(/^Why: /).first();
    if (!(await why.isVisible())) continue;
    await player.tap(why);
    await player.button('Back to the turn').waitFor();
    await look(`${game}, why`);
  }
}

/** The other games, and what a human said there before the turn of a bot. */
const OTHERS: readonly (readonly [string, new (page: Page) => Player, readonly string[]])[] = [
  ['innovation', InnovationPlayer, ['bonus 6', 'place E10', 'place F12', 'done']],
  ['tapestry', TapestryPlayer, ['income', 'done', 'advance science', 'done']],
  ['europa', EuropaPlayer, ['done']],
];

async function helpersAtTheTable(player: RootPlayer, home: string, look: Look): Promise<void> {
  const { page } = player;
  const dialog = page.getByRole('dialog');
  await page.goto(home);
  await player.start({ threeBots: true, said: ['pass', 'pass'] });
  await player.tap(page.getByRole('list', { name: 'Chairs' }).getByRole('button').nth(1));
  await look('mat of another chair');
  await player.tap(player.button('Foresight: what the next bot may do'));
  await player.heading('Likely moves').waitFor();
  await look('foresight');
  await player.tap(player.button('Back to the turn'));
  await player.tap(page.getByLabel('Menu'));
  await look('menu');
  await player.tap(player.button('The board as text'));
  await dialog.waitFor();
  await look('board as text');
  await player.tap(player.button('Close'));
  await player.tap(page.getByLabel('Menu'));
  await player.tap(player.button('Share'));
  await player.button('Copy the link').waitFor();
  await look('share');
  await player.tap(player.button('Report a problem'));
  await look('report');
  await player.tap(player.button('Close'));
  await player.tap(player.button('Undo'));
  await player.heading(/^Put back on the table/).waitFor();
  await look('put back');
}
