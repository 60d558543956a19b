import type { Locator } from 'playwright-core';
import { Player } from '../../../../tests/browser/player.ts';
import { tableSoFar } from '../../../../tests/browser/table-so-far.ts';

export interface StartOptions {
  readonly seed?: string;
  /** Order cards and battle dice by the table: the app asks. */
  readonly byTable?: boolean;
  /** Four bots and nobody else. */
  readonly botsOnly?: boolean;
  /** A human and three bots. */
  readonly threeBots?: boolean;
  /** What the human has said already, and the bots have answered. */
  readonly said?: readonly string[];
}

const VAGABOT = { faction: 'vagabond', bot: 'vagabot', character: 'thief' };
const BOTS = [
  { faction: 'eyrie', bot: 'electricEyrie' },
  { faction: 'alliance', bot: 'automatedAlliance' },
];

/** What the set-up form makes of it. */
function configOf({ byTable = false, botsOnly = false, threeBots = false }: StartOptions): object {
  const first = botsOnly ? { bot: 'mechanicalMarquise2' } : {};
  const asked = byTable ? 'table' : 'app';
  return {
    seats: [
      { faction: 'marquise', ...first },
      ...BOTS,
      ...(botsOnly || threeBots ? [VAGABOT] : []),
    ],
    chance: { cards: asked, dice: asked, choices: 'app' },
  };
}

/** Somebody at a table of Root. */
export class RootPlayer extends Player {
  protected override readonly title = /^Root/;

  /** A clearing of the board, to be tapped; its name goes on with all that it holds. */
  clearing(id: number): Locator {
    return this.board.getByRole('button', { name: new RegExp(`Clearing\\s${id},`) });
  }

  /** Pieces that cost nothing and bring nothing stand behind a button of their own. */
  async correctHere(button: string): Promise<void> {
    await this.tap(this.button('Correct the pieces here'));
    await this.tap(this.button(button));
  }

  /** All places with their contents: the board as it is read aloud, without what is marked on it. */
  async boardWords(): Promise<readonly string[]> {
    await this.place(/Clearing\s1,/).waitFor();
    const names = await this.place(/(Clearing|Forest)\s\d/).evaluateAll((places) =>
      places.map((place) => place.getAttribute('aria-label') ?? ''),
    );
    return names.map((name) => name.replace(/^.*?(?=(Clearing|Forest)\s\d)/, '')).sort();
  }

  /** Most tests record people at a real table, and leave the bots' cards and dice to the app. */
  override async toSetup(where?: 'At my table' | 'On this screen'): Promise<void> {
    await super.toSetup(where ?? 'At my table');
    if (where !== undefined) return;
    await this.choose('Order cards', 'App');
    await this.choose('Battle dice', 'App');
  }

  async fillSetup({ seed = '7', byTable = false, botsOnly = false }: StartOptions): Promise<void> {
    if (botsOnly) {
      await this.choose('Who plays: Marquise de Cat', 'Bot');
      await this.tap(this.button('Add a chair'));
    }
    if (byTable) {
      await this.choose('Order cards', 'Table');
      await this.choose('Battle dice', 'Table');
    }
    await this.fillSeed(seed);
  }

  /** From home to the first turn of a game that is set up already, or to a later one. */
  async start({ seed = '7', said = [], ...who }: StartOptions = {}): Promise<void> {
    await this.join(await tableSoFar('root', { seed, said, config: configOf(who) }));
    await this.step(/^(End my turn|Play its turn)/).waitFor();
  }

  override async answer(): Promise<void> {
    if (await this.button('Find it by name').isVisible()) return this.turnUp();
    const pad = this.question.getByRole('group', { name: 'Dice' });
    if (!(await pad.isVisible())) return super.answer();
    await this.tap(this.button('Die 1: 1'));
    await this.tap(this.button('Die 2: 1'));
  }

  /** A card in two taps: the first suit that is left, and whatever comes first of it. */
  private async turnUp(): Promise<void> {
    const suits = this.question.getByRole('group', { name: 'Suit' });
    await this.tap(suits.getByRole('button', { disabled: false }).first());
    const shown = this.question.getByRole('group', { name: 'Which item does it show?' });
    await this.tap(shown.getByRole('button').first());
  }

  /** The short way to an end: on to the human's turn, who writes down the points that 30 lacks. */
  async winByPoints(from = 0): Promise<void> {
    await this.playUntil(this.step('End my turn'));
    for (let points = from; points < 30; points += 5) await this.tap(this.step('+5 VP'));
    await this.heading(/^(Winner: |You win|You lose)/).waitFor();
  }
}
