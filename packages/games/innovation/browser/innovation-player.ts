import type { Locator } from 'playwright-core';
import type { Choices } from '../../../../tests/browser/hex-player.ts';
import { HexPlayer } from '../../../../tests/browser/hex-player.ts';

/** Somebody at a table of Age of Innovation. */
export class InnovationPlayer extends HexPlayer {
  protected override readonly title = /^Age of Innovation/;

  override hex(id: string): Locator {
    return this.board.getByRole('button', { name: new RegExp(`Hex\\s${id}\\b`) });
  }

  override get yourTurn(): Locator {
    return this.panel.getByText(/^Your turn, round\s\d$/);
  }

  /** From home to the first errand, the set-up list skipped. */
  async begin(choices: Choices = {}): Promise<void> {
    await this.beginUntil(this.heading('Choose a round bonus tile'), choices);
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
