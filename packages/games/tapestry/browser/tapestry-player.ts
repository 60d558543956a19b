import type { Locator } from 'playwright-core';
import type { Choices } from '../../../../tests/browser/hex-player.ts';
import { HexPlayer } from '../../../../tests/browser/hex-player.ts';
import { tableSoFar } from '../../../../tests/browser/table-so-far.ts';

interface TapestryChoices extends Choices {
  readonly level?: string;
}
export type TrackName = 'Exploration' | 'Science' | 'Military' | 'Technology';

/** Somebody at a table of Tapestry. */
export class TapestryPlayer extends HexPlayer {
  protected override readonly title = /^Tapestry/;

  override hex(id: string): Locator {
    return this.place(new RegExp(`Hex\\s${id}\\b`));
  }

  override get yourTurn(): Locator {
    return this.panel.getByText(/^(First turn|Your turn, era\s\d)$/);
  }

  override async choosing({ level, ...choices }: TapestryChoices): Promise<void> {
    if (level !== undefined) await this.tap(this.page.locator('label', { hasText: level }));
    await super.choosing(choices);
  }

  /** From home to the first turn of a game that is set up already, or to a later one. */
  async begin({ seed = '7', byTable = false, said = [] }: Choices = {}): Promise<void> {
    const cards = byTable ? 'table' : 'app';
    const chance = { cards, dice: 'app', tiles: 'table', tapestry: 'table' };
    await this.join(await tableSoFar('tapestry', { seed, said, config: { chance } }));
    await this.yourTurn.waitFor();
  }

  /** The panel of this human: below it their mat has the same name. */
  seat(name: string): Locator {
    return this.panel.getByRole('heading', { name, exact: true, level: 2 });
  }

  /** The big button of a track. */
  track(name: TrackName): Locator {
    return this.panel.getByRole('button', { name: new RegExp(`^${name}: advance`) });
  }

  /** One more in the same turn. */
  async advanceAgain(name: TrackName): Promise<void> {
    await this.tap(this.button('Another advance?'));
    await this.tap(this.track(name));
  }

  async income(points: readonly number[] = []): Promise<void> {
    await this.tap(this.button(/^Income turn\s\d$/));
    for (const n of points) await this.tap(this.button(`+${n} VP`));
    await this.done();
  }

  /** Whatever the bots do, until the human is on turn again or the game is over. */
  async bots(): Promise<void> {
    await this.botsUntil();
  }
}
