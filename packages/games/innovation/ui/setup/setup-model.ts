import type { AnyConfig } from '@empty-chair/registry/games';
import { draftsOf } from '@empty-chair/uikit/setup/draft.ts';
import { setupChoices, tilesInPlay } from '../../rules/view.ts';
import { innovationGame } from '../game.ts';
import type { TileKind as DrawnKind } from '../tiles/tile-faces.ts';

/** A config as the form edits it: the form that the game itself reads and writes. */
export interface HumanDraft {
  readonly terrain: string;
  readonly faction: string;
}
interface TilesDraft {
  readonly round?: readonly number[];
  readonly final?: number;
  readonly bonus?: readonly number[];
  readonly books?: readonly number[];
  readonly innovations?: readonly string[];
  readonly palaces?: readonly number[];
}
export interface SetupDraft {
  readonly side: string;
  readonly level: string;
  readonly faction: string;
  readonly terrain: string;
  readonly youth?: string;
  readonly humans: readonly HumanDraft[];
  readonly tiles: TilesDraft;
  readonly options: Readonly<Record<string, string>>;
  readonly chance: Readonly<Record<Chance, string>>;
}
export const CHANCES = ['cards', 'choices'] as const;
type Chance = (typeof CHANCES)[number];

/** The answer of the form that is no terrain: its card is drawn. */
export const RANDOM = 'random';

export const { draftOf, check } = draftsOf<SetupDraft>(innovationGame);

// ---- who plays -------------------------------------------------------------------

/** One or two; with two, only one faction of the Automa is left. */
export function withHumans(draft: SetupDraft, n: number): SetupDraft {
  const humans = draft.humans.slice(0, n);
  while (humans.length < n) {
    const terrain = free(setupChoices.terrains, [draft.terrain, ...humans.map((h) => h.terrain)]);
    const faction = free(
      setupChoices.humanFactions,
      humans.map((h) => h.faction),
    );
    humans.push({ terrain, faction });
  }
  const faction = n > 1 ? setupChoices.factionForTwo : draft.faction;
  // So many tiles lie out only with so many players: those written down would not fit.
  const { bonus, innovations, palaces, ...tiles } = draft.tiles;
  const isSame = n === draft.humans.length;
  return settled({ ...draft, humans, faction, tiles: isSame ? draft.tiles : tiles });
}

export function withHuman(draft: SetupDraft, index: number, human: HumanDraft): SetupDraft {
  return settled({ ...draft, humans: draft.humans.with(index, human) });
}

/** What the other human has not taken. */
export function freeTerrains(draft: SetupDraft, index: number): readonly string[] {
  const taken = draft.humans.filter((_, other) => other !== index).map(({ terrain }) => terrain);
  return setupChoices.terrains.filter((id) => !taken.includes(id));
}
export function freeFactions(draft: SetupDraft, index: number): readonly string[] {
  const taken = draft.humans.filter((_, other) => other !== index).map(({ faction }) => faction);
  return setupChoices.humanFactions.filter((id) => !taken.includes(id));
}

// ---- the Automa ------------------------------------------------------------------

export const automaFactions = (draft: SetupDraft): typeof setupChoices.factions =>
  draft.humans.length === 1
    ? setupChoices.factions
    : setupChoices.factions.filter(({ id }) => id === setupChoices.factionForTwo);

export const hasYouth = ({ faction }: SetupDraft): boolean =>
  faction === setupChoices.factionWithYouth;

export function withFaction(draft: SetupDraft, faction: string): SetupDraft {
  return settled({ ...draft, faction });
}

/** The terrains of no human; the card may be drawn unless the faction needs it chosen. */
export function automaTerrains(draft: SetupDraft): readonly string[] {
  const left = unowned(draft);
  return hasYouth(draft) ? left : [RANDOM, ...left];
}
export const youthTerrains = (draft: SetupDraft): readonly string[] =>
  unowned(draft).filter((id) => id !== draft.terrain);

export function withTerrain(draft: SetupDraft, terrain: string): SetupDraft {
  return settled({ ...draft, terrain });
}

const unowned = ({ humans }: SetupDraft): readonly string[] =>
  setupChoices.terrains.filter((id) => humans.every(({ terrain }) => terrain !== id));

/** Whatever was just chosen stays; what no longer goes with it gives way. */
function settled(draft: SetupDraft): SetupDraft {
  const { youth, ...rest } = draft;
  const offered = automaTerrains(draft);
  const terrain = offered.includes(draft.terrain) ? draft.terrain : (offered[0] ?? RANDOM);
  const next = { ...rest, terrain };
  if (!hasYouth(next)) return next;
  const second = youthTerrains(next);
  const kept = youth !== undefined && second.includes(youth) ? youth : second[0];
  return kept === undefined ? next : { ...next, youth: kept };
}

function free(all: readonly string[], taken: readonly string[]): string {
  return all.find((id) => !taken.includes(id)) ?? '';
}

// ---- tiles that lie on the table -------------------------------------------------

export type TileKind = keyof TilesDraft;
export interface TileList {
  readonly kind: TileKind;
  /** The kind of ref that names such a tile. */
  readonly ref: DrawnKind;
  readonly ids: readonly string[];
  /** How many lie on the table. */
  readonly n: number;
}

export function tileLists({ humans }: SetupDraft): readonly TileList[] {
  const play = tilesInPlay(humans.length);
  const list = (kind: TileKind, ref: DrawnKind, ids: readonly (string | number)[], n: number) => ({
    kind,
    ref,
    ids: ids.map(String),
    n,
  });
  return [
    list('round', 'roundTile', setupChoices.roundTiles, setupChoices.rounds),
    list('final', 'finalTile', setupChoices.finalTiles, 1),
    list('bonus', 'bonus', setupChoices.bonusTiles, play.bonus),
    list('books', 'book', setupChoices.bookActions, setupChoices.bookSlots),
    list('innovations', 'innovation', setupChoices.innovations, play.innovations),
    list('palaces', 'palace', setupChoices.palaces, play.palaces),
  ];
}

export function tilesOf({ tiles }: SetupDraft, kind: TileKind): readonly string[] {
  const found = tiles[kind];
  if (found === undefined) return [];
  return (typeof found === 'number' ? [found] : found).map(String);
}

/** Those entered, in their order; an empty list leaves the drawing to the app. */
export function withTiles(draft: SetupDraft, kind: TileKind, ids: readonly string[]): SetupDraft {
  const { [kind]: _, ...others } = draft.tiles;
  if (ids.length === 0) return { ...draft, tiles: others };
  const values = kind === 'innovations' ? ids : ids.map(Number);
  return { ...draft, tiles: { ...others, [kind]: kind === 'final' ? values[0] : values } };
}

/** A tap on a tile: at the end of the row, or out of it again. */
export function tapped(picked: readonly string[], id: string, n: number): readonly string[] {
  if (picked.includes(id)) return picked.filter((other) => other !== id);
  if (n === 1) return [id];
  return picked.length < n ? [...picked, id] : picked;
}

// ---- a first game ----------------------------------------------------------------

export function firstConfig(): AnyConfig {
  return innovationGame.module.defaultConfig;
}
