import { isSoaking } from '@empty-chair/testkit/volume';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AppUnderTest,
  complaintsOf,
  DESKTOP,
  PHONE,
  picture,
} from '../../../../tests/browser/harness.ts';
import { ScreenKeys } from './screen-keys.ts';
import { FACTIONS, ScreenPlayer, seatsOf } from './screen-player.ts';

/** `npm test` plays a round as each faction, and the end of a game in the tests of a turn; a soak whole games. */
const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());

async function playOn(player: ScreenPlayer, name: string, rounds = 1): Promise<void> {
  const complaints = complaintsOf(player.page);
  if (isSoaking()) {
    await player.playToEnd();
    expect(await player.heading(/^(Winner: |You win|You lose)/).isVisible()).toBe(true);
    await picture(player.page, `game-${name}-end`);
  } else {
    await player.playUntilSeen(player.round(rounds + 1));
    expect(await player.round(rounds + 1).isVisible()).toBe(true);
  }
  console.log(`${name}: ${player.taps} taps`);
  expect(complaints).toEqual([]);
}

describe('a game on the screen, by somebody who reads only the page', () => {
  for (const faction of FACTIONS) {
    // Its rounds are in the tests of a turn, and of two who pass the phone.
    if (faction === 'marquise' && !isSoaking()) continue;
    it(`is played as ${faction}`, async () => {
      const player = new ScreenPlayer(await app.page({ size: PHONE }));
      await player.page.goto(app.url());
      await player.sitDown({ seats: seatsOf(faction) });
      await playOn(player, faction);
    });
  }

  it('is played on a desktop, by keys alone', async () => {
    const player = new ScreenKeys(await app.page({ size: DESKTOP }));
    await player.page.goto(app.url());
    await player.sitDown();
    await playOn(player, 'keys');
  });

  if (isSoaking()) {
    it('is played on a desktop', async () => {
      const player = new ScreenPlayer(await app.page({ size: DESKTOP }));
      await player.page.goto(app.url());
      await player.sitDown({ seats: seatsOf('eyrie') });
      await playOn(player, 'desktop');
    });
  }

  it('is played by two who pass the phone, and a covered hand is nowhere in the page', async () => {
    const player = new Passing(await app.page({ size: PHONE }));
    await player.page.goto(app.url());
    await player.sitDown({ seats: seatsOf('marquise', 'eyrie') });
    // In the second round each is told what happened since.
    const rounds = 2;
    await playOn(player, 'two', rounds);
    expect(player.passes).toBeGreaterThanOrEqual(2 * rounds);
  });
});

/** Two people in turn: what one held is gone from the page before the other looks. */
class Passing extends ScreenPlayer {
  passes = 0;
  private readonly held = new Set<string>();

  override async tap(target: Parameters<ScreenPlayer['tap']>[0]): Promise<void> {
    for (const name of await this.namesInHand()) this.held.add(name);
    await super.tap(target);
  }

  private namesInHand(): Promise<readonly string[]> {
    return this.cards.evaluateAll((cards) =>
      cards.map((card) => (card.textContent ?? '').trim().split(',')[0] ?? ''),
    );
  }

  protected override async takePhone(): Promise<void> {
    this.passes += 1;
    const page = await this.page.content();
    const title = await this.page.title();
    expect([...this.held].filter((name) => page.includes(name) || title.includes(name))).toEqual(
      [],
    );
    // From the second turn of each on it says what the others did to them.
    const since = this.page.getByRole('list', { name: 'Since your last turn' });
    expect(await since.count()).toBe(this.passes > 2 ? 1 : 0);
    await picture(this.page, `pass-${this.passes}`);
    await super.takePhone();
  }
}
