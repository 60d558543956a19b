import type { Locator } from 'playwright-core';
import { Player } from '../../../../tests/browser/player.ts';
import type { SoFar } from '../../../../tests/browser/table-so-far.ts';
import { tableSoFar } from '../../../../tests/browser/table-so-far.ts';

/** Somebody at a table of Europa. */
export class EuropaPlayer extends Player {
  protected override readonly title = /^Europa Universalis/;
  /** Taps of each of the human's turns so far. */
  readonly turns: number[] = [];
  /** How many questions each bot's turn asked. */
  readonly asked: number[] = [];

  /** From the filled form to the first turn, the set-up list skipped. */
  async begin(): Promise<void> {
    await this.fillSeed('7');
    await this.tap(this.button('Start'));
    await this.tap(this.button('All is ready'));
    await this.yourTurn('Actions').waitFor();
  }

  /** From home to the first turn of a game that is set up already, or to a later one. */
  async start(soFar: Partial<SoFar> = {}): Promise<void> {
    await this.join(await tableSoFar('europa', { seed: '7', ...soFar }));
    await this.yourTurn('Actions')
      .or(this.step(/^Play its turn/))
      .waitFor();
  }

  /** The panel of the human in this step of the Round. */
  yourTurn(step: string): Locator {
    return this.panel.getByText(new RegExp(`^${step}, Age\\sI, Round\\s\\d$`));
  }

  /** The running chart above the checklist. */
  get way(): Locator {
    return this.panel.getByRole('region', { name: 'The path through the charts' });
  }

  get mat(): Locator {
    return this.panel.getByRole('region', { name: 'Mat', exact: true });
  }

  /** A place found by its name, as one does on a map with five hundred of them. */
  async goTo(name: string): Promise<void> {
    await this.tap(this.tool('Find a place on the map'));
    await this.page.getByRole('combobox', { name: 'Find a place on the map' }).fill(name);
    await this.tap(this.page.getByRole('option').first());
    await this.tap(this.place(new RegExp(`${name}\\b.*:`)).first());
  }

  async done(): Promise<void> {
    await this.tap(this.step('Done'));
  }

  /** A turn of the human's, with its taps counted. */
  async turn(does: () => Promise<void>): Promise<void> {
    const before = this.taps;
    await does();
    this.turns.push(this.taps - before);
  }

  /** Some answer that the question allows: the plainest one there is. */
  override async answer(): Promise<void> {
    const answers = this.question.getByRole('button');
    // Of a round of battle the hits of both sides: one each, so that it ends.
    const rows = await this.question.getByRole('group', { name: /^Hits by / }).all();
    if (rows.length > 0) {
      for (const row of rows) await this.tap(row.getByRole('button', { name: '1', exact: true }));
      return;
    }
    // Of an Event first which card it is.
    const card = answers.filter({ hasText: 'Another card' });
    if ((await card.count()) > 0) await this.tap(card);
    const plain = answers.filter({
      hasText: /^\s*(No|None|Nothing more|Nothing for the Bot|0)\s*$/,
    });
    await this.tap((await plain.count()) > 0 ? plain.first() : answers.first());
  }

  /** Whatever the bots do, until `there`; `look` is called at the first turn and question. */
  async botsUntil(
    there: Locator,
    look: (what: 'bot' | 'question') => Promise<void>,
  ): Promise<void> {
    const plays = this.step(/^Play its turn/);
    const moves = this.panel.getByRole('checkbox');
    for (;;) {
      await plays.or(this.working).or(this.question).or(there).first().waitFor();
      if (await there.isVisible()) return;
      // A bot's turn that nobody's tap has begun.
      if (await plays.isVisible()) await this.tap(plays);
      if (await moves.first().isVisible()) await look('bot');
      await this.work(look, there);
    }
  }

  /** The moves and questions of the turn that is shown. */
  private async work(look: (what: 'question') => Promise<void>, there: Locator): Promise<void> {
    let questions = 0;
    const whose = await this.acting.textContent();
    do {
      if (await this.question.isVisible()) {
        questions += 1;
        await look('question');
        await this.answer();
      } else if (await this.working.isVisible()) await this.allDone();
    } while (
      !(await there.isVisible()) &&
      ((await this.question.isVisible()) || (await this.working.isVisible())) &&
      (await this.acting.textContent()) === whose
    );
    this.asked.push(questions);
  }

  async allDone(): Promise<void> {
    const all = this.step(/^(All done|These \d+ done)/);
    const last = this.step(/^Done(?!, next)/);
    await this.tap((await all.isVisible()) ? all : last.first());
  }

  /** What the bots do next stands below their moves, if anything does. */
  async ahead(): Promise<void> {
    await this.panel.locator('[data-ahead]').waitFor({ state: 'attached' });
    await this.kept();
  }

  /** The taps of a game of bots until `there`; of the dice that are asked for, half hit. */
  async tapsUntil(there: Locator): Promise<number> {
    const before = this.taps;
    await this.stepping(async () => {
      await this.working.or(this.question).or(there).first().waitFor();
      if (await there.isVisible()) return true;
      if (await this.question.isVisible()) await this.answerHalf();
      else {
        await this.ahead();
        await this.allDone();
      }
      return false;
    });
    return this.taps - before;
  }

  private async answerHalf(): Promise<void> {
    const numbers = this.question.getByRole('button', { name: /^\d$/ });
    const n = await numbers.count();
    if (n === 0) await this.answer();
    else await this.tap(numbers.nth(Math.floor(n / 2)));
  }

  /** A bot's turn is shown: its moves, or what it asks. */
  get botsTurn(): Locator {
    return this.working.or(this.question).first();
  }

  private get working(): Locator {
    return this.panel.getByRole('img', { name: /^Move \d+ of \d+$/ });
  }

  private get acting(): Locator {
    return this.page.locator('.chairs .acting [data-chair-name]');
  }
}
