import { NONE } from '@empty-chair/kernel/ids';
import type { Message, Ref } from '@empty-chair/kernel/words';
import { rulerOf, territoriesOf } from './board.ts';
import type {
  AchievementId,
  Benefit,
  Card,
  DecisionCard,
  HexPatternId,
  Track,
  TrackId,
} from './content.ts';
import {
  ACHIEVEMENT_POINTS,
  ACHIEVEMENTS,
  ALL_LANDMARKS,
  ALL_TRACKS,
  benefitsOf,
  cardOf,
  HEX_PATTERNS,
  LANDMARKS,
  LIMITS,
  landmarkAt,
  matColumn,
  TILES,
  TRACKS,
} from './content.ts';
import {
  describeAchievements,
  describeHex,
  describeLandmarks,
  describePlayer,
  describeTrack,
} from './describe.ts';
import type { Hex } from './hexes.ts';
import { ALL_HEXES, hexName, MIDDLE, SMALL_MAP } from './hexes.ts';
import type { Player, State, Who } from './state.ts';
import {
  incomeTurnsOf,
  isHuman,
  landmarksOf,
  lyingAt,
  outpostsLeft,
  PLAYERS,
  playerId,
  pointsOf,
  SOURCES,
  uprightAt,
} from './state.ts';
import { cornersOf } from './tile-view.ts';
import { tokenKinds, tokensText } from './tokens.ts';
import { ref, trackRef } from './words.ts';

export { NO_PATH } from './distance.ts';
export * from './human-view.ts';
export * from './path-view.ts';
export * from './setup-view.ts';
export * from './tile-view.ts';

/**
 * The position as plain data for whoever draws it. Everything that needs a rule (distances, rulers,
 * benefits of a space) is worked out here, so that a drawing holds none.
 */
interface OutpostView {
  readonly who: string;
  readonly player: number;
  readonly lying: boolean;
}
export interface HexView {
  readonly id: string;
  readonly at: Hex;
  /** Flat-top hexes: column from the left, and rows of half a hex height from the top. */
  readonly column: number;
  readonly halfRow: number;
  readonly explored: boolean;
  readonly printed: boolean;
  /**
   * The terrains at the six corners as they lie: top left, top right, right, bottom right, bottom
   * left, left; letters W, D, F, G, M. Undefined when nobody has said which tile it is.
   */
  readonly corners: string | undefined;
  /** Land in the middle of a tile with water all around. */
  readonly inner: string | undefined;
  readonly tile: number | undefined;
  /** So many sixths clockwise is the tile turned. */
  readonly rotation: number;
  readonly isMiddle: boolean;
  /** The label of a starting hex: '2/4'. */
  readonly start: string | undefined;
  /** At most two. */
  readonly outposts: readonly OutpostView[];
  readonly others: number;
  /** All of them in letters, as a correction writes them: 'AS'. */
  readonly tokens: string;
  readonly ruler: string | undefined;
  /** The same in words, for the text twin. */
  readonly words: readonly Message[];
}
export interface SpaceView {
  readonly n: number;
  readonly tier: 1 | 2 | 3 | 4;
  /** Of a landmark space; its owner when it is taken. */
  readonly landmark: string | undefined;
  readonly landmarkOwner: string | undefined;
  /** What the Automa gains there. */
  readonly benefits: readonly Benefit[];
}
export interface TrackView {
  readonly id: TrackId;
  /** By player (human, Automa or second human, Shadow Empire): 0 is the start. */
  readonly tokens: readonly number[];
  /** Ids of the bots whose favorite it is. */
  readonly favoriteOf: readonly string[];
  readonly spaces: readonly SpaceView[];
}
export interface PlayerView {
  readonly who: Who;
  readonly player: number;
  readonly bot: boolean;
  readonly points: number;
  readonly incomeTurns: number;
  readonly outpostsLeft: number;
  readonly territories: number;
  readonly landmarks: readonly string[];
  readonly toppled: number;
  readonly favorite: string | undefined;
  readonly sources: readonly { readonly source: string; readonly points: number }[];
}
export interface TableView {
  readonly game: string;
  readonly level: number;
  readonly mat: string;
  readonly civilizations: readonly string[];
  readonly onTurn: string;
  readonly deed: string;
  readonly players: readonly PlayerView[];
  /** The letters of all kinds of tokens at this table, in the order of a correction. */
  readonly tokenKinds: readonly string[];
  readonly tracks: readonly TrackView[];
  readonly achievements: readonly {
    readonly id: AchievementId;
    readonly places: readonly { readonly points: number; readonly who: string | undefined }[];
  }[];
  /** Landmarks of tech cards, which lie on no track, and who has them. */
  readonly techLandmarks: readonly { readonly id: string; readonly who: string | undefined }[];
  readonly cards: {
    readonly track: number | undefined;
    readonly tiebreaker: number | undefined;
    readonly decision: number;
    /** TURN-4: may be looked through at any time. */
    readonly discard: readonly number[];
    readonly progress: number;
  };
  readonly tapestry: { readonly beside: number; readonly onMat: number };
  readonly tilesLeft: number;
  /** The multipliers of the next income turn, from the second on. */
  readonly nextIncome:
    | {
        readonly turn: number;
        readonly landmarksAndTerritories: number;
        readonly militaryAndScience: number;
        readonly explorationAndTechnology: number;
        readonly firstToEra: number;
      }
    | undefined;
}

