import { mayPlace, openSlots } from '../rules/board.ts';
import { eyrieDraw, roostPoints } from '../rules/humans/eyrie.ts';
import type { Card, Clearing, Suit } from '../rules/pieces.ts';
import {
  BIRD,
  clearingNumbered,
  EVERY_CLEARING,
  EYRIE,
  factionNamed,
  ROOST,
} from '../rules/pieces.ts';
import {
  buildingsAt,
  pieceSupply,
  piecesAt,
  suitOf,
  tokensAt,
  warriorSupply,
  warriorsAt,
} from '../rules/state.ts';
import type { Input } from '../rules/verbs/verbs.ts';
import { SUITS } from './cards.ts';
import { craftItems } from './craft.ts';
import type { Orders } from './eyrie-actions.ts';
import { nextAction } from './eyrie-actions.ts';
import { bestTarget, fitsSuit, hasRoom, roostsOn, wouldRule } from './eyrie-board.ts';
import { Decree } from './eyrie-decree.ts';
import { BATTLE, COLUMNS, MOVE, RECRUIT } from './eyrie-leaders.ts';
import { rehearse } from './eyrie-rehearsal.ts';
import * as record from './inputs.ts';
import type { Course } from './player.ts';
import { Player } from './player.ts';

/**
 * The Eyrie's plan.
 * Birdsong: with no card draw one; add one card to the Decree, and a second if that is better. A
 * rehearsal of two turns on a copy of the board says so: what the battles win, the roosts, and whether
 * the Decree can still be carried out next turn. With no roost begin again where the fewest warriors are.
 * Daylight: craft items with roosts; then the Decree, column by column, the card with fewest choices
 * first: recruit at the roost that needs it, move towards what the rest of the Decree asks for, battle
 * where most is won, build where most warriors stand. What cannot be done is turmoil.
 * Evening: score for the roosts, draw 1 and the bonuses of the roosts, discard down to five.
 * Leaders: Despot, Charismatic, Commander, Builder, and round again.
 */
const NEW_ROOST_WARRIORS = 3;

export class EyriePlan extends Player {
  readonly decree = new Decree(this.deck);

  *turn(): Course {
    if (this.hand.cards.length === 0) this.hand.draw(1);
    this.addToDecree();
    yield* this.newRoost();
    yield* craftItems(this, this.roostSuits(), (card) =>
      this.decree.leader === 'builder' ? this.deck.points(card) : 1,
    );
    yield* this.resolve();
    const points = roostPoints(this.state);
    if (points > 0) yield record.score(points);
    this.hand.draw(eyrieDraw(this.state));
    this.hand.discardToLimit();
  }

  private roostSuits(): number[] {
    const pieces = SUITS.map(() => 0);
    for (const clearing of roostsOn(this.state)) {
      const suit = suitOf(this.state, clearing);
      pieces[suit] = (pieces[suit] as number) + 1;
    }
    return pieces;
  }

  // ---- Birdsong --------------------------------------------------------------------

  private addToDecree(): void {
    let hasBird = false;
    for (const isFirst of [true, false]) {
      const choice = this.bestAddition(hasBird, isFirst);
      if (choice === undefined) return;
      hasBird = this.deck.isBird(choice.card);
      this.decree.add(this.hand.take(choice.card), choice.column);
    }
  }

  /** The best by a rehearsal; the first card has to be added, a second only if all is better with it. */
  private bestAddition(hasBird: boolean, isFirst: boolean): Addition | undefined {
    // Of each suit the card that is worth least in hand.
    const additions = [...SUITS, BIRD]
      .filter((suit) => !(hasBird && suit === BIRD))
      .flatMap((suit) => this.hand.least((card) => this.deck.suit(card) === suit) ?? [])
      .flatMap((card) => COLUMNS.map((column) => this.addition(card, column)))
      .sort((one, other) => other.worth - one.worth)
      .slice(0, REHEARSALS);
    let best: Addition | undefined;
    let most = isFirst ? Number.NEGATIVE_INFINITY : this.outcome(this.decree.orders);
    for (const addition of additions) {
      const { card, column } = addition;
      const worth = addition.worth + this.outcome(this.decree.ordersWith(card, column));
      if (worth > most) [best, most] = [addition, worth];
    }
    return best;
  }

  private outcome(orders: Orders): number {
    const { turns, won, roosts } = rehearse(this.state, orders);
    return WON * won + roosts + (TURNS[turns] as number);
  }

