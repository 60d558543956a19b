import { NONE } from '@empty-chair/kernel/ids';
import type { Message, Params } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { cardRef, forestRef } from './chance.ts';
import { seenCardRef } from './faces.ts';
import { factionOn } from './facts.ts';
import { lostCrownRefs, lostCrowns } from './humans/duchy.ts';
import { outcastOf, sideRef } from './humans/lizards.ts';
import { itemsIn, PACK_LINES } from './pack.ts';
import type { Card, Clearing, Faction } from './pieces.ts';
import {
  clearingNumbered,
  EVERY_CLEARING,
  EVERY_FACTION,
  EVERY_ITEM,
  EVERY_KIND,
  EVERY_MINISTER,
  EVERY_SUIT,
  itemId,
  ownerOf,
  suitId,
} from './pieces.ts';
import { hasPlot, plotRef, plotSeen } from './plots.ts';
import { relationOf } from './relations.ts';
import type { State } from './state.ts';
import {
  BLOCKED,
  CONSPIRACY,
  CROWNS,
  cell,
  craftedBy,
  decreeOf,
  ferryOf,
  forestOf,
  HATED,
  HUMANS,
  hasOutcast,
  hasRuin,
  ITEM_STATE,
  ITEM_STATES,
  inPlayOf,
  isInForest,
  itemSupply,
  OPENED_PATHS,
  OUTCAST,
  pawnOf,
  paymentsOf,
  piecesAt,
  questOf,
  ruinItems,
  SEAT,
  scoreOf,
  seatOnTurn,
  suitOf,
  WARRIORS_ELSEWHERE,
  warriorsAt,
  winnerOf,
} from './state.ts';
import {
  clearingRef,
  factionRef,
  kindRef,
  m,
  ministerRef,
  questRef,
  ref,
  suitRef,
} from './words.ts';

/** What to move on the real table to get from one position to the other. */
export function diff(before: State, after: State): readonly Message[] {
  const lines: Message[] = [];
  const say = (id: Parameters<typeof m>[0], params?: Params): void => {
    lines.push(message(m(id), params));
  };
  for (const clearing of EVERY_CLEARING) {
    diffClearing(before, after, clearing, say);
  }
  for (const faction of after.facts.factions) {
    const name = factionRef(faction);
    const place = pawnOf(after, faction);
    if (place !== pawnOf(before, faction)) {
      if (isInForest(place)) {
        const forest = forestRef(after.facts)(forestOf(place));
        say('do.pawnForest', { faction: name, forest });
      } else say('fix.pawn', { faction: name, at: clearingRef(place) });
    }
    const laidOut = inPlayOf(after, faction);
    const wasLaidOut = inPlayOf(before, faction);
    for (const card of missing(laidOut, wasLaidOut)) {
      say('fix.toPlay', { faction: name, card: cardRef(after)(card) });
    }
    for (const card of missing(wasLaidOut, laidOut)) {
      say('fix.fromPlay', { faction: name, card: cardRef(after)(card) });
    }
    const n = scoreOf(after, faction);
    if (n !== scoreOf(before, faction)) say('fix.score', { faction: name, n });
    const elsewhere = cell(after, WARRIORS_ELSEWHERE + faction);
    if (elsewhere !== cell(before, WARRIORS_ELSEWHERE + faction)) {
      say('fix.elsewhere', { faction: name, n: elsewhere });
    }
    for (const item of EVERY_ITEM) {
      const id = itemId(item);
      const change = craftedBy(after, faction, item) - craftedBy(before, faction, item);
      const params = { faction: name, item: ref('item', id), n: Math.abs(change) };
      if (change > 0) say('fix.gainItem', params);
      if (change < 0) say('fix.loseItem', params);
    }
  }
  for (const faction of after.facts.vagabonds) diffPack(before, after, faction, say);
  diffMats(before, after, say);
  // A spent card alone: the app's own pile is not on the table, but there is nothing else to tell.
  if (lines.length === 0) diffSouls(before, after, say);
  return lines;
}

