import type { Locator } from 'playwright-core';
import { Player } from './player.ts';

export interface Choices {
  readonly seed?: string;
  readonly humans?: 1 | 2;
  readonly level?: string;
  /** Decision cards by the table: the app asks. */
  readonly byTable?: boolean;
}
export const TRACKS = ['Exploration', 'Science', 'Military', 'Technology'] as const;
export type TrackName = (typeof TRACKS)[number];

/** Somebody at a table of Tapestry. */
export class TapestryPlayer extends Player {
  /** Taps of each of the human's turns so far, from the first touch to the next seat. */
  readonly turns: number[] = [];

  /** A hex of the board; its name goes on with all that it holds. */
  hex(id: string): Locator {
    return this.place(new RegExp(`Hex\\s${id}\\b`));
  }

  override async toSetup(): Promise<void> {
    await this.tap(this.link(/^Tapestry/));
    await this.button('Start').waitFor();
  }

  async choosing({ seed = '7', humans = 1, level, byTable = false }: Choices): Promise<void> {
    if (humans === 2) await this.choose('Players', '2 humans');
    if (level !== undefined) await this.tap(this.page.locator('label', { hasText: level }));
    if (byTable) await this.choose('Decision cards', 'Table');
    await this.tap(this.page.getByText('More', { exact: true }));
    await this.page.getByLabel('Seed').fill(seed);
  }

  /** From home to the first turn, the set-up list skipped. */
  async begin(choices: Choices = {}): Promise<void> {
    await this.toSetup();
    await this.choosing(choices);
    await this.tap(this.button('Start'));
    await this.tap(this.button('All is ready'));
    await this.yourTurn.waitFor();
  }

  get yourTurn(): Locator {
    return this.panel.getByText(/^(First turn|Your turn, era\s\d)$/);
  }

  /** The panel of this human: below it their mat has the same name. */
  seat(name: string): Locator {
    return this.panel.getByRole('heading', { name, exact: true, level: 2 });
  }

  /** The big button of a track. */
  track(name: TrackName): Locator {
    return this.panel.getByRole('button', { name: new RegExp(`^${name}: advance`) });
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

  async income(points: readonly number[] = []): Promise<void> {
    await this.tap(this.button(/^Income turn\s\d$/));
    for (const n of points) await this.tap(this.button(`+${n} points`));
    await this.done();
  }

  /** Back to the whole board where it was zoomed in, and the hex. */
  async goTo(hex: string): Promise<void> {
    const whole = this.button('Show the whole board');
    if (await whole.isVisible()) await this.tap(whole);
    await this.tap(this.hex(hex));
  }

  /** Whatever the bots do, until the human is on turn again or the game is over. */
  async bots(): Promise<void> {
    const plays = this.button(/^Play its turn/);
    const rests = this.yourTurn.or(this.button('Play again'));
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
