import { suitOfCard } from '../rules/facts.ts';
import type { ColumnId } from '../rules/leaders.ts';
import { COLUMN_IDS } from '../rules/leaders.ts';
import type { Card, Clearing, Suit } from '../rules/pieces.ts';
import {
  BIRD,
  clearingNumbered,
  EVERY_CLEARING,
  EYRIE,
  factionNamed,
  ROOST,
} from '../rules/pieces.ts';
import { cardFor, currentColumn, suitInDecree } from '../rules/screen/decree.ts';
import { handOf, turnOf } from '../rules/screen/play.ts';
import type { State } from '../rules/state.ts';
import { pieceSupply, piecesAt, warriorSupply, warriorsAt } from '../rules/state.ts';
import { WORTH_DOING, worthOfCommon } from './common-acts.ts';
import { extraHits, pendingOf } from './eyrie-actions.ts';
import { bestTarget, fitsSuit, hasRoom, worthOfBattle, wouldRule } from './eyrie-board.ts';
import type { Orders } from './eyrie-leaders.ts';
import { CLUTCH, ordersOf, withCard } from './eyrie-leaders.ts';
import { gainOf, worthsFor } from './eyrie-moves.ts';
import { rehearse } from './eyrie-rehearsal.ts';
import { pointsOf, worthInHand } from './hand-worth.ts';
import type { Plan, Weigh } from './plan.ts';
import { AT_ONCE, NEVER } from './plan.ts';
import type { Worth } from './remembered-worth.ts';

/**
 * The Eyrie's plan.
 * Birdsong: add one card to the Decree, and a second if that is better. A rehearsal of two turns on a copy
 * of the board says so: what the battles win, the roosts, and whether the Decree can still be carried out
 * next turn.
 * Daylight: craft what is worth its card; then the Decree, column by column, suits before birds, which may
 * still do what now cannot be done: recruit at the roost that needs it, move towards what the rest of the
 * Decree asks for, battle where most is won, build where most warriors stand.
 * Leaders: Despot, Charismatic, Commander, Builder.
 */
export const eyriePlan: Plan = {
  weigh,
  prefers: ({ question: { ask } }) => (ask.id === 'ask.leader' ? CLUTCH : []),
};

/** How many ways to add a card are tried out. */
const REHEARSALS = 3;
/** Battles bring points at once and take them from the others. */
const WON = 2;
/** What it is worth to carry the Decree out in none, one or two turns to come. */
const TURNS = [-10, 0, 4];
/** How much another card is wanted in a column that has so many. */
const WANTED: Readonly<Record<ColumnId, readonly number[]>> = {
  recruit: [3, 2, 0.5, 0],
  move: [2, 1.6, 1.5, 0.5],
  battle: [2, 1, 0, 0],
  build: [3, 2.5, 1.5, 0],
};
const TOO_MANY = -2;
/** A suit in the later columns must find its clearing turn after turn; a bird always does. */
const RIGID = 1;
const RIGID_COLUMNS: readonly ColumnId[] = ['battle', 'build'];
/** After a second card, if there is a good one. */
const NEW_ROOST = 2 * WORTH_DOING;

function weigh(state: State): Weigh {
  const orders = ordersOf(state);
  let worths: Worth | undefined;
  const gain = ({ n, from, to }: { n: number; from: number; to: number }): number => {
    worths ??= worthsFor(state, pendingOf(orders));
    return gainOf(state, { n, from: clearingNumbered(from), to: clearingNumbered(to) }, worths);
  };
  const fight = ({ at, defender }: { at: number; defender: string }): number => {
    const here = clearingNumbered(at);
    const n = warriorsAt(state, EYRIE, here);
    return worthOfBattle(state, here, factionNamed(defender), n, extraHits(orders));
  };
  let additions: ReadonlyMap<string, number> | undefined;
  return (act) => {
    switch (act.what) {
      case 'decree':
        additions ??= worthsOfAdditions(state, orders);
        return additions.get(`${act.card} ${act.column}`) ?? NEVER;
      case 'newRoost':
        return NEW_ROOST + 0.01 * warriorsAt(state, EYRIE, clearingNumbered(act.at));
      case 'decreeRecruit': {
        const at = clearingNumbered(act.at);
        return rarerFirst(state, 'recruit', at) - warriorsAt(state, EYRIE, at);
      }
      case 'move':
        return rarerFirst(state, 'move', clearingNumbered(act.from)) + gain(act);
      case 'battle':
        return rarerFirst(state, 'battle', clearingNumbered(act.at)) + fight(act);
      case 'decreeBuild': {
        const at = clearingNumbered(act.at);
        return rarerFirst(state, 'build', at) + warriorsAt(state, EYRIE, at);
      }
      case 'cobbler':
      case 'leagueMove':
      case 'emigre':
        return free(gain(act));
      case 'commandWarren':
      case 'leagueBattle':
        return free(fight(act));
      case 'end':
        // What is left of the Decree is turmoil.
        return turnOf(state).step === 'daylight' && currentColumn(state) !== undefined
          ? NEVER
          : WORTH_DOING;
      default:
        return worthOfCommon(state, EYRIE, act);
    }
  };
}

