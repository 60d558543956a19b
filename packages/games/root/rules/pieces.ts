import { factions } from './content.ts';

/** Factions, clearings, suits, items and kinds of pieces are small integers inside the rules. */
export type Faction = number;
export type Clearing = number;
export type Suit = number;
export type Item = number;
/** A kind of building or token; every kind belongs to one faction. */
export type Kind = number;

/** In the set-up order of rule 2.2, which is also the order of last resort among enemies. */
export const FACTION_IDS = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'secondVagabond',
  'lizards',
  'riverfolk',
  'duchy',
  'corvids',
] as const;
export type FactionId = (typeof FACTION_IDS)[number];
export const FACTIONS = FACTION_IDS.length;
export const MARQUISE = 0;
export const EYRIE = 1;
export const ALLIANCE = 2;
export const VAGABOND = 3;
export const SECOND_VAGABOND = 4;
export const LIZARDS = 5;
export const CORVIDS = 8;

/** Has a pawn instead of warriors: it never rules and is never removed (7.2.1). */
export const isVagabond = (faction: Faction): boolean =>
  faction === VAGABOND || faction === SECOND_VAGABOND;

/** The place of an id in a list of ids, or -1: for ids that come from content or from outside. */
export const indexOfId = (ids: readonly string[], id: unknown): number => ids.indexOf(id as string);

export const CLEARINGS = 12;

export const SUIT_IDS = ['fox', 'rabbit', 'mouse', 'bird'] as const;
export type SuitId = (typeof SUIT_IDS)[number];
export const FOX = 0;
export const RABBIT = 1;
export const MOUSE = 2;
export const BIRD = 3;

export const ITEM_IDS = [
  'boot',
  'bag',
  'crossbow',
  'hammer',
  'sword',
  'tea',
  'coin',
  'torch',
] as const;
export type ItemId = (typeof ITEM_IDS)[number];
export const ITEMS = ITEM_IDS.length;

export const KIND_IDS = [
  'sawmill',
  'workshop',
  'recruiter',
  'keep',
  'wood',
  'roost',
  'foxBase',
  'rabbitBase',
  'mouseBase',
  'sympathy',
  'garden',
  'tradePost',
  'citadel',
  'market',
  'tunnel',
  'plot',
] as const;
export type KindId = (typeof KIND_IDS)[number];
export const KINDS = KIND_IDS.length;
export const SAWMILL = 0;
export const WORKSHOP = 1;
export const RECRUITER = 2;
export const KEEP = 3;
export const ROOST = 5;
/** The base of a suit is FOX_BASE + suit. */
export const FOX_BASE = 6;
const MOUSE_BASE = 8;
export const SYMPATHY = 9;
export const GARDEN = 10;
export const TRADE_POST = 11;
export const PLOT = 15;

export const isBase = (kind: Kind): boolean => kind >= FOX_BASE && kind <= MOUSE_BASE;

interface KindFacts {
  readonly owner: Faction;
  readonly building: boolean;
  readonly count: number;
}

/** Owner, sort and number of each kind, from the content. The three bases are one kind there. */
const KIND_FACTS: readonly KindFacts[] = KIND_IDS.map((id) => {
  const printed = id.endsWith('Base') ? 'base' : id;
  for (const [owner, faction] of factions.entries()) {
    for (const [pieces, building] of [
      [faction.buildings, true],
      [faction.tokens, false],
    ] as const) {
      const found = pieces.find(({ kind }) => kind === printed);
      if (found === undefined) continue;
      return { owner, building, count: printed === 'base' ? 1 : found.count };
    }
  }
  throw new RangeError(`content/factions.json has no ${printed}`);
});

export const KIND_OWNER: readonly Faction[] = KIND_FACTS.map(({ owner }) => owner);
export const KIND_IS_BUILDING: readonly boolean[] = KIND_FACTS.map(({ building }) => building);
export const KIND_COUNT: readonly number[] = KIND_FACTS.map(({ count }) => count);
export const WARRIOR_COUNT: readonly number[] = factions.map(({ warriors }) => warriors);

/** The kinds of each faction, buildings and tokens. */
export const KINDS_OF: readonly (readonly Kind[])[] = FACTION_IDS.map((_, faction) =>
  KIND_OWNER.flatMap((owner, kind) => (owner === faction ? [kind] : [])),
);
export const BUILDINGS_OF: readonly (readonly Kind[])[] = KINDS_OF.map((kinds) =>
  kinds.filter((kind) => KIND_IS_BUILDING[kind]),
);
export const TOKENS_OF: readonly (readonly Kind[])[] = KINDS_OF.map((kinds) =>
  kinds.filter((kind) => !KIND_IS_BUILDING[kind]),
);
/**
 * For "remove all": they go at once (law 1.5.4), so tokens first, or a lost base would take the
 * sympathy beside it (6.2.4) before its remover scored for it.
 */
export const REMOVAL_ORDER_OF: readonly (readonly Kind[])[] = FACTION_IDS.map((_, faction) => [
  ...(TOKENS_OF[faction] as readonly Kind[]),
  ...(BUILDINGS_OF[faction] as readonly Kind[]),
]);
