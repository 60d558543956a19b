import type { MessageId, Params } from '@empty-chair/kernel/words';
import { baseFor, mayMove } from '../board.ts';
import type { Facts } from '../facts.ts';
import type { Clearing, Faction, Suit } from '../pieces.ts';
import { ALLIANCE, FOX_BASE, isBase, isVagabond, SYMPATHY } from '../pieces.ts';
import { piecesAt, suitOf, warriorSupply, warriorsAt } from '../state.ts';
import {
  baseAt,
  basesOn,
  canTake,
  costOfSpread,
  enemyWarriorsAt,
  hasEnemies,
  nextPoints,
  sympathizers,
  worthOfRevolt,
} from './alliance-board.ts';
import { Supporters } from './alliance-supporters.ts';
import type { CommonDeck } from './cards.ts';
import { SUITS } from './cards.ts';
import { craftItems } from './craft.ts';
import * as record from './inputs.ts';
import { prospect, threatOf } from './odds.ts';
import type { Course } from './player.ts';
import { Player } from './player.ts';
import { CLEARING_LIST, neighbours } from './ways.ts';
import { pieceIn } from './words.ts';

/**
 * The Woodland Alliance's plan.
 * Birdsong: revolt wherever two supporters allow, where most is removed; then spread sympathy while
 * supporters last, for the most points and where fewest enemies are, keeping two for the first revolt.
 * Daylight: craft items with sympathy; train officers, up to four, with cards that match a base; the
 * other cards become supporters.
 * Evening, one operation for each officer: organize where a warrior stands without sympathy, battle
 * where points are sure, move a warrior out to organize, recruit.
 * Draw 1 and one for each base on the map, discard down to five.
 * Officers are counted here and never placed again; the game still shows them in supply.
 */
const STARTING_SUPPORTERS = 3;
const REVOLT_COST = 2;
const MOST_OFFICERS = 4;
/** What a battle must be worth to be fought instead of organizing. */
const WORTH_A_BATTLE = 0.4;

export class AlliancePlan extends Player {
  readonly supporters: Supporters;
  officers = 0;
  protected override readonly loses = ['sympathy'];

  constructor(me: Faction, facts: Facts, deck: CommonDeck) {
    super(me, facts, deck);
    this.supporters = new Supporters(deck);
    for (let left = STARTING_SUPPORTERS; left > 0; left -= 1) this.drawSupporter();
  }

  *turn(): Course {
    yield* this.revolt();
    yield* this.spread();
    yield* craftItems(this, this.sympathySuits(), (card) => this.deck.points(card));
    this.train();
    this.mobilize();
    yield* this.operate();
    this.hand.draw(1 + basesOn(this.state).length);
    this.hand.discardToLimit();
  }

  private get hasBase(): boolean {
    return basesOn(this.state).length > 0;
  }

  /** Warriors that are not officers. */
  private get supply(): number {
    return warriorSupply(this.state, ALLIANCE) - this.officers;
  }

  private drawSupporter(): void {
    const card = this.deck.draw();
    if (card !== undefined) this.supporters.add(card, this.hasBase);
  }

  // ---- what others do to it ----------------------------------------------------------

  /** Law 8.2.6, by another human: a card of his hand, else one from the deck. */
  outragedBy(other: Player | undefined, suit: Suit): void {
    const card = other?.hand.match(suit);
    if (other === undefined || card === undefined) this.drawSupporter();
    else this.supporters.add(other.hand.take(card), this.hasBase);
  }

  override hear(id: MessageId, params: Params): void {
    const what: string = id;
    // A bot has no hand to pay from.
    if (what === 'do.outrageDraw') this.drawSupporter();
    if (what !== 'do.removePiece') return;
    const kind = pieceIn(params);
    if (isBase(kind)) this.loseBase(kind - FOX_BASE);
  }

  private loseBase(suit: Suit): void {
    this.supporters.loseBase(suit, this.hasBase);
    this.officers -= Math.ceil(this.officers / 2);
  }

  // ---- Birdsong --------------------------------------------------------------------

  private *revolt(): Course {
    for (;;) {
      const at = this.bestRevolt();
      if (at === undefined) return;
      const { state } = this;
      const suit = suitOf(state, at);
      this.supporters.spend(suit, REVOLT_COST);
      if (hasEnemies(state, at)) yield record.clear(at);
      yield record.place(1, baseFor(state, at), at);
      const n = Math.min(sympathizers(state, suit), this.supply);
      if (n > 0) yield record.place(n, 'warrior', at);
      if (this.supply > 0) this.officers += 1;
    }
  }

