import type { Column, Id } from '@empty-chair/kernel/ids';
import { get, idsUpTo } from '@empty-chair/kernel/ids';
import type { FactionContent } from './content.ts';
import { bots, factions, quests } from './content.ts';

/** Factions, clearings, suits and all the rest are small integers inside the rules. */
export type Faction = Id<'Faction'>;
export type Clearing = Id<'Clearing'>;
export type Suit = Id<'Suit'>;
export type Item = Id<'Item'>;
/** A kind of building or token; every kind belongs to one faction. */
export type Kind = Id<'Kind'>;
/** Which cards and forests there are hangs on the deck and the map (facts.ts). */
export type Card = Id<'Card'>;
export type Quest = Id<'Quest'>;
export type Minister = Id<'Minister'>;
export type Forest = Id<'Forest'>;

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
export const EVERY_FACTION = idsUpTo<Faction>(FACTIONS);
/** NONE for what is no id of a faction: the same holds for suits, items and kinds. */
export const factionNamed = (id: unknown): Faction =>
  FACTION_IDS.indexOf(id as FactionId) as Faction;
export const factionId = (faction: Faction): FactionId => FACTION_IDS[faction] as FactionId;

const faction: (id: FactionId) => Faction = factionNamed;
export const MARQUISE = faction('marquise');
export const EYRIE = faction('eyrie');
export const ALLIANCE = faction('alliance');
export const VAGABOND = faction('vagabond');
export const SECOND_VAGABOND = faction('secondVagabond');
export const LIZARDS = faction('lizards');
export const RIVERFOLK = faction('riverfolk');
export const DUCHY = faction('duchy');
export const CORVIDS = faction('corvids');

/** Has a pawn instead of warriors: it never rules and is never removed (7.2.1). */
export const isVagabond = (faction: Faction): boolean =>
  faction === VAGABOND || faction === SECOND_VAGABOND;

/** There are two of them at most; their own counters lie in this order. */
export const VAGABONDS = 2;
export const vagabondIndex = (faction: Faction): number => faction - VAGABOND;

export const CLEARINGS = 12;
export const EVERY_CLEARING = idsUpTo<Clearing>(CLEARINGS);
/** Clearings are counted from 1 on the map. */
export const clearingNumbered = (n: number): Clearing => (n - 1) as Clearing;

export const SUIT_IDS = ['fox', 'rabbit', 'mouse', 'bird'] as const;
export type SuitId = (typeof SUIT_IDS)[number];
export const EVERY_SUIT = idsUpTo<Suit>(SUIT_IDS.length);
export const suitNamed = (id: unknown): Suit => SUIT_IDS.indexOf(id as SuitId) as Suit;
export const suitId = (suit: Suit): SuitId => SUIT_IDS[suit] as SuitId;

const suit: (id: SuitId) => Suit = suitNamed;
export const FOX = suit('fox');
export const RABBIT = suit('rabbit');
export const MOUSE = suit('mouse');
export const BIRD = suit('bird');

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
export const EVERY_ITEM = idsUpTo<Item>(ITEMS);
export const itemNamed = (id: unknown): Item => ITEM_IDS.indexOf(id as ItemId) as Item;
export const itemId = (item: Item): ItemId => ITEM_IDS[item] as ItemId;

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
export const EVERY_KIND = idsUpTo<Kind>(KINDS);
export const kindNamed = (id: unknown): Kind => KIND_IDS.indexOf(id as KindId) as Kind;
export const kindId = (kind: Kind): KindId => KIND_IDS[kind] as KindId;

const kind: (id: KindId) => Kind = kindNamed;
export const SAWMILL = kind('sawmill');
export const WORKSHOP = kind('workshop');
export const RECRUITER = kind('recruiter');
export const KEEP = kind('keep');
export const WOOD = kind('wood');
export const ROOST = kind('roost');
const FOX_BASE = kind('foxBase');
const MOUSE_BASE = kind('mouseBase');
export const SYMPATHY = kind('sympathy');
export const GARDEN = kind('garden');
export const TRADE_POST = kind('tradePost');
export const CITADEL = kind('citadel');
export const MARKET = kind('market');
export const TUNNEL = kind('tunnel');
export const PLOT = kind('plot');

export const isBase = (kind: Kind): boolean => kind >= FOX_BASE && kind <= MOUSE_BASE;
/** Bases are listed in the order of their suits. */
export const baseOf = (suit: Suit): Kind => (FOX_BASE + suit) as Kind;
export const suitOfBase = (base: Kind): Suit => (base - FOX_BASE) as Suit;

