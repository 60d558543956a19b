import { quests } from './content.ts';
import type { Clearing, Faction, Kind } from './pieces.ts';
import {
  CLEARINGS,
  EYRIE,
  FACTION_IDS,
  ITEM_IDS,
  ITEMS,
  isVagabond,
  KIND_IDS,
  KIND_IS_BUILDING,
  KINDS,
  KINDS_OF,
  SUIT_IDS,
} from './pieces.ts';
import type { Card, State } from './state.ts';
import {
  BLOCKED,
  cell,
  craftedBy,
  FERRY,
  FERRY_USED,
  FOREST,
  HUMANS,
  hasRuin,
  ITEM_STATE,
  ITEM_STATES,
  itemSupply,
  NO_ITEM,
  NONE,
  NOWHERE,
  OPENED_PATHS,
  PIECES_GONE,
  POINTS,
  pawnOf,
  pieceSupply,
  piecesAt,
  QUEST,
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
  const ferry = cell(state, FERRY);
  return {
    turn: { number: cell(state, TURN), seat: cell(state, SEAT) },
    clearings: Object.fromEntries(
      Array.from({ length: CLEARINGS }, (_, c) => [String(c + 1), encodeClearing(state, c)]),
    ),
    factions: Object.fromEntries(
      facts.factions.map((faction) => [FACTION_IDS[faction], encodeFaction(state, faction)]),
    ),
    itemsInSupply: Object.fromEntries(ITEM_IDS.map((id, item) => [id, itemSupply(state, item)])),
    deck: {
      draw: ids(state.deck.draw),
      discard: ids(state.deck.discard),
      available: ids(state.available),
    },
    quests: {
      draw: state.quests.draw.map(questId),
      discard: state.quests.discard.map(questId),
    },
    ...(ferry !== NOWHERE && { ferry: { at: ferry + 1, used: cell(state, FERRY_USED) === 1 } }),
    ...(facts.map.closedPaths.length > 0 && {
      openedPaths: facts.map.closedPaths.filter((_, i) => cell(state, OPENED_PATHS + i) === 1),
    }),
    ...(winnerOf(state) >= 0 && {
      winner: winnerOf(state) === HUMANS ? HUMANS_ID : FACTION_IDS[winnerOf(state)],
    }),
  };
}

const cardId = (state: State, card: Card): string =>
  card === VIZIER ? VIZIER_ID : (state.facts.cards[card]?.id ?? '');
const questId = (quest: number): string => quests[quest]?.id ?? '';

function encodeClearing(state: State, clearing: Clearing): Json {
  const warriors = state.facts.factions.flatMap((faction) => {
    const n = warriorsAt(state, faction, clearing);
    return n === 0 ? [] : [[FACTION_IDS[faction], n]];
  });
  const blocked = cell(state, BLOCKED + clearing);
  const hidden = [0, 1]
    .map((place) => cell(state, RUIN_ITEMS + clearing * 2 + place))
    .filter((item) => item !== NO_ITEM)
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
  for (let kind = 0; kind < KINDS; kind += 1) {
    if (KIND_IS_BUILDING[kind] !== buildings) continue;
    for (let n = piecesAt(state, kind, clearing); n > 0; n -= 1) {
      found.push(KIND_IDS[kind] as string);
    }
  }
  return found;
}

function encodeFaction(state: State, faction: Faction): Json {
  const kinds = KINDS_OF[faction] as readonly Kind[];
  const points = SOURCES.flatMap((id, source) => {
    const n = cell(state, POINTS + faction * SOURCES.length + source);
    return n === 0 ? [] : [[id, n]];
  });
  const gone = kinds.flatMap((kind) =>
    new Array<string>(cell(state, PIECES_GONE + kind)).fill(KIND_IDS[kind] as string),
  );
  const inPlay = state.inPlay[faction] ?? [];
  return {
    score: scoreOf(state, faction),
    scoredFrom: Object.fromEntries(points),
    ...(!isVagabond(faction) && {
      warriorsInSupply: warriorSupply(state, faction),
      warriorsElsewhere: cell(state, WARRIORS_ELSEWHERE + faction),
      supply: Object.fromEntries(
        kinds.map((kind) => [KIND_IDS[kind] as string, pieceSupply(state, kind)]),
      ),
    }),
    ...(gone.length > 0 && { outOfGame: gone }),
    craftedItems: encodeCrafted(state, faction),
    ...(inPlay.length > 0 && { cardsInPlay: inPlay.map((card) => cardId(state, card)) }),
    ...(faction === EYRIE &&
      state.facts.botOf[EYRIE] !== undefined && {
        decree: Object.fromEntries(
          SUIT_IDS.map((id, suit) => [
            id,
            (state.decree[suit] as Card[]).map((card) => cardId(state, card)),
          ]),
        ),
      }),
    ...(isVagabond(faction) && encodeVagabond(state, faction)),
  };
}

function encodeCrafted(state: State, faction: Faction): string[] {
  const found: string[] = [];
  for (let item = 0; item < ITEMS; item += 1) {
    for (let n = craftedBy(state, faction, item); n > 0; n -= 1) {
      found.push(ITEM_IDS[item] as string);
    }
  }
  return found;
}

function encodeVagabond(state: State, faction: Faction): Json {
  const place = pawnOf(state, faction);
  const pawn =
    place >= FOREST ? { forest: state.facts.forestIds[place - FOREST] } : { clearing: place + 1 };
  if (state.facts.botOf[faction] === undefined) return { pawn };
  const quest = cell(state, QUEST);
  return {
    pawn,
    items: Object.fromEntries(ITEM_STATES.map((id, i) => [id, cell(state, ITEM_STATE + i)])),
    ...(quest !== NONE && { quest: questId(quest) }),
  };
}