  private bestRevolt(): Clearing | undefined {
    let best: Clearing | undefined;
    let most = 0;
    for (const at of CLEARING_LIST) {
      if (this.supporters.count(suitOf(this.state, at)) < REVOLT_COST) continue;
      const worth = worthOfRevolt(this.state, at);
      if (worth === undefined) continue;
      const guarded = worth + 0.3 * sympathizers(this.state, suitOf(this.state, at));
      if (guarded >= most) [best, most] = [at, guarded];
    }
    return best;
  }

  private *spread(): Course {
    for (;;) {
      const { state } = this;
      let best: { at: Clearing; cost: number; worth: number } | undefined;
      for (const at of CLEARING_LIST) {
        const cost = costOfSpread(state, at);
        if (cost === undefined || this.supporters.count(suitOf(state, at)) < cost) continue;
        const worth = -cost - 0.1 * enemyWarriorsAt(state, at);
        if (best === undefined || worth > best.worth) best = { at, cost, worth };
      }
      if (best === undefined) return;
      const points = nextPoints(state);
      this.supporters.spend(suitOf(state, best.at), best.cost);
      yield record.place(1, SYMPATHY, best.at);
      if (points > 0) yield record.score(points);
    }
  }

  // ---- Daylight --------------------------------------------------------------------

  private sympathySuits(): number[] {
    const pieces = SUITS.map(() => 0);
    for (const at of CLEARING_LIST) {
      const suit = suitOf(this.state, at);
      pieces[suit] = (pieces[suit] as number) + piecesAt(this.state, SYMPATHY, at);
    }
    return pieces;
  }

  private train(): void {
    const suits = basesOn(this.state);
    while (this.officers < MOST_OFFICERS && this.supply > 0) {
      const card = this.hand.least((one) => suits.some((suit) => this.deck.fits(one, suit)));
      if (card === undefined) return;
      this.hand.spend(card);
      this.officers += 1;
    }
  }

  private mobilize(): void {
    for (const card of this.hand.cards.slice()) {
      if (this.supporters.isFull(this.hasBase)) return;
      this.supporters.add(this.hand.take(card), this.hasBase);
    }
  }

  // ---- Evening ---------------------------------------------------------------------

  private *operate(): Course {
    for (let left = this.officers; left > 0; left -= 1) {
      const before = this.officers;
      const operation = this.organize() ?? this.battle() ?? this.moveOut(left) ?? this.recruit();
      if (operation === undefined) return;
      yield* operation;
      // A battle can cost a base, and with it officers.
      left -= before - this.officers;
    }
  }

  private organize(): Course | undefined {
    const at = CLEARING_LIST.find(
      (one) =>
        warriorsAt(this.state, ALLIANCE, one) > 0 &&
        canTake(this.state, one) &&
        !baseAt(this.state, one),
    );
    return at === undefined ? undefined : this.organizeAt(at);
  }

  private *organizeAt(at: Clearing): Course {
    const points = nextPoints(this.state);
    yield record.remove(1, 'warrior', at);
    yield record.place(1, SYMPATHY, at);
    if (points > 0) yield record.score(points);
  }

  private battle(): Course | undefined {
    const { state } = this;
    let best: { at: Clearing; defender: Faction; worth: number } | undefined;
    for (const at of CLEARING_LIST) {
      const most = warriorsAt(state, ALLIANCE, at);
      if (most === 0) continue;
      for (const defender of state.facts.enemies[ALLIANCE] as readonly Faction[]) {
        if (isVagabond(defender)) continue;
        const odds = prospect(state, {
          attacker: ALLIANCE,
          defender,
          clearing: at,
          most,
          extra: 0,
        });
        const worth =
          odds.pieces * (1 + threatOf(state, defender)) +
          0.3 * odds.warriors -
          0.6 * Math.min(most, odds.lost);
        if (worth > (best?.worth ?? WORTH_A_BATTLE)) best = { at, defender, worth };
      }
    }
    if (best === undefined) return undefined;
    const { at, defender } = best;
    return one(record.battle(at, defender));
  }

  /** With an operation to follow: a warrior that the base can spare goes where sympathy can. */
  private moveOut(left: number): Course | undefined {
    const { state } = this;
    if (left < 2) return undefined;
    for (const from of CLEARING_LIST) {
      const spare = warriorsAt(state, ALLIANCE, from) - (baseAt(state, from) ? 1 : 0);
      if (spare < 1) continue;
      const to = neighbours(state, from).find(
        (next) => canTake(state, next) && mayMove(state, ALLIANCE, from, next),
      );
      if (to !== undefined) return one(record.move(1, from, to));
    }
    return undefined;
  }

  private recruit(): Course | undefined {
    const at = CLEARING_LIST.find((one) => baseAt(this.state, one));
    return at === undefined || this.supply < 1 ? undefined : one(record.place(1, 'warrior', at));
  }
}

function* one(input: ReturnType<typeof record.move>): Course {
  yield input;
}
