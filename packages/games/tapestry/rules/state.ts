import { NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import { seat } from '@empty-chair/kernel/words';
import type { Config } from './config.ts';
import type { Card, CivilizationId, Level, Track } from './content.ts';
import { ALL_TRACKS, LANDMARKS, LIMITS, levelOf } from './content.ts';
import type { Hex } from './hexes.ts';
import { HEXES } from './hexes.ts';

/**
 * Who has pieces: the human (or the first of two), then the Automa or the second human, then the
 * Shadow Empire. In a solo game the bots share one seat, the Automa's (TURN-1).
 */
export type Player = Seat;
export const HUMAN = seat(0);
export const AUTOMA = seat(1);
export const SHADOW = seat(2);
export const PLAYERS: readonly Player[] = [HUMAN, AUTOMA, SHADOW];
const bots: Seat = seat(1);

/** Where points came from. */
export const SOURCES = [
  'play',
  'landmarks',
  'territories',
  'tracks',
  'firstToEra',
  'civilization',
  'achievements',
] as const;
export type Source = (typeof SOURCES)[number];

/** A tapestry card beside the mat: face down on the table, or drawn by the app. */
export const UNKNOWN = 0;
export const OTHER = 1;
export const TRAP = 2;

/** The decision cards. The top of each pile is its end. */
export interface Cards {
  decision: Card[];
  discard: Card[];
  /** The latest pair, NONE before the first one of an era: left and right. */
  track: Card;
  tiebreaker: Card;
  progress: Card[];
  /**
   * By card: whether the table knows where it is. With cards on the real table the others are only
   * stand-ins in `decision` and `progress`, changed for those that turn up.
   */
  known: boolean[];
}

/** The tapestry cards of the Automa, as far as they can be traps (BEN-6, TRAP-1). */
export interface Tapestry {
  /** Beside the mat: UNKNOWN, OTHER or TRAP. */
  hand: number[];
  /** Face down on the mat (INC-7): never looked at again. */
  onMat: number;
  /** The app's deck, if it provides the cards: how many traps and others are left in it. */
  traps: number;
  others: number;
}

export interface State {
  readonly config: Config;
  readonly facts: Facts;
  seat: Seat;
  /** What the human on turn has done in it: nothing yet, an advance, or an income turn. */
  deed: 'nothing' | 'advance' | 'income';
  isOver: boolean;
  /** On equal points: who has more resources left, or NONE (R-END-1). */
  tieWinner: Player;
  /** By player: income turns taken; the Shadow Empire shares the Automa's (TURN-1). */
  incomeTurns: number[];
  /** By player and track: the space of the token, 0 to 12. */
  tracks: number[][];
  /** SET-3, SET-4: by player; NONE for humans. */
  favorites: Track[];
  civilizations: CivilizationId[];
  /** By landmark: its owner, or NONE. Both bots' belong to the Automa (ADV-A2). */
  landmarks: Player[];
  /** By achievement: who took its places, best first. */
  achievements: Player[][];
  /** By player: rival outposts toppled, by conquest or trap (ACH-1). */
  toppled: number[];
  /** By player and hex: upright and toppled outposts. */
  upright: Int8Array[];
  lying: Int8Array[];
  /** By hex: buildings and cubes of human civilizations, which fill a hex but control nothing. */
  others: Int8Array;
  explored: Int8Array;
  /** By hex: the tile there and how it is turned; 0 where it is printed, empty or not known. */
  tile: Int8Array;
  rotation: Int8Array;
  /** Territory tiles that can still be drawn. */
  tilesLeft: number;
  cards: Cards;
  tapestry: Tapestry;
  /** By player and source. */
  points: number[][];
}

/** What follows from the config alone. */
export interface Facts {
  readonly isSolo: boolean;
  readonly level: Level;
  readonly humans: readonly Seat[];
  /** The seat that is automated. */
  readonly bot: Seat;
  /** In the order of their turns. */
  readonly order: readonly Seat[];
  readonly seats: readonly Seat[];
}

export function factsOf(config: Config): Facts {
  const isSolo = config.game === 'solo';
  const humans = isSolo ? [seat(0)] : [seat(0), seat(1)];
  const bot = isSolo ? bots : SHADOW;
  const isBotFirst = isSolo ? config.first === 'bots' : config.shadow.seat === 'first';
  return {
    isSolo,
    level: levelOf(config.level),
    humans,
    bot,
    order: isBotFirst ? [bot, ...humans] : [...humans, bot],
    seats: [...humans, bot],
  };
}

/** In printed words: `human` alone, `human1` and `human2` at a table of two, `automa`, `shadow`. */
export const WHO = ['human', 'human1', 'human2', 'automa', 'shadow'] as const;
export type Who = (typeof WHO)[number];

export function playerId({ facts }: Pick<State, 'facts'>, player: Player): Who {
  if (player === SHADOW) return 'shadow';
  if (!facts.isSolo) return player === HUMAN ? 'human1' : 'human2';
  return player === HUMAN ? 'human' : 'automa';
}

/** The players that sit at this table. */
export const playerIds = ({ facts }: Pick<State, 'facts'>): readonly string[] =>
  PLAYERS.map((player) => playerId({ facts }, player));

export const isHuman = ({ facts }: Pick<State, 'facts'>, player: Player): boolean =>
  player === HUMAN || (player === AUTOMA && !facts.isSolo);

export function clone(state: State): State {
  const { cards, tapestry } = state;
  return {
    config: state.config,
    facts: state.facts,
    seat: state.seat,
    deed: state.deed,
    isOver: state.isOver,
    tieWinner: state.tieWinner,
    incomeTurns: state.incomeTurns.slice(),
    tracks: state.tracks.map((spaces) => spaces.slice()),
    favorites: state.favorites.slice(),
    civilizations: state.civilizations.slice(),
    landmarks: state.landmarks.slice(),
    achievements: state.achievements.map((places) => places.slice()),
    toppled: state.toppled.slice(),
    upright: state.upright.map((hexes) => hexes.slice()),
    lying: state.lying.map((hexes) => hexes.slice()),
    others: state.others.slice(),
    explored: state.explored.slice(),
    tile: state.tile.slice(),
    rotation: state.rotation.slice(),
    tilesLeft: state.tilesLeft,
    cards: {
      decision: cards.decision.slice(),
      discard: cards.discard.slice(),
      track: cards.track,
      tiebreaker: cards.tiebreaker,
      progress: cards.progress.slice(),
      known: cards.known.slice(),
    },
    tapestry: {
      hand: tapestry.hand.slice(),
      onMat: tapestry.onMat,
      traps: tapestry.traps,
      others: tapestry.others,
    },
    points: state.points.map((bySource) => bySource.slice()),
  };
}

/** A table on which nothing lies yet. */
export function emptyState(config: Config): State {
  const facts = factsOf(config);
  const perPlayer = <T>(of: () => T): T[] => PLAYERS.map(of);
  return {
    config,
    facts,
    seat: facts.order[0] as Seat,
    deed: 'nothing',
    isOver: false,
    tieWinner: NONE,
    incomeTurns: perPlayer(() => 0),
    tracks: perPlayer(() => ALL_TRACKS.map(() => 0)),
    favorites: perPlayer(() => NONE),
    civilizations: [],
    landmarks: LANDMARKS.map(() => NONE),
    achievements: [[], [], []],
    toppled: perPlayer(() => 0),
    upright: perPlayer(() => new Int8Array(HEXES)),
    lying: perPlayer(() => new Int8Array(HEXES)),
    others: new Int8Array(HEXES),
    explored: new Int8Array(HEXES),
    tile: new Int8Array(HEXES),
    rotation: new Int8Array(HEXES),
    tilesLeft: LIMITS.tiles,
    cards: { decision: [], discard: [], track: NONE, tiebreaker: NONE, progress: [], known: [] },
    tapestry: { hand: [], onMat: 0, traps: 0, others: 0 },
    points: perPlayer(() => SOURCES.map(() => 0)),
  };
}

// ---- reading -----------------------------------------------------------------

export const spaceOf = ({ tracks }: State, player: Player, track: Track): number =>
  tracks[player]?.[track] as number;
export const isFinishedTrack = (state: State, player: Player, track: Track): boolean =>
  spaceOf(state, player, track) === LIMITS.lastSpace;
export const uprightAt = ({ upright }: State, player: Player, hex: Hex): number =>
  upright[player]?.[hex] as number;
export const lyingAt = ({ lying }: State, player: Player, hex: Hex): number =>
  lying[player]?.[hex] as number;
export const isExplored = ({ explored }: State, hex: Hex): boolean => explored[hex] === 1;
export const incomeTurnsOf = ({ incomeTurns }: State, player: Player): number =>
  incomeTurns[player] as number;
export const pointsOf = ({ points }: State, player: Player): number =>
  (points[player] as readonly number[]).reduce((all, n) => all + n, 0);

export function addPoints(state: State, player: Player, source: Source, n: number): void {
  const bySource = state.points[player] as number[];
  const at = SOURCES.indexOf(source);
  bySource[at] = (bySource[at] as number) + n;
}

/** The bots' marker of a favorite track is one of their outposts (SET-3, SET-4). */
export function outpostsLeft(state: State, player: Player): number {
  const markers = state.favorites[player] === NONE ? 0 : 1;
  let left = LIMITS.outposts - markers;
  const upright = state.upright[player] as Int8Array;
  const lying = state.lying[player] as Int8Array;
  for (let hex = 0; hex < HEXES; hex += 1)
    left -= (upright[hex] as number) + (lying[hex] as number);
  return left;
}

export function landmarksOf({ landmarks }: State, player: Player): number {
  let n = 0;
  for (const owner of landmarks) if (owner === player) n += 1;
  return n;
}

/** R-SE-1: so it counts its first turn as the humans count their income turns. */
export const beginsWithIncome = ({ facts, config }: State): boolean =>
  !facts.isSolo && config.shadow.firstTurn === 'income';

/** Finished after the fifth income turn (INC-8); the Shadow Empire alone with two humans, with them. */
export function isFinished(state: State, of: Seat): boolean {
  const hasDone = (player: Player): boolean => incomeTurnsOf(state, player) >= LIMITS.incomeTurns;
  if (state.facts.isSolo || of !== SHADOW) return hasDone(of);
  const { humans } = state.facts;
  // 2P-5.
  return state.config.shadow.stops === 'bothFinished'
    ? humans.every(hasDone)
    : humans.some(hasDone);
}
