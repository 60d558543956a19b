import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { EuropaPlayer } from '../../packages/games/europa/browser/europa-player.ts';
import { InnovationPlayer } from '../../packages/games/innovation/browser/innovation-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { TapestryPlayer } from '../../packages/games/tapestry/browser/tapestry-player.ts';
import { AppUnderTest, DESKTOP, endChromium, PHONE } from '../../tests/browser/harness.ts';
import type { Player } from '../../tests/browser/player.ts';
import { goldenBefore } from '../../tests/browser/table-so-far.ts';
import { movingPicture } from './moving-picture.ts';

/** npm run pictures:readme: the pictures of the README, as the app looks now. */

const FOLDER = 'docs/images';
/** So long one looks at a move. */
const LOOK = 1400;
const MOST_MOVES = 7;

const app = new AppUnderTest();
await app.open();
try {
  await movingTurn();
  await rootOnPhone();
  await rootOnDesktop();
  await europaTurn();
  await whyOfHex(InnovationPlayer, 'innovation', 32, /^Why: .*workshop/);
  await whyOfHex(TapestryPlayer, 'tapestry', 116, /^Why: .*territory tile/);
} finally {
  await app.close();
  await endChromium();
}

async function opened<P>(
  size: typeof PHONE | typeof DESKTOP,
  Player: new (page: Page) => P,
): Promise<P> {
  const page = await (await app.window({ size })).newPage();
  await page.goto(app.url());
  return new Player(page);
}

async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  // What comes after the first picture: names, mats.
  await page.waitForTimeout(500);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 74 });
  await session.detach();
  return Buffer.from(data, 'base64');
}

async function keep(page: Page, name: string): Promise<void> {
  writeFileSync(`${FOLDER}/${name}.webp`, await webp(page));
}

/** A bot's turn, move by move. */
async function movingTurn(): Promise<void> {
  const player = await opened(PHONE, RootPlayer);
  await player.start({ said: ['pass', 'pass'] });
  await player.tap(player.button(/^End my turn/));
  const pictures = [await webp(player.page)];
  await player.tap(player.button(/^Play its turn/));
  const next = player.button(/^Done, next/);
  for (let move = 0; move < MOST_MOVES && (await next.isVisible()); move += 1) {
    pictures.push(await webp(player.page));
    await player.tap(next);
  }
  pictures.push(await webp(player.page));
  writeFileSync(`${FOLDER}/turn.webp`, movingPicture(pictures, PHONE, LOOK));
}

async function rootOnPhone(): Promise<void> {
  const player = await opened(PHONE, RootPlayer);
  await player.start({ said: ['pass', 'pass'] });
  await keep(player.page, 'your-turn');
  await player.tap(player.button('Foresight: what the next bot may do'));
  await player.button('Back to the turn').waitFor();
  await keep(player.page, 'foresight');
}

async function rootOnDesktop(): Promise<void> {
  const player = await opened(DESKTOP, RootPlayer);
  await player.start({ said: ['pass', 'pass'] });
  await player.tap(player.button(/^End my turn/));
  await player.tap(player.button(/^Play its turn/));
  await player.tap(player.button(/^Why: /).first());
  await keep(player.page, 'desktop');
}

async function europaTurn(): Promise<void> {
  const player = await opened(PHONE, EuropaPlayer);
  await player.start({ said: ['done'], botTurns: 1 });
  await player.tap(player.button(/^Play its turn/));
  await player.tap(player.button(/^Done, next/));
  await keep(player.page, 'europa-turn');
}

/** Why a bot chose a hex, in the turn that comes so many entries before the end of a curated game. */
async function whyOfHex(
  HexPlayer: new (page: Page) => Player,
  game: string,
  left: number,
  line: RegExp,
): Promise<void> {
  const player = await opened(PHONE, HexPlayer);
  await player.join(goldenBefore(game, 'first-game', left));
  await player.tap(player.button(/^Play its turn/));
  await player.tap(player.button(line).first());
  await keep(player.page, `${game}-why`);
}
