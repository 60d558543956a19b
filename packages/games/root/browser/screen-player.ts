import type { Locator } from 'playwright-core';
import { tableNearEnd, tableSoFar } from '../../../../tests/browser/table-so-far.ts';
import { RootPlayer } from './root-player.ts';

export interface ScreenStart {
  readonly seed?: string;
  readonly said?: readonly string[];
  readonly seats?: readonly object[];
  /** How fast bots go on; at once where nothing is said. */
  readonly speed?: string;
}

const BOTS = [
  { faction: 'marquise', bot: 'mechanicalMarquise2' },
  { faction: 'eyrie', bot: 'electricEyrie' },
  { faction: 'alliance', bot: 'automatedAlliance' },
  { faction: 'vagabond', bot: 'vagabot', character: 'thief' },
];

export const FACTIONS = ['marquise', 'eyrie', 'alliance', 'vagabond'] as const;
type Faction = (typeof FACTIONS)[number];

/** People at these chairs, and bots at the others up to three. */
export const seatsOf = (...people: readonly Faction[]): readonly object[] => [
  ...people.map((faction) => ({ faction })),
  ...BOTS.filter(({ faction }) => !people.some((one) => one === faction)).slice(
    0,
    3 - people.length,
  ),
];

/** So many verbs are tried in one step before it is ended, and so many of them are battles. */
const MOST_VERBS = 5;
const MOST_BATTLES = 3;

/** Somebody who plays Root by the law on the screen, and knows of it only what the page says. */
export class ScreenPlayer extends RootPlayer {
  /** With several people the hands are covered first. */
  protected override get opened(): Locator {
    return this.panel.or(this.covered);
  }

  get covered(): Locator {
    return this.page.getByRole('heading', { name: /^Pass the phone/ });
  }

  /** A verb of the turn. */
  verb(name: string | RegExp): Locator {
    return this.verbs.getByRole('button', { name });
  }

  protected get verbs(): Locator {
    return this.panel.getByRole('group', { name: 'What you can do now' });
  }

  get cards(): Locator {
    return this.panel.getByRole('list', { name: /^Your hand/ }).getByRole('button');
  }

  /** The button that ends the step. */
  get end(): Locator {
    return this.step(/^(End (Daylight|Evening|my turn)|On to Daylight)/);
  }

  get phase(): Locator {
    return this.panel.getByRole('heading', { name: /^(Birdsong|Daylight|Evening)/ });
  }

  get over(): Locator {
    return this.step('Play again');
  }

  round(n: number): Locator {
    return this.page.locator('header').getByText(new RegExp(`Round\\s${n}$`));
  }

  async sitDown({
    seed = '7',
    said = [],
    seats = seatsOf('marquise'),
    speed = 'atOnce',
  }: ScreenStart = {}): Promise<void> {
    await this.watchAt(speed);
    await this.join(await tableSoFar('root', { seed, said, config: { play: 'screen', seats } }));
  }

  /** To a game that the bots are about to win, because this person only ever ends their steps. */
  async sitDownLate(left: number, seats: readonly object[] = seatsOf('marquise')): Promise<void> {
    await this.watchAt('atOnce');
    const config = { play: 'screen', seats };
    await this.join(await tableNearEnd('root', { seed: '7', config, always: 'play end', left }));
  }

  private async watchAt(speed: string): Promise<void> {
    await this.page.evaluate((kept) => localStorage.setItem('empty-chair.speed', kept), speed);
  }

  /** Lit places. */
  private get allLit(): Locator {
    return this.board.getByRole('button', { name: /^Option/ });
  }

  /** A lit place, whichever comes first. */
  get lit(): Locator {
    return this.allLit.first();
  }

  /** A card of the hand that is lit, whichever comes first. */
  private get litCard(): Locator {
    return this.panel.getByRole('button', { name: /can be chosen now$/ }).first();
  }

  /** The one coloured button: what it says is done by it. */
  protected get primary(): Locator {
    return this.panel.locator('css:light=[data-coach=actions] .primary');
  }

  /** How fast bots go on; while they wait for nobody. */
  private get speeds(): Locator {
    return this.panel.getByRole('group', { name: 'Speed' }).getByRole('button');
  }

  /** The bots have played; whatever they asked was answered. */
  async toBirdsong(): Promise<void> {
    const mine = this.step('Place wood');
    await this.stepping(async () => {
      await mine.or(this.question).first().waitFor();
      if (await mine.isVisible()) return true;
      await this.answer();
      return false;
    });
  }

  /** Verbs that were tried since the last step ended. */
  private tried: string[] = [];

  /** The place among the verbs of one that was not tried in this step: battles first. */
  private async nextVerb(): Promise<number | undefined> {
    if (this.tried.length >= MOST_VERBS) return undefined;
    const names = await this.verbs
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.querySelector('b')?.textContent ?? ''),
      );
    const isFresh = (name: string): boolean => !this.tried.includes(name) && name !== 'Slip';
    const battle = this.tried.length < MOST_BATTLES ? names.indexOf('Battle') : -1;
    const at = battle < 0 ? names.findIndex(isFresh) : battle;
    if (at < 0) return undefined;
    this.tried.push(names[at] ?? '');
    return at;
  }

  /** One tap of a person who reads only the page. Says whether the game is over. */
  private async tapOn(): Promise<boolean> {
    const { over, question, covered, phase, primary, speeds } = this;
    const mine = over.or(question).or(covered).or(phase).or(primary).first();
    await mine.or(speeds).first().waitFor();
    if (!(await mine.isVisible())) {
      // A tap that came late has stopped the bots to look at the board.
      await speeds.evaluateAll((buttons) => {
        for (const button of buttons as HTMLElement[]) button.click();
      });
      await mine.waitFor();
    }
    if (await over.isVisible()) return true;
    if (await covered.isVisible()) await this.takePhone();
    else if (await question.isVisible()) await this.answerOne();
    else await this.goOnWithStep();
    return false;
  }

  protected async takePhone(): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: /^I am / }));
  }

  /** By the board, where the answers are lit on it. */
  private async answerOne(): Promise<void> {
    if (await this.lit.isVisible()) await this.tapLit();
    else await this.answer();
  }

  /** Another one each time. */
  protected async tapLit(): Promise<void> {
    await this.tap(this.allLit.nth(this.taps % (await this.allLit.count())));
  }

  private async goOnWithStep(): Promise<void> {
    if (await this.lit.isVisible()) return this.tapLit();
    if (await this.litCard.isVisible()) return this.tap(this.litCard);
    const isEnd = await this.end.isVisible();
    if (!isEnd && (await this.primary.isVisible())) return this.tap(this.primary);
    const verb = await this.nextVerb();
    if (verb !== undefined) return this.tapVerb(verb);
    this.tried = [];
    if (isEnd) await this.endStep();
  }

  protected async tapVerb(at: number): Promise<void> {
    await this.tap(this.verbs.getByRole('button').nth(at));
  }

  protected async endStep(): Promise<void> {
    await this.tap(this.end);
  }

  /** On and on, until it is there or the game is over. */
  async playUntilSeen(wanted: Locator): Promise<void> {
    await this.stepping(async () => (await wanted.isVisible()) || (await this.tapOn()));
  }

  /** A whole game, tap by tap. */
  override async playToEnd(): Promise<void> {
    await this.stepping(() => this.tapOn());
  }
}
