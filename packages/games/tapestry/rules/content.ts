import { fingerprint } from '@empty-chair/kernel/hash';
import type { Id } from '@empty-chair/kernel/ids';
import { idsUpTo } from '@empty-chair/kernel/ids';
import automaJson from '../content/automa.json' with { type: 'json' };
import gameJson from '../content/game.json' with { type: 'json' };
import mapJson from '../content/map.json' with { type: 'json' };

/**
 * The content files, typed once. Their form is held by content/schema and checked by a test.
 * Tracks, landmarks, achievements and hexes are small integers inside the rules.
 */
export const TRACKS = ['exploration', 'science', 'military', 'technology'] as const;
export type TrackId = (typeof TRACKS)[number];
export type Track = Id<'Track'>;
export const ALL_TRACKS = idsUpTo<Track>(TRACKS.length);
export const trackOf = (id: TrackId): Track => TRACKS.indexOf(id) as Track;
export const EXPLORATION = trackOf('exploration');
export const SCIENCE = trackOf('science');
export const MILITARY = trackOf('military');
export const TECHNOLOGY = trackOf('technology');

// ---- decision cards ----------------------------------------------------------

/** Printed numbers, 1 to 22. */
export type Card = Id<'Card'>;
export type Indicator = 'all' | 'landmarkOrFinish' | 'finish';
export type HexPatternId = keyof typeof automaJson.hexPatterns;
/** The left half of a card, active when it lies on the right. */
export interface TiebreakerHalf {
  readonly trackOrder: readonly (TrackId | 'favorite')[];
  readonly hexPattern: HexPatternId;
  readonly toppledOutpost: boolean;
}
/** The right half of a card, active when it lies on the left. */
interface TrackHalf {
  readonly automa: Indicator;
  readonly shadow: Indicator;
  readonly income: boolean;
}
export interface DecisionCard {
  readonly id: Card;
  readonly track: TrackHalf;
  readonly tiebreaker: TiebreakerHalf;
}
const decisionCards = automaJson.cards as readonly object[] as readonly DecisionCard[];
export const CARDS: readonly Card[] = decisionCards.map(({ id }) => id);
/** By the numbers printed on them, from 1. */
const cardsNumbered = (numbers: readonly number[]): readonly Card[] =>
  numbers.map((n) => n as Card);
export const STARTERS = cardsNumbered(automaJson.decks.starter);
export const PROGRESS = cardsNumbered(automaJson.decks.progress);
export const SHADOW_CARDS = cardsNumbered(automaJson.decks.shadowOnly);
/** SET-5: how many progress cards the first decision deck has. */
export const PROGRESS_IN_FIRST_DECK = automaJson.decks.progressInFirstDeck;

export function cardOf(card: Card): DecisionCard {
  return decisionCards[card - 1] as DecisionCard;
}

/** HEX-1: for each picture on a card all hexes of the small map, in the order of reading. */
export const HEX_PATTERNS = automaJson.hexPatterns as Readonly<
  Record<HexPatternId, readonly (readonly string[])[]>
>;

// ---- benefits ------------------------------------------------------------------

export type Benefit =
  | { readonly type: 'research' | 'researchNoBenefit' }
  | { readonly type: 'conquer' | 'conquerAnywhere' | 'explore' | 'exploreAnywhere' }
  | { readonly type: 'refreshTechMarket' | 'tapestryCard' }
  | { readonly type: 'advanceOneOf' | 'regressOneOf'; readonly tracks: readonly TrackId[] };

/**
 * BEN-7: by track and space from 1 on. Nothing but what the chart of icons names (BEN-1, R-BEN-2),
 * each once (BEN-2), and of "one or the other" the one that it names (R-BEN-1).
 */
const benefits = automaJson.benefits as Readonly<Record<TrackId, readonly (readonly Benefit[])[]>>;
export function benefitsOf(track: Track, space: number): readonly Benefit[] {
  return benefits[TRACKS[track] as TrackId][space - 1] ?? [];
}

// ---- civilizations, mats, levels -------------------------------------------------

export const CIVILIZATIONS = ['explorers', 'scientists', 'conquerors', 'engineers'] as const;
export type CivilizationId = (typeof CIVILIZATIONS)[number];
export type CivilizationBonus =
  | { readonly type: 'advance'; readonly track: TrackId; readonly turns: readonly number[] }
  | {
      readonly type:
        | 'research'
        | 'conquerIfFewTerritories'
        | 'guardTerritory'
        | 'scoreTerritories'
        | 'scoreLandmarks';
      readonly turns: readonly number[];
    };
export interface Civilization {
  readonly id: CivilizationId;
  readonly favorite: TrackId;
  readonly bonuses: readonly CivilizationBonus[];
}
const civilizations = automaJson.civilizations as readonly Civilization[];
export function civilizationOf(id: CivilizationId): Civilization {
  return civilizations.find((one) => one.id === id) as Civilization;
}
/** SET-3: the side of the card with the rolled icon. */
export function civilizationOfTrack(track: Track): CivilizationId {
  return (civilizations.find(({ favorite }) => trackOf(favorite) === track) as Civilization).id;
}

export interface MatColumn {
  readonly turn: number;
  readonly landmarksAndTerritories: number;
  readonly militaryAndScience: number;
  readonly explorationAndTechnology: number;
  readonly firstToEra: number;
}
const mats = automaJson.mats as Readonly<Record<'normal' | 'hard', readonly MatColumn[]>>;

