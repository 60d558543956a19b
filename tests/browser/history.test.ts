import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE, pictures } from './harness.ts';
import type { Row } from './home.ts';
import { storedRows, storeRows } from './home.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

const VIEWS = ['phone-light', 'phone-dark', 'small-light', 'desktop-light'] as const;

const BOTS = ['Electric Eyrie', 'Automated Alliance'];
const LOCATION = 'At home';
/** The format of BG Stats, in UTC. */
const utc = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

interface Play {
  readonly playDate: string;
  readonly players: readonly unknown[];
}
interface PlayFile {
  readonly players: readonly { readonly id: number; readonly name: string }[];
  readonly plays: readonly {
    readonly playerScores: readonly {
      readonly playerRefId: number;
      readonly score: string;
      readonly winner: boolean;
    }[];
  }[];
}

/** From the set-up page with the last choices to the first turn. */
async function begin(player: RootPlayer): Promise<void> {
  await player.tap(player.button('Start'));
  await player.answerSetup();
  await player.tap(player.button('All is ready'));
  await player.button('End my turn').waitFor();
}

/** A game that the human ends by points alone: whole ones are played in other tests. */
async function win(player: RootPlayer, from = 0): Promise<void> {
  await player.winByPoints(from);
  await player.heading(/^You win/).waitFor();
  await player.page.getByText('The result is in the play history.').waitFor();
}

/** One that a bot wins in its seventh round, because the human lets it. */
async function lose(player: RootPlayer): Promise<void> {
  await player.toHome();
  await player.start({ said: Array.from({ length: 6 }, () => 'pass') });
  await player.playToEnd();
  await player.page.getByText('The result is in the play history.').waitFor();
  expect(await player.heading(/^You win/).count()).toBe(0);
}

async function download<T>(player: RootPlayer, button: string): Promise<[string, T]> {
  const coming = player.page.waitForEvent('download');
  await player.tap(player.button(button));
  const file = await coming;
  const text = await readFile(await file.path(), 'utf8');
  return [file.suggestedFilename(), JSON.parse(text) as T];
}

/** What a link hands over to BG Stats. */
async function handedOver(link: Locator): Promise<Play> {
  const [address, data = ''] = ((await link.getAttribute('href')) ?? '').split('?data=');
  expect(address).toBe('bgstats://app.bgstatsapp.com/createPlay.html');
  return JSON.parse(decodeURIComponent(data)) as Play;
}

/** Each chart as it is told: whom it is about, how often humans won, and over how many games. */
async function charts({ page }: RootPlayer): Promise<readonly (readonly string[])[]> {
  const cards = page.getByRole('region', { name: 'Against each bot' }).getByRole('listitem');
  await cards.first().waitFor();
  return Promise.all(
    (await cards.all()).map(async (card) => {
      const chart = card.getByRole('img');
      const dots = await chart.locator('circle').count();
      const squares = await chart.locator('rect').count();
      const [name = '', level = '', won = ''] = (await card.innerText()).split('\n');
      expect(squares).toBe(dots);
      expect(await chart.getAttribute('aria-label')).toMatch(new RegExp(`${dots}$`));
      return [name, level, won, `${dots} games`];
    }),
  );
}

describe('the play history', () => {
  it('shows the results per bot and level, and gives them to BG Stats', async () => {
    const page = await app.page({ size: PHONE });
    const complaints = complaintsOf(page);
    const player = new RootPlayer(page);
    const from = Date.now();
    await player.start({ seed: 'one', said: ['score 25'] });
    await win(player, 25);
    const won = await handedOver(player.link('Open in BG Stats'));
    expect(won).toMatchObject({
      sourceName: 'Empty Chair',
      location: LOCATION,
      game: { name: 'Root', bggId: 237182, highestWins: true, noPoints: false },
    });
    expect(won.players).toMatchObject([
      { name: 'Player 1', role: 'Marquise de Cat', score: 30, winner: true, startPlayer: true },
      { name: BOTS[0], role: 'standard', winner: false, startPlayer: false },
      { name: BOTS[1], role: 'standard', winner: false, startPlayer: false },
    ]);
    expect(won.playDate >= utc(from) && won.playDate <= utc(Date.now())).toBe(true);
    await lose(player);
    // The third one against a bot of another level.
    await player.tap(player.button('Play again'));
    await player.tap(player.button(/Electric Eyrie/).first());
    await player.choose('Difficulty', /^Easy/);
    await begin(player);
    await win(player);

    await player.tap(player.link('Play history'));
    await player.heading('Against each bot').waitFor();
    expect(await charts(player)).toEqual([
      [BOTS[1], 'Standard', '2\u00A0of 3 won', '3 games'],
      [BOTS[0], 'Standard', '1\u00A0of 2 won', '2 games'],
      [BOTS[0], 'Easy', '1\u00A0of 1 won', '1 games'],
    ]);
    await pictures(player.page, 'history-charts', VIEWS);

    // Each game by a link, newest first; all of them as one file.
    const links = player.link(/^Open in BG Stats: Root, /);
    expect(await links.count()).toBe(3);
    expect(await handedOver(links.nth(2))).toEqual(won);
    const [name, file] = await download<PlayFile>(player, 'All games as a BG Stats file');
    expect(name).toBe('empty-chair-history.bgsplay');
    expect(file.players.map((it) => it.name)).toEqual(['Player 1', ...BOTS]);
    expect(
      file.plays.map(({ playerScores }) =>
        playerScores.filter((it) => it.winner).map((it) => it.playerRefId === 1),
      ),
    ).toEqual([[true], [false], [true]]);
    for (const { playerScores } of file.plays) expect(playerScores).toHaveLength(3);

    // What is removed is gone from the charts.
    await player.tap(player.button('Remove from the history').first());
    await links.nth(2).waitFor({ state: 'detached' });
    expect(await charts(player)).toHaveLength(2);

    // However many points there are, the scale is not cut.
    const [newest] = (await storedRows(page, 'history')) as readonly Row[];
    const seats = newest?.['seats'] as readonly object[];
    const many = seats.map((seat) => ({ ...seat, points: 207, level: 'hard' }));
    await storeRows(page, 'history', [{ ...newest, id: 'many', ended: 1, seats: many }]);
    await page.reload();
    const scale = page.getByText('207', { exact: true }).first();
    const chart = scale.locator('xpath=ancestor::*[name()="svg"]');
    expect((await scale.boundingBox())?.x).toBeGreaterThanOrEqual(
      (await chart.boundingBox())?.x ?? Number.POSITIVE_INFINITY,
    );
    expect(complaints).toEqual([]);
  });
});