/** A garden or trade post has the suit of its clearing; birds have none. */
export const GARDEN_SUITS: readonly Suit[] = [FOX, RABBIT, MOUSE];

const QUEST_IDS = quests.map(({ id }) => id);
export const EVERY_QUEST = idsUpTo<Quest>(QUEST_IDS.length);
export const questNamed = (id: unknown): Quest => QUEST_IDS.indexOf(id as string) as Quest;
export const questId = (quest: Quest): string => QUEST_IDS[quest] ?? '';

/** The Duchy bot's, from the top of its board to the bottom (10.7). */
export const MINISTER_IDS = [
  'captain',
  'marshal',
  'foremole',
  'brigadier',
  'banker',
  'mayor',
  'earlOfStone',
  'baronOfDirt',
  'duchessOfMud',
] as const;
export type MinisterId = (typeof MINISTER_IDS)[number];
export const MINISTERS = MINISTER_IDS.length;
export const EVERY_MINISTER = idsUpTo<Minister>(MINISTERS);
export const ministerNamed = (id: MinisterId): Minister => MINISTER_IDS.indexOf(id) as Minister;
export const ministerId = (minister: Minister): MinisterId => MINISTER_IDS[minister] as MinisterId;
const MINISTER_SUITS = bots.drillbitDuchy.ministers.map((one) => suitNamed(one.suit));
export const suitOfMinister = (minister: Minister): Suit => MINISTER_SUITS[minister] as Suit;

const FACTION_CONTENT: Column<Faction, FactionContent> = factions;

interface KindFacts {
  readonly owner: Faction;
  readonly building: boolean;
  readonly count: number;
}

/** Owner, sort and number of each kind, from the content. The three bases are one kind there. */
const KIND_FACTS: readonly KindFacts[] = KIND_IDS.map((id) => {
  const printed = id.endsWith('Base') ? 'base' : id;
  for (const owner of EVERY_FACTION) {
    const { buildings, tokens } = get(FACTION_CONTENT, owner);
    for (const [pieces, building] of [
      [buildings, true],
      [tokens, false],
    ] as const) {
      const found = pieces.find(({ kind }) => kind === printed);
      if (found === undefined) continue;
      return { owner, building, count: printed === 'base' ? 1 : found.count };
    }
  }
  throw new RangeError(`content/factions.json has no ${printed}`);
});

export const WARRIOR_COUNT: Column<Faction, number> = factions.map(({ warriors }) => warriors);
export const KIND_COUNT: Column<Kind, number> = KIND_FACTS.map(({ count }) => count);

// Read all the time, so each by an accessor of its own.
const KIND_OWNER = KIND_FACTS.map(({ owner }) => owner);
const KIND_IS_BUILDING = KIND_FACTS.map(({ building }) => building);
const KINDS_OF = EVERY_FACTION.map((faction) =>
  EVERY_KIND.filter((kind) => KIND_OWNER[kind] === faction),
);
const BUILDINGS_OF = KINDS_OF.map((kinds) => kinds.filter((kind) => KIND_IS_BUILDING[kind]));
const TOKENS_OF = KINDS_OF.map((kinds) => kinds.filter((kind) => !KIND_IS_BUILDING[kind]));

export const ownerOf = (kind: Kind): Faction => KIND_OWNER[kind] as Faction;
export const isBuilding = (kind: Kind): boolean => KIND_IS_BUILDING[kind] === true;
/** The kinds of each faction, buildings and tokens. */
export const kindsOf = (faction: Faction): readonly Kind[] => KINDS_OF[faction] as readonly Kind[];
export const buildingsOf = (faction: Faction): readonly Kind[] =>
  BUILDINGS_OF[faction] as readonly Kind[];
export const tokensOf = (faction: Faction): readonly Kind[] =>
  TOKENS_OF[faction] as readonly Kind[];

const REMOVAL_ORDER_OF = EVERY_FACTION.map((faction) => [
  ...tokensOf(faction),
  ...buildingsOf(faction),
]);
/**
 * For "remove all": they go at once (law 1.5.4), so tokens first, or a lost base would take the
 * sympathy beside it (6.2.4) before its remover scored for it.
 */
export const removalOrderOf = (faction: Faction): readonly Kind[] =>
  REMOVAL_ORDER_OF[faction] as readonly Kind[];
