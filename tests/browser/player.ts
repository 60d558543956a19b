import type { Locator, Page } from 'playwright-core';
import { linkTo } from '../../packages/web/src/share/link.ts';
import { pictured } from './harness.ts';
import { OFF_BOARD } from './off-board.ts';

/** More taps than any whole game takes: who needs more goes round in a circle. */
const MOST_STEPS = 2000;

/** Somebody at the table: finds things as a person does, by what they are and what they are called. */
export abstract class Player {
  readonly page: Page;
  /** What the game is called at home. */
  protected abstract readonly title: RegExp;
  /** Taps so far, as a thumb counts them. */
  taps = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * By its label alone: most of what is looked for is in it, and roles are slow to find on a map.
   * `css:light` is asked of the browser at once; `css` looks for shadows in every element of a page.
   */
  get panel(): Locator {
    return this.page.locator('css:light=[aria-label="What to do"]');
  }

  /** Everything but the board, whose places are found by `place`. */
  private get offBoard(): Locator {
    return this.page.locator(OFF_BOARD);
  }

  button(name: string | RegExp): Locator {
    return this.offBoard.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** One of the panel: the soonest to be found. */
  step(name: string | RegExp): Locator {
    return this.panel.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** One that lies over the board, or in the rail beside it. */
  tool(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string | RegExp): Locator {
    return this.offBoard.getByRole('link', { name, exact: typeof name === 'string' });
  }

  heading(name: string | RegExp): Locator {
    return this.offBoard.getByRole('heading', { name, exact: typeof name === 'string' });
  }

  /** By its label alone, too. */
  get board(): Locator {
    return this.page.locator('css:light=[role=group][aria-label="The board"]');
  }

  /** Places of the board by name; while something is only read they can be read, not tapped. */
  place(name: RegExp): Locator {
    const tappable = this.board.getByRole('button', { name });
    return tappable.or(this.board.getByRole('img', { name }));
  }

  /** The question that waits: every question of the rules has a question mark. */
  get question(): Locator {
    return this.panel.getByRole('region', { name: /\?/ });
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    const isPhone = (this.page.viewportSize()?.width ?? 0) < 700;
    await (isPhone ? target.tap() : target.click());
    await this.kept();
  }

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key);
    await this.kept();
  }

  /** What was entered is shown once it is kept. */
  protected async kept(): Promise<void> {
    await this.page.locator('xpath=/html[not(@data-keeping)]').waitFor({ state: 'attached' });
    await pictured(this.page);
  }

  /** Of the app; a fresh window shows a picture that lies beside it. */
  private get address(): string {
    return new URL('.', this.page.url()).href;
  }

  /** From home into the set-up form; most tests leave the bots' cards and dice to the app. */
  async toSetup(where: 'At my table' | 'On this screen' = 'On this screen'): Promise<void> {
    if (this.page.url().endsWith('.svg')) await this.page.goto(this.address);
    await this.tap(this.link(this.title));
    await this.button('Start').waitFor();
    // Where the box is needed anyway, the same is asked as who draws for the bots.
    const name = where === 'At my table' ? /^(At my table|We do)/ : /^(On this screen|The app)/;
    const place = this.page.getByRole('radio', { name });
    if (await place.isVisible()) await this.playAt(place);
  }

  protected playAt(where: Locator): Promise<void> {
    return this.tap(where.locator('xpath=ancestor::label'));
  }

  /** What a game shows first. */
  protected get opened(): Locator {
    return this.panel;
  }

  /** To a table where a game is under way, by a link that somebody sent. */
  async join(record: unknown): Promise<void> {
    await this.page.goto(await linkTo(record, this.address));
    await this.opened.waitFor();
  }

  async choose(group: string, choice: string | RegExp): Promise<void> {
    // The radio itself is drawn by its label, which is what a finger meets.
    const radio = this.page
      .getByRole('radiogroup', { name: group, exact: true })
      .getByRole('radio', { name: choice, exact: true });
    await this.tap(radio.locator('xpath=ancestor::label'));
  }

  protected async fillSeed(seed: string): Promise<void> {
    await this.tap(this.page.getByText('More', { exact: true }));
    await this.page.getByLabel('Seed').fill(seed);
  }

  /** Whatever the set-up asks: the first answer. */
  async answerSetup(): Promise<void> {
    const ready = this.button('All is ready');
    await this.stepping(async () => {
      if (!(await this.isAsked(ready))) return true;
      await this.tap(this.question.getByRole('button').first());
      return false;
    });
  }

  /** Whether a question comes before `other` does. */
  private async isAsked(other: Locator): Promise<boolean> {
    await this.question.or(other).first().waitFor();
    return this.question.isVisible();
  }

  /** Some answer that the question allows. */
  async answer(): Promise<void> {
    // The last button: above a list of cards stand those that filter it.
    await this.tap(this.question.getByRole('button').last());
  }

  /** Plays the turn of the bot that is next and makes all its moves. Questions get an answer. */
  async botTurn(): Promise<void> {
    await this.tap(this.step(/^Play its turn/));
    await this.finishBotTurn();
  }

  async finishBotTurn(): Promise<void> {
    await this.stepping(async () => {
      if (!(await this.question.isVisible()) && !(await this.progress.isVisible())) return true;
      await this.goOn();
      return false;
    });
  }

  /** The dots that say how far a bot's turn is worked off. */
  private get progress(): Locator {
    return this.panel.getByRole('img', { name: /^Move \d+ of \d+$/ });
  }

  /** The one button that leads on, whoever is on turn. */
  private get onward(): Locator {
    return this.step(/^(Play its turn|All done|These \d+ done|End my turn|Done)/).first();
  }

  private async goOn(): Promise<void> {
    await this.onward.or(this.question).first().waitFor();
    await this.goOnFrom(await this.question.isVisible());
  }

  private goOnFrom(isAsked: boolean): Promise<void> {
    return isAsked ? this.answer() : this.tap(this.onward);
  }

  /** On and on, until it is there: a question, the end. */
  async playUntil(wanted: Locator): Promise<void> {
    await this.stepping(async () => {
      await wanted.or(this.onward).or(this.question).first().waitFor();
      // Before it is looked for: a question that comes up meanwhile may be what is wanted.
      const isAsked = await this.question.isVisible();
      if (await wanted.isVisible()) return true;
      await this.goOnFrom(isAsked);
      return false;
    });
  }

  /** On and on, until it is there: whoever goes round in a circle is told where. */
  protected async stepping(isThere: () => Promise<boolean>): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) if (await isThere()) return;
    throw new Error(`still not there after ${MOST_STEPS} steps: ${await this.panel.innerText()}`);
  }

  async playToEnd(): Promise<void> {
    await this.playUntil(this.step('Play again'));
  }

  async toCheck(): Promise<void> {
    await this.tap(this.page.locator('summary[aria-label="Menu"]'));
    await this.tap(this.link('Check the table'));
  }

  async toHome(): Promise<void> {
    await this.tap(this.link('Back'));
    await this.heading('Empty Chair').waitFor();
  }
}
