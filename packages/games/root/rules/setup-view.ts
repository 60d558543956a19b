import type { BotId } from './config.ts';
import {
  BOT_FACTIONS,
  BOT_IDS,
  CHARACTERS,
  CLEARING_SUITS,
  DECK_IDS,
  FIRST_BOX,
  LEVELS,
  MAP_IDS,
  SCREEN_FACTIONS,
  TRAITS,
  WHO_PROVIDES,
} from './config.ts';
import { maps } from './content.ts';
import { SCREEN_OPTIONS, SECOND_BOX_OPTIONS, TABLE_OPTIONS } from './options.ts';
import {
  EVERY_FACTION,
  EVERY_KIND,
  FACTION_IDS,
  factionId,
  isBuilding,
  isVagabond,
  kindId,
  ownerOf,
} from './pieces.ts';

/** What a new game can be made of, as plain data for a form. What fits together is told on decoding. */
export interface MapChoice {
  readonly id: string;
  /** How its suits can be laid out. */
  readonly suits: readonly string[];
  readonly clearings: readonly {
    readonly x: number;
    readonly y: number;
    /** As printed or suggested. */
    readonly suit: string | undefined;
    readonly ruin: boolean;
  }[];
  /** Pairs of places in `clearings`. */
  readonly paths: readonly (readonly [number, number])[];
  readonly closedPaths: readonly (readonly [number, number])[];
  readonly rivers: readonly (readonly [number, number])[];
  readonly coastal: readonly number[];
}
interface BotChoice {
  readonly id: string;
  readonly isSecondBox: boolean;
  readonly factions: readonly string[];
  readonly traits: readonly string[];
  readonly characters: readonly string[];
}
interface OptionChoice {
  readonly name: string;
  /** The ruling that it settles. */
  readonly rule: string;
  readonly values: readonly string[];
  /** It is about a bot of the second box. */
  readonly isSecondBox: boolean;
  /** Of people who play on the screen. */
  readonly isOnScreen: boolean;
}
export interface SetupChoices {
  readonly maps: readonly MapChoice[];
  /** What a clearing can be, when its suits are written down one by one. */
  readonly clearingSuits: readonly string[];
  readonly decks: readonly string[];
  readonly factions: readonly string[];
  /** Those that people can play on the screen. */
  readonly screenFactions: readonly string[];
  readonly bots: readonly BotChoice[];
  readonly levels: readonly string[];
  readonly providers: readonly string[];
  readonly options: readonly OptionChoice[];
}

type Option = keyof typeof TABLE_OPTIONS;

const OPTION_RULES: Readonly<Record<Option, string>> = {
  expand: 'A-04',
  arrivals: 'A-05',
  escalatedTie: 'A-08',
  startingBuildings: 'A-09',
  nobility: 'A-15',
  extraHit: 'A-16',
  sympathyFallback: 'A-21',
  emptyRevolt: 'A-24',
  vagabotRepeat: 'A-31',
  vagabotDefenseless: 'A-34',
  vagabotShortRoute: 'A-43',
  scoundrelItem: 'A-47',
  steadfast: 'A-49',
  overwhelming: 'A-51',
  vagrantCoop: 'A-53',
  scoundrelNoSlot: 'A-54',
  wildfireNoOrder: 'A-55',
  berserkerRepairs: 'A-63',
  corners: 'B-02',
  robotRevenge: 'B-08',
  gardenScore: 'B-15',
  marketRefill: 'B-24',
  tradePostVp: 'B-27',
  tradeDisruption: 'B-28',
  vagabondPays: 'B-33',
  botServices: '9.7',
  humanRiverfolk: '9.7',
  startingBird: 'B-42',
  mayorBurrow: 'B-43',
  digTie: 'B-45',
  duchyBuild: 'B-48',
  brigadier: 'B-49',
  plotThickens: 'B-57',
  bombSwap: 'B-59',
  extortion: 'B-61',
  vendetta: 'B-67',
  bombVagabot: 'B-69',
  snareVp: 'B-70',
  snaredTunnel: 'B-114',
  steadfastSnare: 'B-122',
  marquiseCraft: 'H-11',
  robbedBotScores: 'H-21',
  partisansBirds: 'H-28',
  newRoost: 'H-13',
  turmoilByOrder: 'H-14',
  allyMove: 'H-18',
  infamy: 'H-20',
  fullRemoval: 'H-32',
  handsAsked: 'H-54',
};

const isOfFirstBox = (bot: BotId): boolean => FIRST_BOX.some((id) => id === bot);

export const setupChoices: SetupChoices = {
  maps: MAP_IDS.map(mapChoice),
  clearingSuits: CLEARING_SUITS,
  decks: DECK_IDS,
  factions: FACTION_IDS,
  screenFactions: SCREEN_FACTIONS,
  bots: BOT_IDS.map((id) => ({
    id,
    isSecondBox: !isOfFirstBox(id),
    factions: BOT_FACTIONS[id],
    traits: TRAITS[id],
    characters: id === 'vagabot' ? CHARACTERS : [],
  })),
  levels: LEVELS,
  providers: WHO_PROVIDES,
  options: (Object.keys(TABLE_OPTIONS) as Option[]).map((name) => ({
    name,
    rule: OPTION_RULES[name],
    values: TABLE_OPTIONS[name],
    isSecondBox: name in SECOND_BOX_OPTIONS,
    isOnScreen: name in SCREEN_OPTIONS,
  })),
};

function mapChoice(id: string): MapChoice {
  const map = maps.find((known) => known.id === id);
  const pairs = (list: readonly (readonly number[])[] = []): (readonly [number, number])[] =>
    list.map(([a = 1, b = 1]) => [a - 1, b - 1] as const);
  const planned = map?.suits === 'printed' || map?.suits === 'suggested' ? [map.suits] : [];
  return {
    id,
    suits: [...planned, 'random'],
    clearings: (map?.clearings ?? []).map(({ x, y, suit, ruin }) => ({
      x,
      y,
      suit: suit ?? undefined,
      ruin,
    })),
    paths: pairs(map?.paths),
    closedPaths: pairs(map?.closedPaths),
    rivers: pairs(map?.rivers),
    coastal: (map?.coastal ?? []).map((clearing) => clearing - 1),
  };
}

/** Every kind of building and token with its owner, in the order of the rules. */
export const pieceKinds: readonly {
  readonly piece: string;
  readonly faction: string;
  readonly building: boolean;
}[] = EVERY_KIND.map((kind) => ({
  piece: kindId(kind),
  faction: factionId(ownerOf(kind)),
  building: isBuilding(kind),
}));

/** The factions that have one pawn instead of warriors. */
export const pawnFactions: readonly string[] = EVERY_FACTION.filter(isVagabond).map(factionId);