export type IncomeStepId =
  | 'checkFavorites'
  | 'advanceBothWithLatestPair'
  | 'civilizationBonus'
  | 'scoreVP'
  | 'addProgressCards'
  | 'placeTapestryFaceDownOnMat'
  | 'gainTapestryCard'
  | 'shuffleDecisionDeck';
/** INC-1, R-INC-1: in the order in which the chart is read: column by column, each from the top. */
export interface ChartCell {
  readonly col: number;
  readonly row: number;
  readonly step: IncomeStepId;
  readonly count?: number;
  readonly turns: readonly number[];
}
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export type LevelId = (typeof LEVELS)[number];
export interface Level {
  readonly level: LevelId;
  /** DIF-4. */
  readonly mat: 'normal' | 'hard';
  /** DIF-1 to DIF-3: first event of income turn 1. */
  readonly humanAdvances: readonly TrackId[];
  readonly botAdvances: readonly (TrackId | 'favorite')[];
  readonly civilizations: number;
  readonly chart: readonly ChartCell[];
}
const levels = automaJson.levels as readonly Level[];
export const levelOf = (id: LevelId): Level => levels[id - 1] as Level;

/** R-INC-4: the first column without a card on it, in income turn 2 the first. */
export function matColumn({ mat }: Level, turn: number): MatColumn {
  return mats[mat][turn - 2] as MatColumn;
}

// ---- landmarks, achievements -----------------------------------------------------

export type Landmark = Id<'Landmark'>;
interface LandmarkContent {
  readonly id: string;
  readonly track?: TrackId;
  readonly space?: number;
}
const landmarks: readonly LandmarkContent[] = gameJson.landmarks as readonly LandmarkContent[];
export const LANDMARKS: readonly string[] = landmarks.map(({ id }) => id);
export const ALL_LANDMARKS = idsUpTo<Landmark>(LANDMARKS.length);
export const landmarkOf = (id: string): Landmark => LANDMARKS.indexOf(id) as Landmark;
export const LANDMARK_SPACES: readonly number[] = gameJson.landmarkSpaces;
/** By track and space: the landmark there, or undefined. Those of tech cards lie on no track. */
const landmarkOn: readonly (Landmark | undefined)[][] = ALL_TRACKS.map((track) =>
  Array.from({ length: gameJson.lastSpace + 1 }, (_, space) => {
    const found = landmarks.findIndex(
      (one) => one.space === space && one.track !== undefined && trackOf(one.track) === track,
    );
    return found < 0 ? undefined : (found as Landmark);
  }),
);
export const landmarkAt = (track: Track, space: number): Landmark | undefined =>
  landmarkOn[track]?.[space];
export const isTrackLandmark = (landmark: Landmark): boolean =>
  landmarks[landmark]?.track !== undefined;

export const ACHIEVEMENTS = ['completeTrack', 'toppleTwo', 'middleIsland'] as const;
export type AchievementId = (typeof ACHIEVEMENTS)[number];
export type Achievement = Id<'Achievement'>;
export const achievementOf = (id: AchievementId): Achievement =>
  ACHIEVEMENTS.indexOf(id) as Achievement;
export const ALL_ACHIEVEMENTS = idsUpTo<Achievement>(ACHIEVEMENTS.length);
export const COMPLETE_TRACK = achievementOf('completeTrack');
export const TOPPLE_TWO = achievementOf('toppleTwo');
export const MIDDLE_ISLAND = achievementOf('middleIsland');
/** By achievement: the points of its places, best first. Solo and two humans: the small map. */
export const ACHIEVEMENT_POINTS: readonly (readonly number[])[] = ACHIEVEMENTS.map(
  (id) => gameJson.achievements.small[id],
);

// ---- numbers -----------------------------------------------------------------

export const LIMITS = {
  lastSpace: gameJson.lastSpace,
  incomeTurns: gameJson.incomeTurns,
  /** Of each colour. */
  outposts: gameJson.outposts,
  tokensPerHex: gameJson.tokensPerHex,
  toppledForAchievement: gameJson.toppledForAchievement,
  tiles: mapJson.tiles.length,
  rotations: 6,
  /** More than anybody can have; what a slip of the finger would write is refused. */
  points: 999,
} as const;

/** CIV-3: the Conquerors guard one when more of their territories than this have one token. */
export const GUARDED_ABOVE = automaJson.numbers.guardedAbove;

/** What a human gains who is first into era 2, 3 or 4 (base rule; the bots are neighbours). */
export const FIRST_TO_ERA: readonly number[] = gameJson.resourcesForFirstToEra;

/** SET-2: of the tapestry deck after the removals. */
const { tapestry, removed } = gameJson;
export const REMOVED = removed;
export const TRAPS = tapestry.traps - removed.traps;
export const OTHER_TAPESTRY_CARDS =
  tapestry.cards - tapestry.traps - removed.tapestryMust.length - removed.tapestryMay.length;

export interface TerritoryTile {
  readonly id: number;
  readonly corners: string;
  readonly benefit: readonly string[];
  readonly innerTerrains?: string;
}
export const TILES: readonly TerritoryTile[] = mapJson.tiles;

export const START_IDS = ['1/6', '2/4', '3/5'] as const;
export type StartId = (typeof START_IDS)[number];
export const mapContent = mapJson;

/** Of the facts, not of their layout: a record made with other cards or maps is not replayed. */
export const contentHash = fingerprint(
  JSON.stringify([
    mapJson.maps,
    mapJson.tiles,
    automaJson.decks,
    decisionCards,
    HEX_PATTERNS,
    civilizations,
    mats,
    levels,
    benefits,
    landmarks,
    gameJson.achievements,
    LIMITS,
    FIRST_TO_ERA,
    tapestry,
    removed,
  ]),
);
