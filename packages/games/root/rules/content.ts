import { fingerprint } from '@empty-chair/kernel/hash';
import botsJson from '../content/bots.json' with { type: 'json' };
import decksJson from '../content/decks.json' with { type: 'json' };
import factionsJson from '../content/factions.json' with { type: 'json' };
import itemsJson from '../content/items.json' with { type: 'json' };
import mapsJson from '../content/maps.json' with { type: 'json' };
import secondBoxJson from '../content/second-box.json' with { type: 'json' };

/** The content files, typed once. Their form is held by content/schema and checked by a test. */

interface PieceContent {
  readonly kind: string;
  readonly count: number;
}
export interface FactionContent {
  readonly id: string;
  readonly warriors: number;
  readonly buildings: readonly PieceContent[];
  readonly tokens: readonly PieceContent[];
}
export const factions: readonly FactionContent[] = factionsJson.factions;

export interface ClearingContent {
  readonly id: number;
  readonly suit: string | null;
  readonly slots: number;
  readonly ruin: boolean;
  readonly corner: boolean;
  readonly oppositeCorner: number | null;
  readonly adjacent: readonly number[];
  readonly forests: readonly string[];
  readonly x: number;
  readonly y: number;
}
interface ForestContent {
  readonly id: string;
  readonly clearings: readonly number[];
  readonly adjacent: readonly string[];
  readonly x: number;
  readonly y: number;
}
export interface MapContent {
  readonly id: string;
  readonly suits: string;
  readonly clearings: readonly ClearingContent[];
  readonly paths: readonly (readonly number[])[];
  readonly rivers: readonly (readonly number[])[];
  readonly closedPaths: readonly (readonly number[])[];
  readonly forests: readonly ForestContent[];
  readonly vagabotStart: readonly string[];
  readonly coastal: readonly number[];
  readonly ferry: number | null;
  readonly pass: number | null;
}
export const maps: readonly MapContent[] = mapsJson.maps;

export interface BattleEffect {
  readonly role: string;
  readonly extraHits?: number;
  readonly ignoresRolledHits?: boolean;
  readonly discarded?: boolean;
  readonly suit?: string;
  readonly defenderVp?: number;
}
export interface CardContent {
  readonly id: string;
  readonly name: string;
  readonly suit: string;
  readonly kind: string;
  readonly item: string | null;
  readonly vp: number;
  /** What crafting it takes: suits, or `any`; null for what is never crafted. */
  readonly cost: readonly string[] | null;
  readonly battle?: BattleEffect;
}
export const decks: Readonly<Record<'standard' | 'exilesAndPartisans', readonly CardContent[]>> = {
  standard: decksJson.standard as readonly CardContent[],
  exilesAndPartisans: decksJson.exilesAndPartisans as readonly CardContent[],
};

export interface QuestContent {
  readonly id: string;
  readonly suit: string;
  /** What a human Vagabond exhausts for it. */
  readonly items: readonly string[];
}
export const quests: readonly QuestContent[] = decksJson.quests;

export const items = itemsJson;
export const common = botsJson.common;

/** Per bot: tracks, numbers, a row per difficulty, traits. */
export const bots = { ...botsJson.bots, ...secondBoxJson.bots };

interface NumberedCard {
  readonly id: string;
  readonly numbers?: Readonly<Record<string, number | undefined>>;
}

/** A number that the card of a trait or a character names. */
export function numberOn(cards: readonly NumberedCard[], id: string, name: string): number {
  const number = cards.find((card) => card.id === id)?.numbers?.[name];
  if (number === undefined) throw new RangeError(`no ${name} on the card ${id}`);
  return number;
}

/**
 * Of the facts, not of their layout: a record made with other cards or maps is not replayed. The second
 * box is left out, or every game of the first would count as one of another content.
 */
export const contentHash = fingerprint(
  JSON.stringify([factions, maps, decks, quests, items, common, botsJson.bots]),
);
