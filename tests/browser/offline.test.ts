import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RootPlayer } from '../../packages/games/root/browser/root-player.ts';
import { AppUnderTest, complaintsOf, PHONE } from './harness.ts';

const app = new AppUnderTest({ hasOwnServer: true });
beforeAll(() => app.open());
afterAll(() => app.close());

describe('without a network', () => {
  it('starts cold, plays a game with foresight, and opens it again', async () => {
    const context = await app.window({ size: PHONE, isKeptOffline: true });
    const first = await context.newPage();
    await first.goto(app.url());
    // Only home was ever loaded: all else must come from what the worker has fetched by itself.
    await first.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // What the browser itself still has must not help.
    const session = await context.newCDPSession(first);
    await session.send('Network.clearBrowserCache');
    await first.close();
    app.cutNetwork();

    const page = await context.newPage();
    const complaints = complaintsOf(page);
    await page.goto(app.url());
    const player = new RootPlayer(page);
    await player.start();
    // Its worker is kept too.
    await player.tap(player.button('Foresight: what the next bot may do'));
    await player.panel
      .getByRole('region', { name: 'Likely moves' })
      .getByRole('listitem')
      .first()
      .waitFor();
    await player.tap(player.button('Back to the turn'));
    await player.tap(player.button('End my turn'));
    await player.botTurn();
    const board = await player.boardWords();
    await page.close();

    const again = await context.newPage();
    const others = complaintsOf(again);
    await again.goto(app.url());
    const returned = new RootPlayer(again);
    await returned.tap(returned.link(/Continue$/));
    expect(await returned.boardWords()).toEqual(board);
    await returned.botTurn();
    await returned.button('End my turn').waitFor();
    expect(await returned.boardWords()).not.toEqual(board);
    expect([...complaints, ...others]).toEqual([]);
  });
});
