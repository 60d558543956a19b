import { NONE } from '@empty-chair/kernel/ids';
import type { Rng } from '@empty-chair/kernel/rng';
import type { Policy } from '@empty-chair/kernel/simulate';
import type { Question } from '@empty-chair/kernel/table';
import type { Params, Seat } from '@empty-chair/kernel/words';
import type { Config } from '../rules/config.ts';
import type { Facts } from '../rules/facts.ts';
import { factionOn, factsOf, seatOf } from '../rules/facts.ts';
import type { Faction, Suit } from '../rules/pieces.ts';
import {
  ALLIANCE,
  CORVIDS,
  clearingNumbered,
  EVERY_FACTION,
  factionId,
  isVagabond,
} from '../rules/pieces.ts';
import type { State } from '../rules/state.ts';
import { suitOf } from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { AlliancePlan } from './alliance.ts';
import { CommonDeck } from './cards.ts';
import { EyriePlan } from './eyrie.ts';
import { factionAsked } from './faction-asked.ts';
import { HumanOutrage } from './human-outrage.ts';
import { PASS } from './inputs.ts';
import { MarquisePlan } from './marquise.ts';
import type { Course } from './player.ts';
import { anyOf, named, Player } from './player.ts';
import { randomInput } from './random.ts';
import { VagabondPlan } from './vagabond.ts';
import { factionIn } from './words.ts';

export const PLAN = 'plan';
export const RANDOM = 'random';
export const IDLE = 'pass';

/** By the id of the faction. */
export const PLANS: Readonly<
  Record<string, new (me: Faction, facts: Facts, deck: CommonDeck) => Player>
> = {
  marquise: MarquisePlan,
  eyrie: EyriePlan,
  alliance: AlliancePlan,
  vagabond: VagabondPlan,
};

/** Does nothing. */
class Idler extends Player {
  *turn(): Course {}
}

/** All stand-ins of one game, around one deck. */
export class StandIns implements Policy<State, Input> {
  readonly hear?: NonNullable<Policy<State, Input>['hear']>;
  private readonly facts: Facts;
  private readonly plans: readonly (string | undefined)[];
  private deck: CommonDeck | undefined;
  /** By faction; nobody for bots and for those who play at random. */
  players: readonly (Player | undefined)[] = [];
  private course: Course | undefined;
  private outrage: HumanOutrage | undefined;
  private attack: { readonly attacker: Faction; readonly suit: Suit } | undefined;

  constructor(config: Config, plans: readonly (string | undefined)[]) {
    this.facts = factsOf(config);
    this.plans = plans;
    const listeners = ['alliance', 'vagabond'];
    const listens = config.seats.some(
      ({ faction, bot }, seat) =>
        bot === undefined && listeners.includes(faction) && this.planOf(seat) === PLAN,
    );
    if (listens || this.facts.botOf[CORVIDS] !== undefined) {
      this.hear = (_rule, id, params = {}) => {
        for (const player of this.players) player?.hear?.(id, params);
        this.outrage?.hear(id, params);
        this.hearExtortion(id, params);
      };
    }
  }

  /** 11.7.3, B-61: a random card, or the one worth least where he may choose. */
  private hearExtortion(id: string, params: Params): void {
    const hand = this.players[factionIn(params, 'faction')]?.hand;
    if (id === 'do.extortAtRandom') hand?.spendRandom();
    if (id !== 'do.extort') return;
    const least = hand?.least(() => true);
    if (least !== undefined) hand?.spend(least);
  }

  answer<A>(question: Question<A>, rng: Rng): A {
    const deck = this.sitDown(rng);
    const vagabond = this.facts.humans.find(isVagabond) ?? NONE;
    const player = this.players[factionAsked(question, vagabond)];
    if (player === undefined) return anyOf(question, deck);
    if (question.ask.id === 'ask.ambush') return named(question, this.ambush(player));
    if (question.ask.id === 'ask.foilAmbush') {
      return named(question, this.playsAmbush(player) ? 'yes' : 'no');
    }
    return player.answer(question);
  }

  input(state: State, seat: Seat, legal: () => readonly Input[], rng: Rng): Input {
    this.sitDown(rng);
    const me = factionOn(state.facts, seat);
    for (const player of this.players) if (player !== undefined) player.state = state;
    const player = this.players[me];
    const input = player === undefined ? randomInput(legal(), rng) : this.next(player);
    this.follow(state, me, input);
    return input;
  }

  /** The rest of the turn that he is in, or a new turn. */
  private next(player: Player): Input {
    this.course ??= player.turn();
    const { value, done } = this.course.next();
    if (!done) return value;
    this.course = undefined;
    return PASS;
  }

  /** Who has no plan of his own plays at random. */
  private planOf(seat: number): string {
    const { faction } = this.facts.config.seats[seat] ?? {};
    const plan = this.plans[seat] ?? PLAN;
    return plan === PLAN && PLANS[faction ?? ''] === undefined ? RANDOM : plan;
  }

  private sitDown(rng: Rng): CommonDeck {
    if (this.deck !== undefined) return this.deck;
    const deck = new CommonDeck(this.facts, rng);
    this.deck = deck;
    this.players = EVERY_FACTION.map((faction) => {
      if (!this.facts.humans.includes(faction)) return undefined;
      const plan = this.planOf(seatOf(this.facts, faction));
      if (plan === IDLE) return new Idler(faction, this.facts, deck);
      const Plan = PLANS[factionId(faction)];
      return plan === RANDOM || Plan === undefined
        ? undefined
        : new Plan(faction, this.facts, deck);
    });
    const alliance = this.players[ALLIANCE];
    if (alliance instanceof AlliancePlan) {
      this.outrage = new HumanOutrage(alliance, this.facts.humans, this.players);
    }
    return deck;
  }

  /** What an input means between humans, where the game leaves it to them. */
  private follow(state: State, me: Faction, input: Input): void {
    if (input.kind === 'battle') {
      this.attack = { attacker: me, suit: suitOf(state, clearingNumbered(input.at)) };
    }
    this.outrage?.follow(me, input);
  }

  /** Step 1 of a battle between humans: the defender's card, and the attacker's against it. */
  private ambush(defender: Player): string {
    const { attacker } = this.attack ?? { attacker: NONE };
    if (!this.playsAmbush(defender)) return 'no';
    return this.playsAmbush(this.players[attacker]) ? 'foiled' : 'yes';
  }

  /** One that fits where the battle is, if there is one in the hand. */
  private playsAmbush(player: Player | undefined): boolean {
    const { suit } = this.attack ?? { suit: NONE };
    const card = player?.hand.least(
      (one) => player.deck.isAmbush(one) && player.deck.fits(one, suit),
    );
    if (card !== undefined) player?.hand.spend(card);
    return card !== undefined;
  }
}
