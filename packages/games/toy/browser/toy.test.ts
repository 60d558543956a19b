import { isSoaking } from '@empty-chair/testkit/volume';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../../../tests/browser/at-table.ts';
import { AppUnderTest, SMALL_PHONE } from '../../../../tests/browser/harness.ts';
import { Player } from '../../../../tests/browser/player.ts';
import { goldenBefore } from '../../../../tests/browser/table-so-far.ts';
import { smallTargets } from '../../../../tests/browser/targets.ts';

class Picker extends Player {
  /** At home a game with a picture has a longer name: what it is about comes after the title. */
  protected override readonly title = /^The Orchard/;

  /** A tree of the board; its name goes on with all that it holds. */
  tree(id: number): Locator {
    return this.place(new RegExp(`Tree\\s${id}\\s`));
  }

  override async toSetup(): Promise<void> {
    await super.toSetup();
    // In a copy of this game the title above must be changed: it would play the template.
    expect(this.page.url()).toContain('toy');
  }

  async begin(): Promise<void> {
    await this.toSetup();
    await this.fillSeed('7');
    await this.tap(this.button('Start'));
    await this.tap(this.button('All is ready'));
    await this.button('End the turn').waitFor();
  }
}

const app = new AppUnderTest();
beforeAll(() => app.open());
afterAll(() => app.close());
const { open, look } = tableOf(app, Picker, 'toy');

describe('the orchard', () => {
  it('is played to its end by taps, on a board of its own and plain forms', async () => {
    const { player, page, complaints } = await open();
    await player.toSetup();
    await look(page, 'setup');
    await player.toHome();
    await player.begin();
    await look(page, 'turn');
    // A neighbour is tapped, and walked to; what is no neighbour is not.
    await player.tap(player.tree(4));
    expect(await player.tree(1).getAttribute('aria-label')).toMatch(/You: tree\s1\./);
    await player.tap(player.tree(2));
    await player
      .tree(2)
      .and(player.place(/You: tree\s2\. Fruit in the basket: 0/))
      .waitFor();
    await player.tap(player.button('Pick 1 fruit'));
    // Three fruits hang there at the start; two actions, and none is left.
    expect(await player.tree(2).getAttribute('aria-label')).toMatch(/pear\): 2\sfruits/);
    expect(await player.button('Pick 1 fruit').count()).toBe(0);
    expect(await smallTargets(page, false)).toEqual([]);

    // A soak taps through all of it; else it goes on shortly before the end of a curated game.
    if (!isSoaking()) await player.join(goldenBefore('toy', 'bold-and-greedy', 3));
    const ended = player.heading(/^(Winner|You (win|lose))/);
    const pick = player.button('Pick 1 fruit');
    const end = player.button('End the turn');
    const plays = player.button(/^Play its turn/);
    for (;;) {
      await ended.or(end).or(plays).first().waitFor();
      if (await ended.isVisible()) break;
      if (await plays.isVisible()) {
        await player.botTurn();
        continue;
      }
      if (await pick.isVisible()) await player.tap(pick);
      if (await end.isVisible()) await player.tap(end);
    }
    await look(page, 'end');
    expect(complaints).toEqual([]);
  });

  it('is undone and corrected like any other game', async () => {
    const { player, page, complaints } = await open(SMALL_PHONE);
    await player.begin();
    await player.tap(player.button('Put up the scarecrow'));
    await player.tap(player.button('Undo: Put up the scarecrow'));
    await player.button('Put up the scarecrow').waitFor();
    await player.toCheck();
    await player.tap(player.tree(1));
    // Tree 1 has two fruits to begin with.
    await player.tap(player.button(/^One more: Fruit on tree\s1: 2\./));
    await look(page, 'check');
    await player.tap(player.button('Now it is right'));
    expect(await player.tree(1).getAttribute('aria-label')).toMatch(/apple\): 3\sfruits/);
    expect(complaints).toEqual([]);
  });
});
