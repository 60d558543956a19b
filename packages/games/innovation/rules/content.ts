import { fingerprint } from '@empty-chair/kernel/hash';
import type { Id } from '@empty-chair/kernel/ids';
import { idsUpTo } from '@empty-chair/kernel/ids';
import automaJson from '../content/automa.json' with { type: 'json' };
import gameJson from '../content/game.json' with { type: 'json' };
import mapJson from '../content/map.json' with { type: 'json' };

/**
 * The content files, typed once. Their form is held by content/schema and checked by a test.
 * Terrains, disciplines, buildings and tiles are small integers inside the rules.
 */
export const TERRAINS = [
  'desert',
  'plains',
  'swamp',
  'lake',
  'forest',
  'mountain',
  'wasteland',
] as const;
export type TerrainId = (typeof TERRAINS)[number];
export type Terrain = Id<'Terrain'>;
export const ALL_TERRAINS = idsUpTo<Terrain>(TERRAINS.length);
export const terrainOf = (id: TerrainId): Terrain => TERRAINS.indexOf(id) as Terrain;

/** AOI-TB5: left to right on the science display. */
export const DISCIPLINES = ['banking', 'law', 'engineering', 'medicine'] as const;
export type DisciplineId = (typeof DISCIPLINES)[number];
export type Discipline = Id<'Discipline'>;
export const ALL_DISCIPLINES = idsUpTo<Discipline>(DISCIPLINES.length);
export const disciplineOf = (id: DisciplineId): Discipline => DISCIPLINES.indexOf(id) as Discipline;

/** AOI-TB5: left to right on the board. */
export const SPELLS = ['bridge', 'scholar', 'tools', 'coins', 'one_spade', 'two_spades'] as const;
export type Spell = Id<'Spell'>;
export const ALL_SPELLS = idsUpTo<Spell>(SPELLS.length);

export const SIDE_IDS = ['1-3', '3-5'] as const;
export type SideId = (typeof SIDE_IDS)[number];

// ---- buildings ---------------------------------------------------------------

export type Building = Id<'Building'>;
interface BuildingContent {
  readonly id: string;
  readonly count: number;
  readonly power: number;
}
const buildings: readonly BuildingContent[] = [...gameJson.buildings, ...gameJson.neutralBuildings];
export const BUILDING_IDS: readonly string[] = buildings.map(({ id }) => id);
export const buildingNamed = (id: string): Building => BUILDING_IDS.indexOf(id) as Building;
export const WORKSHOP = buildingNamed('workshop');
export const GUILD = buildingNamed('guild');
export const SCHOOL = buildingNamed('school');
export const UNIVERSITY = buildingNamed('university');
export const PALACE = buildingNamed('palace');
export const TOWER = buildingNamed('tower');
export const ALL_BUILDINGS = idsUpTo<Building>(buildings.length);
export const OWN_BUILDINGS = ALL_BUILDINGS.slice(0, gameJson.buildings.length);
/** Whether it is nobody's before it is built. */
export const isNeutral = (building: Building): boolean => building >= OWN_BUILDINGS.length;
const counts: readonly number[] = buildings.map(({ count }) => count);
const powers: readonly number[] = buildings.map(({ power }) => power);
/** Of each colour for a player's own buildings, in all for the neutral ones. */
export const countOf = (building: Building): number => counts[building] as number;
export const powerOf = (building: Building): number => powers[building] as number;
export const ANNEXES = gameJson.annexes;
export const BRIDGES_PER_PLAYER = gameJson.bridgesPerPlayer;

// ---- decision cards ----------------------------------------------------------

/** Printed numbers, 1 to 14. */
export type Card = Id<'Card'>;

export type Points = number | 'X' | 'X+1' | 'X-1';
export type FactionTiebreak =
  | 'closest_to_human'
  | 'terrain_priority_with_human_terrain_card'
  | 'gives_human_most_power';
export type ActionType =
  | 'faction'
  | 'take_innovation'
  | 'score'
  | 'transform_build'
  | 'upgrade'
  | 'block_spell_book'
  | 'send_scholar'
  | 'advance_discipline'
  | 'symbionts_place_tool'
  | 'blight_turn_fallow';
