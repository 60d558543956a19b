import type { Deck } from '@empty-chair/kernel/deck';
import { drawCard } from '@empty-chair/kernel/deck';
import { Broken } from '@empty-chair/kernel/errors';
import { get, put } from '@empty-chair/kernel/ids';
import type { Table } from '@empty-chair/kernel/table';
import type { RuleId } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import type { Card, Tree } from './content.ts';
import { CARDS } from './content.ts';
import type { State } from './state.ts';
import { cardRef, faceRef, m } from './words.ts';

export type Spot = 'supply' | 'basket' | 'nest' | { readonly on: Tree } | { readonly in: Tree };

/** The only verb that moves fruit: what leaves one spot arrives at the other. */
export function moveFruit(state: State, n: number, from: Spot, to: Spot): void {
  add(state, from, -n);
  add(state, to, n);
}

function add(state: State, spot: Spot, n: number): void {
  if (spot === 'supply') state.supply += n;
  else if (spot === 'basket') state.basket += n;
  else if (spot === 'nest') state.nest += n;
  else if ('on' in spot) put(state.fruit, spot.on, get(state.fruit, spot.on) + n);
  else put(state.hollow, spot.in, get(state.hollow, spot.in) + n);
}

/** Turns the top order card onto the discard pile, or asks which one was turned. */
export function turnOrder(table: Table<unknown>, { orders }: State, rule: RuleId): Card {
  const card = table.atTable.cards
    ? askForOrder(table, orders, rule)
    : drawCard(orders, table.rng, 'reshuffle');
  if (card === undefined) throw new Broken('no order card anywhere', rule);
  orders.discard.push(card);
  return card;
}

/** The app knows which cards are left in a pile on the real table, but not their order. */
function askForOrder(table: Table<unknown>, orders: Deck<Card>, rule: RuleId): Card {
  if (orders.draw.length === 0) orders.draw = orders.discard.splice(0);
  const card = table.ask({
    rule,
    channel: 'cards',
    ask: message(m('ask.order')),
    // In the printed order: the state's own order would tell about a pile that nobody has seen.
    answers: CARDS.filter((candidate) => orders.draw.includes(candidate)),
    ref: cardRef,
  });
  orders.draw = orders.draw.filter((other) => other !== card);
  table.rng.reveal();
  return card;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

export function rollDie(table: Table<unknown>, rule: RuleId): number {
  if (!table.atTable.dice) return table.rng.below(FACES.length) + 1;
  const face = table.ask<number>({
    rule,
    channel: 'dice',
    ask: message(m('ask.die')),
    answers: FACES,
    ref: faceRef,
  });
  table.rng.reveal();
  return face;
}