function diffSouls(before: State, after: State, say: Say): void {
  if (after.lostSouls.join() === before.lostSouls.join()) return;
  const cards = after.lostSouls.toReversed().map(seenCardRef(after));
  if (cards.length > 0) say('fix.souls', { cards });
  else say('fix.noSouls');
}

/** A human Vagabond's items, condition by condition as they lie there, and his markers. */
function diffPack(before: State, after: State, vagabond: Faction, say: Say): void {
  const faction = factionRef(vagabond);
  for (const [condition, ...states] of PACK_LINES) {
    const is = itemsIn(after, vagabond, ...states);
    const was = itemsIn(before, vagabond, ...states);
    if (is.join() === was.join()) continue;
    const params = { faction, condition: ref('condition', condition) };
    if (is.length === 0) say('fix.packEmpty', params);
    else say('fix.pack', { ...params, items: is.map((id) => ref('item', id)) });
  }
  for (const other of after.facts.factions) {
    const relation = relationOf(after, vagabond, other);
    if (relation !== relationOf(before, vagabond, other)) {
      say('fix.relation', { faction: factionRef(other), relation: ref('relation', relation) });
    }
  }
}

type Say = (id: Parameters<typeof m>[0], params?: Params) => void;

function diffClearing(before: State, after: State, clearing: Clearing, say: Say): void {
  const at = clearingRef(clearing);
  for (const faction of EVERY_FACTION) {
    const change = warriorsAt(after, faction, clearing) - warriorsAt(before, faction, clearing);
    const params = { faction: factionRef(faction), n: Math.abs(change), at };
    if (change > 0) say('do.placeWarriors', params);
    if (change < 0) say('do.removeWarriors', params);
  }
  for (const kind of EVERY_KIND) {
    const change = piecesAt(after, kind, clearing) - piecesAt(before, kind, clearing);
    // No sentence names the owner; whoever asks whose piece it is must not guess by the place.
    const params = { piece: kindRef(kind), at, owner: factionRef(ownerOf(kind)) };
    for (let n = change; n > 0; n -= 1) say('do.placePiece', params);
    for (let n = change; n < 0; n += 1) say('do.removePiece', params);
  }
  const plot = plotSeen(after, clearing);
  if (plot !== plotSeen(before, clearing)) {
    if (plot !== NONE) say('fix.plotUp', { plot: plotRef(plot), at });
    else if (hasPlot(after, clearing)) say('fix.plotDown', { at });
  }
  if (hasRuin(before, clearing) && !hasRuin(after, clearing)) say('do.removeRuin', { at });
  if (!hasRuin(before, clearing) && hasRuin(after, clearing)) say('fix.putRuin', { at });
  const hidden = ruinItems(after, clearing).length;
  if (hasRuin(after, clearing) && hidden !== ruinItems(before, clearing).length) {
    say('fix.ruinItems', { at, n: hidden });
  }
  if (cell(after, BLOCKED + clearing) > cell(before, BLOCKED + clearing))
    say('do.coverSlot', { at });
  if (cell(after, BLOCKED + clearing) < cell(before, BLOCKED + clearing))
    say('fix.freeSlot', { at });
  if (suitOf(after, clearing) !== suitOf(before, clearing)) {
    say('fix.suit', { at, suit: suitRef(suitOf(after, clearing)) });
  }
}

/** Order cards, Decree and quest, as they lie on the table. */
function diffDeck(before: State, after: State, say: Say): void {
  const seen = seenCardRef(after);
  for (const suit of EVERY_SUIT) {
    const id = suitId(suit);
    const column = ref('suit', id);
    const was = decreeOf(before, suit);
    const is = decreeOf(after, suit);
    for (const card of missing(is, was)) say('do.decree', { card: seen(card), suit: column });
    for (const card of missing(was, is)) say('fix.fromDecree', { card: seen(card), suit: column });
  }
  for (const card of missing(after.deck.discard, before.deck.discard)) {
    say('fix.toDiscard', { card: seen(card) });
  }
  for (const card of missing(before.deck.discard, after.deck.discard)) {
    say('fix.fromDiscard', { card: seen(card) });
  }
  for (const card of missing(after.available, before.available)) {
    say('fix.toSide', { card: seen(card) });
  }
  for (const card of missing(before.available, after.available)) {
    say('fix.fromSide', { card: seen(card) });
  }
  diffSouls(before, after, say);
  if (after.market.join() !== before.market.join()) {
    if (after.market.length > 0) say('fix.market', { cards: after.market.map(seen) });
    else say('fix.noMarket');
  }
  if (after.ambushes.join() !== before.ambushes.join()) {
    if (after.ambushes.length > 0) say('fix.ambushes', { cards: after.ambushes.map(seen) });
    else say('fix.noAmbushes');
  }
  const quest = questOf(after);
  if (quest !== questOf(before)) {
    if (quest === NONE) say('fix.noQuest');
    else say('fix.quest', { quest: questRef(quest) });
  }
}