export interface Action {
  readonly type: ActionType;
  readonly points?: Points;
  readonly levels?: number;
  readonly tieBreakersFirst?: readonly FactionTiebreak[];
  readonly ignoreReach?: boolean;
}
export const SLOTS = ['left', 'middle', 'right'] as const;
export type SlotId = (typeof SLOTS)[number];
type PriorityRow = 'A' | 'B';
export interface Support {
  readonly structureGroup: 'marked' | 'unmarked';
  readonly approach: boolean;
  readonly terrainPriorityRow: PriorityRow;
  readonly directional: { readonly arrow: 'LTR' | 'RTL'; readonly count: number };
  readonly scholarMode: 'round_tile' | 'catch_up';
  readonly roundBonusTile: SlotId;
}
export interface DecisionCard {
  readonly number: Card;
  readonly starter: boolean;
  readonly actions: readonly Action[];
  readonly passIcon: boolean;
  readonly support: Support;
  readonly setup: { readonly marked: string; readonly unmarked: string };
}
const decisionCards = automaJson.cards as readonly object[] as readonly DecisionCard[];
export const CARDS: readonly Card[] = decisionCards.map(({ number }) => number);

export function cardOf(card: Card): DecisionCard {
  return decisionCards[card - 1] as DecisionCard;
}

// ---- difficulty, priorities, tiles, factions ---------------------------------

export const LEVELS = ['automalein', 'automa', 'automaechtig', 'ultoma', 'alptrauma'] as const;
export type LevelId = (typeof LEVELS)[number];
export interface Level {
  readonly id: LevelId;
  readonly shippingByRound: readonly number[];
  readonly xByRound: readonly number[];
  /** AOI-S12: cards put on top of the reserve, unseen cards added, cards added by number. */
  readonly deck: {
    readonly toReserve: readonly Card[];
    readonly unseen: number;
    readonly extra: readonly Card[];
  };
}
export const levels = automaJson.levels as readonly object[] as readonly Level[];

/** By terrain and row: the place of each terrain in that row. */
const terrainRanks: readonly Readonly<Record<PriorityRow, readonly number[]>>[] = TERRAINS.map(
  (terrain) => {
    const rows = automaJson.terrainPriority[terrain];
    const rankIn = (row: readonly string[]) => TERRAINS.map((other) => row.indexOf(other));
    return { A: rankIn(rows.A), B: rankIn(rows.B) };
  },
);
/** AOI-TB3: the place of a terrain in a row of the priority card of another. */
export const terrainRank = (card: Terrain, row: PriorityRow, terrain: Terrain): number =>
  terrainRanks[card]?.[row][terrain] as number;

/** Tiles of each kind have printed numbers from 1 on. */
export type RoundTile = Id<'RoundTile'>;
export type FinalTile = Id<'FinalTile'>;
export type BonusTile = Id<'BonusTile'>;
export type BookAction = Id<'BookAction'>;
export type Palace = Id<'Palace'>;
interface RoundTileContent {
  readonly id: RoundTile;
  readonly goal: string;
  readonly humanPoints: number;
  readonly discipline: DisciplineId;
  /** In rounds 1-3 and in rounds 4-6: the two sides. */
  readonly points: readonly number[];
  readonly spade?: boolean;
}
interface FinalTileContent {
  readonly id: FinalTile;
  readonly goal: string;
  readonly humanPoints: number;
  readonly discipline: DisciplineId;
  readonly points: number;
}
const roundTiles = automaJson.roundTiles as readonly object[] as readonly RoundTileContent[];
const finalTiles = automaJson.finalTiles as readonly object[] as readonly FinalTileContent[];
export const ROUND_TILES: readonly RoundTile[] = roundTiles.map(({ id }) => id);
export const FINAL_TILES: readonly FinalTile[] = finalTiles.map(({ id }) => id);
export const roundTileOf = (tile: RoundTile): RoundTileContent =>
  roundTiles[tile - 1] as RoundTileContent;
export const finalTileOf = (tile: FinalTile): FinalTileContent =>
  finalTiles[tile - 1] as FinalTileContent;
const numbered = <Tile extends number>(numbers: readonly number[]): readonly Tile[] =>
  numbers.map((n) => n as Tile);
export const BONUS_TILES = numbered<BonusTile>(gameJson.bonusTiles);
export const BOOK_ACTIONS = numbered<BookAction>(gameJson.bookActions.map(({ id }) => id));
export const BOOK_SLOTS = gameJson.bookActionSlots;
export const PALACES = numbered<Palace>(gameJson.palaces);
export const INNOVATIONS: readonly string[] = gameJson.innovations;
export type Innovation = Id<'Innovation'>;
export const ALL_INNOVATIONS = idsUpTo<Innovation>(INNOVATIONS.length);
export const innovationNamed = (id: string): Innovation => INNOVATIONS.indexOf(id) as Innovation;
export const INNOVATION_LIMIT = gameJson.innovationLimit;
/** By the number of humans: the length of each row of the display. */
export const INNOVATION_ROWS: readonly (readonly number[])[] = [
  [],
  gameJson.innovationsByPlayers['2'],
  gameJson.innovationsByPlayers['3'],
];

