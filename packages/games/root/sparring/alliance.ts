import type { MessageId, Params } from '@empty-chair/kernel/words';
import { baseFor } from '../rules/board.ts';
import type { Facts } from '../rules/facts.ts';
import { basesOn, costOfSpread, nextPoints, sympathizers } from '../rules/humans/alliance.ts';
import type { Clearing, Faction, Suit } from '../rules/pieces.ts';
import { ALLIANCE, EVERY_CLEARING, isBase, SYMPATHY, suitOfBase } from '../rules/pieces.ts';
import { piecesAt, suitOf, warriorSupply } from '../rules/state.ts';
import { hasEnemies, waysOn, worthOfRevolt } from './alliance-board.ts';
import { bestOperation } from './alliance-operations.ts';
import { Supporters } from './alliance-supporters.ts';
import type { CommonDeck } from './cards.ts';
import { SUITS } from './cards.ts';
import { craftItems } from './craft.ts';
import * as record from './inputs.ts';
import type { Course } from './player.ts';
import { Player } from './player.ts';
import { pieceIn } from './words.ts';

/**
 * The Woodland Alliance's plan.
 * Birdsong: revolt wherever two supporters allow, where most is removed; then spread sympathy while
 * supporters last, where it is cheap and where most ways lead on to clearings without sympathy.
 * Daylight: craft items with sympathy; train officers, up to four, with cards that match a base; the
 * other cards become supporters.
 * Evening, one operation for each officer, each time the one of most worth: organize where a warrior
 * stands without sympathy, battle for points and against whoever is ahead, move out to do either with
 * the next officer (one warrior stays at a base), recruit.
 * Draw 1 and one for each base on the map, discard down to five.
 * Officers are counted here and never placed again; the game still shows them in supply.
 */
const STARTING_SUPPORTERS = 3;
const REVOLT_COST = 2;
const MOST_OFFICERS = 4;
/** What each way on from a clearing, to where sympathy can spread next, saves in supporters. */
const OPEN_WAY = 0.3;

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
    if (isBase(kind)) this.loseBase(suitOfBase(kind));
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
    for (const at of EVERY_CLEARING) {
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
      for (const at of EVERY_CLEARING) {
        const cost = costOfSpread(state, at);
        if (cost === undefined || this.supporters.count(suitOf(state, at)) < cost) continue;
        const worth = OPEN_WAY * waysOn(state, at) - cost;
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
    for (const at of EVERY_CLEARING) {
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
      const operation = bestOperation(this.state, this.supply, left);
      if (operation === undefined) return;
      yield* operation.take();
      // A battle can cost a base, and with it officers.
      left -= before - this.officers;
    }
  }
}
