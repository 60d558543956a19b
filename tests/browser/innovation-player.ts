import type { Locator } from 'playwright-core';
import { Player } from './player.ts';

export interface Choices {
  readonly seed?: string;
  readonly humans?: 1 | 2;
  /** Decision cards by the table: the app asks. */
  readonly byTable?: boolean;
}

/** Somebody at a table of Age of Innovation. */
export class InnovationPlayer extends Player {
  /** Taps of each of the human's turns so far, from the first touch to the next seat. */
  readonly turns: number[] = [];

  /** A hex of the board; its name goes on with all that it holds. */
  hex(id: string): Locator {
    return this.board.getByRole('button', { name: new RegExp(`Hex\\s${id}\\b`) });
  }

  override async toSetup(): Promise<void> {
    await this.tap(this.link(/^Age of Innovation/));
    await this.button('Start').waitFor();
  }

  async choosing({ seed = '7', humans = 1, byTable = false }: Choices): Promise<void> {
    if (humans === 2) await this.choose('Players', '2 humans');
    if (byTable) await this.choose('Decision cards', 'Table');
    await this.tap(this.page.getByText('More', { exact: true }));
    await this.page.getByLabel('Seed').fill(seed);
  }

  /** From home to the first errand, the set-up list skipped. */
  async begin(choices: Choices = {}): Promise<void> {
    await this.toSetup();
    await this.choosing(choices);
    await this.tap(this.button('Start'));
    await this.tap(this.button('All is ready'));
    await this.heading('Choose a round bonus tile').waitFor();
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

  get yourTurn(): Locator {
    return this.panel.getByText(/^Your turn, round\s\d$/);
  }

  /** What the human has recorded this turn. */
  get recorded(): Locator {
    return this.panel.getByRole('region', { name: 'This turn' }).getByRole('list').first();
  }

  /** A turn of the human's, with its taps counted. */
  async turn(does: () => Promise<void>): Promise<void> {
    await this.yourTurn.waitFor();
    const before = this.taps;
    await does();
    this.turns.push(this.taps - before);
  }

  async done(): Promise<void> {
    await this.tap(this.button('Done'));
  }

  /** Back to the whole board, and the hex. */
  async goTo(hex: string): Promise<void> {
    const whole = this.button('Show the whole board');
    if (await whole.isVisible()) await this.tap(whole);
    await this.tap(this.hex(hex));
  }

  /** Whatever the Automa does, until the human is on turn again or the game is over. */
  async automa(): Promise<void> {
    const plays = this.button(/^Play its turn/);
    const rests = this.yourTurn
      .or(this.button('Play again'))
      .or(this.heading('Points for what is left'));
    for (;;) {
      await plays.or(rests).first().waitFor();
      if (!(await plays.isVisible())) return;
      await this.botTurn();
    }
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
