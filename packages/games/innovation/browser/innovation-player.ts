import type { Locator } from 'playwright-core';
import type { Choices } from '../../../../tests/browser/hex-player.ts';
import { HexPlayer } from '../../../../tests/browser/hex-player.ts';
import { tableSoFar } from '../../../../tests/browser/table-so-far.ts';

const HUMANS = [
  { terrain: 'lake', faction: 'philosophers' },
  { terrain: 'desert', faction: 'blessed' },
];

/** Somebody at a table of Age of Innovation. */
export class InnovationPlayer extends HexPlayer {
  protected override readonly title = /^Age of Innovation/;

  override hex(id: string): Locator {
    return this.board.getByRole('button', { name: new RegExp(`Hex\\s${id}\\b`) });
  }

  override get yourTurn(): Locator {
    return this.panel.getByText(/^Your turn, round\s\d$/);
  }

  /** From home to the first errand of a game that is set up already, or to a later turn. */
  async begin({ seed = '7', humans = 1, byTable = false, said = [] }: Choices = {}): Promise<void> {
    const chance = { cards: byTable ? 'table' : 'app', choices: 'app' };
    const config = { humans: HUMANS.slice(0, humans), chance };
    await this.join(await tableSoFar('innovation', { seed, said, config }));
  }

  /** The bonus tile, two workshops and the Automa's in between. */
  async prepare(first: string, second: string): Promise<void> {
    await this.tap(this.bonusTiles('Choose a round bonus tile').first());
    await this.tap(this.hex(first));
    await this.botTurn();
    await this.heading('Place a starting workshop').waitFor();
    await this.tap(this.hex(second));
    await this.yourTurn.waitFor();
  }

  bonusTiles(group: string): Locator {
    return this.page.getByRole('group', { name: group }).getByRole('button');
  }

  /** Whatever the Automa does, until the human is on turn again or the game is over. */
  async automa(): Promise<void> {
    await this.botsUntil(this.heading('Points for what is left'));
  }
}
