import { discardFromPlay } from './battle-cards.ts';
import { isBot } from './board.ts';
import { cardRef, dropCard, takeCard } from './chance.ts';
import { common } from './content.ts';
import { factionOf, refuse } from './human-refusal.ts';
import type { Faction } from './pieces.ts';
import { ITEM_IDS, ITEMS, indexOfId, isVagabond } from './pieces.ts';
import { score } from './points.ts';
import type { RootTable } from './scene.ts';
import { CRAFTED, cell, ITEM_SUPPLY, itemSupply } from './state.ts';
import { m, ref, rule } from './words.ts';

/** A human's items and cards, as far as a bot is concerned. */
export function craft(table: RootTable, me: Faction, id: string, vp: number): void {
  const { state } = table.scene;
  const item = indexOfId(ITEM_IDS, id);
  if (itemSupply(state, item) === 0) refuse('no.item', { item: ref('item', id) });
  state.cells[ITEM_SUPPLY + item] = itemSupply(state, item) - 1;
  // A human Vagabond keeps it among items that the app does not follow.
  if (!isVagabond(me)) {
    const index = CRAFTED + me * ITEMS + item;
    state.cells[index] = cell(state, index) + 1;
  }
  table.emit?.(rule('law.craft'), m('do.craft'), { item: ref('item', id) });
  score(table, me, vp, 'craft', rule('law.craft'));
}

export function playEffect(table: RootTable, me: Faction, id: string): void {
  const { state } = table.scene;
  const card = state.facts.cards.findIndex((known) => known.id === id);
  if (state.facts.cards[card]?.kind !== 'persistent') {
    refuse('no.effect', { card: ref('literal', id) });
  }
  const taken = [...state.decree.flat(), ...state.inPlay.flat(), ...state.available];
  if (taken.includes(card)) refuse('no.cardElsewhere', { card: ref('card', id) });
  if (table.atTable.cards) takeCard(state, card);
  else dropCard(state, card);
  state.inPlay[me]?.push(card);
  table.emit?.(rule('law.craft'), m('do.effect'), { card: cardRef(state)(card) });
}

/** An effect that is used up, or that somebody made the owner discard. */
export function discardEffect(table: RootTable, me: Faction, id: string): void {
  const { state } = table.scene;
  const card = state.facts.cards.findIndex((known) => known.id === id);
  if (!state.inPlay[me]?.includes(card)) refuse('no.notInPlay', { card: ref('literal', id) });
  discardFromPlay(state, me, card);
  table.emit?.(rule('law.craft'), m('fix.toDiscard'), { card: cardRef(state)(card) });
}

/** 2.8.1: bots have no hand. */
export function exchangeCard(table: RootTable, kind: 'give' | 'take', id: string): void {
  const { state } = table.scene;
  const bot = factionOf(id);
  if (!isBot(state, bot)) refuse('no.notABot', { faction: ref('faction', id) });
  if (kind === 'take') {
    table.emit?.(rule('2.8.1'), m('do.takeCard'));
    return;
  }
  table.emit?.(rule('2.8.1'), m('do.giveCard'));
  score(table, bot, common.giftVp, 'gifts', rule('2.8.1'));
}