function diffMats(before: State, after: State, say: Say): void {
  const { facts } = after;
  // The app's own deck is not on the table.
  if (facts.config.chance.cards === 'table') diffDeck(before, after, say);
  if (ITEM_STATES.some((_, i) => cell(after, ITEM_STATE + i) !== cell(before, ITEM_STATE + i))) {
    say(
      'fix.vagabotItems',
      Object.fromEntries(ITEM_STATES.map((id, i) => [id, cell(after, ITEM_STATE + i)])),
    );
  }
  for (const item of EVERY_ITEM) {
    const id = itemId(item);
    const n = itemSupply(after, item);
    if (n !== itemSupply(before, item)) say('fix.supplyItem', { item: ref('item', id), n });
  }
  const ferry = ferryOf(after);
  if (ferry !== ferryOf(before) && ferry !== NONE) say('do.ferry', { at: clearingRef(ferry) });
  for (const [index, [a = 0, b = 0]] of facts.map.closedPaths.entries()) {
    const params = { from: clearingRef(clearingNumbered(a)), to: clearingRef(clearingNumbered(b)) };
    const open = cell(after, OPENED_PATHS + index);
    if (open > cell(before, OPENED_PATHS + index)) say('do.openPath', params);
    if (open < cell(before, OPENED_PATHS + index)) say('fix.closePath', params);
  }
  const outcast = [OUTCAST, HATED] as const;
  if (hasOutcast(after) && outcast.some((at) => cell(after, at) !== cell(before, at))) {
    say('do.outcast', { suit: suitRef(outcastOf(after)), side: sideRef(after) });
  }
  if (cell(after, CONSPIRACY) !== cell(before, CONSPIRACY)) {
    say('fix.conspiracy', { n: cell(after, CONSPIRACY) + 1 });
  }
  for (const faction of facts.factions) {
    const n = paymentsOf(after, faction);
    if (n !== paymentsOf(before, faction)) {
      say('fix.payments', { faction: factionRef(faction), n });
    }
  }
  for (const minister of EVERY_MINISTER) {
    const isCrowned = cell(after, CROWNS + minister);
    if (isCrowned === cell(before, CROWNS + minister)) continue;
    say(isCrowned === 1 ? 'do.crown' : 'do.uncrown', { minister: ministerRef(minister) });
  }
  if (lostCrowns(after).join() !== lostCrowns(before).join()) {
    const ranks = lostCrownRefs(after);
    if (ranks.length > 0) say('fix.crownsLost', { ranks });
    else say('fix.noCrownsLost');
  }
  diffEnd(before, after, say);
  if (cell(after, SEAT) !== cell(before, SEAT)) {
    say('fix.seat', { faction: factionRef(factionOn(facts, seatOnTurn(after))) });
  }
}

function diffEnd(before: State, after: State, say: Say): void {
  const winner = winnerOf(after);
  if (winner === winnerOf(before)) return;
  if (winner === NONE) say('fix.notOver');
  else if (winner === HUMANS) say('do.winTogether');
  else say('do.win', { faction: factionRef(winner) });
}

/** Cards of the first pile that the second does not have; viziers by their number. */
function missing(pile: readonly Card[], from: readonly Card[]): Card[] {
  const left = from.slice();
  return pile.filter((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
