import type { BotSeat, Config, Trait } from './config.ts';
import { LEVELS } from './config.ts';
import type { CardContent, MapContent } from './content.ts';
import { common, decks, items, maps, quests } from './content.ts';
import type { Clearing, Faction, Item, Suit } from './pieces.ts';
import {
  CLEARINGS,
  FACTION_IDS,
  FACTIONS,
  ITEM_IDS,
  indexOfId,
  isVagabond,
  SUIT_IDS,
} from './pieces.ts';

/** What never changes during a game, worked out once from its config and shared by all its states. */
export interface Facts {
  readonly config: Config;
  readonly map: MapContent;
  /** The order of actions (2.4): from the highest priority to the lowest, the pass first. */
  readonly byPriority: readonly Clearing[];
  /** For "highest priority" least wins, for "lowest" most; the pass wins both (B.12.2). */
  readonly highRank: readonly number[];
  readonly lowRank: readonly number[];
  readonly slots: readonly number[];
  /** Neighbours by path, closed ones included, in the order of their numbers. */
  readonly adjacent: readonly (readonly Clearing[])[];
  readonly coastal: readonly Clearing[];
  /** Where ruins lie at set-up. */
  readonly ruins: readonly Clearing[];
  /** Clearing of the pass, or -1. */
  readonly pass: Clearing;
  readonly corners: readonly Clearing[];
  readonly oppositeCorner: readonly Clearing[];
  readonly forestIds: readonly string[];
  readonly forestClearings: readonly (readonly Clearing[])[];
  readonly forestNeighbours: readonly (readonly number[])[];
  readonly clearingForests: readonly (readonly number[])[];
  /** The forests in which the Vagabot may begin (7.3.2). */
  readonly vagabotStarts: readonly number[];

  /** The factions that play, in set-up order (2.2). */
  readonly factions: readonly Faction[];
  readonly seatFactions: readonly Faction[];
  readonly seatOf: readonly number[];
  readonly botOf: readonly (BotSeat | undefined)[];
  /** The index of the bot's row of difficulty. */
  readonly levelOf: readonly number[];
  readonly traitsOf: readonly ReadonlySet<Trait>[];
  readonly humans: readonly Faction[];
  readonly enemies: readonly (readonly Faction[])[];
  /** Whom a bot may choose as a target; in the cooperative game not the other bots. */
  readonly hostile: readonly (readonly Faction[])[];

  /** 3.4: the dominance cards leave the deck. */
  readonly noDominance: boolean;

  readonly vagabonds: readonly Faction[];
  /** What hides under the ruins: a set of R items for each Vagabond (7.3.4). */
  readonly ruinItems: readonly Item[];

  readonly cards: readonly CardContent[];
  /** The shared deck before it is shuffled. */
  readonly startingDeck: readonly number[];
  readonly cardSuit: readonly Suit[];
  /** -1 when the card shows no item. */
  readonly cardItem: readonly Item[];
  readonly questSuit: readonly Suit[];
}

const known = new WeakMap<Config, Facts>();

export function factsOf(config: Config): Facts {
  const found = known.get(config);
  if (found !== undefined) return found;
  const seats = seatFacts(config);
  const facts = { ...mapFacts(config), ...seats, ...cardFacts(config, seats.noDominance), config };
  known.set(config, facts);
  return facts;
}

export function hasTrait(facts: Facts, faction: Faction, trait: Trait): boolean {
  const traits = facts.traitsOf[faction];
  // Most bots have none, and rules ask for them all the time.
  return traits !== undefined && traits.size > 0 && traits.has(trait);
}

function mapFacts(config: Config) {
  const map = maps.find(({ id }) => id === config.map);
  if (map === undefined) throw new RangeError(`no map ${config.map}`);
  const all = map.clearings.map((_, clearing) => clearing);
  const pass = map.pass === null ? -1 : map.pass - 1;
  const forestIndex = (id: string) => map.forests.findIndex((forest) => forest.id === id);
  return {
    map,
    byPriority: [...all.filter((c) => c === pass), ...all.filter((c) => c !== pass)],
    highRank: all.map((c) => (c === pass ? 0 : c + 1)),
    lowRank: all.map((c) => (c === pass ? CLEARINGS + 1 : c + 1)),
    slots: map.clearings.map(({ slots }) => slots),
    adjacent: map.clearings.map(({ adjacent }) =>
      adjacent.map((id) => id - 1).sort((a, b) => a - b),
    ),
    coastal: map.coastal.map((id) => id - 1),
    ruins: all.filter((c) => map.clearings[c]?.ruin),
    pass,
    corners: all.filter((c) => map.clearings[c]?.corner),
    oppositeCorner: map.clearings.map(({ oppositeCorner }) => (oppositeCorner ?? 0) - 1),
    forestIds: map.forests.map(({ id }) => id),
    forestClearings: map.forests.map(({ clearings }) => clearings.map((id) => id - 1)),
    forestNeighbours: map.forests.map(({ adjacent }) => adjacent.map(forestIndex)),
    clearingForests: map.clearings.map(({ forests }) => forests.map(forestIndex)),
    vagabotStarts: map.forests.flatMap(({ id }, forest) =>
      map.vagabotStart.includes(id) ? [forest] : [],
    ),
  };
}

function seatFacts(config: Config) {
  const seatFactions = config.seats.map(({ faction }) => FACTION_IDS.indexOf(faction));
  const factions = [...seatFactions].sort((a, b) => a - b);
  const everyFaction = Array.from({ length: FACTIONS }, (_, faction) => faction);
  const seatOf = everyFaction.map((faction) => seatFactions.indexOf(faction));
  const botOf = everyFaction.map((faction) => {
    const seat = config.seats[seatOf[faction] ?? -1];
    return seat?.bot === undefined ? undefined : seat;
  });
  const enemies = everyFaction.map((faction) => factions.filter((other) => other !== faction));
  const isBot = (faction: Faction) => botOf[faction] !== undefined;
  const humans = factions.filter((faction) => !isBot(faction));
  const vagabonds = factions.filter(isVagabond);
  return {
    factions,
    seatFactions,
    seatOf,
    botOf,
    levelOf: botOf.map((seat) => LEVELS.indexOf(seat?.difficulty ?? 'standard')),
    traitsOf: botOf.map((seat) => new Set(seat?.traits ?? [])),
    humans,
    vagabonds,
    ruinItems: ruinItemsFor(vagabonds.length),
    noDominance: humans.length <= common.noDominanceUpToHumans || config.coop,
    enemies,
    hostile: enemies.map((others, faction) =>
      config.coop && isBot(faction) ? others.filter((other) => !isBot(other)) : others,
    ),
  };
}

function ruinItemsFor(vagabonds: number): readonly Item[] {
  return Object.entries(items.ruinItems).flatMap(([id, n]) =>
    new Array<Item>(n * vagabonds).fill(indexOfId(ITEM_IDS, id)),
  );
}

function cardFacts(config: Config, noDominance: boolean) {
  const cards = decks[config.deck];
  const suit = (id: string) => indexOfId(SUIT_IDS, id);
  return {
    cards,
    startingDeck: cards.flatMap(({ kind }, card) =>
      noDominance && kind === 'dominance' ? [] : [card],
    ),
    cardSuit: cards.map((card) => suit(card.suit)),
    cardItem: cards.map(({ item }) => indexOfId(ITEM_IDS, item)),
    questSuit: quests.map((quest) => suit(quest.suit)),
  };
}
