import type { Message } from '@empty-chair/kernel/words';
import { message } from '@empty-chair/kernel/words';
import { openSlots, rulerOf } from './board.ts';
import { cardRef } from './chance.ts';
import { quests } from './content.ts';
import { damagedItems, onBattleTrack, readyItems, vagabotFaction } from './items.ts';
import type { Clearing, Faction, Kind } from './pieces.ts';
import { CLEARINGS, EYRIE, ITEM_IDS, KINDS, KINDS_OF, SUIT_IDS } from './pieces.ts';
import type { Card, State } from './state.ts';
import {
  cell,
  craftedBy,
  EXHAUSTED,
  FERRY,
  FOREST,
  hasRuin,
  ITEM_STATE,
  NONE,
  NOWHERE,
  pawnOf,
  pieceSupply,
  piecesAt,
  QUEST,
  SEAT,
  scoreOf,
  suitOf,
  TURN,
  warriorSupply,
  warriorsAt,
} from './state.ts';
import { clearingRef, factionRef, kindRef, m, ref } from './words.ts';

/** The position in words, place by place: the text board, and what a screen reader tells. */
export function describe(state: State): readonly Message[] {
  const lines: Message[] = [
    message(m('show.turn'), {
      n: cell(state, TURN),
      faction: factionRef(state.facts.seatFactions[cell(state, SEAT)] as Faction),
    }),
  ];
  for (const faction of state.facts.factions) lines.push(...describeFaction(state, faction));
  for (let clearing = 0; clearing < CLEARINGS; clearing += 1) {
    lines.push(...describeClearing(state, clearing));
  }
  lines.push(
    message(m('show.deck'), { n: state.deck.draw.length, discarded: state.deck.discard.length }),
  );
  return lines;
}

export function describeClearing(state: State, clearing: Clearing): Message[] {
  const at = clearingRef(clearing);
  const ruler = rulerOf(state, clearing);
  const suit = SUIT_IDS[suitOf(state, clearing)];
  const head = {
    at,
    suit: suit === undefined ? ref('answer', 'none') : ref('suit', suit),
    slots: openSlots(state, clearing),
    ruler: ruler < 0 ? ref('answer', 'nobody') : factionRef(ruler),
  };
  const lines = [message(m('show.clearing'), head)];
  for (const faction of state.facts.factions) {
    const n = warriorsAt(state, faction, clearing);
    if (n > 0) lines.push(message(m('show.warriors'), { at, faction: factionRef(faction), n }));
    if (pawnOf(state, faction) === clearing) {
      lines.push(message(m('show.pawn'), { at, faction: factionRef(faction) }));
    }
  }
  for (let kind = 0; kind < KINDS; kind += 1) {
    const n = piecesAt(state, kind, clearing);
    if (n > 0) lines.push(message(m('show.piece'), { at, piece: kindRef(kind), n }));
  }
  if (hasRuin(state, clearing)) lines.push(message(m('show.ruin'), { at }));
  if (cell(state, FERRY) === clearing) lines.push(message(m('show.ferry'), { at }));
  return lines;
}

function describeFaction(state: State, faction: Faction): Message[] {
  const name = factionRef(faction);
  const lines = [message(m('show.score'), { faction: name, n: scoreOf(state, faction) })];
  const pawn = pawnOf(state, faction);
  if (pawn === NOWHERE) {
    lines.push(message(m('show.supply'), { faction: name, n: warriorSupply(state, faction) }));
  }
  for (const kind of KINDS_OF[faction] as readonly Kind[]) {
    lines.push(message(m('show.track'), { piece: kindRef(kind), n: pieceSupply(state, kind) }));
  }
  const crafted = ITEM_IDS.flatMap((id, item) =>
    new Array<string>(craftedBy(state, faction, item)).fill(id),
  );
  if (crafted.length > 0) {
    const items = crafted.map((id) => ref('item', id));
    lines.push(message(m('show.crafted'), { faction: name, items }));
  }
  const inPlay = state.inPlay[faction] ?? [];
  if (inPlay.length > 0) {
    lines.push(message(m('show.inPlay'), { faction: name, cards: inPlay.map(cardRef(state)) }));
  }
  if (faction === EYRIE && state.facts.botOf[EYRIE] !== undefined) {
    lines.push(message(m('show.decree'), decreeSizes(state)));
  }
  if (pawn >= FOREST) {
    const forest = ref('forest', state.facts.forestIds[pawn - FOREST] as string);
    lines.push(message(m('show.forest'), { faction: name, forest }));
  }
  if (faction === vagabotFaction(state)) lines.push(...describeVagabot(state));
  return lines;
}

function decreeSizes(state: State): Record<string, number> {
  return Object.fromEntries(
    SUIT_IDS.map((id, suit) => [id, (state.decree[suit] as Card[]).length]),
  );
}

function describeVagabot(state: State): Message[] {
  const lines = [
    message(m('show.items'), {
      ready: readyItems(state),
      exhausted: cell(state, ITEM_STATE + EXHAUSTED),
      track: onBattleTrack(state),
      damaged: damagedItems(state),
    }),
  ];
  const quest = cell(state, QUEST);
  if (quest !== NONE) {
    lines.push(message(m('show.quest'), { quest: ref('quest', quests[quest]?.id ?? '') }));
  }
  return lines;
}
