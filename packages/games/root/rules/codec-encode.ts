import { get, NONE } from '@empty-chair/kernel/ids';
import { encodeCorvids } from './codec-corvids.ts';
import { encodeDuchy } from './codec-duchy.ts';
import { encodeLizards } from './codec-lizards.ts';
import { encodeRiverfolk } from './codec-riverfolk.ts';
import { isQuestDone } from './humans/vagabond.ts';
import { characterOf, itemsIn } from './pack.ts';
import type { Card, Clearing, Faction } from './pieces.ts';
import {
  CORVIDS,
  DUCHY,
  EVERY_CLEARING,
  EVERY_ITEM,
  EVERY_KIND,
  EVERY_QUEST,
  EVERY_SUIT,
  EYRIE,
  factionId,
  ITEM_IDS,
  isBuilding,
  isVagabond,
  itemId,
  kindId,
  kindsOf,
  LIZARDS,
  questId,
  RIVERFOLK,
  SUIT_IDS,
  suitId,
} from './pieces.ts';
import { aidsTo, relationOf } from './relations.ts';
import { encodeScreen } from './screen/codec.ts';
import type { State } from './state.ts';
import {
  BLOCKED,
  cell,
  craftedBy,
  decreeOf,
  FERRY_USED,
  ferryOf,
  forestOf,
  HUMANS,
  hasRuin,
  ITEM_STATE,
  ITEM_STATES,
  inPlayOf,
  isInForest,
  itemSupply,
  OPENED_PATHS,
  PACK_STATES,
  PIECES_GONE,
  POINTS,
  pawnOf,
  pieceSupply,
  piecesAt,
  questOf,
  RUIN_ITEMS,
  SEAT,
  SOURCES,
  scoreOf,
  suitOf,
  TURN,
  UNKNOWN_ITEM,
  VIZIER,
  WARRIORS_ELSEWHERE,
  warriorSupply,
  warriorsAt,
  winnerOf,
} from './state.ts';

type Json = Record<string, unknown>;

export const VIZIER_ID = 'vizier';
export const UNKNOWN_ID = 'unknown';
export const HUMANS_ID = 'humans';

export function encodeState(state: State): unknown {
  const { facts } = state;
  const ids = (cards: readonly Card[]): string[] => cards.map((card) => cardId(state, card));
  const ferry = ferryOf(state);
  return {
    turn: { number: cell(state, TURN), seat: cell(state, SEAT) },
    clearings: Object.fromEntries(
      EVERY_CLEARING.map((c) => [String(c + 1), encodeClearing(state, c)]),
    ),
    factions: Object.fromEntries(
      facts.factions.map((faction) => [factionId(faction), encodeFaction(state, faction)]),
    ),
    itemsInSupply: Object.fromEntries(
      EVERY_ITEM.map((item) => [itemId(item), itemSupply(state, item)]),
    ),
    deck: {
      draw: ids(state.deck.draw),
      discard: ids(state.deck.discard),
      available: ids(state.available),
    },
    quests: {
      draw: state.quests.draw.map(questId),
      discard: state.quests.discard.map(questId),
    },
    ...(ferry !== NONE && { ferry: { at: ferry + 1, used: cell(state, FERRY_USED) === 1 } }),
    ...(facts.map.closedPaths.length > 0 && {
      openedPaths: facts.map.closedPaths.filter((_, i) => cell(state, OPENED_PATHS + i) === 1),
    }),
    ...(state.screen !== undefined && { screen: encodeScreen(state, state.screen) }),
    ...(winnerOf(state) >= 0 && {
      winner: winnerOf(state) === HUMANS ? HUMANS_ID : factionId(winnerOf(state)),
    }),
  };
}

const cardId = (state: State, card: Card): string =>
  card === VIZIER ? VIZIER_ID : (state.facts.cards[card]?.id ?? '');

function encodeClearing(state: State, clearing: Clearing): Json {
  const warriors = state.facts.factions.flatMap((faction) => {
    const n = warriorsAt(state, faction, clearing);
    return n === 0 ? [] : [[factionId(faction), n]];
  });
  const blocked = cell(state, BLOCKED + clearing);
  const hidden = [0, 1]
    .map((place) => cell(state, RUIN_ITEMS + clearing * 2 + place))
    .filter((item) => item !== NONE)
    .map((item) => (item === UNKNOWN_ITEM ? UNKNOWN_ID : ITEM_IDS[item]));
  return {
    suit: SUIT_IDS[suitOf(state, clearing)],
    warriors: Object.fromEntries(warriors),
    buildings: kindsAt(state, clearing, true),
    tokens: kindsAt(state, clearing, false),
    ...(hasRuin(state, clearing) && { ruin: hidden }),
    ...(blocked > 0 && { blockedSlots: blocked }),
  };
}