export const AUTOMA_FACTIONS = [
  'simpletons',
  'kuddlers',
  'druids',
  'racelings',
  'wanderers',
  'mimics',
  'powermongers',
  'symbionts',
  'blight',
  'gognomes',
] as const;
export type AutomaFactionId = (typeof AUTOMA_FACTIONS)[number];
/** What a faction does besides the entries of its card. */
interface FactionTraits {
  /** AOI-F4: the points of the tile once more, when it is the first to pass. */
  readonly scoresTileTwice?: boolean;
  /** AOI-F7: it advances when a human gained as much power. */
  readonly advancesFromPower?: number;
}
export interface AutomaFaction extends FactionTraits {
  readonly id: AutomaFactionId;
  /** Whether everything on the printed card is known; not so of AOI-F8 to AOI-F10. */
  readonly complete: boolean;
  readonly scienceStart: Readonly<Partial<Record<DisciplineId, number>>>;
  readonly actions: readonly Action[];
  readonly pointsPerBuilding?: number;
}
/** Some, as the Simpletons (AOI-F1), are their entries and nothing else. */
const factionCards = automaJson.factions as readonly AutomaFaction[];
const traits: Readonly<Partial<Record<AutomaFactionId, FactionTraits>>> = automaJson.traits;
const automaFactions = factionCards.map((card) => ({ ...card, ...traits[card.id] }));
export function automaFaction(id: AutomaFactionId): AutomaFaction {
  return automaFactions.find((faction) => faction.id === id) as AutomaFaction;
}

export const HUMAN_FACTIONS = [
  'blessed',
  'felines',
  'goblins',
  'illusionists',
  'inventors',
  'lizards',
  'moles',
  'monks',
  'navigators',
  'omar',
  'philosophers',
  'psychics',
] as const;
export type HumanFactionId = (typeof HUMAN_FACTIONS)[number];
interface HumanFaction {
  readonly id: HumanFactionId;
  readonly levels: Readonly<Partial<Record<DisciplineId, number>>>;
  /** Its starting buildings, in the order in which they are placed. */
  readonly startsWith: readonly string[];
}
const humanFactions = gameJson.factions as readonly HumanFaction[];
export function humanFaction(id: HumanFactionId): HumanFaction {
  return humanFactions.find((faction) => faction.id === id) as HumanFaction;
}

interface PlanningBoard {
  readonly levels?: Readonly<Partial<Record<DisciplineId, number>>>;
  readonly shipping?: number;
}
export const planningBoards = gameJson.planningBoards as Readonly<Record<TerrainId, PlanningBoard>>;

// ---- numbers -----------------------------------------------------------------

export const LIMITS = {
  rounds: gameJson.rounds,
  startPoints: automaJson.start.points,
  scholars: automaJson.start.scholars,
  innovations: automaJson.start.maxInnovations,
  innovationRound: automaJson.numbers.firstInnovationRound,
  /** AOI-Q20: the most that may be answered for a card that is not known. */
  cardPoints: automaJson.numbers.mostCardPoints,
  cardPointsAtEnd: automaJson.numbers.mostCardPointsAtEnd,
  topLevel: gameJson.topLevel,
  keyLevel: gameJson.keyLevel,
  shipping: gameJson.mostShipping,
  /** Three copies of each of seven city tiles, over all players. */
  cities: 21,
  /** More than anybody can have; what a slip of the finger would write is refused. */
  points: 999,
} as const;
/** Levels gained on each scholar space of a discipline, from the best down. */
export const SCHOLAR_SPACES: readonly number[] = gameJson.scholarSpaces;
export const AREA_POINTS: readonly number[] = gameJson.finalScoring.area;
export const SCIENCE_POINTS: readonly number[] = gameJson.finalScoring.science;

export const sides = mapJson.sides;
export const ROW_CODES: Readonly<Record<string, string>> = mapJson.rowCodes;

/**
 * Of the facts, not of their layout: a record made with other cards or tiles is not replayed. The
 * automa's numbers and traits are rules: `rulesVersion` speaks for them.
 */
export const contentHash = fingerprint(
  JSON.stringify([
    mapJson.sides,
    automaJson.start,
    levels,
    decisionCards,
    automaJson.terrainPriority,
    roundTiles,
    finalTiles,
    factionCards,
    gameJson,
  ]),
);
