import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EuropaPlayer } from '../../packages/games/europa/browser/europa-player.ts';
import { InnovationPlayer } from '../../packages/games/innovation/browser/innovation-player.ts';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { TapestryPlayer } from '../../packages/games/tapestry/browser/tapestry-player.ts';
import { AppUnderTest, complaintsOf, PHONE, picture } from './harness.ts';
import { Player } from './player.ts';
import { tableSoFar } from './table-so-far.ts';

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

class Picker extends Player {
  protected override readonly title = /^The Orchard/;
}

const lineOf = (page: Page) =>
  page.locator('[data-board-line]').filter({ hasText: 'Since your last turn' });

describe('what has changed since the last turn', () => {
  it('goes with the first tap, which is for something else, and is said once', async () => {
    const page = await app.page({ size: PHONE });
    const complaints = complaintsOf(page);
    const player = new RootPlayer(page);
    await player.start({ seed: '7', said: ['pass'] });
    const line = lineOf(page);
    await line.waitFor();
    expect(await line.innerText()).toMatch(/\d+\smoves?/);
    // Points of the bots, at their chairs.
    expect(await page.locator('ul.chairs .gain').count()).toBeGreaterThan(0);
    const polite = page.locator('[aria-live=polite]').filter({ hasText: 'Since your last turn' });
    await polite.waitFor({ state: 'attached' });
    await picture(page, 'since-root-phone-light');
    // Its own button shows it once more and leaves it there.
    await player.tap(line.getByRole('button', { name: 'Show it again' }));
    await line.waitFor();
    await player.tap(player.clearing(5));
    await line.waitFor({ state: 'detached' });
    await player.button('Correct the pieces here').waitFor();
    expect(complaints).toEqual([]);
  });

  it('leaves by itself where things may move', async () => {
    const page = await app.page({ size: PHONE });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const player = new RootPlayer(page);
    await player.start({ seed: '7', said: ['pass'] });
    await lineOf(page).waitFor();
    await lineOf(page).waitFor({ state: 'detached' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it('is nothing in the first turn', async () => {
    const page = await app.page({ size: PHONE });
    const player = new RootPlayer(page);
    await player.start({ seed: '7' });
    await player.tap(player.button('End my turn'));
    expect(await lineOf(page).count()).toBe(0);
  });

  const tapestry = { cards: 'app', dice: 'app', tiles: 'table', tapestry: 'table' };
  it.each([
    ['europa', EuropaPlayer, { seed: '7', said: ['influence languedoc 1', 'done'] }],
    [
      'innovation',
      InnovationPlayer,
      { seed: '7', said: ['bonus 6', 'place E10', 'place F12', 'done'] },
    ],
    [
      'tapestry',
      TapestryPlayer,
      {
        seed: '46',
        said: ['income', 'done', 'advance technology', 'done'],
        config: { chance: tapestry },
      },
    ],
    ['toy', Picker, { seed: '7', said: ['done'] }],
  ] as const)('is shown in %s', async (game, Somebody, soFar) => {
    const page = await app.page({ size: PHONE });
    const complaints = complaintsOf(page);
    await new Somebody(page).join(await tableSoFar(game, soFar));
    await lineOf(page).waitFor();
    await picture(page, `since-${game}-phone-light`);
    expect(complaints).toEqual([]);
  });
});
