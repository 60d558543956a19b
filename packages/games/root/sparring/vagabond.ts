import { get } from '@empty-chair/kernel/ids';
import type { Question } from '@empty-chair/kernel/table';
import type { MessageId, Params } from '@empty-chair/kernel/words';
import { isBot, piecesOf } from '../rules/board.ts';
import type { Facts } from '../rules/facts.ts';
import { enemiesOf } from '../rules/facts.ts';
import { neighbours } from '../rules/humans/ways.ts';
import type { Card, Clearing, Faction, Item } from '../rules/pieces.ts';
import { buildingsOf, EVERY_ITEM, FACTION_IDS, ITEM_IDS, tokensOf } from '../rules/pieces.ts';
import { isHeldFast } from '../rules/plots.ts';
import type { Place, State } from '../rules/state.ts';
import {
  craftedBy,
  forestOf,
  hasRuin,
  isInForest,
  pawnOf,
  piecesAt,
  suitOf,
  warriorsAt,
} from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import type { CommonDeck } from './cards.ts';
import * as record from './inputs.ts';
import type { Course } from './player.ts';
import { named, Player, preferred } from './player.ts';
import { Fame } from './vagabond-fame.ts';
import { BAG, BOOT, COIN, CROSSBOW, HAMMER, Pack, SWORD, TEA, TORCH } from './vagabond-pack.ts';
import { Quests } from './vagabond-quests.ts';
import type { Sight } from './vagabond-routes.ts';
import { bestFight, craftable, worthOfPlace } from './vagabond-routes.ts';
import { factionIn, itemIn, numberIn } from './words.ts';

/**
 * The Vagabond's plan, as a Thief.
 * Birdsong: refresh; slip to a forest when few items are whole, else to the clearing next to him where
 * most can be done.
 * Daylight, while anything is worth doing where he is: explore the ruin, do a quest (for points, not
 * cards), craft items, battle where points are likely, strike what nobody guards, aid a bot for an item
 * or a better relationship. Then a boot's step to the best clearing in reach, and again. Hammers left
 * repair; a torch left steals a card.
 * Evening: rest in a forest, draw 1 and one for each coin, discard down to five, check the capacity.
 * Left out: aid to humans, moving and fighting along with allies, coalitions, other characters.
 */
const WANTED: readonly Item[] = [SWORD, HAMMER, TEA, BOOT, COIN, BAG, CROSSBOW];
const RUIN_ITEMS = ['sword', 'hammer', 'boot', 'bag'];
/** With as few whole items, or as many damaged ones, he goes to rest. */
const FEW_ITEMS = 3;
const MANY_DAMAGED = 5;
/** What the next clearing must offer. */
const WORTH_A_STEP = 0.6;

export class VagabondPlan extends Player {
  readonly pack = new Pack();
  readonly quests: Quests;
  readonly fame: Fame;

  constructor(me: Faction, facts: Facts, deck: CommonDeck) {
    super(me, facts, deck);
    this.quests = new Quests(deck.rng);
    this.fame = new Fame(me);
  }

  override answer<A>(question: Question<A>): A {
    const id: string = question.ask.id;
    if (id === 'ask.swords') return named(question, String(Math.min(3, this.pack.swords)));
    if (id === 'ask.chooseRuinItem') return preferred(question, RUIN_ITEMS);
    return super.answer(question);
  }

  override hear(id: MessageId, params: Params): void {
    const what: string = id;
    if (what === 'do.humanDamage' && factionIn(params, 'faction') === this.me) {
      this.pack.takeHits(numberIn(params));
    }
    if (what === 'do.explore' && this.isExploring) this.pack.gain(itemIn(params));
    this.fame.hear(id, params);
  }
  private isExploring = false;

  *turn(): Course {
    this.fame.beginTurn();
    this.pack.refresh();
    yield* this.slip();
    if (!isInForest(this.place)) yield* this.daylight();
    if (isInForest(this.place)) this.pack.rest();
    this.hand.draw(1 + this.pack.coins);
    this.hand.discardToLimit();
    this.pack.checkCapacity();
  }

  private get place(): Place {
    return pawnOf(this.state, this.me);
  }

  /** In Daylight he is out of the forests. */
  private get here(): Clearing {
    return this.place as Clearing;
  }

  /** Under a Snare. */
  private get isHeldFast(): boolean {
    const { place } = this;
    return !isInForest(place) && isHeldFast(this.state, this.me, place);
  }

  private get sight(): Sight {
    const { state, me, pack, quests, fame, hand, deck } = this;
    return { state, me, pack, quests, fame, hand, deck };
  }

  // ---- Birdsong --------------------------------------------------------------------

  private *slip(): Course {
    const { facts } = this.state;
    const { place } = this;
    if (this.isHeldFast) return;
    const isHurt =
      this.pack.damaged > 0 &&
      (this.pack.undamaged <= FEW_ITEMS || this.pack.damaged >= MANY_DAMAGED);
    if (isHurt) {
      const forest = isInForest(place) ? undefined : get(facts.clearingForests, place)[0];
      if (forest !== undefined) yield { kind: 'pawn', to: get(facts.forestIds, forest) };
      return;
    }
    const clearings = isInForest(place)
      ? get(facts.forestClearings, forestOf(place))
      : neighbours(this.state, place);
    const here = isInForest(place)
      ? Number.NEGATIVE_INFINITY
      : worthOfPlace(this.sight, place, this.boots);
    const to = this.bestOf(clearings, here, (at) => worthOfPlace(this.sight, at, this.boots));
    if (to !== undefined) yield pawn(to);
  }

  private get boots(): number {
    return this.pack.ready(BOOT);
  }