/** The small map lies from half row 0 on top. */
const TOP = Math.min(...SMALL_MAP.places.map(({ u, v }) => u + v));
const LEFT = Math.min(...SMALL_MAP.places.map(({ u, v }) => v - u));

/** Where the hexes of the map lie, before anything lies on them. */
export const mapSpots: readonly Pick<HexView, 'id' | 'column' | 'halfRow'>[] = ALL_HEXES.map(
  (hex) => {
    const { u = 0, v = 0 } = SMALL_MAP.places[hex] ?? {};
    return { id: hexName(hex), column: v - u - LEFT, halfRow: u + v - TOP };
  },
);

export function viewHexes(state: State): readonly HexView[] {
  return ALL_HEXES.map((hex) => viewHex(state, hex));
}

function viewHex(state: State, hex: Hex): HexView {
  const { id, column, halfRow } = mapSpots[hex] as HexView;
  const tile = state.tile[hex] as number;
  const ruler = rulerOf(state, hex);
  const outposts = (player: Player, lying: boolean): readonly OutpostView[] =>
    Array.from(
      { length: lying ? lyingAt(state, player, hex) : uprightAt(state, player, hex) },
      () => ({
        who: playerId(state, player),
        player,
        lying,
      }),
    );
  return {
    id,
    at: hex,
    column,
    halfRow,
    explored: state.explored[hex] === 1,
    printed: SMALL_MAP.corners[hex] !== undefined,
    corners:
      SMALL_MAP.corners[hex] ??
      (tile === 0 ? undefined : cornersOf(tile, state.rotation[hex] as number)),
    inner: tile === 0 ? undefined : TILES[tile - 1]?.innerTerrains,
    tile: tile === 0 ? undefined : tile,
    rotation: state.rotation[hex] as number,
    isMiddle: hex === MIDDLE,
    start: Object.entries(SMALL_MAP.starts).find(([, at]) => at === hex)?.[0],
    outposts: PLAYERS.flatMap((player) => [...outposts(player, false), ...outposts(player, true)]),
    others: state.others[hex] as number,
    tokens: tokensText(state, hex),
    ruler: ruler === NONE ? undefined : playerId(state, ruler),
    words: describeHex(state, hex),
  };
}

function viewTracks(state: State): readonly TrackView[] {
  return ALL_TRACKS.map((track) => ({
    id: TRACKS[track] as TrackId,
    tokens: state.tracks.map((spaces) => spaces[track] as number),
    favoriteOf: PLAYERS.filter((player) => state.favorites[player] === track).map((player) =>
      playerId(state, player),
    ),
    spaces: Array.from({ length: LIMITS.lastSpace }, (_, i) => viewSpace(state, track, i + 1)),
  }));
}

