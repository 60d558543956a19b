import type { Page } from 'playwright-core';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import type { AppUnderTest } from '../../tests/browser/harness.ts';
import { PHONE } from '../../tests/browser/harness.ts';
import { median } from './times.ts';

/** Milliseconds from the tap, the median of several times. */
export interface Foresights {
  readonly first: number;
  readonly whole: number;
  /** Ways of cards that were gone through, and how often a turn was played: the most of any bot. */
  readonly cards: number;
  readonly runs: number;
  readonly times: number;
}

const TIMES = 12;
const BOTS = 3;

/** One request: when it was tapped, and when its first and its whole picture were there to be seen. */
interface Sighting {
  readonly first: number;
  readonly whole: number;
  readonly cards: number;
  readonly runs: number;
}

/** Root, a human and three bots, every bot foreseen in turn; the slowest of the three counts. */
export async function foresights(app: AppUnderTest): Promise<Foresights> {
  const context = await app.window({ size: PHONE, isKeptOffline: true });
  const page = await context.newPage();
  await watchWorker(page);
  await page.goto(app.url());
  const player = new RootPlayer(page);
  await player.toSetup();
  await player.tap(player.button('Add a chair'));
  await player.fillSetup({ seed: '7' });
  await player.tap(player.button('Start'));
  await player.answerSetup();
  await player.tap(player.button('All is ready'));
  for (let bot = 0; bot < BOTS; bot += 1) {
    if (bot === 0) await player.tap(player.button('End my turn'));
    await player.botTurn();
  }
  await player.button('End my turn').waitFor();
  // The worker has its practice run once the table has settled and nobody asks.
  await page.waitForTimeout(4500);

  const seen: Sighting[][] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const round = [
      await sighted(page, () => player.tap(player.button('Foresight: what the next bot may do'))),
    ];
    const bots = player.panel.getByRole('group', { name: 'Which bot' }).getByRole('button');
    for (let bot = 1; bot < BOTS; bot += 1) {
      round.push(await sighted(page, () => player.tap(bots.nth(bot))));
    }
    seen.push(round);
    await player.tap(player.button('Back to the turn'));
  }
  await context.close();
  const bots = Array.from({ length: BOTS }, (_, bot) => {
    const own = seen.flatMap((round) => round[bot] ?? []);
    return {
      first: median(own.map(({ first }) => first)),
      whole: median(own.map(({ whole }) => whole)),
      cards: own[0]?.cards ?? 0,
      runs: own[0]?.runs ?? 0,
    };
  });
  const most = (of: (bot: Sighting) => number): number => Math.max(...bots.map(of));
  return {
    first: most(({ first }) => first),
    whole: most(({ whole }) => whole),
    cards: most(({ cards }) => cards),
    runs: most(({ runs }) => runs),
    times: TIMES,
  };
}

declare global {
  /** What the page notes for us. */
  interface Window {
    tappedAt: number;
    sightings: Sighting[];
  }
}

/** Listens to what the worker answers, and waits with each until the page has drawn it. */
async function watchWorker(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched = window;
    watched.sightings = [];
    let first: number | undefined;
    addEventListener(
      'click',
      (event) => {
        watched.tappedAt = event.timeStamp;
        first = undefined;
      },
      { capture: true },
    );
    const drawn = (done: (at: number) => void): void => {
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - watched.tappedAt)));
    };
    const Native = Worker;
    window.Worker = class extends Native {
      constructor(...made: ConstructorParameters<typeof Worker>) {
        super(...made);
        this.addEventListener('message', ({ data }) => {
          if (data.kind !== 'picture') return;
          const { done, branches: cards, runs } = data.picture;
          drawn((at) => {
            first ??= at;
            if (done === 1) watched.sightings.push({ first, whole: at, cards, runs });
          });
        });
      }
    };
  });
}

async function sighted(page: Page, act: () => Promise<void>): Promise<Sighting> {
  const before = await page.evaluate(() => window.sightings.length);
  await act();
  await page.waitForFunction((n) => window.sightings.length > n, before);
  return page.evaluate(() => window.sightings.at(-1) as Sighting);
}