  private bestOf(
    clearings: readonly Clearing[],
    atLeast: number,
    worth: (at: Clearing) => number,
  ): Clearing | undefined {
    let best: Clearing | undefined;
    let most = atLeast;
    for (const at of clearings) {
      const its = worth(at);
      if (its > most) [best, most] = [at, its];
    }
    return best;
  }

  // ---- Daylight --------------------------------------------------------------------

  private *daylight(): Course {
    for (;;) {
      yield* this.actHere(this.here);
      if (this.isHeldFast) break;
      const inReach = neighbours(this.state, this.here).filter(
        (at) => this.bootsTo(at) <= this.boots,
      );
      const to = this.bestOf(inReach, WORTH_A_STEP, (at) =>
        worthOfPlace(this.sight, at, this.boots - this.bootsTo(at)),
      );
      if (to === undefined) break;
      this.pack.exhaust(BOOT, this.bootsTo(to));
      yield pawn(to);
    }
    while (this.pack.damaged > 0 && this.pack.ready(HAMMER) > 0) {
      this.pack.exhaust(HAMMER);
      this.pack.repairOne();
    }
    yield* this.steal(this.here);
  }

  /** One more where a hostile faction has warriors. */
  private bootsTo(at: Clearing): number {
    const isHostile = [...this.fame.hostile].some((enemy) => warriorsAt(this.state, enemy, at) > 0);
    return isHostile ? 2 : 1;
  }

  private *actHere(at: Clearing): Course {
    const suit = suitOf(this.state, at);
    if (hasRuin(this.state, at) && this.pack.ready(TORCH) > 0) yield* this.explore(at);
    for (;;) {
      const quest = this.quests.possible(suit, this.pack);
      if (quest === undefined) break;
      for (const item of quest.items) this.pack.exhaust(item);
      yield record.score(this.quests.complete(quest));
    }
    for (;;) {
      const card = craftable(this.sight, at);
      if (card === undefined) break;
      yield* this.craft(card);
    }
    yield* this.aid(at);
    for (;;) {
      const fight = this.pack.ready(SWORD) > 0 ? bestFight(this.sight, at) : undefined;
      if (fight === undefined) break;
      this.pack.exhaust(SWORD);
      yield record.battle(at, fight.defender);
      const infamy = this.fame.takeInfamy();
      if (infamy > 0) yield record.score(infamy);
    }
    yield* this.strike(at);
  }

  private *explore(at: Clearing): Course {
    this.pack.exhaust(TORCH);
    this.isExploring = true;
    yield record.explore(at);
    this.isExploring = false;
    yield record.score(1);
  }

  private *craft(card: Card): Course {
    const item = this.deck.item(card);
    const hammers = (this.deck.cost(card) ?? []).reduce((sum, n) => sum + n, 0);
    this.pack.exhaust(HAMMER, hammers);
    this.hand.spend(card);
    this.pack.gain(item);
    yield record.craft(item, this.deck.points(card));
  }

  /** A building or token without warriors to guard it; the crossbow's work is no battle. */
  private *strike(at: Clearing): Course {
    const { state } = this;
    for (const enemy of enemiesOf(state.facts, this.me)) {
      if (this.pack.ready(CROSSBOW) === 0) return;
      if (warriorsAt(state, enemy, at) > 0) continue;
      const kind = [...(tokensOf(enemy) ?? []), ...(buildingsOf(enemy) ?? [])].find(
        (one) => piecesAt(state, one, at) > 0,
      );
      if (kind === undefined) continue;
      this.pack.exhaust(CROSSBOW);
      yield record.destroy(kind, enemy, at);
    }
  }

  /** For an item that the bot has crafted, or for the points of a better relationship. */
  private *aid(at: Clearing): Course {
    for (const bot of enemiesOf(this.state.facts, this.me)) {
      if (!isBot(this.state, bot) || piecesOf(this.state, bot, at) === 0) continue;
      for (;;) {
        const items = itemsOf(this.state, bot);
        const card = this.hand.match(suitOf(this.state, at));
        const payment = this.pack.spare();
        const isWorth = items.length > 0 || this.fame.isOneAidAway(bot);
        if (card === undefined || payment === undefined || !isWorth) break;
        this.pack.exhaust(payment);
        this.hand.spend(card);
        const points = this.fame.aid(bot);
        yield record.give(bot);
        if (points > 0) yield record.score(points);
        yield* this.takeItem(bot, items);
      }
    }
  }

  /** The one he likes best. What a bot has crafted is corrected, as a human at the table would. */
  private *takeItem(bot: Faction, items: readonly Item[]): Course {
    const item = WANTED.find((one) => items.includes(one));
    if (item === undefined) return;
    const left = items.slice();
    left.splice(left.indexOf(item), 1);
    this.pack.gain(item);
    yield {
      kind: 'correct',
      path: `factions.${FACTION_IDS[bot]}.craftedItems`,
      value: left.map((one) => ITEM_IDS[one]),
    };
  }

  private *steal(at: Clearing): Course {
    if (this.pack.ready(TORCH) === 0) return;
    const bot = enemiesOf(this.state.facts, this.me).find(
      (one) => isBot(this.state, one) && piecesOf(this.state, one, at) > 0,
    );
    if (bot === undefined) return;
    this.pack.exhaust(TORCH);
    yield record.take(bot);
    this.hand.draw(1);
  }
}

const pawn = (to: Clearing): Input => ({ kind: 'pawn', to: String(to + 1) });

const itemsOf = (state: State, bot: Faction): readonly Item[] =>
  EVERY_ITEM.flatMap((item) => new Array<Item>(craftedBy(state, bot, item)).fill(item));
