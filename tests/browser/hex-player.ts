import type { Locator } from 'playwright-core';
import { Player } from './player.ts';

export interface Choices {
  readonly seed?: string;
  readonly humans?: 1 | 2;
  /** Decision cards by the table: the app asks. */
  readonly byTable?: boolean;
  /** What the humans have said already, and the bots have answered. */
  readonly said?: readonly string[];
}

/** Somebody at the table of a game on hexes, where a turn is recorded tap by tap. */
export abstract class HexPlayer extends Player {
  /** Taps of each of the human's turns so far, from the first touch to the next seat. */
  readonly turns: number[] = [];

  /** A hex of the board; its name goes on with all that it holds. */
  abstract hex(id: string): Locator;

  /** What the panel says when a human is on turn. */
  abstract get yourTurn(): Locator;

  async choosing({ seed = '7', humans = 1, byTable = false }: Choices): Promise<void> {
    if (humans === 2) await this.choose('Players', '2 humans');
    if (byTable) await this.choose('Decision cards', 'Table');
    await this.fillSeed(seed);
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
    await this.tap(this.step('Done'));
  }

  /** What is to be put back, and whether it can be seen without scrolling. */
  async seesWhatToPutBack(): Promise<boolean> {
    const heading = this.heading(/^Put back on the table/);
    await heading.waitFor();
    return await heading.evaluate((node) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  }

  /** Back to the whole board where it was zoomed in, and the hex. */
  async goTo(hex: string): Promise<void> {
    const whole = this.tool('Show the whole board');
    if (await whole.isVisible()) await this.tap(whole);
    await this.tap(this.hex(hex));
  }

  /** What a bot's turn shows that has begun: each begins with the tap that ended the one before it. */
  private get begun(): Locator {
    return this.question.or(this.panel.getByRole('checkbox').first());
  }

  /** In a game that was opened it waits for a tap of its own. */
  override async botTurn(): Promise<void> {
    const plays = this.step(/^Play its turn/);
    await plays.or(this.begun).first().waitFor();
    if (await plays.isVisible()) await this.tap(plays);
    await this.finishBotTurn();
  }

  /** Whatever the bots do, until a human is on turn again, the game is over or `other` is there. */
  protected async botsUntil(other: Locator = this.yourTurn): Promise<void> {
    const plays = this.step(/^Play its turn/);
    const rests = this.yourTurn.or(this.step('Play again')).or(other);
    await this.stepping(async () => {
      await plays.or(this.begun).or(rests).first().waitFor();
      if (await rests.first().isVisible()) return true;
      await this.botTurn();
      return false;
    });
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