  /** How well it can be carried out, how much it is wanted, less what the card is worth in hand. */
  private addition(card: Card, column: number): Addition {
    const suit = this.deck.suit(card);
    const there = this.decree.suits(column);
    const rivals = there.filter((one) => one === suit || one === BIRD || suit === BIRD).length;
    const room = this.roomFor(suit, column) - rivals;
    const wanted = WANTED[column]?.[there.length] ?? TOO_MANY;
    const worth = wanted + Math.min(0, room - 1) * 3 - 0.2 * this.deck.points(card);
    const rigid = suit !== BIRD && column >= BATTLE ? RIGID : 0;
    return { card, column, worth: worth - rigid };
  }

  /** How many such actions the board has to offer, about. */
  private roomFor(suit: Suit, column: number): number {
    const { state } = this;
    const here = EVERY_CLEARING.filter((clearing) => fitsSuit(state, clearing, suit));
    switch (column) {
      case RECRUIT:
        return here.some((clearing) => piecesAt(state, ROOST, clearing) > 0)
          ? Math.min(warriorSupply(state, EYRIE), 4)
          : 0;
      case MOVE:
        return here.reduce(
          (sum, clearing) => sum + Math.min(2, warriorsAt(state, EYRIE, clearing)),
          0,
        );
      case BATTLE:
        return (
          here.filter(
            (clearing) =>
              bestTarget(state, clearing, warriorsAt(state, EYRIE, clearing), 0) !== undefined,
          ).length + (this.decree.suits(MOVE).length > 0 ? 1 : 0)
        );
      default:
        return Math.min(
          pieceSupply(state, ROOST),
          here.filter(
            (clearing) =>
              hasRoom(state, clearing) &&
              wouldRule(state, clearing, warriorsAt(state, EYRIE, clearing)),
          ).length +
            (this.decree.suits(MOVE).length > 0 && here.some((clearing) => hasRoom(state, clearing))
              ? 1
              : 0),
        );
    }
  }

  private *newRoost(): Course {
    const { state } = this;
    if (roostsOn(state).length > 0) return;
    const warriors = (at: Clearing): number =>
      state.facts.factions.reduce((sum, faction) => sum + warriorsAt(state, faction, at), 0);
    const places = EVERY_CLEARING.filter(
      (at) => openSlots(state, at) > 0 && mayPlace(state, EYRIE, at),
    );
    const [first, ...others] = places;
    if (first === undefined) return;
    const at = others.reduce(
      (best, other) => (warriors(other) < warriors(best) ? other : best),
      first,
    );
    yield record.place(1, ROOST, at);
    const n = Math.min(NEW_ROOST_WARRIORS, warriorSupply(state, EYRIE));
    if (n > 0) yield record.place(n, 'warrior', at);
  }

  // ---- the Decree ------------------------------------------------------------------

  private *resolve(): Course {
    for (const column of COLUMNS) {
      const left = this.decree.suits(column);
      while (left.length > 0) {
        const action = nextAction(this.state, this.decree.orders, column, left);
        if (action === undefined) {
          yield* this.turmoil();
          return;
        }
        left.splice(left.indexOf(action.suit), 1);
        yield* this.carryOut(action.input);
      }
    }
  }

  /** The Despot scores once more for a battle that removed a building or token. */
  private *carryOut(input: Input): Course {
    if (input.kind !== 'battle' || this.decree.leader !== 'despot') {
      yield input;
      return;
    }
    const defender = factionNamed(input.defender);
    const pieces = (): number =>
      buildingsAt(this.state, defender, clearingNumbered(input.at)) +
      tokensAt(this.state, defender, clearingNumbered(input.at));
    const before = pieces();
    yield input;
    if (pieces() < before) yield record.score(1);
  }

  private *turmoil(): Course {
    const birds = this.decree.birds;
    this.decree.fall();
    if (birds > 0) yield record.score(-birds);
  }
}

interface Addition {
  readonly card: Card;
  readonly column: number;
  readonly worth: number;
}

/** How many ways to add a card are tried out. */
const REHEARSALS = 3;
/** Battles bring points at once and take them from the others. */
const WON = 2;
/** What it is worth to carry the Decree out in none, one or two turns to come. */
const TURNS = [-10, 0, 4];
/** How much another card is wanted in a column that has so many. */
const WANTED: readonly (readonly number[])[] = [
  [3, 2, 0.5, 0],
  [2, 1.6, 1.5, 0.5],
  [2, 1, 0, 0],
  [3, 2.5, 1.5, 0],
];
const TOO_MANY = -2;
/** A suit in the later columns must find its clearing turn after turn; a bird always does. */
const RIGID = 1;
