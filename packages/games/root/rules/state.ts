import type { Deck } from '@empty-chair/kernel/deck';
import type { Id } from '@empty-chair/kernel/ids';
import { NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import type { Facts } from './facts.ts';
import type {
  Card,
  Clearing,
  Faction,
  Forest,
  Item,
  Kind,
  Minister,
  Quest,
  Suit,
} from './pieces.ts';
import { CLEARINGS, EVERY_QUEST, FACTIONS, ITEMS, KINDS, MINISTERS, VAGABONDS } from './pieces.ts';
import type { Screen } from './screen/screen.ts';
import { EMPTY_SCREEN } from './screen/screen.ts';

/** Where points come from; the score is the sum. `earlier` is for positions that only give a total. */
export const SOURCES = [
  'craft',
  'buildings',
  'roosts',
  'sympathy',
  'removal',
  'turmoil',
  'warTax',
  'gifts',
  'outrage',
  'quests',
  'aid',
  'warriors',
  'special',
  'map',
  'difficulty',
  'recruit',
  'play',
  'earlier',
  'ruins',
  'infamy',
  'services',
  'ministers',
  'investors',
  'plots',
] as const;
export type Source = (typeof SOURCES)[number];
export const SOURCE = Object.fromEntries(SOURCES.map((id, index) => [id, index])) as {
  readonly [K in Source]: number;
};

/** The Vagabot's items by condition (7.2.3); those on the Battle Track are undamaged too. */
export const ITEM_STATES = [
  'ready',
  'exhausted',
  'trackReady',
  'trackExhausted',
  'damagedReady',
  'damagedExhausted',
] as const;
export type Condition = Id<'Condition'>;
const condition = (id: (typeof ITEM_STATES)[number]): Condition =>
  ITEM_STATES.indexOf(id) as Condition;
export const READY = condition('ready');
export const EXHAUSTED = condition('exhausted');
export const TRACK_READY = condition('trackReady');
export const TRACK_EXHAUSTED = condition('trackExhausted');
export const DAMAGED_READY = condition('damagedReady');
export const DAMAGED_EXHAUSTED = condition('damagedExhausted');

/** A human Vagabond's items by condition (law 9.2.5), where they are followed: pack.ts. */
export const PACK_STATES = ['ready', 'exhausted', 'damagedReady', 'damagedExhausted'] as const;
export type PackState = (typeof PACK_STATES)[number];

/** What the Riverfolk sell (9.2.3). */
export const SERVICES = ['handCard', 'riverboats', 'mercenaries'] as const;
export type Service = (typeof SERVICES)[number];

/** A pawn stands in a clearing (0 to 11), in a forest (FOREST + its index), or nowhere yet. */
export type Place = Clearing | InForest;
export type InForest = Id<'InForest'>;
export const FOREST = CLEARINGS;
export const isInForest = (place: Place): place is InForest => place >= FOREST;
export const forestOf = (place: InForest): Forest => (place - FOREST) as Forest;
export const inForest = (forest: Forest): InForest => (FOREST + forest) as InForest;

/** The winner is a faction, or the team of the cooperative game. */
export const HUMANS = FACTIONS as Faction;

/** Under a ruin: items, or what nobody has looked at. */
export const UNKNOWN_ITEM = ITEMS as Item;

// The counters of a state lie in one array, so that a copy is one call.
const REGIONS = {
  warriors: FACTIONS * CLEARINGS,
  /** Of each kind in each clearing. */
  pieces: KINDS * CLEARINGS,
  /** Sums of the above, kept by the effects because bots ask for them all the time. */
  buildings: FACTIONS * CLEARINGS,
  tokens: FACTIONS * CLEARINGS,
  warriorSupply: FACTIONS,
  /** Warriors neither on the map nor in supply: officers, acolytes, the Burrow. */
  warriorsElsewhere: FACTIONS,
  pieceSupply: KINDS,
  /** Out of the game: a removed keep. */
  piecesGone: KINDS,
  points: FACTIONS * SOURCES.length,
  score: FACTIONS,
  suits: CLEARINGS,
  ruins: CLEARINGS,
  ruinItems: CLEARINGS * 2,
  /** Building slots covered for good by the Scoundrel. */
  blocked: CLEARINGS,
  itemSupply: ITEMS,
  crafted: FACTIONS * ITEMS,
  /** The Vagabot's items by condition; their types do not matter to it (7.2.3). */
  itemStates: ITEM_STATES.length,
  pawns: FACTIONS,
  /** Of each human Vagabond: the character (NONE: nothing is followed), items, relations, quests. */
  characters: VAGABONDS,
  packs: VAGABONDS * ITEMS * PACK_STATES.length,
  relations: VAGABONDS * FACTIONS,
  /** Aids of this turn that have not moved a marker yet. */
  aids: VAGABONDS * FACTIONS,
  questsDone: VAGABONDS * EVERY_QUEST.length,
  /** Where the Lizard bot's marker lies on its track of conspiracies, from 0. */
  conspiracy: 1,
  /** The Outcast of human Lizards by its suit (NONE: nothing is followed), whether it is Hated, in which round it was named. */
  outcast: 1,
  hated: 1,
  outcastTurn: 1,
  /** Warriors in the Riverfolk's Payments (9.2.3), by their faction; of humans also those in Funds and committed. */
  payments: FACTIONS,
  /** Services that whoever is on turn has bought of the Riverfolk, by service. */
  sold: SERVICES.length,
  /** Which of the Duchy's ministers have a crown, from the top; of a human's those that are swayed. */
  crowns: MINISTERS,
  /** Crowns of a human Duchy that are out of the game, by rank: humans/duchy.ts. */
  crownsLost: 3,
  /** What is known of the Corvids' plot in each clearing: plots.ts. */
  plots: CLEARINGS,
  ferry: 1,
  ferryUsed: 1,
  openedPaths: 6,
  quest: 1,
  seat: 1,
  turn: 1,
  winner: 1,
} as const;
type Region = keyof typeof REGIONS;

const OFFSETS = (() => {
  let next = 0;
  const offsets = {} as Record<Region, number>;
  for (const region of Object.keys(REGIONS) as Region[]) {
    offsets[region] = next;
    next += REGIONS[region];
  }
  return { ...offsets, size: next };
})();

export const WARRIORS = OFFSETS.warriors;
export const PIECES = OFFSETS.pieces;
export const BUILDINGS = OFFSETS.buildings;
export const TOKENS = OFFSETS.tokens;
export const WARRIOR_SUPPLY = OFFSETS.warriorSupply;
export const WARRIORS_ELSEWHERE = OFFSETS.warriorsElsewhere;
export const PIECE_SUPPLY = OFFSETS.pieceSupply;
export const PIECES_GONE = OFFSETS.piecesGone;
export const POINTS = OFFSETS.points;
export const SCORE = OFFSETS.score;
export const SUITS = OFFSETS.suits;
export const RUINS = OFFSETS.ruins;
export const RUIN_ITEMS = OFFSETS.ruinItems;
export const BLOCKED = OFFSETS.blocked;
export const ITEM_SUPPLY = OFFSETS.itemSupply;
export const CRAFTED = OFFSETS.crafted;
export const ITEM_STATE = OFFSETS.itemStates;
export const PAWNS = OFFSETS.pawns;
export const CHARACTER = OFFSETS.characters;
export const PACKS = OFFSETS.packs;
export const RELATIONS = OFFSETS.relations;
export const AIDS = OFFSETS.aids;
export const QUESTS_DONE = OFFSETS.questsDone;
export const CONSPIRACY = OFFSETS.conspiracy;
export const OUTCAST = OFFSETS.outcast;
export const HATED = OFFSETS.hated;
export const OUTCAST_TURN = OFFSETS.outcastTurn;
export const PAYMENTS = OFFSETS.payments;
export const SOLD = OFFSETS.sold;
export const CROWNS = OFFSETS.crowns;
export const CROWNS_LOST = OFFSETS.crownsLost;
export const PLOTS = OFFSETS.plots;
export const FERRY = OFFSETS.ferry;
export const FERRY_USED = OFFSETS.ferryUsed;
export const OPENED_PATHS = OFFSETS.openedPaths;
export const QUEST = OFFSETS.quest;
export const SEAT = OFFSETS.seat;
export const TURN = OFFSETS.turn;
export const WINNER = OFFSETS.winner;

/** A Loyal Vizier in the Decree: not a card of the deck. */
export const VIZIER = -1 as Card;

export interface State {
  readonly facts: Facts;
  readonly cells: Int16Array;
  readonly deck: Deck<Card>;
  /** Dominance cards beside the map. */
  available: Card[];
  /** The Lizards' piles (8.2.4, 8.5), the last card on top; of humans only Lost Souls. Never changed in place, so copies share them. */
  lostSouls: readonly Card[];
  revealed: readonly Card[];
  /** The Riverfolk bot's row of open cards (9.2.1), the rightmost last. Never changed in place. */
  market: readonly Card[];
  /** What the Duchy bot has bought and keeps open (S-H). Never changed in place. */
  ambushes: readonly Card[];
  readonly quests: Deck<Quest>;
  /** The Eyrie bot's Decree, by suit. */
  readonly decree: readonly [Card[], Card[], Card[], Card[]];
  /** Persistent effects in front of the humans, by faction; empty for bots (1.1.3). */
  readonly inPlay: readonly Card[][];
  /** Of people who play on the screen; undefined at a real table. */
  readonly screen: Screen | undefined;
}

const EMPTY_CELLS = (() => {
  const cells = new Int16Array(OFFSETS.size);
  cells.fill(NONE, PAWNS, PAWNS + FACTIONS);
  cells.fill(NONE, CHARACTER, CHARACTER + VAGABONDS);
  cells.fill(NONE, RUIN_ITEMS, RUIN_ITEMS + CLEARINGS * 2);
  cells.fill(NONE, PLOTS, PLOTS + CLEARINGS);
  cells[FERRY] = NONE;
  cells[OUTCAST] = NONE;
  cells[QUEST] = NONE;
  cells[WINNER] = NONE;
  cells[TURN] = 1;
  return cells;
})();

/**
 * To ask the system for room takes several times as long as the copying, so it is asked for in blocks; in small
 * ones, for a copy that is kept keeps its block.
 */
const COPIES_IN_A_BLOCK = 8;
let block = EMPTY_CELLS.buffer;
let used = block.byteLength;

function copyOf(cells: Int16Array): Int16Array {
  if (used === block.byteLength) {
    block = new ArrayBuffer(cells.byteLength * COPIES_IN_A_BLOCK);
    used = 0;
  }
  const copy = new Int16Array(block, used, cells.length);
  copy.set(cells);
  used += cells.byteLength;
  return copy;
}

export function emptyState(facts: Facts): State {
  const inPlay: Card[][] = [];
  for (let faction = 0; faction < FACTIONS; faction += 1) inPlay.push([]);
  return {
    facts,
    cells: copyOf(EMPTY_CELLS),
    deck: { draw: [], discard: [] },
    available: [],
    lostSouls: [],
    revealed: [],
    market: [],
    ambushes: [],
    quests: { draw: [], discard: [] },
    decree: [[], [], [], []],
    inPlay,
    screen: facts.config.play === 'screen' ? { ...EMPTY_SCREEN } : undefined,
  };
}

export function clone(state: State): State {
  const [fox, rabbit, mouse, bird] = state.decree;
  return {
    facts: state.facts,
    cells: copyOf(state.cells),
    deck: { draw: state.deck.draw.slice(), discard: state.deck.discard.slice() },
    available: state.available.slice(),
    lostSouls: state.lostSouls,
    revealed: state.revealed,
    market: state.market,
    ambushes: state.ambushes,
    quests: { draw: state.quests.draw.slice(), discard: state.quests.discard.slice() },
    decree: [fox.slice(), rabbit.slice(), mouse.slice(), bird.slice()],
    inPlay: state.inPlay.map((cards) => cards.slice()),
    screen: state.screen === undefined ? undefined : { ...state.screen },
  };
}

/** A counter. An index outside the array is a bug, and NaN in every sum shows it at once. */
export const cell = (state: State, index: number): number => state.cells[index] as number;

export const warriorsAt = (state: State, faction: Faction, clearing: Clearing): number =>
  state.cells[WARRIORS + faction * CLEARINGS + clearing] as number;
export const piecesAt = (state: State, kind: Kind, clearing: Clearing): number =>
  state.cells[PIECES + kind * CLEARINGS + clearing] as number;
export const buildingsAt = (state: State, faction: Faction, clearing: Clearing): number =>
  state.cells[BUILDINGS + faction * CLEARINGS + clearing] as number;
export const tokensAt = (state: State, faction: Faction, clearing: Clearing): number =>
  state.cells[TOKENS + faction * CLEARINGS + clearing] as number;
export const warriorSupply = (state: State, faction: Faction): number =>
  state.cells[WARRIOR_SUPPLY + faction] as number;
export const pieceSupply = (state: State, kind: Kind): number =>
  state.cells[PIECE_SUPPLY + kind] as number;
export const scoreOf = (state: State, faction: Faction): number =>
  state.cells[SCORE + faction] as number;
export const suitOf = (state: State, clearing: Clearing): Suit =>
  state.cells[SUITS + clearing] as Suit;
export const hasRuin = (state: State, clearing: Clearing): boolean =>
  state.cells[RUINS + clearing] === 1;
/** What lies under the ruin: known items, or UNKNOWN_ITEM. */
export const ruinItems = (state: State, clearing: Clearing): readonly Item[] =>
  [0, 1]
    .map((place) => state.cells[RUIN_ITEMS + clearing * 2 + place] as Item)
    .filter((item) => item !== NONE);
/** The rest moves up, so that the same items always lie the same way. */
export function takeRuinItem(state: State, clearing: Clearing, item: Item): void {
  const left = ruinItems(state, clearing).slice();
  left.splice(left.indexOf(item), 1);
  for (const place of [0, 1]) {
    state.cells[RUIN_ITEMS + clearing * 2 + place] = left[place] ?? NONE;
  }
}
export const itemSupply = (state: State, item: Item): number =>
  state.cells[ITEM_SUPPLY + item] as number;
export const craftedBy = (state: State, faction: Faction, item: Item): number =>
  state.cells[CRAFTED + faction * ITEMS + item] as number;
export const pawnOf = (state: State, faction: Faction): Place =>
  state.cells[PAWNS + faction] as Place;
export const hasCrown = (state: State, minister: Minister): boolean =>
  state.cells[CROWNS + minister] === 1;
/** Of human Lizards: they have named their Outcast, and are followed since. */
export const hasOutcast = (state: State): boolean => state.cells[OUTCAST] !== NONE;
export const ferryOf = (state: State): Clearing => state.cells[FERRY] as Clearing;
export const questOf = (state: State): Quest => state.cells[QUEST] as Quest;
export const seatOnTurn = (state: State): Seat => state.cells[SEAT] as Seat;
export const paymentsOf = (state: State, faction: Faction): number =>
  state.cells[PAYMENTS + faction] as number;
export const winnerOf = (state: State): Faction => state.cells[WINNER] as Faction;
export const isOver = (state: State): boolean => state.cells[WINNER] !== NONE;
export const decreeOf = (state: State, suit: Suit): Card[] => state.decree[suit] as Card[];
export const inPlayOf = (state: State, faction: Faction): Card[] => state.inPlay[faction] as Card[];