const free = (worth: number): number => (worth > WORTH_DOING ? AT_ONCE + worth : NEVER);

/** Suits before birds, which may still do what now cannot be done. */
function rarerFirst(state: State, column: ColumnId, at: Clearing): number {
  const card = cardFor(state, column, at);
  return card !== undefined && suitInDecree(state, card) !== BIRD ? RARER : 0;
}
const RARER = AT_ONCE / 2;

// ---- Birdsong --------------------------------------------------------------------

interface Addition {
  readonly key: string;
  readonly suit: Suit;
  readonly column: ColumnId;
  readonly worth: number;
}

/** By card and column. The first card has to be added, a second only if all is better with it. */
function worthsOfAdditions(state: State, orders: Orders): ReadonlyMap<string, number> {
  const isFirst = turnOf(state).taken === 0;
  const before = isFirst ? 0 : outcome(state, orders);
  const worths = new Map<string, number>();
  const tried = cheapestOfEachSuit(state)
    .flatMap((card) => COLUMN_IDS.map((column) => addition(state, orders, card, column)))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, REHEARSALS);
  for (const { key, suit, column, worth } of tried) {
    worths.set(key, worth + outcome(state, withCard(orders, suit, column)) - before);
  }
  return worths;
}

function cheapestOfEachSuit(state: State): readonly Card[] {
  const best = new Map<Suit, Card>();
  const worth = (card: Card): number => worthInHand(state, EYRIE, card);
  const mayBeBird = turnOf(state).birds === 0;
  for (const card of handOf(state, EYRIE)) {
    const suit = suitOfCard(state.facts, card);
    if (suit === BIRD && !mayBeBird) continue;
    const known = best.get(suit);
    if (known === undefined || worth(card) < worth(known)) best.set(suit, card);
  }
  return [...best.values()];
}

function outcome(state: State, orders: Orders): number {
  const { turns, won, roosts } = rehearse(state, orders);
  return WON * won + roosts + (TURNS[turns] as number);
}

/** How well it can be carried out, how much it is wanted, less what the card is worth in hand. */
function addition(state: State, orders: Orders, card: Card, column: ColumnId): Addition {
  const suit = suitOfCard(state.facts, card);
  const there = orders.columns[column];
  const rivals = there.filter((one) => one === suit || one === BIRD || suit === BIRD).length;
  const room = roomFor(state, orders, suit, column) - rivals;
  const wanted = WANTED[column][there.length] ?? TOO_MANY;
  const rigid = suit !== BIRD && RIGID_COLUMNS.includes(column) ? RIGID : 0;
  const worth = wanted + Math.min(0, room - 1) * 3 - 0.2 * pointsOf(state, EYRIE, card) - rigid;
  return { key: `${state.facts.cards[card]?.id} ${column}`, suit, column, worth };
}

/** How many such actions the board has to offer, about. */
function roomFor(state: State, orders: Orders, suit: Suit, column: ColumnId): number {
  const here = EVERY_CLEARING.filter((clearing) => fitsSuit(state, clearing, suit));
  const own = (at: Clearing): number => warriorsAt(state, EYRIE, at);
  const moves = orders.columns.move.length > 0;
  switch (column) {
    case 'recruit':
      return here.some((at) => piecesAt(state, ROOST, at) > 0)
        ? Math.min(warriorSupply(state, EYRIE), 4)
        : 0;
    case 'move':
      return here.reduce((sum, at) => sum + Math.min(2, own(at)), 0);
    case 'battle':
      return (
        here.filter((at) => bestTarget(state, at, own(at), 0) !== undefined).length +
        (moves ? 1 : 0)
      );
    default: {
      const ruled = here.filter((at) => hasRoom(state, at) && wouldRule(state, at, own(at)));
      const later = moves && here.some((at) => hasRoom(state, at)) ? 1 : 0;
      return Math.min(pieceSupply(state, ROOST), ruled.length + later);
    }
  }
}
