import type { BotCard, Chart, ChartId, ChartNode } from '../charts/types.ts';
import type { MapFacts } from '../map-facts.ts';
import type { TargetingChart, TargetingKind } from '../targeting/types.ts';
import type { MapChanges } from './apply-map.ts';

/**
 * A rules pack: what an owner of the booklet corrects or adds. Everything in it is a change against
 * the rules that come with the game; what is not named stays as it is.
 */
export interface Pack {
  readonly format: 1;
  readonly name: string;
  /** The version of the booklet that it was read from, in the owner's words. */
  readonly booklet?: string;
  readonly charts: readonly ChartChange[];
  readonly cards: readonly CardChange[];
  readonly decks: readonly DeckList[];
  readonly targets: readonly RealmTargets[];
  readonly dice: DiceFaces;
  readonly map: MapChanges;
}

/** Of a battle die each face is a hit, or it is not. */
const BATTLE_DICE = ['infantry', 'artillery'] as const;
export type BattleDie = (typeof BATTLE_DICE)[number];
export const FACE_KINDS = ['hit', 'blank'] as const;
export type BattleFace = (typeof FACE_KINDS)[number];
/** EU-22.9: a skull, whatever number stands beside it, for the expedition fails; else a number. */
export const SKULL_FACE = 'skull';
export type ExplorationFace = number | typeof SKULL_FACE;

/** The faces of the dice of the box, which are not public. */
export type DiceFaces = Readonly<
  Partial<Record<BattleDie, readonly BattleFace[]> & { exploration: readonly ExplorationFace[] }>
>;
export const DICE = [...BATTLE_DICE, 'exploration'] as const;
export type PackDie = (typeof DICE)[number];
/** How many faces a die can have, and how high a number on it can be. */
export const MOST_FACES = 20;

export interface ChartChange {
  readonly id: ChartId;
  readonly nodes: readonly NodeChange[];
  readonly removed: readonly string[];
}

/**
 * A node that is there is changed field by field, and one of which nothing is said is as printed; a new one
 * needs at least its kind.
 */
export type NodeChange = Pick<ChartNode, 'id'> &
  Partial<Omit<ChartNode, 'id' | 'source' | 'confidence'>> & {
    /** The words on the node, by language; the owner's own. */
    readonly text?: Readonly<Record<string, string>>;
  };

export type CardChange = Pick<BotCard, 'number'> & {
  readonly cost?: number;
  readonly topAction?: ChartId;
  /** Null where the printed card shows none. */
  readonly secondAction?: ChartId | null;
  readonly warAction?: ChartId | null;
  readonly discardIcon?: string | null;
};

/** EU-19.1: the cards that a realm does without in an Age. */
export interface DeckList {
  readonly realm: string;
  readonly age: number;
  readonly removed: readonly number[];
}

export interface RealmTargets {
  readonly realm: string;
  readonly kind: TargetingKind;
  readonly chart: TargetingChart;
}

/** The rules as they are run: those of the game with a pack laid over them. */
export interface RuleSet {
  readonly charts: ReadonlyMap<ChartId, Chart>;
  readonly cards: readonly BotCard[];
  readonly decks: readonly DeckList[];
  readonly targets: readonly RealmTargets[];
  readonly dice: DiceFaces;
  readonly map: MapFacts;
  /** Words of changed nodes by `chart/node` and language. */
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>>>;
}

/** What a pack may name; the reader checks it so that a slip is found where it was made. */
export interface Known {
  readonly realms: readonly string[];
  readonly provinces: readonly string[];
  readonly areas: readonly string[];
  readonly seaZones: readonly string[];
  readonly tradeNodes: readonly string[];
  readonly charts: readonly ChartId[];
  readonly cards: number;
  readonly ages: number;
}
