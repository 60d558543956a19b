import type { Column } from '@empty-chair/kernel/ids';
import { get, idsUpTo, NONE } from '@empty-chair/kernel/ids';
import type { Seat } from '@empty-chair/kernel/words';
import type { BotSeat, Config, Trait } from './config.ts';
import { LEVELS } from './config.ts';
import type { CardContent, ClearingContent, MapContent } from './content.ts';
import { common, decks, items, maps, quests } from './content.ts';
import type { Card, Clearing, Faction, Forest, Item, Quest, Suit } from './pieces.ts';
import {
  CLEARINGS,
  clearingNumbered,
  EVERY_CLEARING,
  EVERY_FACTION,
  factionNamed,
  isVagabond,
  itemNamed,
  RIVERFOLK,
  suitNamed,
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
  /** The clearings on the river, or on the coast of the lake, by priority. */
  readonly onRiver: readonly Clearing[];
  /** Neighbours by river, in the order of their numbers. */
  readonly rivers: readonly (readonly Clearing[])[];
  /** Where ruins lie at set-up. */
  readonly ruins: readonly Clearing[];
  /** Clearing of the pass, or NONE. */
  readonly pass: Clearing;
  readonly corners: readonly Clearing[];
  readonly oppositeCorner: Column<Clearing, Clearing>;
  readonly forests: readonly Forest[];
  readonly forestIds: Column<Forest, string>;
  readonly forestClearings: Column<Forest, readonly Clearing[]>;
  /** As the map has them: in winter the river divides them (law.M.2.1), on the lake the next coast is near (law.M.3.4). */
  readonly forestNeighbours: Column<Forest, readonly Forest[]>;
  readonly clearingForests: Column<Clearing, readonly Forest[]>;
  /** The forests in which the Vagabot may begin (7.3.2). */
  readonly vagabotStarts: readonly Forest[];

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
  /** Whom a bot may choose as a target; in the cooperative game not the other bots (A-03, B-72). */
  readonly hostile: readonly (readonly Faction[])[];

  /** Bots buy of the Riverfolk, a bot or humans who are asked (9.2.3, 9.7). */
  readonly sellsServices: boolean;

  /** 3.4: the dominance cards leave the deck. */
  readonly noDominance: boolean;

  readonly vagabonds: readonly Faction[];
  /** What hides under the ruins: a set of R items for each Vagabond (7.3.4). */
  readonly ruinItems: readonly Item[];

  readonly cards: readonly CardContent[];
  readonly cardList: readonly Card[];
  /** The shared deck before it is shuffled. */
  readonly startingDeck: readonly Card[];
  readonly cardSuit: readonly Suit[];
  /** NONE when the card shows no item. */
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

// Accessors of what rules read all the time.

export const neighboursOf = ({ adjacent }: Facts, clearing: Clearing): readonly Clearing[] =>
  adjacent[clearing] as readonly Clearing[];
export const riversFrom = ({ rivers }: Facts, clearing: Clearing): readonly Clearing[] =>
  rivers[clearing] as readonly Clearing[];
export const enemiesOf = ({ enemies }: Facts, faction: Faction): readonly Faction[] =>
  enemies[faction] as readonly Faction[];
export const hostileTo = ({ hostile }: Facts, faction: Faction): readonly Faction[] =>
  hostile[faction] as readonly Faction[];
export const isPlaying = ({ seatOf }: Facts, faction: Faction): boolean => seatOf[faction] !== -1;
export const seatOf = (facts: Facts, faction: Faction): Seat => facts.seatOf[faction] as Seat;
export const factionOn = ({ seatFactions }: Facts, seat: Seat): Faction =>
  seatFactions[seat] as Faction;
/** The row of the faction's difficulty. */
export const levelRow = <Row>({ levelOf }: Facts, faction: Faction, rows: readonly Row[]): Row =>
  rows[levelOf[faction] as number] as Row;
export const suitOfCard = ({ cardSuit }: Facts, card: Card): Suit => cardSuit[card] as Suit;
export const itemOnCard = ({ cardItem }: Facts, card: Card): Item => cardItem[card] as Item;
export const suitOfQuest = ({ questSuit }: Facts, quest: Quest): Suit => questSuit[quest] as Suit;

/** NONE for what is no card of the deck. */
export const cardNamed = ({ cards }: Facts, id: string): Card =>
  cards.findIndex((card) => card.id === id) as Card;
export const forestNamed = ({ forestIds }: Pick<Facts, 'forestIds'>, id: string): Forest =>
  forestIds.indexOf(id) as Forest;

function mapFacts(config: Config) {
  const map = maps.find(({ id }) => id === config.map);
  if (map === undefined) throw new RangeError(`no map ${config.map}`);
  const all = EVERY_CLEARING;
  const drawn: Column<Clearing, ClearingContent> = map.clearings;
  const pass = map.pass === null ? NONE : clearingNumbered(map.pass);
  const byPriority = [...all.filter((c) => c === pass), ...all.filter((c) => c !== pass)];
  const forests = idsUpTo<Forest>(map.forests.length);
  const forestIds: Column<Forest, string> = map.forests.map(({ id }) => id);
  const forestCalled = (id: string) => forestNamed({ forestIds }, id);
  return {
    map,
    byPriority,
    highRank: all.map((c) => (c === pass ? 0 : c + 1)),
    lowRank: all.map((c) => (c === pass ? CLEARINGS + 1 : c + 1)),
    slots: map.clearings.map(({ slots }) => slots),
    adjacent: map.clearings.map(({ adjacent }) =>
      adjacent.map(clearingNumbered).sort((a, b) => a - b),
    ),
    coastal: map.coastal.map(clearingNumbered),
    rivers: all.map((c) =>
      map.rivers
        .filter((pair) => pair.includes(c + 1))
        .flatMap((pair) => pair.filter((n) => n !== c + 1).map(clearingNumbered))
        .sort((a, b) => a - b),
    ),
    onRiver: byPriority.filter((c) => map.rivers.flat().includes(c + 1)),
    ruins: all.filter((c) => get(drawn, c).ruin),
    pass,
    corners: all.filter((c) => get(drawn, c).corner),
    oppositeCorner: map.clearings.map(({ oppositeCorner }) =>
      clearingNumbered(oppositeCorner ?? 0),
    ),
    forests,
    forestIds,
    forestClearings: map.forests.map(({ clearings }) => clearings.map(clearingNumbered)),
    forestNeighbours: map.forests.map(({ adjacent }) => adjacent.map(forestCalled)),
    clearingForests: map.clearings.map(({ forests }) => forests.map(forestCalled)),
    vagabotStarts: forests.filter((forest) => map.vagabotStart.includes(get(forestIds, forest))),
  };
}

function seatFacts(config: Config) {
  const seatFactions = config.seats.map(({ faction }) => factionNamed(faction));
  const factions = [...seatFactions].sort((a, b) => a - b);
  const seatOf = EVERY_FACTION.map((faction) => seatFactions.indexOf(faction));
  const botOf = EVERY_FACTION.map((faction) => {
    const seat = config.seats[seatOf[faction] ?? -1];
    return seat?.bot === undefined ? undefined : seat;
  });
  const enemies = EVERY_FACTION.map((faction) => factions.filter((other) => other !== faction));
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
    sellsServices:
      isBot(RIVERFOLK) || (humans.includes(RIVERFOLK) && config.options.humanRiverfolk === 'asked'),
    vagabonds,
    ruinItems: ruinItemsFor(vagabonds.length),
    noDominance: humans.length <= common.noDominanceUpToHumans || config.coop,
    enemies,
    hostile: EVERY_FACTION.map((faction) => {
      const others = enemies[faction] as readonly Faction[];
      return config.coop && isBot(faction) ? others.filter((other) => !isBot(other)) : others;
    }),
  };
}

function ruinItemsFor(vagabonds: number): readonly Item[] {
  return Object.entries(items.ruinItems).flatMap(([id, n]) =>
    new Array<Item>(n * vagabonds).fill(itemNamed(id)),
  );
}

function cardFacts(config: Config, noDominance: boolean) {
  const cards = decks[config.deck];
  const cardList = idsUpTo<Card>(cards.length);
  return {
    cards,
    cardList,
    startingDeck: cardList.filter((card) => !(noDominance && cards[card]?.kind === 'dominance')),
    cardSuit: cards.map(({ suit }) => suitNamed(suit)),
    cardItem: cards.map(({ item }) => itemNamed(item)),
    questSuit: quests.map(({ suit }) => suitNamed(suit)),
  };
}