function viewSpace(state: State, track: Track, n: number): SpaceView {
  const landmark = landmarkAt(track, n);
  const owner = landmark === undefined ? NONE : (state.landmarks[landmark] as Player);
  return {
    n,
    tier: Math.ceil(n / 3) as SpaceView['tier'],
    landmark: landmark === undefined ? undefined : LANDMARKS[landmark],
    landmarkOwner: owner === NONE ? undefined : playerId(state, owner),
    benefits: benefitsOf(track, n),
  };
}

export function viewTable(state: State): TableView {
  const { facts, cards, config } = state;
  const isTrackOwned = new Set(
    ALL_TRACKS.flatMap((track) =>
      Array.from({ length: LIMITS.lastSpace }, (_, i) => landmarkAt(track, i + 1)),
    ),
  );
  const turn = incomeTurnsOf(state, facts.bot) + 1;
  const hasNext = facts.isSolo && turn >= 2 && turn <= LIMITS.incomeTurns;
  return {
    game: config.game,
    level: facts.level.level,
    mat: facts.level.mat,
    civilizations: state.civilizations,
    onTurn: playerId(state, state.seat),
    deed: state.deed,
    players: PLAYERS.map((player) => viewPlayer(state, player)),
    tokenKinds: tokenKinds(facts),
    tracks: viewTracks(state),
    achievements: ACHIEVEMENTS.map((id, achievement) => ({
      id,
      places: (ACHIEVEMENT_POINTS[achievement] as readonly number[]).map((points, place) => {
        const who = state.achievements[achievement]?.[place];
        return { points, who: who === undefined ? undefined : playerId(state, who) };
      }),
    })),
    techLandmarks: ALL_LANDMARKS.flatMap((landmark) => {
      if (isTrackOwned.has(landmark)) return [];
      const owner = state.landmarks[landmark] as Player;
      return [
        {
          id: LANDMARKS[landmark] as string,
          who: owner === NONE ? undefined : playerId(state, owner),
        },
      ];
    }),
    cards: {
      track: cards.track === NONE ? undefined : cards.track,
      tiebreaker: cards.tiebreaker === NONE ? undefined : cards.tiebreaker,
      decision: cards.decision.length,
      discard: cards.discard,
      progress: cards.progress.length,
    },
    tapestry: { beside: state.tapestry.hand.length, onMat: state.tapestry.onMat },
    tilesLeft: state.tilesLeft,
    nextIncome: hasNext ? matColumn(facts.level, turn) : undefined,
  };
}

function viewPlayer(state: State, player: Player): PlayerView {
  const favorite = state.favorites[player] as number;
  return {
    who: playerId(state, player),
    player,
    bot: !isHuman(state, player),
    points: pointsOf(state, player),
    incomeTurns: incomeTurnsOf(state, player),
    outpostsLeft: outpostsLeft(state, player),
    territories: territoriesOf(state, player).length,
    landmarks:
      landmarksOf(state, player) === 0
        ? []
        : LANDMARKS.filter((_, landmark) => state.landmarks[landmark] === player),
    toppled: state.toppled[player] as number,
    favorite: favorite === NONE ? undefined : TRACKS[favorite],
    sources: SOURCES.flatMap((source, at) => {
      const points = state.points[player]?.[at] as number;
      return points === 0 ? [] : [{ source, points }];
    }),
  };
}

/** What is printed on a decision card, to be drawn in our own icons. */
export const viewCard = (card: number): DecisionCard => cardOf(card as Card);

/** HEX-1: the rows of a card's picture in the order of reading; the first is under the black arrow. */
export const readingRows = (pattern: HexPatternId): readonly (readonly string[])[] =>
  HEX_PATTERNS[pattern];

/** What lies beside the map, part by part and in words, for the check of the table. */
export interface PartView {
  readonly ref: Ref;
  readonly words: readonly Message[];
}

export function viewParts(state: State): readonly PartView[] {
  return [
    ...ALL_TRACKS.map((track) => ({ ref: trackRef(track), words: [describeTrack(state, track)] })),
    { ref: ref('part', 'landmarks'), words: describeLandmarks(state) },
    { ref: ref('part', 'achievements'), words: describeAchievements(state) },
    ...PLAYERS.map((player) => ({
      ref: ref('player', playerId(state, player)),
      words: describePlayer(state, player),
    })),
  ];
}
