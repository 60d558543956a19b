import { readFileSync } from 'node:fs';
import type { Published, PublishedRow } from '@empty-chair/registry/published';
import { isSoaking } from '@empty-chair/testkit/volume';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, SMALL_PHONE } from './harness.ts';
import { scanned } from './scanned.ts';
import { smallTargets } from './targets.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const TITLES = {
  root: /^Root/,
  innovation: /^Age of Innovation/,
  tapestry: /^Tapestry/,
  europa: /^Europa/,
} as const;
type Game = keyof typeof TITLES;

const fileOf = (game: Game): Published =>
  JSON.parse(
    readFileSync(
      new URL(`../../packages/games/${game}/studies/published.json`, import.meta.url),
      'utf8',
    ),
  ) as Published;

/** The one row of the committed file; which one is the test's own knowledge. */
function rowOf(game: Game, seat: string, axes: Readonly<Record<string, string>>): PublishedRow {
  const found = fileOf(game).rows.filter(
    (row) =>
      row.seat === seat && Object.entries(axes).every(([axis, value]) => row.axes[axis] === value),
  );
  const [row] = found;
  if (row === undefined || found.length > 1)
    throw new Error(`${found.length} rows: ${game} ${seat} ${JSON.stringify(axes)}`);
  return row;
}

function percent(share: number): string {
  if (share > 0 && share < 0.005) return '<1%';
  if (share < 1 && share >= 0.995) return '>99%';
  return `${Math.round(share * 100)}%`;
}
function interval({ winRate: [, low, high] }: PublishedRow): string {
  const [from, to] = [Math.round(low * 100), Math.round(high * 100)];
  return `95% interval: ${from === to ? '' : `${from}–`}${to}%`;
}

async function open(
  game: Game,
  size: { width: number; height: number },
): Promise<[RootPlayer, readonly string[]]> {
  const page = await app.page({ size });
  const complaints = complaintsOf(page);
  await page.goto(app.url());
  const player = new RootPlayer(page);
  await player.tap(player.link(TITLES[game]).first());
  await player.button('Start').waitFor();
  return [player, complaints];
}

/** The row's number and its interval stand on the page, in that sentence. */
async function shows(
  { page }: RootPlayer,
  row: PublishedRow,
  sentence: (rate: string) => string,
): Promise<void> {
  const said = page.getByText(sentence(percent(row.winRate[0])), { exact: true });
  await said.first().waitFor();
  const block = said.first().locator('xpath=..');
  expect(await block.getByText(interval(row), { exact: true }).count()).toBe(1);
}

const topOf = (target: Locator): Promise<number> =>
  target.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);

