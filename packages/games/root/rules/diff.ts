import type { Message, Params } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { cardRef } from './chance.ts';
import { quests } from './content.ts';
import { CLEARINGS, FACTION_IDS, ITEM_IDS, KINDS, SUIT_IDS } from './pieces.ts';
import type { Card, State } from './state.ts';
import {
  BLOCKED,
  cell,
  craftedBy,
  FERRY,
  FOREST,
  HUMANS,
  hasRuin,
  ITEM_STATE,
  ITEM_STATES,
  itemSupply,
  NOBODY,
  NONE,
  NOWHERE,
  OPENED_PATHS,
  pawnOf,
  piecesAt,
  QUEST,
  ruinItems,
  SEAT,
  scoreOf,
  suitOf,
  WARRIORS_ELSEWHERE,
  warriorsAt,
  winnerOf,
} from './state.ts';
import { clearingRef, factionRef, kindRef, m, ref } from './words.ts';

/** What to move on the real table to get from one position to the other. */
export function diff(before: State, after: State): readonly Message[] {
  const lines: Message[] = [];
  const say = (id: Parameters<typeof m>[0], params?: Params): void => {
    lines.push(message(m(id), params));
  };
  for (let clearing = 0; clearing < CLEARINGS; clearing += 1) {
    diffClearing(before, after, clearing, say);
  }
  for (const faction of after.facts.factions) {
    const name = factionRef(faction);
    const place = pawnOf(after, faction);
    if (place !== pawnOf(before, faction)) {
      if (place >= FOREST) {
        const forest = ref('forest', after.facts.forestIds[place - FOREST] as string);
        say('do.pawnForest', { faction: name, forest });
      } else say('fix.pawn', { faction: name, at: clearingRef(place) });
    }
    const laidOut = after.inPlay[faction] as Card[];
    const wasLaidOut = before.inPlay[faction] as Card[];
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
    for (const [item, id] of ITEM_IDS.entries()) {
      const change = craftedBy(after, faction, item) - craftedBy(before, faction, item);
      const params = { faction: name, item: ref('item', id), n: Math.abs(change) };
      if (change > 0) say('fix.gainItem', params);
      if (change < 0) say('fix.loseItem', params);
    }
  }
  diffMats(before, after, say);
  return lines;
}

type Say = (id: Parameters<typeof m>[0], params?: Params) => void;

function diffClearing(before: State, after: State, clearing: number, say: Say): void {
  const at = clearingRef(clearing);
  for (const [faction] of FACTION_IDS.entries()) {
    const change = warriorsAt(after, faction, clearing) - warriorsAt(before, faction, clearing);
    const params = { faction: factionRef(faction), n: Math.abs(change), at };
    if (change > 0) say('do.placeWarriors', params);
    if (change < 0) say('do.removeWarriors', params);
  }
  for (let kind = 0; kind < KINDS; kind += 1) {
    const change = piecesAt(after, kind, clearing) - piecesAt(before, kind, clearing);
    for (let n = change; n > 0; n -= 1) say('do.placePiece', { piece: kindRef(kind), at });
    for (let n = change; n < 0; n += 1) say('do.removePiece', { piece: kindRef(kind), at });
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
    say('fix.suit', { at, suit: ref('suit', SUIT_IDS[suitOf(after, clearing)] as string) });
  }
}

function diffMats(before: State, after: State, say: Say): void {
  const { facts } = after;
  for (const [suit, id] of SUIT_IDS.entries()) {
    const column = ref('suit', id);
    const was = before.decree[suit] as Card[];
    const is = after.decree[suit] as Card[];
    for (const card of missing(is, was))
      say('do.decree', { card: cardRef(after)(card), suit: column });
    for (const card of missing(was, is))
      say('fix.fromDecree', { card: cardRef(after)(card), suit: column });
  }
  for (const card of missing(after.deck.discard, before.deck.discard)) {
    say('fix.toDiscard', { card: cardRef(after)(card) });
  }
  for (const card of missing(before.deck.discard, after.deck.discard)) {
    say('fix.fromDiscard', { card: cardRef(after)(card) });
  }
  for (const card of missing(after.available, before.available)) {
    say('fix.toSide', { card: cardRef(after)(card) });
  }
  for (const card of missing(before.available, after.available)) {
    say('fix.fromSide', { card: cardRef(after)(card) });
  }
  if (ITEM_STATES.some((_, i) => cell(after, ITEM_STATE + i) !== cell(before, ITEM_STATE + i))) {
    say(
      'fix.vagabotItems',
      Object.fromEntries(ITEM_STATES.map((id, i) => [id, cell(after, ITEM_STATE + i)])),
    );
  }
  const quest = cell(after, QUEST);
  if (quest !== cell(before, QUEST)) {
    if (quest === NONE) say('fix.noQuest');
    else say('fix.quest', { quest: ref('quest', quests[quest]?.id ?? '') });
  }
  for (const [item, id] of ITEM_IDS.entries()) {
    const n = itemSupply(after, item);
    if (n !== itemSupply(before, item)) say('fix.supplyItem', { item: ref('item', id), n });
  }
  const ferry = cell(after, FERRY);
  if (ferry !== cell(before, FERRY) && ferry !== NOWHERE)
    say('do.ferry', { at: clearingRef(ferry) });
  for (const [index, [a = 0, b = 0]] of facts.map.closedPaths.entries()) {
    const params = { from: clearingRef(a - 1), to: clearingRef(b - 1) };
    const open = cell(after, OPENED_PATHS + index);
    if (open > cell(before, OPENED_PATHS + index)) say('do.openPath', params);
    if (open < cell(before, OPENED_PATHS + index)) say('fix.closePath', params);
  }
  diffEnd(before, after, say);
  if (cell(after, SEAT) !== cell(before, SEAT)) {
    say('fix.seat', { faction: factionRef(facts.seatFactions[cell(after, SEAT)] as number) });
  }
}

function diffEnd(before: State, after: State, say: Say): void {
  const winner = winnerOf(after);
  if (winner === winnerOf(before)) return;
  if (winner === NOBODY) say('fix.notOver');
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