function kindsAt(state: State, clearing: Clearing, buildings: boolean): string[] {
  const found: string[] = [];
  for (const kind of EVERY_KIND) {
    if (isBuilding(kind) !== buildings) continue;
    for (let n = piecesAt(state, kind, clearing); n > 0; n -= 1) {
      found.push(kindId(kind));
    }
  }
  return found;
}

function encodeFaction(state: State, faction: Faction): Json {
  const kinds = kindsOf(faction);
  const points = SOURCES.flatMap((id, source) => {
    const n = cell(state, POINTS + faction * SOURCES.length + source);
    return n === 0 ? [] : [[id, n]];
  });
  const gone = kinds.flatMap((kind) =>
    new Array<string>(cell(state, PIECES_GONE + kind)).fill(kindId(kind)),
  );
  const inPlay = inPlayOf(state, faction);
  return {
    score: scoreOf(state, faction),
    scoredFrom: Object.fromEntries(points),
    ...(!isVagabond(faction) && {
      warriorsInSupply: warriorSupply(state, faction),
      warriorsElsewhere: cell(state, WARRIORS_ELSEWHERE + faction),
      supply: Object.fromEntries(kinds.map((kind) => [kindId(kind), pieceSupply(state, kind)])),
    }),
    ...(gone.length > 0 && { outOfGame: gone }),
    craftedItems: encodeCrafted(state, faction),
    ...(inPlay.length > 0 && { cardsInPlay: inPlay.map((card) => cardId(state, card)) }),
    ...(faction === EYRIE &&
      state.facts.botOf[EYRIE] !== undefined && {
        decree: Object.fromEntries(
          EVERY_SUIT.map((suit) => [
            suitId(suit),
            decreeOf(state, suit).map((card) => cardId(state, card)),
          ]),
        ),
      }),
    ...(isVagabond(faction) && encodeVagabond(state, faction)),
    ...(faction === LIZARDS && encodeLizards(state)),
    ...(faction === RIVERFOLK && encodeRiverfolk(state)),
    ...(faction === DUCHY && encodeDuchy(state)),
    ...(faction === CORVIDS && encodeCorvids(state)),
  };
}

function encodeCrafted(state: State, faction: Faction): string[] {
  const found: string[] = [];
  for (const item of EVERY_ITEM) {
    for (let n = craftedBy(state, faction, item); n > 0; n -= 1) {
      found.push(itemId(item));
    }
  }
  return found;
}

function encodeVagabond(state: State, faction: Faction): Json {
  const place = pawnOf(state, faction);
  const pawn = isInForest(place)
    ? { forest: get(state.facts.forestIds, forestOf(place)) }
    : { clearing: place + 1 };
  if (state.facts.botOf[faction] === undefined) return { pawn, ...encodePack(state, faction) };
  const quest = questOf(state);
  return {
    pawn,
    items: Object.fromEntries(ITEM_STATES.map((id, i) => [id, cell(state, ITEM_STATE + i)])),
    ...(quest !== NONE && { quest: questId(quest) }),
  };
}

/** A human Vagabond's, once he has said who he is. */
function encodePack(state: State, faction: Faction): Json {
  const character = characterOf(state, faction);
  if (character === undefined) return {};
  const others = state.facts.factions.filter((other) => !isVagabond(other));
  const relations = others
    .map((other) => [factionId(other), relationOf(state, faction, other)])
    .filter(([, relation]) => relation !== 'indifferent');
  const aids = others
    .map((other) => [factionId(other), aidsTo(state, faction, other)])
    .filter(([, n]) => n !== 0);
  return {
    character,
    items: Object.fromEntries(PACK_STATES.map((id) => [id, itemsIn(state, faction, id)])),
    relations: Object.fromEntries(relations),
    ...(aids.length > 0 && { aids: Object.fromEntries(aids) }),
    questsDone: EVERY_QUEST.filter((quest) => isQuestDone(state, faction, quest)).map(questId),
  };
}