/** Nothing for axe to find, and nothing wider than the window. */
async function isClean({ page }: RootPlayer, name: string): Promise<void> {
  expect(await scanned(page, name)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(await smallTargets(page, false)).toEqual([]);
}

/** A level by its official name: how strong it is stands behind it. */
const choosesLevel = (player: RootPlayer, name: string, group = 'Difficulty'): Promise<void> =>
  player.choose(group, new RegExp(`^${name}`));

const threeBots = (rate: string): string => `Wins ${rate} of three-bot games`;

describe('published numbers in the set-up of Root', () => {
  const sizes = { small: SMALL_PHONE, ...(isSoaking() && { phone: PHONE }) };
  for (const [name, size] of Object.entries(sizes)) {
    it(`follow the level and the traits, and nothing moves, on a ${name}`, async () => {
      const [player, complaints] = await open('root', size);
      const { page } = player;
      const eyrie = (level: string, trait = 'none') =>
        rowOf('root', 'electricEyrie', { level, trait });
      const chair = player.button(/^Change this chair: Electric Eyrie/);
      // By its official name, also in the row of the chair; one sentence says how strong it is.
      await player.button(/^Change this chair: Electric Eyrie.*standard/).waitFor();
      await player.tap(chair);
      const share = percent(eyrie('standard').winRate[0]);
      await page
        .getByText(`Wins far more often than its share: ${share} of our test games`)
        .waitFor();
      // Each level has its own strength among the four.
      expect(
        await page
          .getByRole('radiogroup', { name: 'Difficulty' })
          .getByRole('img')
          .evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label'))),
      ).toEqual([1, 2, 3, 4].map((n) => `Strength: ${n}\u00A0of 4`));
      await player.tap(player.button('How this was measured: Electric Eyrie'));
      await shows(player, eyrie('standard'), threeBots);
      const last = player.button(/^Focused/);
      const top = await topOf(last);
      await choosesLevel(player, 'Challenging');
      await shows(player, eyrie('challenging'), threeBots);
      await player.tap(player.button(/^War Tax/));
      await shows(player, eyrie('challenging', 'warTax'), threeBots);
      // Two together were not studied: that is said, and what each does alone.
      await player.tap(player.button(/^Swoop/));
      await shows(player, eyrie('challenging'), (rate) => `${threeBots(rate)}, no traits`);
      expect(await topOf(last)).toBe(top);

      const alone = page.getByRole('list', { name: 'With one trait alone' });
      expect(
        await alone
          .getByRole('listitem')
          .evaluateAll((items) =>
            items.map((item) =>
              [...item.querySelectorAll('span:first-child, b')].map((part) => part.textContent),
            ),
          ),
      ).toEqual(
        (['swoop', 'warTax'] as const).map((trait) => [
          trait === 'swoop' ? 'Swoop' : 'War Tax',
          percent(eyrie('challenging', trait).winRate[0]),
        ]),
      );
      const { title, command } = fileOf('root');
      expect(await page.getByText(title, { exact: true }).count()).toBe(1);
      // What it takes to repeat it is for docs/numbers.md.
      expect(await page.getByText(command).count()).toBe(0);
      await alone.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await isClean(player, `${name}-published-root`);
      expect(complaints).toEqual([]);
    });
  }

  it('tell a human how a simple plan does against the level that most bots have', async () => {
    const [player, complaints] = await open('root', PHONE);
    const says = (level: string) =>
      shows(
        player,
        rowOf('root', 'marquise', { level }),
        (rate) => `A simple plan wins ${rate} against three ${level} bots`,
      );
    await player.tap(player.button(/^Change this chair: Marquise de Cat/));
    await player.tap(player.button('How this was measured: Marquise de Cat'));
    await says('standard');
    await player.tap(player.button(/^Change this chair: Electric Eyrie/));
    await choosesLevel(player, 'Nightmare');
    await player.tap(player.button(/^Change this chair: Marquise de Cat/));
    await player.tap(player.button('How this was measured: Marquise de Cat'));
    await says('nightmare');
    expect(complaints).toEqual([]);
  });

  it('stand beside your own results in the history', async () => {
    const [player, complaints] = await open('root', PHONE);
    await player.toHome();
    await player.start({ seed: 'published', said: ['score 25'] });
    await player.winByPoints(25);
    await player.tap(player.link('Play history'));
    const card = player.page
      .getByRole('region', { name: 'Against each bot' })
      .getByRole('listitem')
      .filter({ hasText: 'Electric Eyrie' });
    const row = rowOf('root', 'electricEyrie', { level: 'standard', trait: 'none' });
    await card.getByText(`Won ${percent(row.winRate[0])} of our test games, no traits`).waitFor();
    await card.getByText('Standard', { exact: true }).waitFor();
    await isClean(player, 'phone-published-history');
    expect(complaints).toEqual([]);
  });
});

describe('published numbers in the set-up of the other games', () => {
  const builder = (rate: string): string => `Wins ${rate} against a simple builder`;
  const between = (rate: string): string => `Wins ${rate} of games between three bots`;

  const AUTOMAS = [
    ['innovation', 'automalein', 'alptrauma', 'Alptrauma'],
    ['tapestry', '2', '6', 'Automa the Crusher of Dreams'],
  ] as const;
  for (const [game, first, then, choose] of isSoaking() ? AUTOMAS : AUTOMAS.slice(0, 1)) {
    it(`follow the level of the Automa in ${game}`, async () => {
      const [player, complaints] = await open(game, SMALL_PHONE);
      await player.tap(player.button('How this was measured: Automa'));
      await shows(player, rowOf(game, 'automa', { level: first }), builder);
      // All levels below each other, the official name first, no two equally strong.
      const levels = player.page.getByRole('radiogroup', { name: 'Difficulty' });
      const bars = await levels
        .getByRole('img')
        .evaluateAll((all) => all.map((bar) => bar.getAttribute('aria-label')));
      expect(new Set(bars).size).toBe(bars.length);
      const level = levels.getByRole('radio', { name: new RegExp(`^${choose}`) });
      await player.tap(level.locator('xpath=ancestor::label'));
      await shows(player, rowOf(game, 'automa', { level: then }), builder);
      await isClean(player, `small-published-${game}`);
      expect(complaints).toEqual([]);
    });
  }

  it('follow the level of a realm in the introductory scenario of europa', async () => {
    const [player, complaints] = await open('europa', SMALL_PHONE);
    await choosesLevel(player, 'Hard', 'Level: Castile');
    await player.tap(player.button('How this was measured: Castile'));
    await shows(player, rowOf('europa', 'castile', { level: 'hard' }), between);
    await choosesLevel(player, 'Very hard', 'Level: England');
    await player.tap(player.button('How this was measured: England'));
    await shows(player, rowOf('europa', 'england', { level: 'very-hard' }), between);
    await isClean(player, 'small-published-europa');
    expect(complaints).toEqual([]);
  });
});
